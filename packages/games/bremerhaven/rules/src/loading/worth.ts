import type { Contract } from "../cards/schema.ts";
import { isComplete } from "../harbor/contracts.ts";
import { builtWith } from "../harbor/harbor.ts";
import type { Harbor, HarborSide, Laid } from "../state.ts";
import type { Good } from "../vocabulary.ts";
import type { LoadingTask } from "./task.ts";

/**
 * What a good is worth that is kept for later, when prices will be others: less than the lowest price, so that nothing
 * is held back. Two crates are worth a container, so that nothing is packed only to be kept.
 */
const KEPT: Readonly<Record<Good, number>> = { barrel: 0.8, container: 0.8, crate: 0.4, passenger: 0.8 };
/** Each good that is still missing halves the hope that a contract will be completed in time. */
const HOPE = 0.5;

type Terms = Omit<LoadingTask, "side" | "taken">;

/**
 * What a harbor is worth in coins at the end of a phase's work, at present prices. It compares ways of loading; what an
 * evening really brings is reckoned by the rules themselves.
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

/** What a contract is worth with these goods on it: their sale, and the reward or the penalty as far as they are sure. */
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
  const bonus = builtWith(cards, harbor, "completion-bonus")?.power.money ?? 0;
  return reward.money + reward.prestige * starWorth + bonus;
}

function penaltyWorth({ cards, starWorth }: Terms, harbor: Harbor, { penalty }: Contract): number {
  if ("prestige" in penalty) return builtWith(cards, harbor, "keep-prestige") === undefined ? starWorth : 0;
  return builtWith(cards, harbor, "no-money-penalty") === undefined ? penalty.money : 0;
}
