import { availableParallelism } from "node:os";
import { BadInput, noPositionals, runCommand, wholeNumber } from "./command.ts";
import { openGamePool } from "./gamePool.ts";
import { crewOf, GAMES } from "./games.ts";
import { keepReport } from "./keep.ts";
import type { LadderJob, LadderResult } from "./ladderGame.ts";
import { LADDER } from "./ladderRows.ts";
import { type LadderReport, runRow } from "./ladderRun.ts";
import type { LearnJob, LearnResult } from "./learnGame.ts";
import { type LearnPlan, type LearnReport, runLearner } from "./learnRun.ts";
import { textTable } from "./table.ts";

const help = `
Lets the bots play each other and tells how strong they are: who beats whom how often, and what they reach alone.

  npm run -s ladder -- --json

  --rows     which questions, with commas between them (all if not given):
             ${LADDER.map(({ id }) => id).join(", ")}
  --games    the most games of a row, 1 to 100000 (400 if not given)
  --learn    instead of the rows: somebody learns to beat Mate by its bids alone, and is tested with as many games,
             of deals that were never seen before
  --minutes  how long that learns, 1 to 600 (60 if not given)
  --lessons  learns by about so many games instead, 0 to 1000000: the same for the same seed on every machine
  --threads  how many games at once (as many as there are cores if not given)
  --seed     any text; the same text gives the same deals ("1" if not given)
  --json     one JSON object instead of a table
  --keep     writes the report to bench/ladder-<date>.json, too

Of every deal a set of games is played in which seats are exchanged. A row ends as soon as a sequential test is sure:
"reached" or "missed"; "open" says that the most games did not settle it. Bots that think by the clock play weaker
while the machine does something else. The learner plays as Mate in everything but its bids. It knows how Mate bids, and
no hidden card; Mate mixes its bids well enough if the learner wins at most three games of four.
`;

function readRows(text: string | undefined) {
  if (text === undefined) return LADDER;
  return text.split(",").map((id) => {
    const row = LADDER.find((one) => one.id === id);
    if (row === undefined) throw new BadInput(`there is no row "${id}"; --help names them`);
    return row;
  });
}

type Values = Readonly<Record<"rows" | "minutes" | "lessons", string | undefined>> & { readonly learn: boolean };

/** How long the learner learns; undefined where nobody is to learn. */
function readLessons({ learn, rows, minutes, lessons }: Values): LearnPlan["budget"] | undefined {
  if (!learn && (minutes !== undefined || lessons !== undefined))
    throw new BadInput("--minutes and --lessons are for --learn");
  if (!learn) return undefined;
  if (rows !== undefined) throw new BadInput("--learn is played instead of --rows, not beside them");
  if (minutes !== undefined && lessons !== undefined)
    throw new BadInput("--minutes and --lessons both say how long to learn: give one of them");
  if (lessons !== undefined) return { games: wholeNumber("lessons", lessons, { from: 0, to: 1_000_000 }) };
  return { minutes: wholeNumber("minutes", minutes ?? "60", { from: 1, to: 600 }) };
}

async function learn(threads: number, plan: LearnPlan): Promise<LearnReport> {
  const pupil = crewOf(GAMES[0])?.pupil;
  if (pupil === undefined) throw new BadInput(`nobody learns to play ${plan.game}`);
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

await runCommand({
  help,
  flags: {
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
    const rows = readRows(values.rows);
    const most = wholeNumber("games", values.games, { from: 1, to: 100_000 });
    const threads =
      values.threads === undefined
        ? availableParallelism()
        : wholeNumber("threads", values.threads, { from: 1, to: 256 });
    const [game] = GAMES;
    const { learn: isLearning, minutes, lessons } = values;
    const budget = readLessons({ learn: isLearning, rows: values.rows, minutes, lessons });
    if (budget !== undefined) {
      const learned = await learn(threads, { game: game.id, seed: values.seed, budget, tests: most });
      const whole = { game: game.id, threads, seed: values.seed, ...learned };
      if (values.keep) keepReport("learner", whole);
      process.stdout.write(values.json ? `${JSON.stringify(whole)}\n` : `${describeLearner(learned)}\n`);
      return;
    }
    const pool = openGamePool<LadderJob, LadderResult>(new URL("./ladderWorker.ts", import.meta.url), threads);
    const reports: LadderReport[] = [];
    try {
      for (const row of rows) {
        const report = await runRow(pool, row, { game: game.id, seed: values.seed, most });
        reports.push(report);
        process.stderr.write(`${report.id}: ${report.measured} (${report.verdict} after ${report.games} games)\n`);
      }
    } finally {
      await pool.close();
    }
    const whole = { game: game.id, threads, seed: values.seed, rows: reports };
    if (values.keep) keepReport("ladder", whole);
    process.stdout.write(values.json ? `${JSON.stringify(whole)}\n` : `${describe(reports)}\n`);
  },
});
