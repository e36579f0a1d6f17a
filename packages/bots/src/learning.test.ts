import { expect, test } from "vitest";
import { type Dial, openLearner, type Setting } from "./learning.ts";
import { luckFrom } from "./luck.ts";

const DIALS: readonly Dial[] = [
  { name: "low", from: 0, to: 1, start: 0.9 },
  { name: "high", from: 10, to: 30, start: 12 },
  { name: "edge", from: -1, to: 1, start: 0 },
];
const PEAK = [0.2, 26, 1];

/** How well a setting does, with noise like that of a share of a few games. */
function learn(generations: number, text: string): Setting {
  const luck = luckFrom(text);
  const learner = openLearner(DIALS, luck);
  for (let generation = 0; generation < generations; generation += 1) {
    const shares = learner.propose().map((setting) => {
      const misses = DIALS.map(({ from, to }, nth) => ((setting[nth] ?? 0) - (PEAK[nth] ?? 0)) / (to - from));
      return 1 - Math.hypot(...misses) + 0.05 * luck.bell();
    });
    learner.hear(shares);
  }
  return learner.belief();
}

test("a learner starts from the initial values of its dials, and tries them first", () => {
  const learner = openLearner(DIALS, luckFrom("begin"));
  expect(learner.belief()).toEqual([0.9, 12, 0]);
  expect(learner.propose()[0]).toEqual([0.9, 12, 0]);
});

test("a learner never turns a dial beyond its ends", () => {
  const learner = openLearner(DIALS, luckFrom("ends"));
  for (const setting of learner.propose()) {
    for (const [nth, { from, to }] of DIALS.entries()) {
      expect(setting[nth]).toBeGreaterThanOrEqual(from);
      expect(setting[nth]).toBeLessThanOrEqual(to);
    }
  }
});

test("a learner finds what wins most often, although each trial is noisy", () => {
  const [low = 0, high = 0, edge = 0] = learn(25, "find");
  expect(Math.abs(low - 0.2)).toBeLessThan(0.1);
  expect(Math.abs(high - 26)).toBeLessThan(2);
  expect(edge).toBeGreaterThan(0.8);
});

test("the same luck leads to the same result", () => {
  expect(learn(5, "same")).toEqual(learn(5, "same"));
  expect(learn(5, "same")).not.toEqual(learn(5, "other"));
});
