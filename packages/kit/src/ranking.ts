import type { Score } from "./game.ts";
import type { Seat } from "./seat.ts";

/**
 * The scores as people rank them: whoever gave up stands behind all who played to the end, whatever their seat reached
 * without them. What the rules reckon stays as it is.
 */
export function rankResigned(scores: readonly Score[], resigned: readonly Seat[]): readonly Score[] {
  if (resigned.length === 0) return scores;
  const [stayed, left] = [false, true].map((isOut) => scores.filter(({ seat }) => resigned.includes(seat) === isOut));
  return [...(stayed ?? []), ...(left ?? [])].map((score, nth) => ({ ...score, place: nth + 1 }));
}
