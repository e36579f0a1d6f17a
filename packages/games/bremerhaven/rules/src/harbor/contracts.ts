import type { CardSet } from "../cards/cardSet.ts";
import type { Contract } from "../cards/schema.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor, Laid } from "../state.ts";
import { GOODS, type Good, type LoadingDockNumber } from "../vocabulary.ts";
import { loadingDockAt, spaceAt, withLaid } from "./harbor.ts";

/** How many of a contract's symbols are still open, by good; a good fills its own symbols first, then wild ones. */
export type OpenSymbols = Readonly<Record<Good | "wild", number>>;

export function openSymbols(contract: Contract, delivered: readonly Good[]): OpenSymbols {
  const open = { barrel: 0, container: 0, crate: 0, passenger: 0, wild: 0 };
  for (const symbol of contract.wants) open[symbol] += 1;
  for (const good of delivered) {
    if (open[good] > 0) open[good] -= 1;
    else open.wild -= 1;
  }
  return open;
}

export function isComplete(contract: Contract, laid: Laid): boolean {
  return laid.delivered.length === contract.wants.length;
}

/** The goods printed on a contract, not counting wild symbols. */
export function goodsShown(contract: Contract): Good[] {
  return GOODS.filter((good) => contract.wants.includes(good));
}

/** A loading dock accepts goods if the space below it is not covered. */
export function isAccessible(harbor: Harbor, number: LoadingDockNumber): boolean {
  return spaceAt(harbor, number).covered !== true;
}

export function whyNotDeliver(
  cards: CardSet,
  harbor: Harbor,
  number: LoadingDockNumber,
  good: Good,
): Reason | undefined {
  const { laid } = loadingDockAt(harbor, number);
  if (laid === undefined) return "no-contract";
  if (!isAccessible(harbor, number)) return "not-accessible";
  const contract = cards.contract(laid.contract);
  return takesOneMore(contract, laid, good) ? undefined : "not-wanted";
}

/** As `openSymbols` says, but without making a list: this is asked for every good and dock, thousands of times a game. */
function takesOneMore(contract: Contract, { delivered }: Laid, good: Good): boolean {
  if (openOf(contract, delivered, good) > 0) return true;
  let open = contract.wants.length - delivered.length;
  for (const other of GOODS) open -= openOf(contract, delivered, other);
  return open > 0;
}

/** How many of the symbols that print this very good are open. */
function openOf(contract: Contract, delivered: readonly Good[], good: Good): number {
  let open = 0;
  for (const symbol of contract.wants) if (symbol === good) open += 1;
  for (const brought of delivered) if (brought === good) open -= 1;
  return Math.max(0, open);
}

export function deliverGood(harbor: Harbor, number: LoadingDockNumber, good: Good): Harbor {
  const { laid } = loadingDockAt(harbor, number);
  if (laid === undefined) return harbor;
  return withLaid(harbor, number, { ...laid, delivered: [...laid.delivered, good] });
}
