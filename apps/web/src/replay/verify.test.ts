import { commitTo, playMatch, type Replay, randomPlayer, recordMatch, seedFrom, writeReplay } from "@harbor/kit";
import type { AnyAction, AnyGameClient } from "@harbor/ui";
import { beforeAll, expect, test } from "vitest";
import { FIRST } from "../house.ts";
import { verify } from "./verify.ts";

let client: AnyGameClient;
let replay: Replay;

beforeAll(async () => {
  client = await FIRST.load();
  const options = client.game.readOptions({ mode: "solo", seats: 1 });
  if (!options.ok) throw new Error(options.problem);
  const plan = { options: options.value, seed: seedFrom("verified") };
  const players = [randomPlayer<unknown, AnyAction>(seedFrom("Ada"))];
  replay = recordMatch(client.game, plan, playMatch(client.game, { ...plan, players }));
});

const verdicts = (file: string, published?: string) =>
  Object.fromEntries(verify(client, file, published).map(({ id, verdict }) => [id, verdict]));

test("a valid game passes every check, including the published hash", () => {
  const sound = { file: "passed", rules: "passed", hash: "passed", moves: "passed", scores: "passed" };
  expect(verdicts(writeReplay(replay))).toEqual(sound);
  expect(verdicts(writeReplay(replay), replay.commitment)).toEqual({ ...sound, published: "passed" });
});

test("a hash that differs from the one shown at the start is detected", () => {
  expect(verdicts(writeReplay(replay), commitTo(seedFrom("another")))).toMatchObject({
    hash: "passed",
    published: "failed",
    scores: "passed",
  });
});

test.each<[string, Partial<Replay>, string]>([
  ["other rules", { rules: "0" }, "rules"],
  ["a seed that does not match", { seed: seedFrom("other") }, "hash"],
  ["an illegal action", { moves: [{ seat: 0, action: { type: "pass" } }] }, "moves"],
  ["other scores", { scores: [] }, "scores"],
])("%s fails one check, and later checks are not reached", (_, change, failing) => {
  const found = verify(client, writeReplay({ ...replay, ...change }), undefined);
  const at = found.findIndex(({ id }) => id === failing);
  expect(found[at]).toMatchObject({ verdict: "failed" });
  expect(found.slice(0, at).every(({ verdict }) => verdict === "passed")).toBe(true);
  expect(found.slice(at + 1).every(({ verdict }) => verdict === "unreached")).toBe(true);
});

test("for a damaged file, only the damage is reported", () => {
  const lines = writeReplay(replay).split("\n");
  const found = verify(client, lines.slice(0, 4).join("\n"), undefined);
  expect(found[0]).toMatchObject({ verdict: "failed", damage: { kind: "breaks-off", line: 4 } });
  expect(found.slice(1).every(({ verdict }) => verdict === "unreached")).toBe(true);
});
