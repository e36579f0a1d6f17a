import { automaticStep } from "@harbor/kit";
import type { PosyStep } from "../state.ts";

export const endStep: PosyStep = automaticStep({
  id: "end",
  enter(state, log) {
    log.tell({ type: "ended", seed: state.chance.seed });
    return state;
  },
  next: () => "end",
});
