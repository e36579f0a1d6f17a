import type { CardSet } from "../cards/cardSet.ts";
import { settleAll } from "../settlement.ts";
import { automatic, forEachPlayer, type GameStep } from "./step.ts";

/** END-2, SHW-4. The last step: nothing follows. */
export function endingStep(cards: CardSet): GameStep {
  return automatic("ending", "ending", (start, log) => {
    const state = forEachPlayer(start, log, (after, seat) => settleAll(cards, after, seat, log));
    log.tell({ type: "game-ended", seed: state.chance.seed });
    return state;
  });
}
