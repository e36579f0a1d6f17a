/** How many people reached each score, lowest first. */
export type Scores = readonly { readonly score: number; readonly people: number }[];

/** Scores in steps of equal size: `counts` says how many people are in each, and the first begins at `from`. */
export type Spread = {
  readonly people: number;
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
};

const MOST_STEPS = 16;

export function spreadOf(scores: Scores): Spread {
  const lowest = scores[0]?.score ?? 0;
  const step = stepFor(lowest, scores.at(-1)?.score ?? 0);
  const from = Math.floor(lowest / step) * step;
  const counts: number[] = [];
  for (const { score, people } of scores) {
    const nth = Math.floor((score - from) / step);
    while (counts.length <= nth) counts.push(0);
    counts[nth] = (counts[nth] ?? 0) + people;
  }
  return { people: counts.reduce((sum, count) => sum + count, 0), from, step, counts };
}

/** The smallest round number with which there are few enough steps. */
function stepFor(lowest: number, highest: number): number {
  for (let unit = 10; ; unit *= 10) {
    for (const step of [unit, 2 * unit, 5 * unit]) {
      if (Math.floor(highest / step) - Math.floor(lowest / step) < MOST_STEPS) return step;
    }
  }
}

export function beatenBy(score: number, scores: Scores): number {
  return scores.reduce((sum, other) => sum + (other.score < score ? other.people : 0), 0);
}
