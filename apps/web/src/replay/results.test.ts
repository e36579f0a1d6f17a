// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { FinishedGame } from "./finishedGames.ts";
import { keepFinished, onlyPerson } from "./finishedGames.ts";
import { bestScore, forgetResults, keepResults, results } from "./results.ts";

beforeEach(() => localStorage.clear());

const SOLO = { game: "any", mode: "solo", seats: 1 };

const solo = (nth: number, more: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `kept-${nth}`,
  game: "any",
  at: nth,
  mode: "solo",
  people: [{ name: "Ada", color: 0, kind: "person" }],
  commitment: "hash",
  scores: [{ seat: 0, place: 1, score: 900 + nth }],
  own: 0,
  path: `/replay/kept-${nth}`,
  ...more,
});

test("results stay when the recordings have made room, up to a bound", () => {
  for (let nth = 1; nth <= 320; nth += 1) keepFinished(solo(nth), "file");
  expect(results()).toHaveLength(300);
  expect(results()[0]).toEqual({ ...SOLO, id: "kept-320", at: 320, bots: 0, score: 1220, place: 1 });
});

test("the best score is one of the same game, mode and number of seats", () => {
  expect(bestScore(SOLO)).toBeUndefined();
  for (const nth of [1, 9, 5]) keepFinished(solo(nth), "file");
  keepFinished(solo(20, { mode: "short" }), "file");
  keepFinished(solo(21, { game: "other" }), "file");
  expect(bestScore(SOLO)).toBe(909);
  forgetResults();
  expect(bestScore(SOLO)).toBeUndefined();
});

test("deleted results can be restored", () => {
  for (const nth of [1, 2]) keepFinished(solo(nth), "file");
  const before = results();
  forgetResults();
  expect(results()).toEqual([]);
  keepResults(before);
  expect(results()).toEqual(before);
  expect(before).toHaveLength(2);
});

test("what a game with known shuffles brought does not count, and of the game of a day only the first try does", () => {
  keepFinished(solo(1, { again: true }), "file");
  keepFinished(solo(2, { day: "2026-03-01" }), "file");
  keepFinished(solo(3, { day: "2026-03-01" }), "file");
  expect(results().map(({ id }) => id)).toEqual(["kept-2"]);
});

test("only the own score counts, and only under the game's own cards", () => {
  const people = [
    { name: "Mate", color: 0, kind: "bot" },
    { name: "Ada", color: 1, kind: "person" },
  ] as const;
  const scores = [
    { seat: 0, place: 1, score: 99 },
    { seat: 1, place: 2, score: 50 },
  ];
  keepFinished(solo(1, { people, scores, own: 1, mode: "short" }), "file");
  keepFinished(solo(2, { ownCards: true }), "file");
  const { own, ...watched } = solo(3);
  keepFinished(watched, "file");
  expect(results()).toEqual([
    { id: "kept-1", game: "any", at: 1, mode: "short", seats: 2, bots: 1, score: 50, place: 2 },
  ]);
  expect([onlyPerson(people), onlyPerson([people[1], people[1]]), onlyPerson([])]).toEqual([1, undefined, undefined]);
});

test("a game opened again keeps its first result, and unreadable data counts as none", () => {
  keepFinished(solo(1), "file");
  keepFinished(solo(1, { at: 7 }), "file");
  expect(results().map(({ at }) => at)).toEqual([1]);
  localStorage.setItem("harbor:results", '[{"id":"x"},7,null]');
  expect(results()).toEqual([]);
  localStorage.setItem("harbor:results", "{");
  expect(results()).toEqual([]);
});

test("a full storage costs a line of the statistics, and nothing else", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new Error("full");
    },
  });
  expect(() => keepFinished(solo(1), "file")).not.toThrow();
  expect(results()).toEqual([]);
  vi.unstubAllGlobals();
});
