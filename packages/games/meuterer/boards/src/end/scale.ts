const MOST_TICKS = 5;
const SIZES = [1, 2, 5, 10, 20, 50] as const;

/** The marks of an axis: a handful of round numbers around everything from `low` to `high`, 0 among them. */
export function ticksOf(low: number, high: number): readonly number[] {
  const size = SIZES.find((one) => (high - low) / one <= MOST_TICKS) ?? Math.ceil((high - low) / MOST_TICKS);
  const [first, last] = [Math.floor(low / size), Math.ceil(high / size)];
  return Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * size);
}
