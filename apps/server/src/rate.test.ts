import { expect, test } from "vitest";
import { openGate } from "./rate.ts";

test("a burst passes, then the steady rate, and after a pause a burst again", () => {
  const gate = openGate(2);
  const passed = (now: number, tries: number) =>
    Array.from({ length: tries }, () => gate.lets("ada", now)).filter(Boolean).length;
  expect(passed(0, 20)).toBe(6);
  expect(passed(400, 5)).toBe(0);
  expect(passed(500, 5)).toBe(1);
  expect(passed(1_500, 5)).toBe(2);
  expect(passed(60_000, 20)).toBe(6);
});

test("what one does is not counted against another", () => {
  const gate = openGate(1);
  while (gate.lets("ada", 0));
  expect(gate.lets("ben", 0)).toBe(true);
});

test("a rate of nothing is no limit", () => {
  const gate = openGate(0);
  expect(Array.from({ length: 1000 }, () => gate.lets("ada", 0)).every(Boolean)).toBe(true);
});

test("no flood of new names makes it forget who has just been refused", () => {
  const gate = openGate(1);
  while (gate.lets("ada", 0));
  for (let name = 0; name < 49_000; name += 1) gate.lets(`${name}`, 0);
  expect(gate.lets("ada", 0)).toBe(false);
});

test("a rate of less than one a burst still lets one through, and another after a while", () => {
  const gate = openGate(0.1);
  expect([0, 1_000, 9_000, 10_000, 11_000].map((now) => gate.lets("ada", now))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
