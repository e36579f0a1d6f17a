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

/** The price of a permit, and the price of the work done with it. */
export type PermitCost = { readonly permit: number; readonly work: number };

/** TWN-2 to TWN-2d. Undefined if the action uses no permit or has no price. */
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
