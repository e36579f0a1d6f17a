import { expect, test } from "vitest";
import { type Tempo, thinkingTime } from "./botPace.ts";

const MIDDLING: Tempo = { usualMs: 600, choices: 12, goesOn: false, isWaitedFor: false };
const even = () => 0.5;
const timeOf = (change: Partial<Tempo>, chance = even) => thinkingTime({ ...MIDDLING, ...change }, chance);

test("a middling decision takes about as long as the setting says, and never quite the same", () => {
  expect(timeOf({})).toBeGreaterThan(500);
  expect(timeOf({})).toBeLessThan(700);
  expect(timeOf({}, () => 0)).toBeLessThan(timeOf({}, () => 0.99));
});

test("more choice takes longer, up to a bound, and none hardly any time", () => {
  const times = [1, 2, 6, 20, 60, 200].map((choices) => timeOf({ choices }));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(timeOf({ choices: 1 })).toBeLessThan(300);
  expect(timeOf({ choices: 100_000 }, () => 1)).toBeLessThan(2 * MIDDLING.usualMs);
});

test.each<[string, Partial<Tempo>]>([
  ["goes on with what it was at", { goesOn: true }],
  ["keeps people waiting", { isWaitedFor: true }],
])("a bot is faster that %s", (_, change) => {
  expect(timeOf(change)).toBeLessThan(timeOf({}));
});

test("at once is at once", () => {
  expect(timeOf({ usualMs: 0 })).toBe(0);
});
