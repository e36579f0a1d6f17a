import type { Inventory } from "@harbor/kit";
import type { Event } from "./events.ts";
import type { IslandSet } from "./islands/islandSet.ts";
import { KINDS, ROLES } from "./vocabulary.ts";

/** Everything that can be used: islands when they are settled, cargo when it is laid, roles when they are revealed. */
export function inventoryOf({ lists }: IslandSet): Inventory<Event> {
  return {
    cards: { islands: lists.islands.map(({ id }) => id), cargo: KINDS, roles: ROLES },
    used(event) {
      switch (event.type) {
        case "island-settled":
          return [["islands", event.island]];
        case "laid":
          return [["cargo", event.kind]];
        case "roles-revealed":
          return event.taken.map(({ role }) => ["roles", role] as const);
        default:
          return [];
      }
    },
  };
}
