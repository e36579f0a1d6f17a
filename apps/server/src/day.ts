/** A date in universal time, such as "2026-11-19". */
export type Day = string;

const DAY_MS = 86_400_000;

export function dayOf(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

export function isDay(input: unknown): input is Day {
  if (typeof input !== "string" || !/^\d{4}-\d\d-\d\d$/.test(input)) return false;
  const at = Date.parse(input);
  return !Number.isNaN(at) && dayOf(at) === input;
}

/** The day that is so many days later. */
export function daysAfter(day: Day, days: number): Day {
  return dayOf(Date.parse(day) + days * DAY_MS);
}
