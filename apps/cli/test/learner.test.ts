import { expect, test } from "vitest";
import type { GamePool } from "../src/gamePool.ts";
import type { LearnJob, LearnResult } from "../src/learnGame.ts";
import { runLearner } from "../src/learnRun.ts";
import { runHere } from "./commands.ts";

const ladder = (...args: readonly string[]) => runHere("ladder", ...args);

const pupil = { dials: [{ name: "care", from: 0, to: 1, start: 0.1 }] };

/** Games whose win rate equals the only dial; notes which deals were played. */
function poolOf(deals: Set<string>): GamePool<LearnJob, LearnResult> {
  return {
    size: 1,
    async play({ setting, deals: text, nth }) {
      deals.add(text);
      return { won: (nth % 10) / 10 < (setting[0] ?? 0) };
    },
    async close() {},
  };
}

test("a learner finds what wins, and is tested with new deals", async () => {
  const deals = new Set<string>();
  const plan = { game: "any", seed: "1", budget: { games: 4000 }, tests: 100 };
  const report = await runLearner(poolOf(deals), pupil, plan);
  expect(report.setting.care).toBeGreaterThan(0.9);
  expect(report.measured).toBeGreaterThan(0.85);
  expect(report).toMatchObject({ games: 100, wanted: { to: 0.75 }, met: false });
  expect(report.learned.games).toBeGreaterThanOrEqual(4000);
  expect(report.interval.from).toBeLessThan(report.measured);
  expect([...deals].at(-1)).toBe("1/learner/test");
  expect([...deals].filter((text) => text.endsWith("test")).length).toBe(1);
});

test("without lessons, the initial setting is tested", async () => {
  const plan = { game: "any", seed: "1", budget: { games: 0 }, tests: 20 };
  const report = await runLearner(poolOf(new Set()), pupil, plan);
  expect(report).toMatchObject({ learned: { games: 0, generations: 0 }, setting: { care: 0.1 }, met: true });
});

test("the ladder trains a learner against Mate, with the same result for any number of threads", async () => {
  const play = async (threads: string) => {
    const { status, stdout } = await ladder(
      "--learn",
      "--lessons",
      "0",
      "--games",
      "4",
      "--threads",
      threads,
      "--json",
    );
    expect(status).toBe(0);
    const { seconds: _, threads: __, learned: ___, ...report } = JSON.parse(stdout);
    return report;
  };
  const report = await play("1");
  expect(report).toMatchObject({ id: "learner", others: "mate", games: 4, wanted: { to: 0.75 } });
  expect(await play("2")).toEqual(report);
});

test.each<[string[], RegExp]>([
  [["--minutes", "5"], /^--minutes and --lessons require --learn\n$/],
  [["--lessons", "5"], /^--minutes and --lessons require --learn\n$/],
  [["--learn", "--rows", "mate-deckhand"], /^--learn and --rows cannot be combined/],
  [["--learn", "--minutes", "5", "--lessons", "5"], /^--minutes and --lessons cannot be combined/],
  [["--learn", "--minutes", "soon"], /^--minutes must be a whole number from 1 to 600, not "soon"\n$/],
  [["--learn", "--lessons", "-1"], /--lessons/],
])("ladder %j ends with code 1 and one clear line", async (args, line) => {
  const { status, stderr } = await ladder(...args);
  expect(stderr).toMatch(line);
  expect([status, stderr.trimEnd().split("\n").length]).toEqual([1, 1]);
});
