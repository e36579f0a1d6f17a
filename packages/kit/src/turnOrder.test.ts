import { expect, test } from "vitest";
import { clockwise, seatAfter } from "./turnOrder.ts";

test("clockwise starts anywhere, wraps around and skips seats", () => {
  expect(clockwise(3, 5)).toEqual([3, 4, 0, 1, 2]);
  expect(clockwise(3, 5, [4, 1])).toEqual([3, 0, 2]);
});

test("the first seat follows the last, and a single remaining seat follows itself", () => {
  expect(seatAfter(4, 5)).toBe(0);
  expect(seatAfter(4, 5, [0, 1])).toBe(2);
  expect(seatAfter(2, 3, [0, 1])).toBe(2);
  expect(seatAfter(2, 3, [0, 1, 2])).toBeUndefined();
});
