import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TextTree } from "@harbor/face";
import { expect, test } from "vitest";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { FR } from "./fr.ts";

const SOURCES = join(import.meta.dirname, "..");

function keysOf(tree: TextTree, before = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  );
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !file.startsWith("texts"),
);

test.each([
  ["German", DE],
  ["French", FR],
])("%s says all that English says", (_, texts) => {
  expect(keysOf(texts)).toEqual(keysOf(EN));
});

test("every text that the pages ask for is there", () => {
  const known = new Set(keysOf(EN).map((key) => key.replace(/_(one|other)$/, "")));
  const asked = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(/\bt\("([^"]+)"/g)].flatMap(([, key]) => key ?? []),
  );
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
