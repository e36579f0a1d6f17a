import { roundTo } from "./numbers.ts";

/** The goal for a measurement, and the result. */
export type Goal = {
  readonly goal: string;
  readonly measured: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly met: boolean;
};

export function atLeast(goal: string, measured: number, bound: number): Goal {
  return { goal, measured, atLeast: bound, met: measured >= bound };
}

export function atMost(goal: string, measured: number, bound: number): Goal {
  return { goal, measured, atMost: bound, met: measured <= bound };
}

export const GOAL_HEAD = ["goal", "measured", "wanted", "met"] as const;

export function goalRow({ goal, measured, atLeast: least, atMost: most, met }: Goal): readonly (string | number)[] {
  return [goal, short(measured), least === undefined ? `at most ${most}` : `at least ${least}`, met ? "yes" : "no"];
}

/** The same report with numbers rounded to a meaningful precision. */
export function rounded<Report>(report: Report): Report {
  return JSON.parse(JSON.stringify(report, (_, value) => (typeof value === "number" ? short(value) : value)));
}

export function short(value: number): number {
  return roundTo(Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 3, value);
}
