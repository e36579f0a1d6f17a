import { copies, sorted } from "./cargo.ts";
import type { IslandSet } from "./islands/islandSet.ts";
import type { State } from "./state.ts";
import { HAND_SIZE } from "./vocabulary.ts";

/** What no sequence of legal actions can bring about; undefined for a sound state. */
export function whatIsWrong(set: IslandSet, state: State): string | undefined {
  const { players, taken, captain, options, ring } = state;
  const cargo = [
    ...state.pile,
    ...state.discards,
    ...(state.drawn ?? []),
    ...players.flatMap(({ hand, laid, fought = 0 }) => [...hand, ...laid, ...copies("saber", fought)]),
  ];
  if (sorted(cargo).join() !== set.cargo(options.mode).join()) return "cards were lost or made";
  if (players.some(({ hand }) => hand.join() !== sorted(hand).join())) return "a hand is out of order";
  if (options.mode === "plain" && players.some(({ hand }) => hand.length > HAND_SIZE)) return "a hand is too large";
  if (new Set(taken.map(({ role }) => role)).size !== taken.length) return "two seats hold the same role";
  if (taken.some(({ seat }) => seat === captain) && state.courses.mutineer === undefined && state.step !== "refill")
    return "the captain holds a role";
  if (players.some(({ laid }) => laid.includes("pirate"))) return "the pirate lies among the laid cards";
  const islands = set.lists.islands.map(({ id }) => id);
  if (ring[0] !== islands[0] || ring.toSorted().join() !== islands.toSorted().join()) return "the ring is broken";
  if (state.wake === state.anchorage) return "the wake is the anchorage";
  return (state.pirates !== undefined) === (options.mode === "pirates") ? undefined : "the pirates are misplaced";
}
