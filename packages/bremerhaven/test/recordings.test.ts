import { readdirSync, readFileSync } from "node:fs";
import { readReplay, verifyReplay } from "@harbor/kit";
import { expect, test } from "vitest";
import { bremerhaven } from "../src/index.ts";
import { TABLES } from "./tables.ts";

const FOLDER = new URL("./recordings/", import.meta.url);
const FILES = readdirSync(FOLDER);

test("every mode and number of players is recorded", () => {
  const recorded = new Set(FILES.map((file) => file.split("-").slice(0, 2).join("-")));
  expect([...recorded].sort()).toEqual(TABLES.map(({ mode, seats }) => `${mode}-${seats}`).sort());
});

test.each(FILES)("%s is played again to the same scores", (file) => {
  const replay = readReplay(readFileSync(new URL(file, FOLDER), "utf8"));
  if (!replay.ok) throw new Error(replay.problem);
  const verified = verifyReplay(bremerhaven, replay.value, ({ state }) => {
    expect(bremerhaven.whatIsWrong(state)).toBeUndefined();
  });
  expect(verified.ok ? undefined : verified.problem).toBeUndefined();
});
