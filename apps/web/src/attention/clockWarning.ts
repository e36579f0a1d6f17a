import { shortTimeOf, type TableCard } from "@harbor/protocol";

/** A player who is near anyway sees it in time. */
const NEAR_S = 15;

/** How many seconds before a clock runs out its player is warned. */
export function warningAt(clock: number): number {
  return (shortTimeOf(clock) ?? NEAR_S * 1000) / 1000;
}

/** In how many milliseconds the user is to be warned; undefined where nobody is: the clock is off, or too short. */
export function warningIn({ yourTurn, timeLeft, settings: { clock } }: TableCard): number | undefined {
  const short = shortTimeOf(clock ?? 0);
  if (yourTurn !== true || timeLeft === undefined || short === undefined) return undefined;
  return Math.max(0, timeLeft - short);
}

export function isShort(table: TableCard): boolean {
  return warningIn(table) === 0;
}
