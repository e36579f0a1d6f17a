import fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatch, bothChanges, type Compared, diff, isPatch } from "./patch.ts";

/** What JSON makes of a value: undefined fields disappear, and -0 becomes 0. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const json = fc.jsonValue({ maxDepth: 4 }).map(sent);

test("a patch, sent as JSON, turns one value into the other", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diff(before, after);
      if (patch === undefined) expect(before).toEqual(after);
      else expect(applyPatch(before, JSON.parse(JSON.stringify(patch)))).toEqual(after);
    }),
    { numRuns: 3000 },
  );
});

test("a comparison is reused, and the patch is the same", () => {
  const parts = fc.array(json, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(parts, parts, json, json, (before, after, mine, yours) => {
      const compared: Compared = new Map();
      for (const [old, fresh] of [
        [mine, yours],
        [yours, mine],
        [mine, mine],
      ]) {
        const views = [
          { own: old, shared: before },
          { own: fresh, shared: after },
        ] as const;
        expect(diff(...views, compared)).toEqual(diff(...views));
      }
    }),
  );
  let looks = 0;
  const before = {
    get seen() {
      looks += 1;
      return 1;
    },
  };
  const after = { seen: 2 };
  const compared: Compared = new Map();
  for (const own of [1, 2, 3]) diff({ own: 0, shared: before }, { own, shared: after }, compared);
  const once = looks;
  looks = 0;
  diff(before, after);
  expect(once).toBe(looks);
});

test("equal values have no patch", () => {
  fc.assert(fc.property(json, (value) => diff(value, sent(value)) === undefined));
});

test("applying a patch does not change its argument", () => {
  const before = Object.freeze({ a: Object.freeze([1, 2]), b: 1 });
  expect(applyPatch(before, { a: { 1: [0, 3] }, b: [1] })).toEqual({ a: [1, 3] });
});

test.each<[string, unknown, unknown, unknown]>([
  ["a field", { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [0, 3] }],
  ["a nested field", { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, { a: { 1: { b: [0, 3] } } }],
  ["a new field", {}, { a: 1 }, { a: [0, 1] }],
  ["a field removed", { a: 1 }, {}, { a: [1] }],
  ["items added", { a: [1, 2] }, { a: [1, 2, 3] }, { a: [2, 2, 3] }],
  ["an item removed", { a: [1, 2, 3] }, { a: [1, 3] }, { a: [2, 1, 3] }],
  ["a list emptied", { a: [1] }, { a: [] }, { a: [2, 0] }],
])("%s makes a small patch", (_, before, after, patch) => {
  expect(diff(before, after)).toEqual(patch);
});

test("identical objects are not compared field by field", () => {
  const shared = {
    get secret(): never {
      throw new Error("looked into");
    },
  };
  expect(diff({ shared, a: 1 }, { shared, a: 2 })).toEqual({ a: [0, 2] });
});

test("only patches are patches", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diff(before, after);
      return patch === undefined || isPatch(sent(patch));
    }),
  );
  for (const wrong of [undefined, null, 1, "a", [], [0], [1, 2], [2], [2, -1], [3], { a: 1 }, { a: { b: [] } }]) {
    expect(isPatch(wrong)).toBe(false);
  }
});

test("the changes of two parts are the changes of the whole", () => {
  const before = { left: { a: 1, b: [1, 2] }, right: { c: "x", d: true } };
  const after = { left: { a: 1, b: [1, 2, 3] }, right: { c: "y" } };
  const patch = bothChanges(diff(before.left, after.left), diff(before.right, after.right));
  expect(patch).toEqual(diff({ ...before.left, ...before.right }, { ...after.left, ...after.right }));
  expect(bothChanges(undefined, diff(before.right, after.right))).toEqual(diff(before.right, after.right));
  expect(bothChanges(diff(before.left, after.left), undefined)).toEqual(diff(before.left, after.left));
  expect(bothChanges(undefined, undefined)).toBeUndefined();
  expect(() => bothChanges([1], {})).toThrow(TypeError);
});
