import { expect, test } from "vitest";
import { ACTION_LIMITS, commandSchema, MOST_OPTIONS, tableSettingsSchema } from "./index.ts";

const reads = (action: object) => commandSchema.safeParse({ do: "act", action }).success;

test("an action contains strings, numbers, booleans, and lists of these", () => {
  expect(reads({ type: "give", cards: ["salt", "wine"], to: 2, openly: false, none: [] })).toBe(true);
  expect(reads({ type: "give", cards: Array.from({ length: ACTION_LIMITS.items }, () => 1) })).toBe(true);
});

test.each<[string, object]>([
  ["a list that is too long", { cards: Array.from({ length: ACTION_LIMITS.items + 1 }, () => 1) }],
  ["a text in a list that is too long", { cards: ["x".repeat(ACTION_LIMITS.text + 1)] }],
  ["a list in a list", { cards: [["salt"]] }],
  ["something in a list", { cards: [{ good: "salt" }] }],
  ["something deep", { card: { good: "salt" } }],
  ["nothing", { card: null }],
  ["too many fields", Object.fromEntries(Array.from({ length: ACTION_LIMITS.fields + 1 }, (_, nth) => [`f${nth}`, 1]))],
])("%s is no part of an action", (_, action) => {
  expect(reads(action)).toBe(false);
});

test("options contain no lists", () => {
  const settings = { game: "any", options: { pirates: true, islands: 12 }, isPublic: false, spectators: true };
  expect(tableSettingsSchema.safeParse(settings).success).toBe(true);
  expect(tableSettingsSchema.safeParse({ ...settings, options: { islands: [1] } }).success).toBe(false);
  const many = Object.fromEntries(Array.from({ length: MOST_OPTIONS + 1 }, (_, nth) => [`o${nth}`, 1]));
  expect(tableSettingsSchema.safeParse({ ...settings, options: many }).success).toBe(false);
});
