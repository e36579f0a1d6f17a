/** The value below which a share of the numbers lies; undefined when there are none. */
export function quantile(numbers: readonly number[], share: number): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export function median(numbers: readonly number[]): number | undefined {
  return quantile(numbers, 0.5);
}

export function roundTo(digits: number, value: number): number {
  return Number(value.toFixed(digits));
}
