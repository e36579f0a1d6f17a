import { island } from "./island.ts";
import type { SetLists } from "./schema.ts";

/** The islands as they were before they were balanced. Recordings of that time, lessons and tests play with them. */
export const FIRST_FANAL_LISTS: SetLists = {
  set: "Fanal",
  islands: [
    island("lantern-head", "any", [4, 3, 2], 4, { start: true }),
    island("spindle-holm", "cloth", [4, 2, 1], 3),
    island("brine-pans", "salt", [5, 3, 1], 3),
    island("threshers-isle", "grain", [5, 3, 2], 4),
    island("ember-stack", "ruby", [6, 3, 2], 5),
    island("stave-cove", "wine", [3, 2, 1], 2),
    island("weavers-sound", "cloth", [5, 3, 2], 4),
    island("wreckers-hole", "any", [3, 2, 2], 5, { nest: true }),
    island("quern-island", "grain", [3, 2, 1], 2),
    island("vintners-roads", "wine", [5, 3, 2], 4),
    island("gull-pans", "salt", [3, 2, 1], 3),
    island("garnet-skerry", "ruby", [3, 2, 1], 2),
  ],
  cargo: { ruby: 4, salt: 5, wine: 6, cloth: 7, grain: 8, saber: 6, pirate: 1 },
  wages: [0, 1, 2, 3],
  shares: { mate: 1, "cabin-boy": 2 },
  loader: 3,
  rounds: { 3: 9, 4: 8 },
};
