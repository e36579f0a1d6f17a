import { readdirSync, readFileSync } from "node:fs";
import { readReplay, verifyReplay } from "@harbor/kit";
import { expect, test } from "vitest";
import { bremerhaven, RULES_VERSIONS, WESER, WESER_1, WESER_2, WESER_3, WESER_4 } from "../src/index.ts";
import { TABLES } from "./tables.ts";

const FOLDER = new URL("./recordings/", import.meta.url);
const FILES = RULES_VERSIONS.flatMap((version) =>
  readdirSync(new URL(`version${version}/`, FOLDER)).map((file) => ({ version, file })),
);

type File = (typeof FILES)[number];

function textOf({ version, file }: File): string {
  return readFileSync(new URL(`version${version}/${file}`, FOLDER), "utf8");
}

function headOf(file: File): { readonly cards?: string } {
  return JSON.parse(textOf(file).split("\n")[0] ?? "");
}

test.each(RULES_VERSIONS)("every mode and number of players is recorded under version %s of the rules", (version) => {
  const files = FILES.filter((one) => one.version === version);
  const recorded = new Set(files.map(({ file }) => file.split("-").slice(0, 2).join("-")));
  expect([...recorded].sort()).toEqual(TABLES.map(({ mode, seats }) => `${mode}-${seats}`).sort());
});

test.each([
  { set: "the first set", cards: WESER_1.hash, version: "1" },
  { set: "the set before the cards were balanced", cards: WESER_2.hash, version: "2" },
  { set: "the set before some cards were improved", cards: WESER_3.hash, version: "2" },
  { set: "the set before two buildings were improved", cards: WESER_4.hash, version: "2" },
  { set: "the set of today", cards: WESER.hash, version: "2" },
])("every mode and number of players is recorded with $set", ({ cards, version }) => {
  const files = FILES.filter((one) => one.version === version && headOf(one).cards === cards);
  const recorded = new Set(files.map(({ file }) => file.split("-").slice(0, 2).join("-")));
  expect([...recorded].sort()).toEqual(TABLES.map(({ mode, seats }) => `${mode}-${seats}`).sort());
});

test.each(FILES)("version$version/$file is played again to the same scores", ({ version, file }) => {
  const replay = readReplay(textOf({ version, file }));
  if (!replay.ok) throw new Error(replay.problem);
  expect(replay.value.rules).toBe(version);
  const game = bremerhaven.edition(replay.value);
  const verified = verifyReplay(bremerhaven, replay.value, ({ state }) => {
    expect(game?.whatIsWrong(state)).toBeUndefined();
  });
  expect(verified.ok ? undefined : verified.problem).toBeUndefined();
});
