import type { Inventory } from "@harbor/kit";
import type { BuildingId, CardSet } from "./cards/cardSet.ts";
import type { Event } from "./events.ts";
import { POWERS } from "./harbor/powers.ts";

/** All cards, and those that an event shows in use. A building is used when its power is. */
export function inventoryOf(cards: CardSet): Inventory<Event> {
  const idsOf = (deck: readonly { readonly id: string }[]) => deck.map(({ id }) => id);
  const isBare = (building: BuildingId) => cards.building(building).powers.length === 0;
  const stores = (building: BuildingId) => POWERS.store(cards, building).length > 0;
  return {
    cards: {
      ships: idsOf(cards.lists.ships),
      contracts: idsOf(cards.lists.contracts),
      buildings: idsOf(cards.lists.buildings),
      events: idsOf(cards.lists.newspapers),
      prices: idsOf(cards.lists.prices),
    },
    used(event) {
      switch (event.type) {
        case "ship-berthed":
          return [["ships", event.ship]];
        case "contract-laid":
          return [["contracts", event.contract]];
        case "building-built":
          return isBare(event.building) ? [["buildings", event.building]] : [];
        case "good-produced":
        case "money-produced":
        case "power-used":
          return [["buildings", event.building]];
        case "good-moved":
          return event.into !== undefined && stores(event.into) ? [["buildings", event.into]] : [];
        case "event-happened":
          return [["events", event.event]];
        case "prices-changed":
          return [["prices", event.card]];
        default:
          return [];
      }
    },
  };
}
