import { automatic, type GameStep } from "../state.ts";

/** SAI: the merchantman goes straight to its course. */
export function sailingStep(): GameStep {
  return automatic(
    "sailing",
    () => "refill",
    (state, log) => {
      const { anchorage: from, courses } = state;
      const to = courses.captain ?? courses.mutineer ?? from;
      if (to === from) {
        log.tell({ type: "stayed", at: from });
        return { ...state, wake: undefined };
      }
      log.tell({ type: "sailed", from, to });
      return { ...state, anchorage: to, wake: from };
    },
  );
}
