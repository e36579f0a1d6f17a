import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WESER_LISTS } from "@harbor/bremerhaven";
import { readReplay, writeReplay } from "@harbor/kit";
import { afterAll, expect, test } from "vitest";
import { run, runHere } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "harbor-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOUND = new URL(
  "../../../packages/games/bremerhaven/rules/test/recordings/version2/solo-1-random.replay.jsonl",
  import.meta.url,
).pathname;

const record = async (name: string, ...args: readonly string[]) => {
  const file = join(folder, name);
  return {
    file,
    ...(await runHere("sim", "--mode", "short", "--players", "2", "--seed", "cli", ...args, "--record", file)),
  };
};

test("sim prints one JSON object, the same for the same seed except for the seconds", () => {
  const play = (seed: string) => {
    const { seconds, ...report } = JSON.parse(
      run("sim", "--mode", "short", "--players", "4", "--games", "20", "--seed", seed, "--json").stdout,
    );
    expect(seconds).toBeGreaterThan(0);
    return report;
  };
  const report = play("a");
  expect(report).toMatchObject({ games: 20, finished: 20, rounds: { min: 8, median: 8, max: 8 } });
  expect(report.winByStartRank.length).toBe(4);
  expect(report.winByStartRank.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
  expect(Object.keys(report.score)).toEqual(["p10", "median", "p90", "winnerMedian"]);
  expect(Object.keys(report.neverUsed)).toEqual(["ships", "contracts", "buildings", "events", "prices"]);
  expect(play("a")).toEqual(report);
  expect(play("b")).not.toEqual(report);
});

test("sim plays every mode, and prints text without --json", async () => {
  expect((await runHere("sim", "--mode", "solo", "--games", "3")).stdout).toContain("3 of 3 finished");
  expect((await runHere("sim", "--games", "3")).stdout).toContain("wins by starting rank");
});

test("a recorded game is replayed, verified and scored", async () => {
  const { file, status } = await record("good.replay.jsonl");
  expect(status).toBe(0);
  const replayed = await runHere("replay", file);
  expect(replayed.status).toBe(0);
  expect(replayed.stdout).toMatch(/place +player +money +prestige +score/);
  expect(replayed.stdout).toContain("all verified");
  expect(JSON.parse((await runHere("replay", file, "--json")).stdout)).toMatchObject({
    game: "bremerhaven",
    rounds: 10,
  });
});

test("a replay is analyzed, as JSON or in words", async () => {
  const file = join(folder, "solo.replay.jsonl");
  await runHere("sim", "--mode", "solo", "--bots", "random", "--seed", "back", "--record", file);
  const look = (...args: readonly string[]) => runHere("replay", file, "--analysis", "--effort", "0.01", ...args);
  const { game, scores, analysis } = JSON.parse((await look("--json")).stdout);
  expect(game).toBe("bremerhaven");
  expect(analysis).toMatchObject({ alone: true, isDone: true, progress: 1 });
  expect(analysis.standings.at(-1).values).toEqual([scores[0].score]);
  const { stdout, stderr } = await look("--seed", "other");
  expect(stderr).toBe("");
  expect(stdout).toMatch(/expected score\nround +part +action +seat 0\n/);
  expect(stdout).toMatch(
    /costliest decisions\n(.|\n)*turning points\n(.|\n)*\d+ decisions, \d+ playouts in [\d.]+ s\n$/,
  );
});

test("a game recorded under the first version of the rules is verified under that version", async () => {
  const folder = new URL("../../../packages/games/bremerhaven/rules/test/recordings/version1/", import.meta.url);
  const file = new URL("long-3-random.replay.jsonl", folder).pathname;
  expect((await runHere("replay", file)).stdout).toContain("all verified");
});

test("a damaged replay is refused, and the error names the line", async () => {
  const { file } = await record("damaged.replay.jsonl");
  const lines = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, lines.with(9, (lines[9] ?? "").replace('"type":"', '"type":"x')).join("\n"));
  const { status, stdout, stderr } = await runHere("replay", file);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe(`${file}: line 10 was changed, or lines before it are missing\n`);
});

test("games with another card set are played, recorded and verified, only with that set", async () => {
  const cards = join(folder, "cards.json");
  const ships = WESER_LISTS.ships.map((ship) => ({ ...ship, stars: 1 }));
  writeFileSync(cards, JSON.stringify({ ...WESER_LISTS, name: "Humble", ships }));
  const { file, status } = await record("humble.replay.jsonl", "--cards", cards);
  expect(status).toBe(0);
  expect((await runHere("replay", file)).stdout).toContain("all verified");
  const replay = readReplay(readFileSync(file, "utf8"));
  if (!replay.ok) throw new Error(replay.problem);
  const { cardLists: _, ...bare } = replay.value;
  writeFileSync(file, writeReplay(bare));
  expect((await runHere("replay", file, "--cards", cards)).stdout).toContain("all verified");
  expect((await runHere("replay", file)).stderr).toBe(`${file}: line 1: played with another card set\n`);
  writeFileSync(cards, JSON.stringify({ ...WESER_LISTS, ships: ships.slice(1) }));
  expect(await runHere("sim", "--cards", cards)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/cards.json: ships: /),
  });
  writeFileSync(cards, "{");
  expect((await runHere("sim", "--cards", cards)).stderr.trimEnd().split("\n").length).toBe(1);
});

test.each<[string, string[], RegExp]>([
  ["sim", ["--mode", "chess"], /^there is no mode "chess"; known modes: long, short, solo\n$/],
  ["sim", ["--players", "many"], /^--players must be a whole number from 1 to 9, not "many"\n$/],
  ["sim", ["--mode", "solo", "--players", "2"], /^seats: the solo game is for 1, not for 2\n$/],
  ["sim", ["--games", "0"], /^--games must be a whole number/],
  ["sim", ["--bots", "grandmaster"], /^there is no bot "grandmaster"/],
  ["sim", ["--gmaes", "1"], /^Unknown option '--gmaes'/],
  ["sim", ["long"], /^"long" is one word too many/],
  ["sim", ["--record", "/no/such/folder/file"], /^\/no\/such\/folder\/file cannot be written/],
  ["replay", [], /^name exactly one replay file/],
  ["replay", ["/no/such/file"], /^\/no\/such\/file cannot be read/],
  ["replay", [folder], /cannot be read/],
  ["replay", [SOUND, "--analysis", "--effort", "much"], /^--effort must be a number from 0.01 to 100, not "much"\n$/],
  ["replay", [SOUND, "--analysis", "--effort", "0"], /^--effort must be a number from 0.01 to 100, not "0"\n$/],
  ["replay", [SOUND, "--seed", "any"], /^--effort and --seed require --analysis/],
  ["fuzz", ["--games", "-1"], /--games/],
  ["benchEngine", ["--fast"], /^Unknown option '--fast'/],
])("%s %j ends with code 1 and one clear line", async (command, args, line) => {
  const { status, stderr } = await runHere(command, ...args);
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd().split("\n").length).toBe(1);
  expect(status).toBe(1);
});

test("a few random games show no fault, although they cannot use every card", async () => {
  const { status, stdout, stderr } = await runHere("fuzz", "--games", "7");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^\w+: 7 games, \d+ actions .*no faults.*\nnever used in 7 games: ships: .* \(no fault: /);
  const reports = (await runHere("fuzz", "--games", "7", "--json")).stdout.trimEnd().split("\n");
  expect(reports.length).toBeGreaterThan(1);
  for (const report of reports) expect(JSON.parse(report)).toMatchObject({ games: 7, finished: 7 });
});

test.each(["sim", "replay", "fuzz", "benchEngine"])("%s --help explains its use", async (command) => {
  const { status, stdout } = await runHere(command, "--help");
  expect(status).toBe(0);
  expect(stdout).toContain("npm run -s");
});

test.each(["sim", "replay", "fuzz", "benchEngine", "ladder", "balance"])("%s also ends so as a process", (command) => {
  const { status, stdout, stderr } = run(command, "--nonsense");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^Unknown option '--nonsense'.*\n$/);
  expect(run(command, "--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("npm run -s"),
    stderr: "",
  });
});
