// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST } from "../house.ts";
import {
  type FinishedGame,
  finishedFile,
  finishedGames,
  forgetFinished,
  keepFinished,
  sameSeed,
} from "./finishedGames.ts";

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const game = (nth: number, more: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `kept-${nth}`,
  game: "any",
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

test("the last twenty games are stored with their files, latest first", () => {
  for (let nth = 1; nth <= 23; nth += 1) keepFinished(game(nth), `file ${nth}`);
  expect(finishedGames().map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, nth) => 23 - nth));
  expect(finishedFile("kept-23")).toBe("file 23");
  expect(finishedFile("kept-3")).toBeUndefined();
  expect(localStorage).toHaveLength(21);
});

test("a game is stored only once", () => {
  keepFinished(game(1), "file");
  keepFinished(game(1), "file");
  expect(finishedGames()).toHaveLength(1);
});

/** A storage with room for this many characters. */
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

test("when the storage is full, the oldest games make room for the new one", () => {
  vi.stubGlobal("localStorage", smallStore(4500));
  for (let nth = 1; nth <= 9; nth += 1) keepFinished(game(nth), "x".repeat(1000));
  expect(finishedGames().map(({ at }) => at)).toEqual([9, 8, 7]);
  expect(finishedFile("kept-9")).toHaveLength(1000);
  expect(finishedFile("kept-6")).toBeUndefined();
});

test("deleting a game deletes its file", () => {
  keepFinished(game(1), "file");
  forgetFinished("kept-1");
  expect(finishedGames()).toEqual([]);
  expect(finishedFile("kept-1")).toBeUndefined();
});

test("games with the same shuffles have the same game, seed, mode and number of seats", () => {
  keepFinished(game(1), "a");
  keepFinished(game(2, { commitment: "other" }), "b");
  keepFinished(game(3, { mode: "long" }), "c");
  keepFinished(game(4), "d");
  keepFinished(game(5, { game: "other" }), "e");
  const same = { game: "any", commitment: "hash", mode: "short" };
  expect(sameSeed(same, 2).map(({ at }) => at)).toEqual([4, 1]);
  expect(sameSeed(same, 3)).toEqual([]);
});

test("unreadable data counts as none", () => {
  localStorage.setItem("harbor:finished", "{ not json");
  expect(finishedGames()).toEqual([]);
  localStorage.setItem("harbor:finished", JSON.stringify([{ id: 7 }, game(1)]));
  expect(finishedGames().map(({ id }) => id)).toEqual(["kept-1"]);
});

test("a game stored before there were several belongs to the first", () => {
  const { game: _, ...stored } = game(1);
  localStorage.setItem("harbor:finished", JSON.stringify([stored]));
  expect(finishedGames()).toEqual([{ ...stored, game: FIRST.id }]);
});

test("a deleted game is restored to its place", () => {
  for (const nth of [1, 2, 3]) keepFinished(game(nth), `file ${nth}`);
  forgetFinished("kept-2");
  expect(finishedFile("kept-2")).toBeUndefined();
  keepFinished(game(2), "file 2");
  expect(finishedGames().map(({ at }) => at)).toEqual([3, 2, 1]);
  expect(finishedFile("kept-2")).toBe("file 2");
});
