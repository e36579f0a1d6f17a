import { readdirSync, readFileSync } from "node:fs";
import { readReplay, verifyReplay } from "@harbor/kit";
import { expect, test } from "vitest";
import { meuterer, RULES_VERSIONS } from "../src/index.ts";

const FOLDER = new URL("./recordings/", import.meta.url);
const FILES = RULES_VERSIONS.flatMap((version) =>
  readdirSync(new URL(`version${version}/`, FOLDER)).map((file) => ({ version, file })),
);
const KINDS = meuterer.modes.flatMap(({ id, seats }) => seats.map((count) => `${id}-${count}`));

test.each(RULES_VERSIONS)("every mode and number of players is recorded under version %s of the rules", (version) => {
  const files = FILES.filter((one) => one.version === version);
  const recorded = new Set(files.map(({ file }) => file.split("-").slice(0, 2).join("-")));
  expect([...recorded].sort()).toEqual(KINDS.toSorted());
});

test.each(FILES)("version$version/$file is played again to the same scores", ({ version, file }) => {
  const replay = readReplay(readFileSync(new URL(`version${version}/${file}`, FOLDER), "utf8"));
  if (!replay.ok) throw new Error(replay.problem);
  expect(replay.value.rules).toBe(version);
  const game = meuterer.edition(replay.value);
  const verified = verifyReplay(meuterer, replay.value, ({ state }) => {
    expect(game?.whatIsWrong(state)).toBeUndefined();
  });
  expect(verified.ok ? undefined : verified.problem).toBeUndefined();
});
