import type { PriceCard } from "../schema.ts";

const PRICES = [1, 2, 3, 4] as const;

/** The 24 orders, each named by its prices for barrel, container, crate, passenger: "3142" is a barrel at 3. */
export const PRICE_CARDS: readonly PriceCard[] = orders(PRICES).map((order) => ({
  id: order.join(""),
  prices: {
    barrel: order[0] ?? 0,
    container: order[1] ?? 0,
    crate: order[2] ?? 0,
    passenger: order[3] ?? 0,
  },
}));

function orders(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((first) => orders(values.filter((value) => value !== first)).map((rest) => [first, ...rest]));
}
