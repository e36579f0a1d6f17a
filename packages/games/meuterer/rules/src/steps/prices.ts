import type { Log } from "@harbor/kit";
import type { Event } from "../events.ts";
import type { IslandSet } from "../islands/islandSet.ts";
import { holdersOf, roleCards } from "../roles.ts";
import { settle } from "../selling.ts";
import { addPoints, automatic, type GameStep, type State } from "../state.ts";
import type { Place } from "../vocabulary.ts";

/** SCO: each active island is settled on its own. */
export function pricesStep(set: IslandSet): GameStep {
  const cards = roleCards(set.lists);

  function settleIsland(state: State, at: "anchorage" | "wake", place: Place, log: Log<Event>): State {
    const island = set.islandAt(state, place);
    const sold = state.players.map(({ sale }) => sale?.[at]?.cards ?? 0);
    const [merchant] = holdersOf(cards, state.taken, "first-price-when-tied");
    const { most, leaders, price, extra } = settle(island.prices, sold, merchant?.seat);
    log.tell({ type: "island-settled", place, island: island.id, most, leaders: [...leaders], price });
    let after = state;
    for (const seat of leaders) {
      if (price > 0) {
        log.tell({ type: "points-scored", seat, part: "sales", points: price, place });
        after = addPoints(after, seat, "sales", price);
      }
      if (seat === merchant?.seat && extra > 0) {
        log.tell({ type: "points-scored", seat, part: "merchant", points: extra, place });
        after = addPoints(after, seat, "merchant", extra);
      }
    }
    return after;
  }

  return automatic(
    "prices",
    ({ round, players }) => (round < set.rounds(players.length) ? "sailing" : "ending"),
    (state, log) => {
      const here = settleIsland(state, "anchorage", state.anchorage, log);
      return state.wake === undefined ? here : settleIsland(here, "wake", state.wake, log);
    },
  );
}
