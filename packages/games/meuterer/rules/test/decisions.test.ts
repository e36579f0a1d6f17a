import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REASONS } from "../src/index.ts";
import { DECISIONS } from "./decisionTable.ts";

test.each(DECISIONS)("$id $says", ({ shows, expected }) => {
  expect(shows()).toEqual(expected);
});

test("the table of decisions has all its lines, and each names a rule", () => {
  const book = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
  expect(DECISIONS.length).toBe(39);
  expect(DECISIONS.filter(({ id }) => !book.includes(`- **${id}** `))).toEqual([]);
  const shown = new Set(DECISIONS.map(({ expected }) => expected));
  expect(REASONS.filter((reason) => !shown.has(reason))).toEqual(["no-such-seat", "game-over"]);
});
