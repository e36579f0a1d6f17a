import { automatic, type GameStep } from "../state.ts";

/** END-1, SHW-4. */
export function endingStep(): GameStep {
  return automatic(
    "ending",
    () => "ending",
    (state, log) => {
      log.tell({ type: "game-ended", seed: state.chance.seed });
      return state;
    },
  );
}
