/** A value of a series, and when it was taken. */
export type Point = { readonly at: number; readonly value: number };

/**
 * The growth of a series per unit of time: the median of the slopes between all its points (the Theil-Sen estimator),
 * which a single spike does not move.
 */
export function slopeOf(points: readonly Point[]): number {
  const slopes = points.flatMap((one, nth) =>
    points.slice(nth + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  return medianOf(slopes.filter(Number.isFinite));
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}
