import { availableParallelism } from "node:os";
import { BadInput, noPositionals, runCommand, wholeNumber } from "./command.ts";
import { openGamePool } from "./gamePool.ts";
import { type AnyGame, crewOf, GAMES, gameAsked, ladderOf } from "./games.ts";
import { keepReport } from "./keep.ts";
import type { LadderJob, LadderResult } from "./ladderGame.ts";
import { type LadderReport, runRow } from "./ladderRun.ts";
import type { LearnJob, LearnResult } from "./learnGame.ts";
import { type LearnPlan, type LearnReport, runLearner } from "./learnRun.ts";
import { textTable } from "./table.ts";

const MEASURED = GAMES.filter((game) => ladderOf(game).length > 0);

function rowsIn(game: AnyGame): string {
  return `${game.id}: ${ladderOf(game)
    .map(({ id }) => id)
    .join(", ")}`;
}

const help = `
Measures the strength of the bots: win rates against each other, and solo scores.

  npm run -s ladder -- --json

  --game     whose bots: ${MEASURED.map(({ id }) => id).join(", ")} (default: ${MEASURED[0]?.id})
  --rows     which rows, separated by commas (default: all):
             ${MEASURED.map((game) => rowsIn(game)).join("\n             ")}
  --games    the maximum number of games per row, 1 to 100000 (default: 400)
  --learn    instead of the rows, trains a learner to beat Mate by bidding alone, and tests it in that many games
             with new deals
  --minutes  how long to train, 1 to 600 (default: 60)
  --lessons  trains for about this many games instead, 0 to 1000000; reproducible with the same seed
  --threads  how many games to play at once (default: the number of cores)
  --seed     any text; the same text gives the same deals (default: "1")
  --json     prints one JSON object instead of a table
  --keep     also writes the report to bench/ladder-<date>.json

Each deal is played several times, with the seats exchanged. A row ends as soon as a sequential test is sure: "reached"
or "missed"; "open" means that the maximum number of games was not enough. A bot's time is processor time, so a busy
machine only makes the measuring longer. The learner plays like Mate, except for its bids. It knows how Mate bids but
sees no hidden card; Mate is unpredictable enough if the learner wins at most three games in four.
`;

function readRows(game: AnyGame, text: string | undefined) {
  const rows = ladderOf(game);
  if (rows.length === 0) throw new BadInput(`nobody measures the bots of ${game.id}`);
  if (text === undefined) return rows;
  return text.split(",").map((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new BadInput(`there is no row "${id}"; --help lists them`);
    return row;
  });
}

type Values = Readonly<Record<"rows" | "minutes" | "lessons", string | undefined>> & { readonly learn: boolean };

/** How long to train the learner; undefined without --learn. */
function readLessons({ learn, rows, minutes, lessons }: Values): LearnPlan["budget"] | undefined {
  if (!learn && (minutes !== undefined || lessons !== undefined))
    throw new BadInput("--minutes and --lessons require --learn");
  if (!learn) return undefined;
  if (rows !== undefined) throw new BadInput("--learn and --rows cannot be combined");
  if (minutes !== undefined && lessons !== undefined) throw new BadInput("--minutes and --lessons cannot be combined");
  if (lessons !== undefined) return { games: wholeNumber("lessons", lessons, { from: 0, to: 1_000_000 }) };
  return { minutes: wholeNumber("minutes", minutes ?? "60", { from: 1, to: 600 }) };
}

async function learn(game: AnyGame, threads: number, plan: LearnPlan): Promise<LearnReport> {
  const pupil = crewOf(game)?.pupil;
  if (pupil === undefined) throw new BadInput(`there is no learner for ${plan.game}`);
  const pool = openGamePool<LearnJob, LearnResult>(new URL("./learnWorker.ts", import.meta.url), threads);
  try {
    return await runLearner(pool, pupil, plan);
  } finally {
    await pool.close();
  }
}

function describeLearner({ learned, setting, games, measured, interval, wanted, met }: LearnReport): string {
  const dials = Object.entries(setting).map(([name, value]) => `${name} ${value}`);
  return textTable(
    ["what", "result"],
    [
      ["learned by", `${learned.games} games, ${learned.generations} generations, ${learned.minutes} minutes`],
      ["bids with", dials.join(", ")],
      ["wins", `${measured} of ${games} games (${interval.from} to ${interval.to})`],
      ["wanted", `at most ${wanted.to}: ${met ? "met" : "not met"}`],
    ],
  );
}

function describe(reports: readonly LadderReport[]): string {
  const rows = reports.map(({ id, games, measured, interval, wanted, verdict, seconds }) => {
    const range = wanted.to === undefined ? `at least ${wanted.from}` : `${wanted.from} to ${wanted.to}`;
    return [id, games, measured, `${interval.from} to ${interval.to}`, range, verdict, seconds];
  });
  return textTable(["row", "games", "measured", "95 %", "wanted", "verdict", "seconds"], rows);
}

function tally({ id, measured, interval, verdict, games }: LadderReport): string {
  return `${id}: ${measured} (${interval.from} to ${interval.to}, ${verdict} after ${games} games)`;
}

const TELL_EVERY_MS = 60_000;

/** Tells how an unfinished row stands, once a minute at most. */
function tellSeldom(): (report: LadderReport) => void {
  let told = performance.now();
  return (report) => {
    if (report.verdict !== "open" || performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    process.stderr.write(`${tally(report)}\n`);
  };
}

await runCommand({
  help,
  flags: {
    game: { type: "string" },
    rows: { type: "string" },
    games: { type: "string", default: "400" },
    learn: { type: "boolean", default: false },
    minutes: { type: "string" },
    lessons: { type: "string" },
    threads: { type: "string" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
  async run(given) {
    noPositionals(given);
    const { values } = given;
    const game = gameAsked(values.game);
    const rows = readRows(game, values.rows);
    const most = wholeNumber("games", values.games, { from: 1, to: 100_000 });
    const threads =
      values.threads === undefined
        ? availableParallelism()
        : wholeNumber("threads", values.threads, { from: 1, to: 256 });
    const { learn: isLearning, minutes, lessons } = values;
    const budget = readLessons({ learn: isLearning, rows: values.rows, minutes, lessons });
    if (budget !== undefined) {
      const learned = await learn(game, threads, { game: game.id, seed: values.seed, budget, tests: most });
      const whole = { game: game.id, threads, seed: values.seed, ...learned };
      if (values.keep) keepReport(values.game === undefined ? "learner" : `learner-${game.id}`, whole);
      process.stdout.write(values.json ? `${JSON.stringify(whole)}\n` : `${describeLearner(learned)}\n`);
      return;
    }
    const pool = openGamePool<LadderJob, LadderResult>(new URL("./ladderWorker.ts", import.meta.url), threads);
    const reports: LadderReport[] = [];
    try {
      for (const row of rows) {
        const report = await runRow(pool, row, { game: game.id, seed: values.seed, most, progress: tellSeldom() });
        reports.push(report);
        process.stderr.write(`${tally(report)}\n`);
      }
    } finally {
      await pool.close();
    }
    const whole = { game: game.id, threads, seed: values.seed, rows: reports };
    if (values.keep) keepReport(values.game === undefined ? "ladder" : `ladder-${game.id}`, whole);
    process.stdout.write(values.json ? `${JSON.stringify(whole)}\n` : `${describe(reports)}\n`);
  },
});
