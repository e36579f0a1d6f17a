/** A running sample: just enough to compute its mean and standard error. */
export type Tally = { readonly times: number; readonly sum: number; readonly squares: number };

export const NOTHING_COUNTED: Tally = { times: 0, sum: 0, squares: 0 };

export function counted({ times, sum, squares }: Tally, value: number): Tally {
  return { times: times + 1, sum: sum + value, squares: squares + value * value };
}

export function meanOf({ times, sum }: Tally): number {
  return times === 0 ? 0 : sum / times;
}

/** The standard error of the mean; infinite below two samples. */
export function doubtOf({ times, sum, squares }: Tally): number {
  if (times < 2) return Number.POSITIVE_INFINITY;
  const mean = sum / times;
  return Math.sqrt(Math.max(0, squares / times - mean * mean) / (times - 1));
}

/** A value known for certain. */
export function certain(value: number): Tally {
  return { times: 2, sum: 2 * value, squares: 2 * value * value };
}
