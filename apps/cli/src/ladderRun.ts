import { isShareRow, type LadderRow } from "@harbor/bots";
import type { GamePool } from "./gamePool.ts";
import type { LadderJob, LadderResult } from "./ladderGame.ts";
import { median, roundTo } from "./numbers.ts";
import { type Interval, medianInterval, shareInterval, testSequentially, type Verdict } from "./sprt.ts";

export type LadderReport = {
  readonly id: string;
  readonly mode: string;
  readonly seats: number;
  readonly one: string;
  readonly others?: string;
  readonly games: number;
  /** A share of wins, or a median score. */
  readonly measured: number;
  /** With 95 %. */
  readonly interval: Interval;
  readonly wanted: { readonly from: number; readonly to?: number };
  /** The verdict of the sequential test; "open" if the maximum number of games did not settle it. */
  readonly verdict: Verdict;
  readonly seconds: number;
};

export type LadderPlan = {
  readonly game: string;
  readonly seed: string;
  /** No row plays more games. */
  readonly most: number;
  /** Called after each set of games: strong bots take hours for a row. */
  readonly progress?: (soFar: LadderReport) => void;
};

/** Plays a row until it is settled. Results count in the order of the games, in whatever order the threads finish. */
export async function runRow(
  pool: GamePool<LadderJob, LadderResult>,
  row: LadderRow,
  { game, seed, most, progress }: LadderPlan,
): Promise<LadderReport> {
  const started = performance.now();
  const results: LadderResult[] = [];
  const early = new Map<number, LadderResult>();
  const limit = Math.max(row.seats, most - (most % row.seats));
  let asked = 0;
  let verdict: Verdict = "open";
  const soFar = () => report(row, results, verdict, roundTo(1, (performance.now() - started) / 1000));

  async function playOn(): Promise<void> {
    while (verdict === "open" && asked < limit) {
      const nth = asked;
      asked += 1;
      const result = await pool.play({ game, row, seed, nth });
      early.set(result.nth, result);
      for (let next = early.get(results.length); next !== undefined; next = early.get(results.length)) {
        if (verdict !== "open") break;
        early.delete(next.nth);
        results.push(next);
        if (results.length % row.seats !== 0) continue;
        verdict = judge(row, results);
        progress?.(soFar());
      }
    }
  }
  await Promise.all(Array.from({ length: pool.size }, playOn));
  return soFar();
}

const FEWEST_MEDIAN = 20;

function judge(row: LadderRow, results: readonly LadderResult[]): Verdict {
  if (isShareRow(row)) return testSequentially(sharesOfSets(results, row.seats), row.atLeast);
  if (results.length < FEWEST_MEDIAN) return "open";
  const { from, to } = medianInterval(results.map(({ score }) => score));
  if (from >= row.from && to <= row.to) return "reached";
  return to < row.from || from > row.to ? "missed" : "open";
}

function sharesOfSets(results: readonly LadderResult[], seats: number): number[] {
  return Array.from({ length: Math.floor(results.length / seats) }, (_, set) => {
    const wins = results.slice(set * seats, (set + 1) * seats).filter(({ won }) => won).length;
    return wins / seats;
  });
}

function report(row: LadderRow, results: readonly LadderResult[], verdict: Verdict, seconds: number): LadderReport {
  const { id, mode, seats, one } = row;
  const games = results.length;
  if (!isShareRow(row)) {
    const scores = results.map(({ score }) => score);
    const wanted = { from: row.from, ...(row.to < Number.MAX_SAFE_INTEGER && { to: row.to }) };
    const measured = median(scores) ?? 0;
    return { id, mode, seats, one, games, measured, interval: medianInterval(scores), wanted, verdict, seconds };
  }
  const wins = results.filter(({ won }) => won).length;
  const { from, to } = shareInterval(wins, games);
  return {
    id,
    mode,
    seats,
    one,
    others: row.others,
    games,
    measured: roundTo(3, wins / Math.max(1, games)),
    interval: { from: roundTo(3, from), to: roundTo(3, to) },
    wanted: { from: row.atLeast },
    verdict,
    seconds,
  };
}
