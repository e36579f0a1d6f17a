import type { Course, Hindsight, PlayedRules } from "./hindsight.ts";
import type { Point } from "./ledger.ts";
import { doubtOf, meanOf, NOTHING_COUNTED } from "./tally.ts";

type Read<State, View, Action> = {
  readonly rules: PlayedRules<State, View, Action>;
  readonly hindsight: Pick<Hindsight<State, View, Action>, "chapter">;
  readonly course: Course<State, Action>;
};

/** The round in which each step falls. */
export function roundsOf<State, View, Action>({ rules, course }: Read<State, View, Action>): readonly number[] {
  return course.states.map((state) => rules.round(state));
}

/** One point before the first move of each round, and one for the end. */
export function roundPoints(rounds: readonly number[], seats: number): Point[] {
  return rounds.flatMap((round, step) => {
    const isLast = step === rounds.length - 1;
    return step === 0 || isLast || round !== rounds[step - 1] ? [freshPoint(step, seats)] : [];
  });
}

/** The points where a new part of a round begins, in the rounds with the greatest changes. */
export function finerPoints<State, View, Action>(
  read: Read<State, View, Action>,
  points: readonly Point[],
  most: number,
): Point[] {
  const rounds = roundsOf(read);
  const chapters = read.course.states.map((state) => read.hindsight.chapter(state));
  const spans = points.slice(1).map((to, nth) => ({ from: points[nth] ?? to, to }));
  const restless = spans.toSorted((one, other) => changeBetween(other) - changeBetween(one)).slice(0, most);
  return restless
    .flatMap(({ from, to }) =>
      chapters.flatMap((chapter, step) => {
        const begins = chapter !== chapters[step - 1] && rounds[step] === rounds[step - 1];
        return begins && step > from.step && step < to.step ? [freshPoint(step, from.tallies.length)] : [];
      }),
    )
    .toSorted((one, other) => one.step - other.step);
}

function freshPoint(step: number, seats: number): Point {
  return { step, tallies: Array.from({ length: seats }, () => NOTHING_COUNTED) };
}

function changeBetween({ from, to }: { readonly from: Point; readonly to: Point }): number {
  return Math.max(...from.tallies.map((tally, seat) => Math.abs(meanOf(to.tallies[seat] ?? tally) - meanOf(tally))));
}

/** How much two tallies may differ by chance alone. */
export function doubtBetween(from: Point, to: Point, seat: number): number {
  const doubts = [from, to].map(({ tallies }) => doubtOf(tallies[seat] ?? NOTHING_COUNTED));
  return Math.hypot(...doubts);
}
