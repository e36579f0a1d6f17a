import type { Standing } from "@harbor/bots";

/** The range of a chart, and the tick marks at its side. */
export type Scale = { readonly from: number; readonly to: number; readonly marks: readonly number[] };

const CHANCES: Scale = { from: 0, to: 1, marks: [0, 0.25, 0.5, 0.75, 1] };
const ROUND_NUMBERS = [1, 2, 5, 10];
const MOST_MARKS = 5;

/** From 0 to 1 for chances; for scores, the nearest round numbers around them. */
export function scaleFor(alone: boolean, standings: readonly Standing[]): Scale {
  if (!alone) return CHANCES;
  const values = standings.flatMap((standing) => standing.values);
  const least = Math.min(...values, Number.POSITIVE_INFINITY);
  const most = Math.max(...values, 0);
  if (least > most) return { from: 0, to: 1, marks: [0] };
  const rough = Math.max(1, most - least) / (MOST_MARKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = Math.max(1, (ROUND_NUMBERS.find((round) => round * power >= rough) ?? 1) * power);
  const first = Math.floor(least / size);
  const last = Math.max(first + 1, Math.ceil(most / size));
  const marks = Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * size);
  return { from: first * size, to: last * size, marks };
}

/**
 * Each point's position, counted in rounds from the start: all rounds are equally wide, however much happened in them.
 */
export function placesOf(
  standings: readonly { readonly step: number }[],
  rounds: readonly { readonly step: number }[],
  last: number,
): readonly number[] {
  return standings.map(({ step }) => placeOf(step, rounds, last));
}

export function placeOf(step: number, rounds: readonly { readonly step: number }[], last: number): number {
  const at = Math.max(
    0,
    rounds.findLastIndex((round) => round.step <= step),
  );
  const from = rounds[at]?.step ?? 0;
  const to = rounds[at + 1]?.step ?? last;
  return at + (to > from ? Math.min(1, (step - from) / (to - from)) : 0);
}
