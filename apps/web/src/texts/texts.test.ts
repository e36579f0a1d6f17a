import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TextTree } from "@harbor/ui";
import { expect, test } from "vitest";
import { DE as DAILY_DE } from "../daily/texts/de.ts";
import { EN as DAILY_EN } from "../daily/texts/en.ts";
import { FR as DAILY_FR } from "../daily/texts/fr.ts";
import { DE as LEARN_DE } from "../lessons/texts/de.ts";
import { EN as LEARN_EN } from "../lessons/texts/en.ts";
import { FR as LEARN_FR } from "../lessons/texts/fr.ts";
import { DE as REPLAY_DE } from "../replay/texts/de.ts";
import { EN as REPLAY_EN } from "../replay/texts/en.ts";
import { FR as REPLAY_FR } from "../replay/texts/fr.ts";
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
  (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !/^((daily|replay|lessons).)?texts/.test(file),
);

test.each([
  ["German", DE, EN],
  ["French", FR, EN],
  ["German of recorded games", REPLAY_DE, REPLAY_EN],
  ["French of recorded games", REPLAY_FR, REPLAY_EN],
  ["German of the game of the day", DAILY_DE, DAILY_EN],
  ["French of the game of the day", DAILY_FR, DAILY_EN],
  ["German of lessons", LEARN_DE, LEARN_EN],
  ["French of lessons", LEARN_FR, LEARN_EN],
])("%s has the same texts as English", (_, texts, english) => {
  expect(keysOf(texts)).toEqual(keysOf(english));
});

test("every text that the pages use exists", () => {
  const known = new Set(
    [...keysOf(EN), ...keysOf(REPLAY_EN), ...keysOf(LEARN_EN), ...keysOf(DAILY_EN)].map((key) =>
      key.replace(/_(one|other)$/, ""),
    ),
  );
  const asked = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(/\bt\("([^"]+)"/g)].flatMap(([, key]) => key ?? []),
  );
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
