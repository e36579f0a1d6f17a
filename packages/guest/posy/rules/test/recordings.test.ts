import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readReplay, verifyReplay } from "@harbor/kit";
import { expect, test } from "vitest";
import { posy } from "../src/index.ts";

const FOLDER = join(import.meta.dirname, "recordings");

function recordingOf(file: string) {
  const read = readReplay(readFileSync(join(FOLDER, file), "utf8"));
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

test.each(readdirSync(FOLDER))("the game in %s comes out as it did", (file) => {
  expect(verifyReplay(posy, recordingOf(file))).toMatchObject({ ok: true });
});

test("a game of the first version is not one of the second", () => {
  const first = recordingOf("version1-5.replay.jsonl");
  expect(first.rules).toBe("1");
  expect(verifyReplay(posy, { ...first, rules: posy.rules }).ok).toBe(false);
});
