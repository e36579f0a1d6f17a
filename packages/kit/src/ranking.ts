import type { Score } from "./game.ts";
import type { Seat } from "./seat.ts";

/** Ranks seats by score and tie-breakers; seats that are still tied share a place. */
export function rankScores(rows: readonly Omit<Score, "place">[]): readonly Score[] {
  const sorted = rows.toSorted(compare);
  return sorted.map((row) => ({ ...row, place: 1 + sorted.findIndex((other) => compare(other, row) === 0) }));
}

/** Negative if `one` ranks first. */
function compare(one: Omit<Score, "place">, other: Omit<Score, "place">): number {
  const [own, others] = [one, other].map(({ score, tieBreaks = {} }) => [score, ...Object.values(tieBreaks)]);
  const differences = own?.map((value, nth) => (others?.[nth] ?? 0) - value) ?? [];
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * The ranking shown to people: players who gave up rank behind all who played to the end, whatever their seat scored
 * without them. The scores stay as the rules computed them.
 */
export function rankResigned(scores: readonly Score[], resigned: readonly Seat[]): readonly Score[] {
  if (resigned.length === 0) return scores;
  const [stayed = [], left = []] = [false, true].map((isOut) =>
    scores.filter(({ seat }) => resigned.includes(seat) === isOut),
  );
  return [...amongThemselves(stayed, 0), ...amongThemselves(left, stayed.length)];
}

/** Tied seats stay tied. */
function amongThemselves(scores: readonly Score[], before: number): readonly Score[] {
  return scores.map((score) => ({
    ...score,
    place: before + 1 + scores.findIndex(({ place }) => place === score.place),
  }));
}
