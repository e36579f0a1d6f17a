import { sorted } from "../cargo.ts";
import { asking, changeEach, changePlayer, type GameStep, playerAt } from "../state.ts";
import { afterTurn } from "./lading.ts";

const ANSWERS = [{ type: "board" }, { type: "leave" }] as const;

/** PIR-6: whoever laid the pirate may take all laid cards. */
export function boardingStep(): GameStep {
  return asking({
    id: "boarding",
    takes: ["board", "leave"],
    enter: (state) => ({ ...state, waiting: state.boarding === undefined ? [] : [state.boarding] }),
    candidates: () => ANSWERS,
    exact: true,
    whyNot: () => () => undefined,
    perform(state, seat, { type }, log) {
      const done = { ...state, boarding: undefined, waiting: [] };
      if (type === "leave") {
        log.tell({ type: "left-alone", seat });
        return done;
      }
      const kinds = sorted(state.players.flatMap(({ laid }) => laid));
      log.tell({ type: "boarded", seat, kinds });
      const bare = changeEach(done, { laid: [] });
      return changePlayer(bare, seat, { hand: sorted([...playerAt(bare, seat).hand, ...kinds]) });
    },
    next: afterTurn,
  });
}
