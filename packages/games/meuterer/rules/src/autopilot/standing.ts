import type { Seat } from "@harbor/kit";
import { countOf } from "../cargo.ts";
import type { IslandId, IslandSet } from "../islands/islandSet.ts";
import type { Taken } from "../roles.ts";
import { goodsAt } from "../selling.ts";
import type { Struggle } from "../sides.ts";
import type { View } from "../view.ts";
import type { Good, Kind, Place, Role } from "../vocabulary.ts";

/** What lies ready for sale at one island. */
export type Offers = {
  readonly goods: readonly Good[];
  readonly seats: number;
  takes(good: Good): boolean;
  count(seat: number, good: Good): number;
  /** The most cards of one good that the seat could sell there. */
  most(seat: number): number;
};

/** What has been laid. Positions have it, and so have the views of them. */
export type Standing = {
  readonly ring: readonly IslandId[];
  readonly players: readonly { readonly laid: readonly Kind[] }[];
};

export function cardsAt(set: IslandSet, view: Standing, place: Place): Offers {
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
export function asStruggle(view: Pick<View, "captain" | "taken" | "players">): Struggle {
  return { captain: view.captain, taken: knownRoles(view), players: view.players };
}

/** The roles that are seen. */
export function knownRoles({
  taken,
}: {
  readonly taken: readonly { readonly seat: Seat; readonly role?: Role }[];
}): readonly Taken[] {
  return taken.flatMap(({ seat, role }) => (role === undefined ? [] : { seat, role }));
}
