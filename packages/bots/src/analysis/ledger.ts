import type { Seat } from "@harbor/kit";
import type { Candidate } from "../savvy.ts";
import type { Told } from "./hindsight.ts";
import type { Tally } from "./tally.ts";
import type { Weights } from "./weights.ts";

/** The number of playouts for each part of the work. */
export type Effort = {
  /** Games played to the end from each point of the line. */
  readonly line: number;
  /** The number of rounds, those with the greatest changes, in which the line gets extra points. */
  readonly finer: number;
  /** Games played to the end to learn what a position is worth. */
  readonly lessons: number;
  /** Worlds in which each option at a decision is first tried. */
  readonly worlds: number;
  /** Rounds played to compare what was done with what looks better. */
  readonly weighing: number;
  /** The maximum number of pairs of playouts for one decision. */
  readonly pairs: number;
};

/** Takes an ordinary computer about a minute for a solo game. */
export const EFFORT: Effort = { line: 400, finer: 4, lessons: 400, worlds: 16, weighing: 40_000, pairs: 640 };

/** Scales the amount of work. */
export function effortOf(times: number, base: Effort = EFFORT): Effort {
  const scaled = (count: number, least: number) => Math.max(least, Math.round(count * times));
  return {
    line: scaled(base.line, 4),
    finer: base.finer,
    lessons: scaled(base.lessons, 20),
    worlds: scaled(base.worlds, 2),
    weighing: scaled(base.weighing, 0),
    pairs: scaled(base.pairs, 20),
  };
}

/** The position before a move: for each seat, what the playouts counted. */
export type Point = { readonly step: number; readonly tallies: readonly Tally[] };

/** What is known so far about a decision. */
export type Note<Action> = {
  readonly step: number;
  readonly seat: Seat;
  readonly verdict: "open" | "agreed" | "doubted" | "settled";
  /** If the decision is in doubt: the best continuation of what was done, and what looks better. */
  readonly pair?: { readonly done: Candidate<Action>; readonly better: Candidate<Action>; readonly told: Told<Action> };
  /** How much the better option gained over the other, in each world. */
  readonly lost: Tally;
};

/** All findings about a game, as plain data; the analysis can resume from it at any time. */
export type Ledger<Action> = {
  readonly seed: string;
  readonly effort: Effort;
  readonly points: readonly Point[];
  readonly weights?: Weights;
  readonly notes: readonly Note<Action>[];
  /** Whether the points within rounds have been chosen. */
  readonly isFiner: boolean;
  readonly playouts: number;
  /** Rounds played so far, and the maximum to be played. */
  readonly spent: number;
  readonly planned: number;
  /** Of those, the rounds spent on weighing. */
  readonly weighed: number;
};
