import type { ActionOf } from "../actions.ts";
import type { IslandSet } from "../islands/islandSet.ts";
import { holdersOf, type RoleCard } from "../roles.ts";
import { settle } from "../selling.ts";
import type { Sale } from "../state.ts";
import type { Kind, Place, Role } from "../vocabulary.ts";
import { cardsAt, knownRoles, type Standing } from "./standing.ts";

/** A selling in progress. Positions have it, and so have the views of them. */
export type Selling = Pick<Standing, "ring"> & {
  readonly anchorage: Place;
  readonly wake?: Place | undefined;
  readonly taken: readonly { readonly seat: number; readonly role?: Role }[];
  readonly players: readonly { readonly laid: readonly Kind[]; readonly sale?: Sale | undefined }[];
};

/** AUT-7: what a sale pays the seat if all after it sell as many as they can at each island. */
export function payOf(
  set: IslandSet,
  cards: Readonly<Record<Role, RoleCard>>,
  view: Selling,
  seat: number,
  sale: ActionOf<"sell">,
): number {
  const [merchant] = holdersOf(cards, knownRoles(view), "first-price-when-tied");
  const payAt = (at: "anchorage" | "wake", place: number | undefined) => {
    if (place === undefined) return 0;
    const offers = cardsAt(set, view, place);
    const sold = view.players.map((player, other) => {
      if (other === seat) return sale[at];
      return player.sale === undefined ? offers.most(other) : (player.sale[at]?.cards ?? 0);
    });
    const { leaders, price, extra } = settle(set.islandAt(view, place).prices, sold, merchant?.seat);
    if (!leaders.includes(seat)) return 0;
    return price + (merchant?.seat === seat ? extra : 0);
  };
  return payAt("anchorage", view.anchorage) + payAt("wake", view.wake);
}
