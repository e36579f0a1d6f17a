import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TextTree } from "@harbor/ui";
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

function gapsOf(tree: TextTree, before = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [
          [
            `${before}${key}`,
            [...value.matchAll(/{{(\w+)}}/g)]
              .map(([, gap]) => gap)
              .sort()
              .join(),
          ],
        ]
      : gapsOf(value, `${before}${key}.`),
  );
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !file.startsWith("texts"),
);

test.each([
  ["German", DE],
  ["French", FR],
])("%s has the same texts as English, with the same gaps", (_, texts) => {
  expect(keysOf(texts)).toEqual(keysOf(EN));
  expect(gapsOf(texts)).toEqual(gapsOf(EN));
});

test("every text key in the boards exists", () => {
  const known = new Set(keysOf(EN).map((key) => key.replace(/_(one|other)$/, "")));
  const asked = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(/\bt\("([^"]+)"/g)].flatMap(([, key]) => key ?? []),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
