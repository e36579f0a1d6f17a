import { earn } from "../players.ts";
import { automatic, forEachPlayer, type GameStep } from "./step.ts";

/** TWN-0. */
export function parkingStep(): GameStep {
  return automatic("parking", "building", (start, log) =>
    forEachPlayer(start, log, (state, seat) => {
      const money = state.bids.filter((bid) => bid.seat === seat && bid.slot === "parking").length;
      if (money > 0) log.tell({ type: "parking-paid", seat, money });
      return earn(state, seat, money);
    }),
  );
}
