import { expect, test } from "vitest";
import { bundleSchemas, refTo } from "./schemas.ts";

test("schemas are bundled by name, each without its own header", () => {
  const good = { $schema: "any", $id: "#/$defs/Good", enum: ["a", "b"] };
  const bundle = bundleSchemas({ Good: good, Goods: { $id: "x", type: "array", items: { $ref: refTo("Good") } } });
  expect(bundle.$defs).toEqual({
    Good: { enum: ["a", "b"] },
    Goods: { type: "array", items: { $ref: "#/$defs/Good" } },
  });
});

test("the order of the schemas does not matter", () => {
  const [one, other] = [bundleSchemas({ A: {}, B: {} }), bundleSchemas({ B: {}, A: {} })];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test("bounds that hold for every number are left out, all others are kept", () => {
  const whole = { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
  const { $defs } = bundleSchemas({
    Any: { anyOf: [whole, { ...whole, minimum: 0 }, { ...whole, maximum: 9 }] },
    Record: { type: "object", propertyNames: { type: "string" }, additionalProperties: whole },
    Slots: { type: "object", propertyNames: { type: "string", pattern: "^[0-9]$" } },
  });
  expect($defs.Any).toEqual({
    anyOf: [{ type: "integer" }, { type: "integer", minimum: 0 }, { type: "integer", maximum: 9 }],
  });
  expect($defs.Record).toEqual({ type: "object", additionalProperties: { type: "integer" } });
  expect($defs.Slots).toEqual({ type: "object", propertyNames: { type: "string", pattern: "^[0-9]$" } });
});
