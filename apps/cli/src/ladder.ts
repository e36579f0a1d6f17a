import { availableParallelism } from "node:os";
import { BadInput, noPositionals, runCommand, wholeNumber } from "./command.ts";
import { openGamePool } from "./gamePool.ts";
import { GAMES } from "./games.ts";
import { keepReport } from "./keep.ts";
import type { LadderJob, LadderResult } from "./ladderGame.ts";
import { LADDER } from "./ladderRows.ts";
import { type LadderReport, runRow } from "./ladderRun.ts";
import { textTable } from "./table.ts";

const help = `
Lets the bots play each other and tells how strong they are: who beats whom how often, and what they reach alone.

  npm run -s ladder -- --json

  --rows     which questions, with commas between them (all if not given):
             ${LADDER.map(({ id }) => id).join(", ")}
  --games    the most games of a row, 1 to 100000 (400 if not given)
  --threads  how many games at once (as many as there are cores if not given)
  --seed     any text; the same text gives the same deals ("1" if not given)
  --json     one JSON object instead of a table
  --keep     writes the report to bench/ladder-<date>.json, too

Of every deal a set of games is played in which seats are exchanged. A row ends as soon as a sequential test is sure:
"reached" or "missed"; "open" says that the most games did not settle it. Bots that think by the clock play weaker
while the machine does something else.
`;

function readRows(text: string | undefined) {
  if (text === undefined) return LADDER;
  return text.split(",").map((id) => {
    const row = LADDER.find((one) => one.id === id);
    if (row === undefined) throw new BadInput(`there is no row "${id}"; --help names them`);
    return row;
  });
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
