import { expect, test } from "vitest";
import type { FaultName } from "../chaos/faults.ts";
import { playThroughFaults } from "../chaos/faultTest.ts";
import { Missing, type StageName } from "../chaos/stage.ts";
import { GAMES } from "../src/games.ts";

const [game] = GAMES;
/** For a busy machine. */
const PATIENCE_MS = 240_000;
const LENGTHS = { long: 1000, short: 300 };
const WELL = { lost: 0, duplicated: 0, misordered: 0, refused: 0, unjust: 0, problems: [] };
const ON_ONE: readonly FaultName[] = ["kill", "frozen", "disk full", "clock set"];
const ON_TWO: readonly FaultName[] = ["kill", "all frozen", "clock set", "disk full", "database cut", "redis cut"];

async function shortly(stage: StageName, faults: readonly FaultName[], seats: readonly number[]) {
  if (game === undefined) throw new Error("there is no game");
  const kinds = seats.map((count) => ({ game, mode: count === 1 ? "solo" : "short", seats: count }));
  return playThroughFaults({ stage, kills: faults.length, seed: "small", kinds, lengths: LENGTHS, faults });
}

test("KEP-3 killed, frozen, with a full disk or a wrong clock, a server loses nothing, and no player's clock runs out wrongly", {
  timeout: PATIENCE_MS,
}, async () => {
  const report = await shortly("embedded", ON_ONE, [1, 2]);
  expect(report).toMatchObject(WELL);
  expect(Object.keys(report.faults)).toHaveLength(ON_ONE.length);
  expect(report.acked).toBeGreaterThan(50);
  expect(report.finished).toBe(report.games);
});

test("KEP-3 two servers lose nothing when what they share fails too, and no player's clock runs out wrongly", {
  timeout: PATIENCE_MS,
}, async ({ skip }) => {
  const report = await shortly("house", ON_TWO, [2, 3]).catch((error: unknown) => {
    if (error instanceof Missing) return skip(error.message);
    throw error;
  });
  expect(report).toMatchObject(WELL);
  expect(Object.keys(report.faults)).toHaveLength(ON_TWO.length);
  expect(report.acked).toBeGreaterThan(100);
  expect(report.finished).toBe(report.games);
});

test.each(["embedded", "postgres"] as const)(
  "KEP-1 KEP-3 four play a whole game with secrets on the %s store, and a server that is killed again and again loses nothing",
  { timeout: PATIENCE_MS },
  async (stage) => {
    const other = GAMES.find(({ asksInSecret }) => asksInSecret !== undefined);
    const mode = other?.modes.find(({ seats }) => seats.includes(4));
    if (other === undefined || mode === undefined) throw new Error("there is no such game for four");
    const kinds = [{ game: other, mode: mode.id, seats: 4 }];
    const report = await playThroughFaults({
      stage,
      kills: 3,
      seed: "four",
      kinds,
      lengths: LENGTHS,
      faults: ["kill"],
    });
    expect(report).toMatchObject({ ...WELL, faults: { kill: 3 } });
    expect(report.acked).toBeGreaterThan(100);
    expect(report.finished).toBe(report.games);
  },
);
