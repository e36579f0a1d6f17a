import { effortOf } from "@harbor/bots";
import type { AnyLedger, AnyReport } from "../src/analysis/request.ts";

const LEDGER: AnyLedger = {
  seed: "seed",
  effort: effortOf(1),
  points: [],
  notes: [],
  isFiner: false,
  playouts: 7,
  spent: 1,
  planned: 10,
  weighed: 0,
};

/** The findings about a game once this share of the work is done. */
export function foundAt(progress: number) {
  const report: AnyReport = {
    alone: false,
    isDone: progress === 1,
    progress,
    standings: [{ step: 0, round: 1, chapter: "start", values: [0.4, 0.6], doubts: [0.1, 0.1] }],
    mistakes: [],
    turns: [],
    searched: 0,
    decisions: 10,
    playouts: 7,
    line: 400,
    least: 0.03,
  };
  return { report, ledger: LEDGER, seconds: 10 * progress };
}
