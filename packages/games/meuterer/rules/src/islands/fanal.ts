import { once } from "@harbor/kit";
import { FIRST_FANAL_LISTS } from "./firstFanal.ts";
import { island } from "./island.ts";
import { type IslandSet, readIslandSet } from "./islandSet.ts";
import { type SetLists, whatBreaksTheBook } from "./schema.ts";

/** The island set of this project, in the order of the chart for the first voyage. */
export const FANAL_LISTS: SetLists = {
  set: "Fanal",
  islands: [
    island("lantern-head", "any", [4, 3, 2], 4, { start: true }),
    island("spindle-holm", "cloth", [4, 2, 1], 4),
    island("brine-pans", "salt", [5, 3, 1], 4),
    island("threshers-isle", "grain", [5, 3, 2], 4),
    island("ember-stack", "ruby", [3, 2, 1], 5),
    island("stave-cove", "wine", [3, 2, 1], 4),
    island("weavers-sound", "cloth", [5, 3, 2], 4),
    island("wreckers-hole", "any", [3, 2, 2], 5, { nest: true }),
    island("quern-island", "grain", [3, 2, 1], 4),
    island("vintners-roads", "wine", [5, 3, 2], 4),
    island("gull-pans", "salt", [3, 2, 1], 4),
    island("garnet-skerry", "ruby", [5, 3, 2], 4),
  ],
  cargo: { ruby: 4, salt: 5, wine: 6, cloth: 7, grain: 8, saber: 6, pirate: 1 },
  wages: [0, 1, 2, 3],
  shares: { mate: 1, "cabin-boy": 2 },
  loader: 3,
  rounds: { 3: 9, 4: 8 },
};

export const FANAL: IslandSet = opened(FANAL_LISTS);
const openFirst = once(() => opened(FIRST_FANAL_LISTS));
// Read when it is asked for; the client's build drops this name.
export const FIRST_FANAL: IslandSet = /* @__PURE__ */ openFirst();

function opened(lists: SetLists): IslandSet {
  const read = readIslandSet(lists);
  const problem = read.ok ? whatBreaksTheBook(read.value.lists) : read.problem;
  if (!read.ok || problem !== undefined) throw new Error(`a shipped island set is broken: ${problem}`);
  return read.value;
}

/** Every set that has ever been the standard one, the current one first. */
export const SHIPPED_SETS: readonly (() => IslandSet)[] = [() => FANAL, openFirst];
