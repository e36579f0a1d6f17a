/**
 * From this many random games on, an unused card is a fault: the rarest comes up in about one game in 5,000, so it is
 * hardly ever missed by chance.
 */
export const ENOUGH_GAMES = 50_000;

type Unused = Readonly<Record<string, readonly string[]>>;

/** The verdict on cards that were never used in this many games; undefined if all were used. */
export function judgeUse(
  unused: Unused,
  games: number,
): { readonly isFault: boolean; readonly line: string } | undefined {
  const cards = Object.entries(unused).flatMap(([kind, ids]) => ids.map((id) => `${kind}: ${id}`));
  if (cards.length === 0) return undefined;
  const isFault = games >= ENOUGH_GAMES;
  const caveat = isFault ? "" : ` (no fault: only ${ENOUGH_GAMES} games are enough to judge by)`;
  return { isFault, line: `never used in ${games} games: ${cards.join(", ")}${caveat}` };
}
