import { afterEach, expect, test, vi } from "vitest";
import { openGate } from "./rate.ts";

let time = 0;
const now = () => time;
afterEach(() => {
  time = 0;
  vi.useRealTimers();
});

test("a burst passes, then the steady rate, and after a pause a burst again", () => {
  const gate = openGate(2, { now });
  const passed = (at: number, tries: number) => {
    time = at;
    return Array.from({ length: tries }, () => gate.lets("ada")).filter(Boolean).length;
  };
  expect(passed(0, 20)).toBe(6);
  expect(passed(400, 5)).toBe(0);
  expect(passed(500, 5)).toBe(1);
  expect(passed(1_500, 5)).toBe(2);
  expect(passed(60_000, 20)).toBe(6);
});

test("what one does is not counted against another", () => {
  const gate = openGate(1, { now });
  while (gate.lets("ada"));
  expect(gate.lets("ben")).toBe(true);
});

test("a rate of nothing is no limit", () => {
  const gate = openGate(0);
  expect(Array.from({ length: 1000 }, () => gate.lets("ada")).every(Boolean)).toBe(true);
});

test("no flood of new names makes it forget who has just been refused", () => {
  const gate = openGate(1, { now });
  while (gate.lets("ada"));
  for (let name = 0; name < 49_000; name += 1) gate.lets(`${name}`);
  expect(gate.lets("ada")).toBe(false);
});

test("a rate of less than one a burst still lets one through, and another after a while", () => {
  const gate = openGate(0.1, { now });
  const lets = [0, 1_000, 9_000, 10_000, 11_000].map((at) => {
    time = at;
    return gate.lets("ada");
  });
  expect(lets).toEqual([true, false, false, true, false]);
});

test("a machine's clock that is set back an hour locks nobody out, and one set on lets nobody have more", () => {
  const start = Date.UTC(2030, 0, 1);
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const gate = openGate(1000);
  while (gate.lets("ada"));
  vi.setSystemTime(start + 3_600_000);
  const more = Array.from({ length: 3000 }, () => gate.lets("ada")).filter(Boolean).length;
  expect(more).toBeLessThan(1000);
  vi.setSystemTime(start - 3_600_000);
  const end = performance.now() + 5;
  while (performance.now() < end);
  expect(gate.lets("ada")).toBe(true);
});

test("who has not come for long is forgotten when others come, and nobody who has something left to wait for", () => {
  let now = 0;
  const gate = openGate(1, { atOnce: 10, now: () => now });
  for (let one = 0; one < 1000; one += 1) gate.lets(`one ${one}`);
  expect(gate.size).toBe(1000);
  for (let all = 0; all < 10; all += 1) gate.lets("greedy");
  now += 5000;
  for (let asked = 0; asked < 600; asked += 1) gate.lets("another", 0);
  // Five seconds have given back to each of them what it had taken, but not to the greedy one.
  expect(gate.size).toBeLessThanOrEqual(2);
  expect(Array.from({ length: 6 }, () => gate.lets("greedy"))).toEqual([true, true, true, true, true, false]);
});
