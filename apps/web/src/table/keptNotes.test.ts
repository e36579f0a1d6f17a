// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepNote, keptNote } from "./keptNotes.ts";

beforeEach(() => localStorage.clear());

test("a note stays with its table and seat until it is deleted", () => {
  keepNote("a 0", { round: 3 });
  keepNote("a 1", { round: 4 });
  expect([keptNote("a 0"), keptNote("a 1"), keptNote("b 0")]).toEqual([{ round: 3 }, { round: 4 }, undefined]);
  keepNote("a 0", undefined);
  expect([keptNote("a 0"), keptNote("a 1")]).toEqual([undefined, { round: 4 }]);
});

test("the latest tables' notes are kept, and none that is too long", () => {
  for (let nth = 0; nth < 20; nth += 1) keepNote(`${nth}`, nth);
  expect([keptNote("7"), keptNote("8"), keptNote("19")]).toEqual([undefined, 8, 19]);
  keepNote("19", "x".repeat(20_000));
  expect(keptNote("19")).toBeUndefined();
});

test("unreadable notes count as none", () => {
  for (const damaged of ["{", "7", '[["a"],[1,2],null]']) {
    localStorage.setItem("harbor:notes", damaged);
    expect(keptNote("a")).toBeUndefined();
  }
  keepNote("a", 1);
  expect(keptNote("a")).toBe(1);
});
