import { expect, test } from "vitest";
import { reuseUnchanged } from "./reuseUnchanged.ts";

const before = { sea: [{ card: "gull" }, {}], players: [{ money: 5 }, { money: 7 }], round: 3, open: undefined };

test("equal values are the same object", () => {
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
});

test("beside a change everything else is the same object, and nothing is changed in place", () => {
  const after = { ...structuredClone(before), players: [{ money: 5 }, { money: 8 }] };
  const kept = reuseUnchanged(before, after);
  expect(kept).toEqual(after);
  expect(kept.sea).toBe(before.sea);
  expect(kept.players[0]).toBe(before.players[0]);
  expect(before.players[1]).toEqual({ money: 7 });
});

test.each<[string, unknown, unknown]>([
  ["a part more", { a: 1 }, { a: 1, b: undefined }],
  ["a part less", { a: 1, b: undefined }, { a: 1 }],
  ["another name", { a: undefined }, { b: undefined }],
  ["a longer list", [1], [1, 2]],
  ["a shorter list", [1, 2], [1]],
  ["a list for a record", [1], { 0: 1 }],
  ["nothing for something", { a: 1 }, undefined],
])("%s is another value", (_, one, other) => {
  expect(reuseUnchanged(one, other)).toStrictEqual(other);
});

test("anything but plain data is returned as it is", () => {
  const act = () => 1;
  const later = new Map([["a", 1]]);
  const kept = reuseUnchanged<object>({ act: () => 1, notes: new Map([["a", 1]]) }, { act, notes: later });
  expect(kept).toEqual({ act, notes: later });
  expect(Reflect.get(kept, "notes")).toBe(later);
});

test("a field called __proto__ is a field like any other", () => {
  const parse = () => JSON.parse('{"__proto__":{"a":1},"b":2}');
  const one = parse();
  expect(reuseUnchanged(one, parse())).toBe(one);
  const changed = reuseUnchanged(one, { ...parse(), b: 3 });
  expect(JSON.stringify(changed)).toBe('{"__proto__":{"a":1},"b":3}');
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
});
