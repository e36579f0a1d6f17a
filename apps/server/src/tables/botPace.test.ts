import { expect, test } from "vitest";
import { type Tempo, thinkingTime } from "./botPace.ts";

const MIDDLING: Tempo = { usualMs: 600, choices: 12, goesOn: false, isWaitedFor: false };
const even = () => 0.5;
const timeOf = (change: Partial<Tempo>, chance = even) => thinkingTime({ ...MIDDLING, ...change }, chance);

test("an average decision takes about as long as the setting says, and never quite the same", () => {
  expect(timeOf({})).toBeGreaterThan(500);
  expect(timeOf({})).toBeLessThan(700);
  expect(timeOf({}, () => 0)).toBeLessThan(timeOf({}, () => 0.99));
});

test("more choices take longer, up to a limit, and a single one hardly any time", () => {
  const times = [1, 2, 6, 20, 60, 200].map((choices) => timeOf({ choices }));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(timeOf({ choices: 1 })).toBeLessThan(300);
  expect(timeOf({ choices: 100_000 }, () => 1)).toBeLessThan(2 * MIDDLING.usualMs);
});

test.each<[string, Partial<Tempo>]>([
  ["goes on with what it was doing", { goesOn: true }],
  ["keeps people waiting", { isWaitedFor: true }],
])("a bot is faster when it %s", (_, change) => {
  expect(timeOf(change)).toBeLessThan(timeOf({}));
});

test("a pace of zero means at once", () => {
  expect(timeOf({ usualMs: 0 })).toBe(0);
});

test("by how long a bot takes nobody can tell how much there was to choose from, where that is a secret", () => {
  expect(timeOf({ choices: undefined })).toBe(timeOf({ choices: 4 }));
});
