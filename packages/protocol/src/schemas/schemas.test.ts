import { diff, isPatch } from "@harbor/kit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { messageSchemas, nameOf, RECEIVED, REQUESTS, SENT } from "./index.ts";
import { patchSchema } from "./patch.ts";

const { $defs } = messageSchemas();

test("every message and request has a schema, and every reference resolves", () => {
  const shapes = [
    ...Object.values(SENT).flatMap(({ value, answer }) => [value, answer]),
    ...Object.values(RECEIVED),
    ...REQUESTS.flatMap(({ body, answer }) => (body === undefined ? [answer] : [body, answer])),
  ];
  expect(shapes.length).toBeGreaterThan(35);
  for (const shape of shapes) expect($defs).toHaveProperty(nameOf(shape));
  const refs = [...JSON.stringify($defs).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].flatMap(([, name]) => name ?? []);
  expect(refs.filter((name) => !Object.hasOwn($defs, name))).toEqual([]);
  expect(refs).toContain("Patch");
});

test("every object says which fields it has, or what its fields are", () => {
  const open: unknown[] = [];
  JSON.stringify($defs, (_, value) => {
    if (value?.type === "object" && value.additionalProperties === undefined) open.push(value);
    return value;
  });
  expect(open).toEqual([]);
});

test("the schemas include the bounds that the server checks beyond types", () => {
  const text = JSON.stringify($defs);
  expect(text).toContain('"pattern":"^[A-HJ-KM-NP-Z2-9]{6}$"');
  expect(text).toContain('"maxProperties":12');
});

test("the schema of patches takes exactly what can be applied", () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const made = fc.tuple(json, json).map(([before, after]) => diff(before, after) ?? {});
  const broken = fc.oneof(json, fc.array(fc.oneof(fc.integer({ min: -1, max: 3 }), json), { maxLength: 3 }));
  fc.assert(
    fc.property(fc.oneof(made, broken, fc.dictionary(fc.string(), broken)), (patch) => {
      expect(patchSchema.safeParse(patch).success, JSON.stringify(patch)).toBe(isPatch(patch));
    }),
    { numRuns: 3000, seed: 1 },
  );
});
