import { GOODS, type Good, ROLES, type Role } from "@harbor/meuterer";
import type { GameNotes } from "./notes.ts";

/**
 * What the holder of a role scored in its round, as a multiple of the mean over the roles. The loader draws more for the
 * next round, so what it scores then above the others counts as well.
 */
export function pointsByRole(notes: readonly GameNotes[]): Readonly<Record<Role, readonly number[]>> {
  const points: Record<Role, number[]> = { mutineer: [], "cabin-boy": [], mate: [], merchant: [], loader: [] };
  for (const { rounds } of notes) {
    for (const [nth, { seats }] of rounds.entries()) {
      const after = rounds[nth + 1]?.seats;
      for (const [seat, { role, points: own }] of seats.entries()) {
        if (role === undefined) continue;
        const gain = role === "loader" && after !== undefined ? (after[seat]?.points ?? 0) - mean(pointsOf(after)) : 0;
        points[role].push(own + gain);
      }
    }
  }
  return asMultiples(points, mean(ROLES.map((role) => mean(points[role]))));
}

/** What a card sold brought, as a multiple of the mean over the cards of all goods. */
export function pointsByGood(notes: readonly GameNotes[]): Readonly<Record<Good, readonly number[]>> {
  const points: Record<Good, number[]> = { ruby: [], salt: [], wine: [], cloth: [], grain: [] };
  for (const { good, cards, points: paid } of notes.flatMap(({ sales }) => sales)) {
    for (let card = 0; card < cards; card += 1) points[good].push(paid / cards);
  }
  return asMultiples(points, mean(GOODS.flatMap((good) => points[good])));
}

function asMultiples<Key extends string>(
  points: Readonly<Record<Key, readonly number[]>>,
  unit: number,
): Readonly<Record<Key, readonly number[]>> {
  const multiples: Record<Key, readonly number[]> = { ...points };
  for (const key in multiples) multiples[key] = multiples[key].map((value) => value / Math.max(0.01, unit));
  return multiples;
}

const pointsOf = (seats: readonly { readonly points: number }[]) => seats.map(({ points }) => points);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
