import { quantile } from "@harbor/cli/numbers";

/** The distribution of durations, in milliseconds. */
export type Spread = { readonly count: number; readonly p50: number; readonly p95: number; readonly max: number };

export function spreadOf(times: readonly number[]): Spread {
  return {
    count: times.length,
    p50: quantile(times, 0.5) ?? Number.NaN,
    p95: quantile(times, 0.95) ?? Number.NaN,
    max: times.length === 0 ? Number.NaN : Math.max(...times),
  };
}
