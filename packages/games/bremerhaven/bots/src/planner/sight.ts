import type { CardSet, HarborAction, HarborSide, State, StepId, View } from "@harbor/bremerhaven";
import { doWork, loadingTask, planLoading } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";

const BEFORE_INCOME: readonly StepId[] = [
  "founding",
  "bidding",
  "parking",
  "building",
  "permit",
  "influence",
  "prices",
  "ladder",
];
const AFTER_HARBOR: readonly StepId[] = ["newspaper", "progress", "cleanup", "ending"];

export const isIncomeAhead = ({ step }: Pick<View, "step">): boolean => BEFORE_INCOME.includes(step);
export const isEveningOver = ({ step }: Pick<View, "step">): boolean => AFTER_HARBOR.includes(step);

export function sideAt(state: State, seat: Seat): HarborSide | undefined {
  const player = state.players[seat];
  return player && { money: player.money, bank: player.bank, harbor: player.harbor };
}

export function withSide(state: State, seat: Seat, side: Partial<HarborSide>): State {
  const player = state.players[seat];
  return player === undefined ? state : { ...state, players: state.players.with(seat, { ...player, ...side }) };
}

export type Loaded = { readonly state: State; readonly steps: readonly HarborAction[] };

/** The harbor after the best loading of this evening, keeping the player's own steps. */
export function loadedBest(cards: CardSet, state: State, seat: Seat): Loaded {
  const task = loadingTask(cards, state, seat);
  if (task === undefined) return { state, steps: [] };
  const steps = planLoading({ ...task, kept: task.taken })[0]?.steps ?? [];
  const side = steps.reduce((after, step) => doWork(cards, after, step), task.side);
  return { state: withSide(state, seat, side), steps };
}
