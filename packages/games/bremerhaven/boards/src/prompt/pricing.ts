import { type CardSet, GOODS, type Good, openSymbols, type PriceCard, type SeenPlayer } from "@harbor/bremerhaven";

type Prices = PriceCard["prices"];

export const dearestFirst = (prices: Prices): readonly Good[] =>
  GOODS.toSorted((one, other) => prices[other] - prices[one]);

/** The order picked so far, with the last good filled in automatically. */
export function completed(picked: readonly Good[]): readonly Good[] {
  return picked.length < GOODS.length - 1 ? picked : [...picked, ...GOODS.filter((good) => !picked.includes(good))];
}

/** The order with two goods swapped. */
export function swapped(order: readonly Good[], one: Good, other: Good): readonly Good[] {
  return order.map((good) => (good === one ? other : good === other ? one : good));
}

/** The price of the nth most expensive good: 4, 3, 2, 1. */
export const priceAt = (nth: number): number => GOODS.length - nth;

/** The price card with this order; undefined for an incomplete order. */
export function cardWith(cards: CardSet, order: readonly Good[]): PriceCard | undefined {
  if (order.length < GOODS.length) return undefined;
  return cards.lists.prices.find(({ prices }) => order.every((good, nth) => prices[good] === priceAt(nth)));
}

/** What the player's contracts would sell for if each were filled as printed; undefined without contracts. */
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
