// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type FinishedGame,
  finishedFile,
  finishedGames,
  forgetFinished,
  keepFinished,
  sameHarbor,
} from "./finishedGames.ts";

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const game = (nth: number, more: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `kept-${nth}`,
  at: nth,
  mode: "short",
  people: [
    { name: "Ada", color: 0, kind: "person" },
    { name: "Bot", color: 1, kind: "bot" },
  ],
  commitment: "hash",
  scores: [{ seat: 0, place: 1, score: 90 + nth }],
  path: `/replay/kept-${nth}`,
  ...more,
});

test("the last twenty games are kept with their files, the latest first", () => {
  for (let nth = 1; nth <= 23; nth += 1) keepFinished(game(nth), `file ${nth}`);
  expect(finishedGames().map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, nth) => 23 - nth));
  expect(finishedFile("kept-23")).toBe("file 23");
  expect(finishedFile("kept-3")).toBeUndefined();
  expect(localStorage).toHaveLength(21);
});

test("the same game counts once", () => {
  keepFinished(game(1), "file");
  keepFinished(game(1), "file");
  expect(finishedGames()).toHaveLength(1);
});

/** A store that holds no more than so many characters. */
function smallStore(room: number): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      const others = [...items].filter(([other]) => other !== key);
      const used = others.reduce((sum, [, other]) => sum + other.length, 0);
      if (used + value.length > room) throw new Error("full");
      items.set(key, value);
    },
  };
}

test("when the store is full the oldest games make room for the new one", () => {
  vi.stubGlobal("localStorage", smallStore(4500));
  for (let nth = 1; nth <= 9; nth += 1) keepFinished(game(nth), "x".repeat(1000));
  expect(finishedGames().map(({ at }) => at)).toEqual([9, 8, 7]);
  expect(finishedFile("kept-9")).toHaveLength(1000);
  expect(finishedFile("kept-6")).toBeUndefined();
});

test("a game that is thrown away takes its file along", () => {
  keepFinished(game(1), "file");
  forgetFinished("kept-1");
  expect(finishedGames()).toEqual([]);
  expect(finishedFile("kept-1")).toBeUndefined();
});

test("results of the same harbor are those with the same seed, mode and number of seats", () => {
  keepFinished(game(1), "a");
  keepFinished(game(2, { commitment: "other" }), "b");
  keepFinished(game(3, { mode: "long" }), "c");
  keepFinished(game(4), "d");
  expect(sameHarbor("hash", "short", 2).map(({ at }) => at)).toEqual([4, 1]);
  expect(sameHarbor("hash", "short", 3)).toEqual([]);
});

test("what cannot be read counts as nothing", () => {
  localStorage.setItem("harbor:finished", "{ not json");
  expect(finishedGames()).toEqual([]);
  localStorage.setItem("harbor:finished", JSON.stringify([{ id: 7 }, game(1)]));
  expect(finishedGames().map(({ id }) => id)).toEqual(["kept-1"]);
});

test("a game that was thrown away and is put back takes its place again", () => {
  for (const nth of [1, 2, 3]) keepFinished(game(nth), `file ${nth}`);
  forgetFinished("kept-2");
  expect(finishedFile("kept-2")).toBeUndefined();
  keepFinished(game(2), "file 2");
  expect(finishedGames().map(({ at }) => at)).toEqual([3, 2, 1]);
  expect(finishedFile("kept-2")).toBe("file 2");
});
