/** The verdict of a sequential test so far. */
export type Verdict = "reached" | "missed" | "open";

export type Interval = { readonly from: number; readonly to: number };

/** The error rates: a 5 % chance that luck is taken for strength, or strength for luck. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** The two hypotheses lie this far below and above the target share. */
const MARGIN = 0.04;
/** No verdict on fewer sets: their spread is not known yet. */
const FEWEST_SETS = 10;
/** This many imaginary sets at the boundary guard against a spread that is small by luck. */
const IMAGINED_SETS = 6;

/**
 * The generalized sequential probability ratio test that is used for chess engines, on the shares of wins in sets of
 * games. A set is one deal played from every seat, so a lucky deal helps both sides equally; the spread is estimated
 * from the sets themselves.
 */
export function testSequentially(sets: readonly number[], wanted: number): Verdict {
  if (sets.length < FEWEST_SETS) return "open";
  const low = Math.max(0, wanted - MARGIN);
  const high = Math.min(1, wanted + MARGIN);
  const mean = sets.reduce((sum, share) => sum + share, 0) / sets.length;
  const doubt = IMAGINED_SETS * wanted * (1 - wanted);
  const spread = (sets.reduce((sum, share) => sum + (share - mean) ** 2, 0) + doubt) / (sets.length + IMAGINED_SETS);
  const ratio = (sets.length * (high - low) * (2 * mean - low - high)) / (2 * spread);
  if (ratio >= BOUND) return "reached";
  return ratio <= -BOUND ? "missed" : "open";
}

const Z = 1.96;

/** Wilson's interval of 95 % for a share of wins. */
export function shareInterval(wins: number, games: number): Interval {
  if (games === 0) return { from: 0, to: 1 };
  const share = wins / games;
  const weight = Z ** 2 / games;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / (4 * games));
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** An interval of 95 % for a median, from the ranks of the numbers themselves. */
export function medianInterval(numbers: readonly number[]): Interval {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (Z * Math.sqrt(sorted.length)) / 2;
  const low = Math.max(0, Math.floor(sorted.length / 2 - half));
  const high = Math.min(sorted.length - 1, Math.ceil(sorted.length / 2 + half));
  return { from: sorted[low] ?? 0, to: sorted[high] ?? 0 };
}
