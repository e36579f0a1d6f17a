import type { Move } from "@harbor/kit";
import { go } from "../router.ts";
import type { LocalPlan } from "../table/localPlan.ts";
import { keepGame, setAside } from "../table/localSaves.ts";

/** Puts a game where the page for games in this browser finds it, and goes there. One that was left is kept. */
export function startLocal(plan: LocalPlan, moves: readonly Move<unknown>[]): void {
  setAside(plan.kind);
  keepGame(plan, moves);
  go(`/${plan.kind}`);
}
