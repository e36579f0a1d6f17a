import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  buildingSchema,
  contractSchema,
  happeningSchema,
  newspaperSchema,
  powerSchema,
  priceSchema,
  SEVERAL,
  SOLO_SLOTS,
  shipSchema,
} from "../src/index.ts";

const page = readFileSync(new URL("../../../../../docs/cards.md", import.meta.url), "utf8");
const effects = [...page.matchAll(/^\| `(\{.*?\})` \|/gm)].map(([, json = ""]): unknown => JSON.parse(json));

describe("docs/cards.md tells of", () => {
  test.each(
    [shipSchema, contractSchema, buildingSchema, priceSchema, newspaperSchema].flatMap((schema) =>
      Object.keys(schema.shape),
    ),
  )("the field %s", (field) => {
    expect(page).toContain(`\`${field}\``);
  });

  test.each(SOLO_SLOTS)("the solo slot %s", (slot) => {
    expect(page).toContain(`\`${slot}\``);
  });

  test.each(powerSchema.options.map(({ shape }) => shape.power.value))(
    "what becomes of several powers: %s",
    (power) => {
      const row = page.split("\n").find((line) => line.startsWith(`| \`{"power": "${power}"`));
      expect(row?.split(" | ").at(-1)).toBe(`${SEVERAL[power].replaceAll("-", " ")} |`);
    },
  );

  test("every power and every happening, with a playable example", () => {
    const read = [powerSchema, happeningSchema].map((schema) => effects.filter((one) => schema.safeParse(one).success));
    expect(read.map((examples) => examples.length)).toEqual([
      powerSchema.options.length,
      happeningSchema.options.length,
    ]);
    expect(effects).toHaveLength(powerSchema.options.length + happeningSchema.options.length);
  });
});
