import type { TableCard } from "@harbor/protocol";
import { freeSeats } from "../pages/tableLine.ts";

/** Since when somebody who is there has been waiting at a table with a free seat; undefined if nobody is. */
export function waitingSince(table: TableCard): number | undefined {
  if (freeSeats(table) === 0) return undefined;
  const here = table.seats.flatMap(({ here: isHere, since }) => (isHere === true ? [since ?? table.changedAt] : []));
  return here.length === 0 ? undefined : Math.min(...here);
}

/** How many people wait at these tables. */
export function peopleWaiting(tables: readonly TableCard[]): number {
  return tables
    .filter((table) => freeSeats(table) > 0)
    .flatMap(({ seats }) => seats)
    .filter(({ here }) => here === true).length;
}

/** Where somebody waits, the longest first; then where there is a free seat; then what may be watched. */
export function forGuests(tables: readonly TableCard[]): readonly TableCard[] {
  const rank = (table: TableCard) => {
    if (waitingSince(table) !== undefined) return 0;
    return freeSeats(table) > 0 ? 1 : 2;
  };
  return tables.toSorted((a, b) => {
    const [mine, other] = [rank(a), rank(b)];
    if (mine !== other) return mine - other;
    return mine === 0 ? (waitingSince(a) ?? 0) - (waitingSince(b) ?? 0) : b.changedAt - a.changedAt;
  });
}

const MINUTE_MS = 60_000;

/** Whole minutes since then; 0 within the first. */
export function minutesSince(at: number, now: number): number {
  return Math.max(0, Math.floor((now - at) / MINUTE_MS));
}
