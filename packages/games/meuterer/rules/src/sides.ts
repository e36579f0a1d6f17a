import type { Seat } from "@harbor/kit";
import { countOf } from "./cargo.ts";
import { holdersOf, type RoleCard, type Taken } from "./roles.ts";
import type { Kind, Role, Side } from "./vocabulary.ts";

/** What decides a mutiny. Positions have it, and so have the views of them once the roles are open. */
export type Struggle = {
  readonly captain: Seat;
  readonly taken: readonly Taken[];
  readonly players: readonly { readonly laid: readonly Kind[]; readonly fought?: number | undefined }[];
};

type Cards = Readonly<Record<Role, RoleCard>>;

/** MUT-1. */
export function sideOf(
  cards: Cards,
  { captain, taken }: Pick<Struggle, "captain" | "taken">,
  seat: Seat,
): Side | undefined {
  if (seat === captain) return "loyal";
  const role = taken.find((one) => one.seat === seat)?.role;
  return role === undefined ? undefined : cards[role].side;
}

/** MUT-2 to MUT-4: the sabers on each side, as far as they have been played. */
export function countSabers(cards: Cards, struggle: Struggle): Readonly<Record<Side, number>> {
  const sabers = { loyal: 0, rebel: 0 };
  for (const [seat, { laid, fought = 0 }] of struggle.players.entries()) {
    const side = sideOf(cards, struggle, seat);
    if (side !== undefined) sabers[side] += countOf(laid, "saber") + fought;
  }
  for (const { seat, effect } of holdersOf(cards, struggle.taken, "sabers")) {
    const side = sideOf(cards, struggle, seat);
    if (side !== undefined) sabers[side] += effect.count;
  }
  return sabers;
}
