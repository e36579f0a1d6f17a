import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

test("the order of fields does not matter, the order of items does", () => {
  expect(fingerprint({ a: [1, { b: 2, c: 3 }], d: "x" })).toBe(fingerprint({ d: "x", a: [1, { c: 3, b: 2 }] }));
  expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: "1" }));
});
