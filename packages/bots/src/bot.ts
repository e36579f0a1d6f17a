import type { Player, Seat } from "@harbor/kit";
import { type Luck, luckFrom } from "./luck.ts";

/** How long a bot may think: a number of playouts, which is reproducible, or a time by the given clock. */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly clock: () => number };

/** Everything a bot gets. It contains no state, so nothing that the seat may not see. */
export type Sight<View, Action> = {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly budget: Budget;
  readonly chance: Luck;
};

/** Picks a legal action, listed or (where the game lists only some) not. The same input with the same chance gives the same pick. */
export type Bot<View, Action> = { decide(sight: Sight<View, Action>): Action };

/** Makes a bot the player of a whole match. Each decision has its own random stream, derived from the text. */
export function asPlayer<View, Action>(bot: Bot<View, Action>, budget: Budget, luck: string): Player<View, Action> {
  const stream = luckFrom(luck);
  return ({ seat, legal, view }) => bot.decide({ view: view(), seat, legal, budget, chance: stream.fork() });
}

/** The share of a budget used so far, from 0 to 1, asked after each playout. */
export type Allowance = { used(playouts: number): number };

export function openAllowance(budget: Budget): Allowance {
  if ("playouts" in budget) return { used: (playouts) => Math.min(1, playouts / Math.max(1, budget.playouts)) };
  const started = budget.clock();
  return { used: () => Math.min(1, (budget.clock() - started) / Math.max(1, budget.milliseconds)) };
}
