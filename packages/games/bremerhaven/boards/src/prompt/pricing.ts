import { type CardSet, GOODS, type Good, openSymbols, type PriceCard, type SeenPlayer } from "@harbor/bremerhaven";

type Prices = PriceCard["prices"];

export const dearestFirst = (prices: Prices): readonly Good[] =>
  GOODS.toSorted((one, other) => prices[other] - prices[one]);

/** The order that has been chosen so far; the last good follows from all others. */
export function completed(picked: readonly Good[]): readonly Good[] {
  return picked.length < GOODS.length - 1 ? picked : [...picked, ...GOODS.filter((good) => !picked.includes(good))];
}

/** The present order with two goods in each other's places. */
export function swapped(order: readonly Good[], one: Good, other: Good): readonly Good[] {
  return order.map((good) => (good === one ? other : good === other ? one : good));
}

/** The price of the nth dearest good: 4, 3, 2, 1. */
export const priceAt = (nth: number): number => GOODS.length - nth;

/** The card that shows the goods in this order; undefined as long as the order is not complete. */
export function cardWith(cards: CardSet, order: readonly Good[]): PriceCard | undefined {
  if (order.length < GOODS.length) return undefined;
  return cards.lists.prices.find(({ prices }) => order.every((good, nth) => prices[good] === priceAt(nth)));
}

/** What the goods of one's contracts would sell for, were each filled with what it shows; undefined without contracts. */
export function contractSales(
  cards: CardSet,
  { harbor }: Pick<SeenPlayer, "harbor">,
  prices: Prices,
): number | undefined {
  const contracts = harbor.loading.flatMap(({ laid }) => laid ?? []);
  if (contracts.length === 0) return undefined;
  return contracts.reduce((sum, { contract, delivered }) => {
    const open = openSymbols(cards.contract(contract), delivered);
    const shown = GOODS.reduce((wanted, good) => wanted + open[good] * prices[good], 0);
    return sum + shown + delivered.reduce((sold, good) => sold + prices[good], 0);
  }, 0);
}
