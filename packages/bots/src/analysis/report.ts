import type { Seat } from "@harbor/kit";
import type { Why } from "../gameBots.ts";
import type { Course, Hindsight } from "./hindsight.ts";
import type { Ledger } from "./ledger.ts";
import { doubtBetween } from "./line.ts";
import { doubtOf, meanOf } from "./tally.ts";
import { isMistake } from "./weighing.ts";

/** The chances before a move. */
export type Standing = {
  readonly step: number;
  readonly round: number;
  readonly chapter: string;
  /** Each seat's chance to win, from 0 to 1; in a solo game, the expected score. */
  readonly values: readonly number[];
  /** The standard error of each. */
  readonly doubts: readonly number[];
};

/** A decision that cost chances, or points, beyond what luck explains. */
export type Mistake<Action> = {
  /** The number of moves before it. */
  readonly step: number;
  readonly seat: Seat;
  readonly round: number;
  readonly chapter: string;
  readonly done: readonly Action[];
  readonly better: readonly Action[];
  readonly why: Why;
  readonly cost: number;
  readonly doubt: number;
  /** The number of worlds in which both options were tried. */
  readonly worlds: number;
};

/** A part of the game in which it turned. */
export type TurningPoint = {
  /** The step to look at: the mistake behind it, or else the result of this part. */
  readonly step: number;
  readonly round: number;
  readonly chapter: string;
  /** The seat whose chances changed most, from what to what. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** The mistake behind it, as an index into the mistakes. */
  readonly mistake?: number;
};

/** What an analysis has found so far. */
export type Report<Action> = {
  readonly alone: boolean;
  readonly isDone: boolean;
  /** From 0 to 1. */
  readonly progress: number;
  readonly standings: readonly Standing[];
  /** Costliest first. */
  readonly mistakes: readonly Mistake<Action>[];
  /** In the order of the game. */
  readonly turns: readonly TurningPoint[];
  /** Decisions searched so far, and their total number. */
  readonly searched: number;
  readonly decisions: number;
  readonly playouts: number;
  /** Of those, the ones behind each point of the line so far. */
  readonly line: number;
  /** A loss below this is not a mistake. */
  readonly least: number;
};

const MOST_MISTAKES = 6;
const MOST_TURNS = 5;
/**
 * A change counts as a turning point if it exceeds this many standard errors and this share of a chance or of the
 * score.
 */
const SURE = 3;
const NOTABLE = 0.05;
const NEARLY = 0.99;

type Found<State, View, Action> = {
  readonly ledger: Ledger<Action>;
  readonly rounds: readonly number[];
  readonly hindsight: Pick<Hindsight<State, View, Action>, "chapter">;
  readonly course: Course<State, Action>;
  readonly alone: boolean;
  readonly least: number;
  readonly isDone: boolean;
};

export function reportOf<State, View, Action>(found: Found<State, View, Action>): Report<Action> {
  const { ledger, alone, isDone } = found;
  const mistakes = mistakesOf(found);
  const open = ledger.notes.filter(({ verdict }) => verdict === "open").length;
  return {
    alone,
    isDone,
    progress: isDone ? 1 : Math.min(NEARLY, ledger.spent / Math.max(1, ledger.planned)),
    standings: standingsOf(found),
    mistakes,
    turns: turnsOf(found, mistakes),
    searched: ledger.notes.length - open,
    decisions: ledger.notes.length,
    playouts: ledger.playouts,
    line: lineOf(ledger),
    least: found.least,
  };
}

/** The number of playouts at the point that has the fewest, not counting the certain end. */
function lineOf({ points, effort }: Ledger<unknown>): number {
  return Math.min(effort.line, ...points.slice(0, -1).map(({ tallies }) => tallies[0]?.times ?? 0));
}

function standingsOf<State, View, Action>({
  ledger,
  rounds,
  hindsight,
  course,
}: Found<State, View, Action>): Standing[] {
  return ledger.points.flatMap(({ step, tallies }) => {
    const state = course.states[step];
    if (state === undefined || tallies.some(({ times }) => times < 2)) return [];
    const values = tallies.map(meanOf);
    return { step, round: rounds[step] ?? 0, chapter: hindsight.chapter(state), values, doubts: tallies.map(doubtOf) };
  });
}

function mistakesOf<State, View, Action>({
  ledger,
  rounds,
  hindsight,
  course,
  least,
}: Found<State, View, Action>): Mistake<Action>[] {
  return ledger.notes
    .flatMap((note): Mistake<Action>[] => {
      const { pair, lost, step, seat } = note;
      const state = course.states[step];
      if (pair === undefined || state === undefined || !isMistake(note, least)) return [];
      const chapter = hindsight.chapter(state);
      const weighed = { cost: meanOf(lost), doubt: doubtOf(lost), worlds: lost.times };
      return [{ step, seat, round: rounds[step] ?? 0, chapter, ...pair.told, ...weighed }];
    })
    .toSorted((one, other) => other.cost - one.cost)
    .filter((mistake, nth, all) => all.findIndex((other) => missesTheSame(other, mistake)) === nth)
    .slice(0, MOST_MISTAKES);
}

/** Missing the same thing several times in a round counts as one loss. */
function missesTheSame<Action>(one: Mistake<Action>, other: Mistake<Action>): boolean {
  const isNear = one.seat === other.seat && one.round === other.round;
  return isNear && JSON.stringify(one.better) === JSON.stringify(other.better);
}

function turnsOf<State, View, Action>(
  { ledger, rounds, hindsight, course, alone, least }: Found<State, View, Action>,
  mistakes: readonly Mistake<Action>[],
): TurningPoint[] {
  const points = ledger.points.filter(({ tallies }) => tallies.every(({ times }) => times > 1));
  const scale = alone ? Math.max(1, meanOf(points[0]?.tallies[0] ?? { times: 0, sum: 0, squares: 0 })) : 1;
  const turns = points.slice(1).flatMap((to, nth) => {
    const from = points[nth];
    const state = from && course.states[from.step];
    if (from === undefined || state === undefined) return [];
    const changes = to.tallies.map((tally, seat) => ({
      seat,
      before: meanOf(from.tallies[seat] ?? tally),
      after: meanOf(tally),
    }));
    const most = changes.reduce((a, b) => (Math.abs(b.after - b.before) > Math.abs(a.after - a.before) ? b : a));
    const size = Math.abs(most.after - most.before);
    if (size < NOTABLE * scale || size < SURE * doubtBetween(from, to, most.seat)) return [];
    const hasLost = (seat: Seat) =>
      changes.some((change) => change.seat === seat && change.before - change.after > least);
    const mistake = mistakes.findIndex(({ step, seat }) => step >= from.step && step < to.step && hasLost(seat));
    const behind = mistakes[mistake];
    const step = behind?.step ?? to.step;
    const turn: TurningPoint = {
      step,
      round: rounds[from.step] ?? 0,
      chapter: hindsight.chapter(state),
      ...most,
      ...(behind !== undefined && { mistake }),
    };
    return [{ turn, size }];
  });
  return turns
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MOST_TURNS)
    .map(({ turn }) => turn)
    .toSorted((one, other) => one.step - other.step);
}
