import type { TableCard } from "@harbor/protocol";

const ORDER = ["playing", "open", "finished", "closed"] as const satisfies readonly TableCard["status"][];

/**
 * Tables that wait for the user first, the one whose clock runs out next before the others; then other open ones, then
 * finished ones; the latest change first.
 */
export function inOrder(tables: readonly TableCard[]): readonly TableCard[] {
  const rank = ({ status, yourTurn }: TableCard) => (yourTurn === true ? -1 : ORDER.indexOf(status));
  const left = ({ timeLeft = Number.MAX_VALUE }: TableCard) => timeLeft;
  return tables.toSorted((a, b) => rank(a) - rank(b) || left(a) - left(b) || b.changedAt - a.changedAt);
}

/** Closed before its game began: a game begins only when no seat is empty. There is nothing to see there any more. */
export function neverBegan({ status, seats }: TableCard): boolean {
  return status === "closed" && seats.some(({ kind }) => kind === "empty");
}

export function freeSeats({ status, seats }: TableCard): number {
  return status === "open" ? seats.filter(({ kind }) => kind === "empty").length : 0;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago something was, in the largest unit that fits; "now" within the last minute. */
export function longAgo(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const seconds = Math.max(0, (now - at) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}

/** A length of time, rounded down to its largest unit: "3 hr". */
export function lengthOf(ms: number, language: string): string {
  const seconds = Math.floor(ms / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(seconds / length),
  );
}
