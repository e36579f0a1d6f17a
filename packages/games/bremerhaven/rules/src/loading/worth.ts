import type { Contract } from "../cards/schema.ts";
import { isComplete } from "../harbor/contracts.ts";
import { POWERS } from "../harbor/powers.ts";
import type { Harbor, HarborSide, Laid } from "../state.ts";
import type { Good } from "../vocabulary.ts";
import type { LoadingTask } from "./task.ts";

/**
 * The worth of a good kept for later, when prices will differ: less than the lowest price, so that nothing is held
 * back. Two crates are worth a container, so that nothing is packed just for storage.
 */
const KEPT: Readonly<Record<Good, number>> = { barrel: 0.8, container: 0.8, crate: 0.4, passenger: 0.8 };
/** Each missing good halves the chance that a contract will be completed in time. */
const HOPE = 0.5;

type Terms = Omit<LoadingTask, "side" | "taken">;

/**
 * The worth of a harbor in coins at the end of the harbor phase, at current prices. It is for comparing ways of
 * loading; the rules themselves compute what an evening really brings.
 */
export function worthOf(terms: Terms, { money, bank, harbor }: HarborSide): number {
  let worth = money + bank;
  for (const { laid } of harbor.loading) {
    if (laid !== undefined) worth += contractWorth(terms, harbor, laid, laid.delivered);
  }
  if (terms.isLast) return worth;
  for (const { goods } of harbor.spaces) for (const good of goods) worth += keptWorth(terms, good);
  for (const { berthed } of harbor.docks) {
    const stays = berthed !== undefined && berthed.markers > 1;
    if (stays) worth += berthed.goods * keptWorth(terms, berthed.cargo);
  }
  return worth;
}

export function keptWorth({ isLast }: Pick<Terms, "isLast">, good: Good): number {
  return isLast ? 0 : KEPT[good];
}

/** The worth of a contract with these goods: their sale, and the reward or penalty as far as they are certain. */
export function contractWorth(terms: Terms, harbor: Harbor, laid: Laid, delivered: readonly Good[]): number {
  const contract = terms.cards.contract(laid.contract);
  const sale = delivered.reduce((sum, good) => sum + terms.prices[good], 0);
  const [reward, penalty] = [rewardWorth(terms, harbor, contract), penaltyWorth(terms, harbor, contract)];
  if (isComplete(contract, { ...laid, delivered })) return sale + reward;
  if (terms.isLast || laid.markers <= 1) return sale - penalty;
  const hope = HOPE ** (contract.wants.length - delivered.length);
  return sale + hope * reward - (1 - hope) * penalty;
}

function rewardWorth({ cards, starWorth }: Terms, harbor: Harbor, { reward }: Contract): number {
  const bonus = POWERS["completion-bonus"](cards, harbor).reduce((sum, { power }) => sum + power.money, 0);
  return reward.money + reward.prestige * starWorth + bonus;
}

function penaltyWorth({ cards, starWorth }: Terms, harbor: Harbor, { penalty }: Contract): number {
  if ("prestige" in penalty) return POWERS["keep-prestige"](cards, harbor) === undefined ? starWorth : 0;
  return POWERS["no-money-penalty"](cards, harbor) === undefined ? penalty.money : 0;
}
