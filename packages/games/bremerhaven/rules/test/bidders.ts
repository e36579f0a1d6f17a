import { INFLUENCE_VALUES, type Influence, type Slot } from "../src/index.ts";
import { type Scenario, scenario } from "./scenario.ts";

/**
 * As many seats as cards, best rank first, each with 20 money. Each lays its card at the slot (0 for no bid) and the
 * rest at 1.4, so that nobody is paid for parking.
 */
export function bidders(slot: Exclude<Slot, "prices">, ...cards: readonly (Influence | 0)[]): Scenario {
  const table = scenario({ seats: cards.length }).ranks(...cards.keys());
  for (const seat of cards.keys()) table.money(seat, 20);
  const plans = cards.map((card, seat) => {
    const rest = table.player(seat).hand.filter((held) => held !== card);
    return [seat, { [slot]: INFLUENCE_VALUES.filter((value) => value === card), prices: rest }];
  });
  return table.bids(Object.fromEntries(plans));
}
