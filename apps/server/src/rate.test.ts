import { afterEach, expect, test, vi } from "vitest";
import { openRateLimiter } from "./rate.ts";

let time = 0;
const now = () => time;
afterEach(() => {
  time = 0;
  vi.useRealTimers();
});

test("a burst passes, then the steady rate, and after a pause a burst again", () => {
  const limiter = openRateLimiter(2, { now });
  const passed = (at: number, tries: number) => {
    time = at;
    return Array.from({ length: tries }, () => limiter.allows("ada")).filter(Boolean).length;
  };
  expect(passed(0, 20)).toBe(6);
  expect(passed(400, 5)).toBe(0);
  expect(passed(500, 5)).toBe(1);
  expect(passed(1_500, 5)).toBe(2);
  expect(passed(60_000, 20)).toBe(6);
});

test("keys do not count against each other", () => {
  const limiter = openRateLimiter(1, { now });
  while (limiter.allows("ada"));
  expect(limiter.allows("ben")).toBe(true);
});

test("a rate of zero is no limit", () => {
  const limiter = openRateLimiter(0);
  expect(Array.from({ length: 1000 }, () => limiter.allows("ada")).every(Boolean)).toBe(true);
});

test("no flood of new keys makes it forget one that has just been refused", () => {
  const limiter = openRateLimiter(1, { now });
  while (limiter.allows("ada"));
  for (let name = 0; name < 49_000; name += 1) limiter.allows(`${name}`);
  expect(limiter.allows("ada")).toBe(false);
});

test("a rate below one a burst still allows one, and another after a while", () => {
  const limiter = openRateLimiter(0.1, { now });
  const allowed = [0, 1_000, 9_000, 10_000, 11_000].map((at) => {
    time = at;
    return limiter.allows("ada");
  });
  expect(allowed).toEqual([true, false, false, true, false]);
});

test("setting a machine's clock back an hour locks nobody out, and setting it forward gives nobody more", () => {
  const start = Date.UTC(2030, 0, 1);
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const limiter = openRateLimiter(1000);
  while (limiter.allows("ada"));
  vi.setSystemTime(start + 3_600_000);
  const more = Array.from({ length: 3000 }, () => limiter.allows("ada")).filter(Boolean).length;
  expect(more).toBeLessThan(1000);
  vi.setSystemTime(start - 3_600_000);
  const end = performance.now() + 5;
  while (performance.now() < end);
  expect(limiter.allows("ada")).toBe(true);
});

test("a key unused for long is forgotten when others come, unless it still has to wait", () => {
  let now = 0;
  const limiter = openRateLimiter(1, { atOnce: 10, now: () => now });
  for (let one = 0; one < 1000; one += 1) limiter.allows(`one ${one}`);
  expect(limiter.size).toBe(1000);
  for (let all = 0; all < 10; all += 1) limiter.allows("greedy");
  now += 5000;
  for (let asked = 0; asked < 600; asked += 1) limiter.allows("another", 0);
  // Five seconds refill every bucket but the greedy one's.
  expect(limiter.size).toBeLessThanOrEqual(2);
  expect(Array.from({ length: 6 }, () => limiter.allows("greedy"))).toEqual([true, true, true, true, true, false]);
});
