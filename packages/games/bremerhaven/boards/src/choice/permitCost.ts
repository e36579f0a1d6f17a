import {
  type Action,
  bollardPrice,
  bollardsAt,
  type CardSet,
  coverPrice,
  permitPrice,
  type State,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";

/** What a permit costs, and what it is used for on top of that. */
export type PermitCost = { readonly permit: number; readonly work: number };

/** TWN-2 to TWN-2d: undefined for what is no use of a permit, or none that there is a price for. */
export function permitCost(cards: CardSet, state: State, seat: Seat, action: Action): PermitCost | undefined {
  const harbor = state.players[seat]?.harbor;
  const work = harbor === undefined ? undefined : workPrice();
  return work === undefined ? undefined : { permit: permitPrice(cards, state, seat), work };

  function workPrice(): number | undefined {
    switch (action.type) {
      case "bollard":
        return harbor === undefined ? undefined : bollardPrice(action.wall, bollardsAt(harbor, action.wall));
      case "clear":
        return coverPrice(action.space);
      case "build":
        return 0;
      default:
        return undefined;
    }
  }
}
