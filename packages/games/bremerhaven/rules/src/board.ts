import { columnOf, type Influence, rowOf, type SpaceNumber, type Wall } from "./vocabulary.ts";

/** What is printed on the boards and on the influence cards. Index 0 belongs to rank 1 (or wall 1, or place 1). */
export const START_MONEY = [4, 6, 8, 12] as const;
export const INCOME = [4, 3, 2, 1] as const;
export const SOLO_START_MONEY = START_MONEY[1];

/** All twelve cards of a player; those in play are always five neighbours. */
export const INFLUENCE_CARDS = [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9] as const satisfies readonly Influence[];
export const HAND_SIZE = 5;
export const MOST_RAISES = INFLUENCE_CARDS.length - HAND_SIZE;

export const BOLLARDS_A_WALL = 3;
export const START_BOLLARDS = [0, 1, 1, 0] as const;
const BOLLARD_PRICES = { outer: [1, 2, 3], inner: [0, 2, 3] } as const;

/** The price of a wall's next bollard; undefined if the wall is full. */
export function bollardPrice(wall: Wall, bollards: number): number | undefined {
  const prices = wall === 1 || wall === 4 ? BOLLARD_PRICES.outer : BOLLARD_PRICES.inner;
  return prices[bollards];
}

/** By column, then by row from the top. */
const COVER_PRICES: Readonly<Record<number, readonly number[]>> = { 3: [3, 2, 2], 4: [4, 3, 3] };

/** The price printed on a space's cover in the long game; undefined if it never has a cover. */
export function coverPrice(space: SpaceNumber): number | undefined {
  return COVER_PRICES[columnOf(space)]?.[rowOf(space) - 1];
}

/** Spaces from the end of the progress track, by number of seats. */
export const TRACK_LENGTH: Readonly<Record<number, number>> = { 1: 20, 2: 20, 3: 18, 4: 16 };
export const SHORT_PROGRESS = 2;

export const PACKING_PRICE = 1;
export const CRATES_A_CONTAINER = 2;
export const START_GOODS = 3;

export const SOLO_BANDS = [
  { band: "landlubber", from: 0 },
  { band: "cabin-boy", from: 500 },
  { band: "officer", from: 750 },
  { band: "ships-kobold", from: 1000 },
  { band: "captain", from: 1251 },
] as const;
export type SoloBand = (typeof SOLO_BANDS)[number]["band"];
