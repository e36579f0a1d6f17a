import { INCOME } from "../board.ts";
import { earn } from "../players.ts";
import { automatic, forEachPlayer, type GameStep } from "./step.ts";

/** TWN-6. */
export function incomeStep(): GameStep {
  return automatic("income", "ships", (start, log) =>
    forEachPlayer(start, log, (state, seat) => {
      const money = INCOME[state.ladder.indexOf(seat)] ?? 0;
      log.tell({ type: "income-paid", seat, money });
      return earn(state, seat, money);
    }),
  );
}
