import { expect, test } from "vitest";
import { freezeDeep } from "./freeze.ts";

test("everything inside a frozen value is frozen, too", () => {
  const value = freezeDeep({ list: [{ deep: { number: 1 } }], none: undefined, text: "x" });
  expect(() => Object.assign(value.list[0]?.deep ?? {}, { number: 2 })).toThrow(TypeError);
  expect(() => value.list.push({ deep: { number: 3 } })).toThrow(TypeError);
  expect(value).toEqual({ list: [{ deep: { number: 1 } }], none: undefined, text: "x" });
});

test("the value itself is returned, not a copy", () => {
  const value = { list: [] };
  expect(freezeDeep(value)).toBe(value);
  expect([freezeDeep(undefined), freezeDeep(null), freezeDeep(7)]).toEqual([undefined, null, 7]);
});
