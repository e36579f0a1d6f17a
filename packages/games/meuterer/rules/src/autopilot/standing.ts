import { countOf } from "../cargo.ts";
import type { IslandSet } from "../islands/islandSet.ts";
import type { Taken } from "../roles.ts";
import { goodsAt } from "../selling.ts";
import type { Struggle } from "../sides.ts";
import type { View } from "../view.ts";
import type { Good, Place } from "../vocabulary.ts";

/** What lies ready for sale at one island. */
export type Offers = {
  readonly goods: readonly Good[];
  readonly seats: number;
  takes(good: Good): boolean;
  count(seat: number, good: Good): number;
  /** The most cards of one good that the seat could sell there. */
  most(seat: number): number;
};

export function cardsAt(set: IslandSet, view: Pick<View, "ring" | "players">, place: Place): Offers {
  const goods = goodsAt(set, view, place);
  const count = (seat: number, good: Good) => countOf(view.players[seat]?.laid ?? [], good);
  return {
    goods,
    seats: view.players.length,
    takes: (good) => goods.includes(good),
    count,
    most: (seat) => goods.reduce((most, good) => Math.max(most, count(seat, good)), 0),
  };
}

/** Whether a seat has laid most for an island, alone or with others. */
export function leadsAt(offers: Offers, seat: number): "alone" | "shared" | "no" {
  const own = offers.most(seat);
  const others = Array.from({ length: offers.seats }, (_, other) => (other === seat ? 0 : offers.most(other)));
  const most = Math.max(0, ...others);
  if (own === 0 || own < most) return "no";
  return own > most ? "alone" : "shared";
}

/** A mutiny as it is seen: the roles are open by then. */
export function asStruggle({ captain, taken, players }: View): Struggle {
  const known = taken.flatMap(({ seat, role }): Taken[] => (role === undefined ? [] : [{ seat, role }]));
  return { captain, taken: known, players };
}
