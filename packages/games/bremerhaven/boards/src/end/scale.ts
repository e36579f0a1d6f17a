const MOST_STEPS = 5;
const ROUND_NUMBERS = [1, 2, 5, 10] as const;

/** Round numbers from 0 up to at least this one, a handful of them, as the marks of an axis. */
export function stepsUpTo(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest) / MOST_STEPS));
  const size = Math.max(
    1,
    ...ROUND_NUMBERS.map((round) => round * power)
      .filter((one) => one * MOST_STEPS >= highest)
      .slice(0, 1),
  );
  return Array.from({ length: Math.ceil(highest / size) + 1 }, (_, nth) => nth * size);
}

/** Moves heights apart so that labels of this size do not cover each other, each as near to its own as can be. */
export function apart(heights: readonly number[], size: number, top: number, bottom: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const placed = [...heights];
  let free = top;
  for (const { height, index } of order) {
    placed[index] = Math.max(height, free);
    free = (placed[index] ?? free) + size;
  }
  let low = bottom;
  for (const { index } of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? low, low);
    low = (placed[index] ?? low) - size;
  }
  return placed;
}
