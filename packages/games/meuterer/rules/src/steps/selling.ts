import { clockwise } from "@harbor/kit";
import type { IslandSet } from "../islands/islandSet.ts";
import { allotmentsFor } from "../selling.ts";
import { asking, firstInLine, type GameStep, playersWith } from "../state.ts";

/** SEL-6 to SEL-8: the seats decide what they sell, one after the other. */
export function sellingStep(set: IslandSet): GameStep {
  return asking({
    id: "selling",
    takes: ["sell"],
    enter: (state) => ({ ...state, waiting: clockwise(state.captain, state.players.length) }),
    pending: firstInLine,
    candidates(state, seat) {
      return allotmentsFor(set, state, seat).map(({ anchorage, wake }) => ({ type: "sell", anchorage, wake }) as const);
    },
    exact: true,
    // What was sold is told anyway.
    tellForced: () => undefined,
    whyNot: (state, seat) => {
      const offered = allotmentsFor(set, state, seat);
      return ({ anchorage, wake }) =>
        offered.some((one) => one.anchorage === anchorage && one.wake === wake) ? undefined : "not-offered";
    },
    perform(state, seat, { anchorage, wake }, log) {
      const found = allotmentsFor(set, state, seat).find((one) => one.anchorage === anchorage && one.wake === wake);
      const sale = found?.sale ?? {};
      log.tell({ type: "sold", seat, ...sale });
      return { ...state, players: playersWith(state, seat, { sale }), waiting: state.waiting.slice(1) };
    },
    next: () => "prices",
  });
}
