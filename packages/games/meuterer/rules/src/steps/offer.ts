import { asking, changeEach, type GameStep } from "../state.ts";
import { WAGES } from "../vocabulary.ts";

const OFFERS = WAGES.map((wage) => ({ type: "offer", wage }) as const);

/** OFR: a new round begins with the wage that the captain promises. */
export function offerStep(): GameStep {
  return asking({
    id: "offer",
    takes: ["offer"],
    enter(state, log) {
      const round = state.round + 1;
      log.tell({ type: "round-begun", round, captain: state.captain });
      const fresh = changeEach(state, { passed: false });
      return { ...fresh, round, turns: 0, turn: undefined, taken: [], waiting: [state.captain] };
    },
    candidates: () => OFFERS,
    exact: true,
    whyNot: () => () => undefined,
    perform(state, seat, { wage }, log) {
      log.tell({ type: "wage-offered", seat, wage });
      return { ...state, wage, waiting: [] };
    },
    next: () => "lading",
  });
}
