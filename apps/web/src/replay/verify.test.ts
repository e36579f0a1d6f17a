import type { AnyAction, AnyStage } from "@harbor/face";
import { commitTo, playMatch, type Replay, randomPlayer, recordMatch, seedFrom, writeReplay } from "@harbor/kit";
import { beforeAll, expect, test } from "vitest";
import { FACE } from "../games.ts";
import { verify } from "./verify.ts";

let stage: AnyStage;
let replay: Replay;

beforeAll(async () => {
  stage = await FACE.load();
  const options = stage.game.readOptions({ mode: "solo", seats: 1 });
  if (!options.ok) throw new Error(options.problem);
  const plan = { options: options.value, seed: seedFrom("verified") };
  const players = [randomPlayer<unknown, AnyAction>(seedFrom("Ada"))];
  replay = recordMatch(stage.game, plan, playMatch(stage.game, { ...plan, players }));
});

const verdicts = (file: string, published?: string) =>
  Object.fromEntries(verify(stage, file, published).map(({ id, verdict }) => [id, verdict]));

test("a sound game passes every check, the published hash included", () => {
  const sound = { file: "passed", rules: "passed", hash: "passed", moves: "passed", scores: "passed" };
  expect(verdicts(writeReplay(replay))).toEqual(sound);
  expect(verdicts(writeReplay(replay), replay.commitment)).toEqual({ ...sound, published: "passed" });
});

test("a hash other than the one that was shown at the start is found", () => {
  expect(verdicts(writeReplay(replay), commitTo(seedFrom("another")))).toMatchObject({
    hash: "passed",
    published: "failed",
    scores: "passed",
  });
});

test.each<[string, Partial<Replay>, string]>([
  ["other rules", { rules: "0" }, "rules"],
  ["a seed that does not fit", { seed: seedFrom("other") }, "hash"],
  ["an action that is not legal", { moves: [{ seat: 0, action: { type: "pass" } }] }, "moves"],
  ["other scores", { scores: [] }, "scores"],
])("%s fails one check, and those behind it are not reached", (_, change, failing) => {
  const found = verify(stage, writeReplay({ ...replay, ...change }), undefined);
  const at = found.findIndex(({ id }) => id === failing);
  expect(found[at]).toMatchObject({ verdict: "failed" });
  expect(found.slice(0, at).every(({ verdict }) => verdict === "passed")).toBe(true);
  expect(found.slice(at + 1).every(({ verdict }) => verdict === "unreached")).toBe(true);
});

test("of a damaged file nothing is said but where the damage is", () => {
  const lines = writeReplay(replay).split("\n");
  const found = verify(stage, lines.slice(0, 4).join("\n"), undefined);
  expect(found[0]).toMatchObject({ verdict: "failed", damage: { kind: "breaks-off", line: 4 } });
  expect(found.slice(1).every(({ verdict }) => verdict === "unreached")).toBe(true);
});
