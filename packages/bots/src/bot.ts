import type { Player, Seat } from "@harbor/kit";
import { type Luck, luckFrom } from "./luck.ts";

/** How long a bot may think: so many playouts, which repeats exactly, or so long by the clock that comes with it. */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly clock: () => number };

/** All that a bot has to go by. There is no state in it: what its seat may not see, it does not get. */
export type Sight<View, Action> = {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly budget: Budget;
  readonly chance: Luck;
};

/** Picks one of the legal actions. The same sight with the same chance gives the same pick. */
export type Bot<View, Action> = { decide(sight: Sight<View, Action>): Action };

/** A bot as somebody who plays a whole match. Each decision has a chance of its own, taken from the text. */
export function asPlayer<View, Action>(bot: Bot<View, Action>, budget: Budget, luck: string): Player<View, Action> {
  const stream = luckFrom(luck);
  return ({ seat, legal, view }) => bot.decide({ view: view(), seat, legal, budget, chance: stream.fork() });
}

/** How much of a budget is used up, from 0 to 1, told after each playout. */
export type Allowance = { used(playouts: number): number };

export function openAllowance(budget: Budget): Allowance {
  if ("playouts" in budget) return { used: (playouts) => Math.min(1, playouts / Math.max(1, budget.playouts)) };
  const started = budget.clock();
  return { used: () => Math.min(1, (budget.clock() - started) / Math.max(1, budget.milliseconds)) };
}
