const MOST_STEPS = 5;
const ROUND_NUMBERS = [1, 2, 5, 10] as const;

/** The marks of an axis: a handful of round numbers from 0 up to at least `highest`. */
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
