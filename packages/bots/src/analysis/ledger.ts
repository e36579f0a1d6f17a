import type { Seat } from "@harbor/kit";
import type { Candidate } from "../savvy.ts";
import type { Told } from "./hindsight.ts";
import type { Tally } from "./tally.ts";
import type { Weights } from "./weights.ts";

/** How much is played out. */
export type Effort = {
  /** Games played to their end from each point of the line. */
  readonly line: number;
  /** Rounds within which the line is drawn finer: those in which most has changed. */
  readonly finer: number;
  /** Games played to their end to learn what a position is worth. */
  readonly lessons: number;
  /** Worlds in which each way that there was at a decision is tried out at first. */
  readonly worlds: number;
  /** Rounds played to weigh what was done against what looks better. */
  readonly weighing: number;
  /** Pairs of playouts for one decision, at most. */
  readonly pairs: number;
};

/** What an ordinary computer does with a game for one in about a minute. */
export const EFFORT: Effort = { line: 400, finer: 4, lessons: 400, worlds: 16, weighing: 40_000, pairs: 640 };

/** The same with so many times the work. */
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

/** How the game stood before a move: by seat, what was counted there. */
export type Point = { readonly step: number; readonly tallies: readonly Tally[] };

/** What is known of a decision by now. */
export type Note<Action> = {
  readonly step: number;
  readonly seat: Seat;
  readonly verdict: "open" | "agreed" | "doubted" | "settled";
  /** Of one that is doubted: the best that could follow on what was done, and what looks better. */
  readonly pair?: { readonly done: Candidate<Action>; readonly better: Candidate<Action>; readonly told: Told<Action> };
  /** What the better way would have brought beyond the other, in each world. */
  readonly lost: Tally;
};

/** All that has been found about a game: plain data, from which the work goes on as if it had never stopped. */
export type Ledger<Action> = {
  readonly seed: string;
  readonly effort: Effort;
  readonly points: readonly Point[];
  readonly weights?: Weights;
  readonly notes: readonly Note<Action>[];
  /** Whether the points within rounds have been chosen. */
  readonly isFiner: boolean;
  readonly playouts: number;
  /** Rounds played, and how many there are to play at most. */
  readonly spent: number;
  readonly planned: number;
  /** Of those, the rounds that weighing took. */
  readonly weighed: number;
};
