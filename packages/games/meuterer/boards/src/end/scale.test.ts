import { expect, test } from "vitest";
import { ticksOf } from "./scale.ts";

test.each([
  [0, 1, [0, 1]],
  [0, 42, [0, 10, 20, 30, 40, 50]],
  [-4, 3, [-4, -2, 0, 2, 4]],
  [-3, 0, [-3, -2, -1, 0]],
] as const)("from %i to %i", (low, high, ticks) => {
  expect(ticksOf(low, high)).toEqual(ticks);
});
