import { expect, test } from "vitest";
import { openPast } from "./past.ts";

const told = (past: ReturnType<typeof openPast>) => past.events.map(({ event }) => event);

test("events received from the beginning need no request", () => {
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

test("a late visitor requests the history page by page while the game goes on", () => {
  const past = openPast();
  past.expect(4);
  expect(past.missing()).toBe(0);
  past.add(["e"]);
  past.fill(0, ["a", "b"]);
  expect(told(past)).toEqual(["a", "b"]);
  expect(past.missing()).toBe(2);
  past.add(["f"]);
  // More events have arrived live before the answer.
  past.fill(2, ["c", "d", "e", "f"]);
  expect(past.missing()).toBeUndefined();
  expect(told(past)).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("after a lost connection only the gap is requested", () => {
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

test("a second gap before the first is filled is filled, too", () => {
  const past = openPast();
  past.expect(2);
  past.add(["c"]);
  past.expect(5);
  past.fill(0, ["a", "b", "c"]);
  expect(past.missing()).toBe(3);
  past.fill(3, ["d", "e"]);
  expect(told(past)).toEqual(["a", "b", "c", "d", "e"]);
});

test("a repeated or late answer adds nothing twice", () => {
  const past = openPast();
  past.expect(3);
  past.fill(0, ["a", "b"]);
  past.fill(0, ["a", "b", "c"]);
  past.fill(0, ["a", "b", "c"]);
  expect(told(past)).toEqual(["a", "b", "c"]);
});

test("without the history, live events are shown", () => {
  const past = openPast();
  past.expect(9);
  past.add(["j"]);
  past.giveUp();
  past.add(["k"]);
  expect(past.missing()).toBeUndefined();
  expect(told(past)).toEqual(["j", "k"]);
});
