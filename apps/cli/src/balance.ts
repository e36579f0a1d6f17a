import { availableParallelism } from "node:os";
import type { BalanceRow, GameBalance } from "@harbor/bots";
import { type BalanceCast, type BalanceJob, openedGame } from "./balanceGame.ts";
import { BadInput, noPositionals, runCommand, wholeNumber } from "./command.ts";
import { type GamePool, openGamePool } from "./gamePool.ts";
import { type AnyGame, balanceOf, GAMES, gameAsked } from "./games.ts";
import { keepReport } from "./keep.ts";
import { roundTo } from "./numbers.ts";
import { readPlayer } from "./players.ts";
import { judge, type MeasureReport } from "./readings.ts";
import { textTable } from "./table.ts";

const MEASURED = GAMES.filter((game) => balanceOf(game) !== undefined);
const BOTS = "captain@500ms,mate";

function rowsIn(game: AnyGame): string {
  const rows = balanceOf(game)?.rows ?? [];
  return `${game.id}: ${rows.map(({ id }) => id).join(", ")}`;
}

const help = `
Plays games with bots and reports whether the cards are balanced: each measure with its target range.

  npm run -s balance -- --json

  --game     ${MEASURED.map(({ id }) => id).join(", ")} (default: ${MEASURED[0]?.id})
  --rows     which rows, separated by commas (default: all):
             ${MEASURED.map(rowsIn).join("\n             ")}
  --games    games per row, 1 to 100000 (default: 300); a row that compares things plays that many of each
  --bots     the strongest and the middle bot (default: ${BOTS}), written as for sim
  --cards F  another card set, as a JSON file
  --threads  how many games to play at once (default: the number of cores)
  --seed     any text; the same text gives the same deals (default: "1")
  --json     prints one JSON object with all details instead of a table
  --keep     also writes the report to bench/balance-<date>.json

The exit code is 1 if a measure is not met. A bot's time is processor time, so a busy machine only makes the measuring
longer. docs/balance.md explains the measures and their limits.
`;

type RowReport = {
  readonly id: string;
  readonly bots: string;
  readonly games: number;
  readonly seconds: number;
  readonly measures: readonly MeasureReport[];
};

function readRows({ rows }: GameBalance, text: string | undefined): readonly BalanceRow[] {
  if (text === undefined) return rows;
  return text.split(",").map((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined)
      throw new BadInput(`there is no row "${id}"; there are ${rows.map((one) => one.id).join(", ")}`);
    return row;
  });
}

function readCast(game: AnyGame, text: string): BalanceCast {
  const [strongest, middle, ...more] = text.split(",");
  if (strongest === undefined || middle === undefined || more.length > 0)
    throw new BadInput(`--bots must name two bots, the strongest and the middle one, not "${text}"`);
  for (const name of [strongest, middle]) readPlayer(game, name);
  return { strongest, middle, deckhand: "deckhand", random: "random" };
}

type Plan = Omit<BalanceJob, "row" | "nth"> & { readonly games: number };

async function playRow(
  pool: GamePool<BalanceJob, unknown>,
  balance: GameBalance,
  row: BalanceRow,
  { games, ...plan }: Plan,
): Promise<RowReport> {
  const started = performance.now();
  const jobs = Array.from({ length: games * row.times }, (_, nth): BalanceJob => ({ ...plan, row: row.id, nth }));
  const notes = await Promise.all(jobs.map((job) => pool.play(job)));
  const measures = balance.measure(openedGame(plan.game, plan.cards), row, notes).map(judge);
  const seconds = roundTo(1, (performance.now() - started) / 1000);
  return { id: row.id, bots: plan.cast[row.bots], games: jobs.length, seconds, measures };
}

function describe(rows: readonly RowReport[]): string {
  const lines = rows.flatMap(({ bots, games, measures }) =>
    measures.map(({ id, of = "", measured, interval, wanted, met }) => {
      const { from, to } = wanted;
      const range = from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
      const between = `${interval.from} to ${interval.to}`;
      return [id, of, bots, games, measured, between, range, met ? "met" : "not met"];
    }),
  );
  return textTable(["measure", "worst", "bots", "games", "measured", "95 %", "wanted", ""], lines);
}

await runCommand({
  help,
  flags: {
    game: { type: "string" },
    rows: { type: "string" },
    games: { type: "string", default: "300" },
    bots: { type: "string", default: BOTS },
    cards: { type: "string" },
    threads: { type: "string" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
  async run(given) {
    noPositionals(given);
    const { values } = given;
    const game = gameAsked(values.game);
    const balance = balanceOf(game);
    if (balance === undefined) throw new BadInput(`there is no balance measurement for ${game.id}`);
    const rows = readRows(balance, values.rows);
    const cast = readCast(game, values.bots);
    const games = wholeNumber("games", values.games, { from: 1, to: 100_000 });
    const threads =
      values.threads === undefined
        ? availableParallelism()
        : wholeNumber("threads", values.threads, { from: 1, to: 256 });
    const { cards } = openedGame(game.id, values.cards);
    const file = values.cards === undefined ? {} : { cards: values.cards };
    const pool = openGamePool<BalanceJob, unknown>(new URL("./balanceWorker.ts", import.meta.url), threads);
    const reports: RowReport[] = [];
    try {
      for (const row of rows) {
        const report = await playRow(pool, balance, row, { game: game.id, ...file, cast, seed: values.seed, games });
        reports.push(report);
        process.stderr.write(`${row.id}: ${report.games} games in ${report.seconds} s\n`);
      }
    } finally {
      await pool.close();
    }
    const met = reports.every(({ measures }) => measures.every((measure) => measure.met));
    const whole = { game: game.id, cards, threads, seed: values.seed, met, rows: reports };
    if (values.keep) keepReport(values.game === undefined ? "balance" : `balance-${game.id}`, whole);
    process.stdout.write(values.json ? `${JSON.stringify(whole)}\n` : `${describe(reports)}\n`);
    if (!met) process.exitCode = 1;
  },
});
