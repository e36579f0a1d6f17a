import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReplay } from "@harbor/kit";
import { afterAll, expect, test } from "vitest";
import { run, runWith } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "harbor-guest-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GUEST = new URL("./withGuest.ts", import.meta.url).href;

/** A command that knows a game more than those that are shipped. */
const runWithGuest = (command: string, ...args: readonly string[]) => runWith(["--import", GUEST], command, ...args);

test("random games of a guest are inspected without a fault, with every option and number of seats", () => {
  const { status, stdout, stderr } = runWithGuest("fuzz", "--game", "posy", "--games", "120", "--json");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(JSON.parse(stdout)).toMatchObject({ game: "posy", finished: 120, neverUsed: { flowers: [] } });
});

test("a guest's bots are tried, half of them with mutated cards", () => {
  const { status, stdout } = runWithGuest("fuzz", "--game", "posy", "--bots", "mate,flat@20", "--games", "12");
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^posy: 12 games with bots/) });
});

test("a guest for five is simulated, and its shared wins are shared", () => {
  const { status, stdout } = runWithGuest(
    "sim",
    "--game",
    "posy",
    "--players",
    "5",
    "--games",
    "30",
    "--bots",
    "mate",
    "--json",
  );
  expect(status).toBe(0);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ games: 30, finished: 30, rounds: { min: 3, max: 3 } });
  expect(report.winByStartRank.length).toBe(5);
  expect(report.winByStartRank.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 1);
});

test("a guest's game is recorded, verified and scored, points below 0 among them", () => {
  const file = join(folder, "posy.replay.jsonl");
  expect(runWithGuest("sim", "--game", "posy", "--players", "5", "--seed", "below", "--record", file).status).toBe(0);
  const replay = readReplay(readFileSync(file, "utf8"));
  expect(replay.ok && replay.value.scores.some(({ score }) => score < 0)).toBe(true);
  const { status, stdout } = runWithGuest("replay", file);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/place +player +posies +sleep +thistles/),
  });
  expect(stdout).toContain("all verified");
});

test("commands that are told nothing know no guest", () => {
  expect(run("sim", "--game", "posy").stderr).toBe('there is no game "posy"; there is bremerhaven, meuterer\n');
});
