import type { BalanceMeasure, Reading } from "@harbor/bots";
import { median, roundTo } from "./numbers.ts";
import { type Interval, medianInterval, shareInterval } from "./sprt.ts";

/** A measured value, its 95 % interval, and the number of cases. */
export type Estimate = {
  readonly of?: string;
  readonly measured: number;
  readonly interval: Interval;
  readonly cases: number;
};

export type MeasureReport = Estimate & {
  readonly id: string;
  readonly wanted: BalanceMeasure["wanted"];
  readonly met: boolean;
  /** If a measure has several values: all of them; the worst counts. */
  readonly all?: readonly Estimate[];
};

const Z = 1.96;

export function estimate(reading: Reading): Estimate {
  const named = reading.of === undefined ? {} : { of: reading.of };
  switch (reading.kind) {
    case "median": {
      const { values } = reading;
      return { ...named, measured: median(values) ?? 0, interval: medianInterval(values), cases: values.length };
    }
    case "mean": {
      const { values } = reading;
      const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
      return { ...named, ...around(mean, Math.sqrt(spread / Math.max(1, values.length))), cases: values.length };
    }
    case "share": {
      const { hits, cases } = reading;
      return { ...named, measured: hits / Math.max(1, cases), interval: shareInterval(hits, cases), cases };
    }
    case "lead": {
      const { hits, cases, otherHits, otherCases } = reading;
      const [share, other] = [hits / Math.max(1, cases), otherHits / Math.max(1, otherCases)];
      const spread = (share * (1 - share)) / Math.max(1, cases) + (other * (1 - other)) / Math.max(1, otherCases);
      return { ...named, ...around(share - other, Math.sqrt(spread)), cases };
    }
    default:
      return reading satisfies never;
  }
}

function around(measured: number, error: number): Pick<Estimate, "measured" | "interval"> {
  return { measured, interval: { from: measured - Z * error, to: measured + Z * error } };
}

/** How far a value lies outside the goal; negative if it lies within. */
function excess(value: number, { from, to }: BalanceMeasure["wanted"]): number {
  return Math.max(from === undefined ? -Infinity : from - value, to === undefined ? -Infinity : value - to);
}

/** Of several readings, the one farthest outside the goal counts. */
export function judge({ id, wanted, readings }: BalanceMeasure): MeasureReport {
  const all = readings.map(estimate).sort((a, b) => excess(b.measured, wanted) - excess(a.measured, wanted));
  const [worst] = all;
  if (worst === undefined) return { id, wanted, measured: 0, interval: { from: 0, to: 0 }, cases: 0, met: false };
  const met = worst.cases > 0 && excess(worst.measured, wanted) <= 0;
  const several = readings.length > 1 ? { all: all.map(shortened) } : {};
  return { id, ...shortened(worst), wanted: shortenedRange(wanted), met, ...several };
}

const short = (value: number) => roundTo(Math.abs(value) >= 10 ? 0 : 3, value);

function shortened({ measured, interval, ...rest }: Estimate): Estimate {
  return { ...rest, measured: short(measured), interval: { from: short(interval.from), to: short(interval.to) } };
}

function shortenedRange({ from, to }: BalanceMeasure["wanted"]): BalanceMeasure["wanted"] {
  return { ...(from !== undefined && { from: short(from) }), ...(to !== undefined && { to: short(to) }) };
}
