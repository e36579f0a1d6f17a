import type { Bot, Luck } from "@harbor/bots";
import type { Seat } from "@harbor/kit";
import type { Action, IslandSet, View } from "@harbor/meuterer";
import { type Appraiser, openAppraiser, type Temper } from "./appraisal.ts";
import type { Scene } from "./scene.ts";

export type MeutererBot = Bot<View, Action>;

/** Knows the rules and little else. */
export const GREENHORN: Temper = { doubt: 1.6, slips: 0.3, daring: 1.2 };
/** Judges well, and mixes what is nearly as good, so that nobody can read it. */
export const OLD_HAND: Temper = { doubt: 0.35, slips: 0, daring: 0.8 };
/** Judges as well without mixing: for playouts and for those who are away. */
export const SOBER: Temper = { doubt: 0.5, slips: 0, daring: 0.8 };

/** The best action by judgement alone, strayed from as the temper has it. */
export function pick(
  appraise: Appraiser,
  temper: Temper,
  scene: Scene,
  seat: Seat,
  legal: readonly Action[],
  luck: Luck,
): Action {
  const [first] = legal;
  if (first === undefined) throw new Error("there is nothing to choose from");
  if (legal.length === 1) return first;
  if (temper.slips > 0 && luck.share() < temper.slips) return legal[luck.below(legal.length)] ?? first;
  const worths = appraise(scene, seat, legal);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const [nth, action] of legal.entries()) {
    const worth = (worths[nth] ?? 0) + temper.doubt * luck.bell();
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** A bot that decides by judgement, without search. */
export function judgingBot(set: IslandSet, temper: Temper): MeutererBot {
  const appraise = openAppraiser(set, temper);
  return { decide: ({ view, seat, legal, chance }) => pick(appraise, temper, view, seat, legal, chance) };
}
