import { apart } from "@harbor/ui";
import { expect, test } from "vitest";
import { stepsUpTo } from "./scale.ts";

test.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 2, 4, 6, 8, 10]],
  [14, [0, 5, 10, 15]],
  [37, [0, 10, 20, 30, 40]],
  [52, [0, 20, 40, 60]],
  [210, [0, 50, 100, 150, 200, 250]],
])("an axis up to %i has round marks", (highest, marks) => {
  expect(stepsUpTo(highest)).toEqual(marks);
});

test("labels at the same height move apart, but not beyond the ends", () => {
  expect(apart([50, 50, 50], 20, 0, 200)).toEqual([50, 70, 90]);
  expect(apart([198, 199, 10], 20, 0, 200)).toEqual([180, 200, 10]);
  expect(apart([30, 100], 20, 0, 200)).toEqual([30, 100]);
});
