import type { Move } from "@harbor/kit";
import { go, pathOf } from "../router.ts";
import type { LocalPlan } from "../table/localPlan.ts";
import { keepGame, setAside } from "../table/localSaves.ts";

/** Stores a game as the current local one and opens its page. The unfinished game before it is kept. */
export function startLocal(plan: LocalPlan, moves: readonly Move<unknown>[]): void {
  setAside(plan.game, plan.kind);
  keepGame(plan, moves);
  go(pathOf({ id: plan.game }, plan.kind));
}
