const DAY_MS = 86_400_000;

/** The date in universal time, such as "2026-11-19". */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS);
}

/** How long the day lasts from now on, in minutes. */
export function minutesLeft(now: number): number {
  return Math.ceil((DAY_MS - (now % DAY_MS)) / 60_000);
}
