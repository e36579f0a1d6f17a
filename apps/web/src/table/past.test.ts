import { expect, test } from "vitest";
import { openPast } from "./past.ts";

const told = (past: ReturnType<typeof openPast>) => past.events.map(({ event }) => event);

test("what is told live from the beginning is there without asking", () => {
  const past = openPast();
  past.expect(0);
  past.add(["a", "b"]);
  past.add(["c"]);
  expect(past.missing()).toBeUndefined();
  expect(past.events).toEqual([
    { n: 0, event: "a" },
    { n: 1, event: "b" },
    { n: 2, event: "c" },
  ]);
});

test("who comes late asks for all, page by page, while the game goes on", () => {
  const past = openPast();
  past.expect(4);
  expect(past.missing()).toBe(0);
  past.add(["e"]);
  past.fill(0, ["a", "b"]);
  expect(told(past)).toEqual(["a", "b"]);
  expect(past.missing()).toBe(2);
  past.add(["f"]);
  // By the time it is answered, more has happened, which has been told live, too.
  past.fill(2, ["c", "d", "e", "f"]);
  expect(past.missing()).toBeUndefined();
  expect(told(past)).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("after a lost connection only what was missed is asked for", () => {
  const past = openPast();
  past.expect(0);
  past.add(["a", "b"]);
  past.expect(2);
  expect(past.missing()).toBeUndefined();
  past.expect(5);
  expect(past.missing()).toBe(2);
  past.fill(2, ["c", "d", "e"]);
  past.add(["f"]);
  expect(told(past)).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("a second gap before the first is filled leaves neither out", () => {
  const past = openPast();
  past.expect(2);
  past.add(["c"]);
  past.expect(5);
  past.fill(0, ["a", "b", "c"]);
  expect(past.missing()).toBe(3);
  past.fill(3, ["d", "e"]);
  expect(told(past)).toEqual(["a", "b", "c", "d", "e"]);
});

test("an answer that came twice or too late adds nothing twice", () => {
  const past = openPast();
  past.expect(3);
  past.fill(0, ["a", "b"]);
  past.fill(0, ["a", "b", "c"]);
  past.fill(0, ["a", "b", "c"]);
  expect(told(past)).toEqual(["a", "b", "c"]);
});

test("where the past cannot be had, what is told live is shown", () => {
  const past = openPast();
  past.expect(9);
  past.add(["j"]);
  past.giveUp();
  past.add(["k"]);
  expect(past.missing()).toBeUndefined();
  expect(told(past)).toEqual(["j", "k"]);
});
