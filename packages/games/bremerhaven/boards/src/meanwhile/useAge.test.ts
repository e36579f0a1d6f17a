import { expect, test } from "vitest";
import { ageOf } from "./useAge.ts";

const MINUTE = 60_000;

test.each([
  [-5, "now", 0],
  [59_999, "now", 0],
  [MINUTE, "minutes", 1],
  [59.9 * MINUTE, "minutes", 59],
  [60 * MINUTE, "hours", 1],
  [24 * 60 * MINUTE, "days", 1],
  [49 * 60 * MINUTE, "days", 2],
])("after %d milliseconds: %s", (milliseconds, unit, count) => {
  expect(ageOf(milliseconds)).toEqual({ unit, count });
});
