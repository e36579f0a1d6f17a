import { CRATES_A_CONTAINER } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Power } from "../cards/effects.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor, Space } from "../state.ts";
import { GOODS, type Good, type SpaceNumber } from "../vocabulary.ts";
import { spaceAt, withSpace } from "./harbor.ts";
import { POWERS } from "./powers.ts";

/** Why this good cannot be put here, next to what is already here. */
export function whyNotStore(cards: CardSet, space: Space, good: Good): Reason | undefined {
  if (space.covered) return "space-covered";
  if (space.building !== undefined) {
    const stores = POWERS.store(cards, space.building);
    if (stores.length === 0) return "building-holds-nothing";
    if (!stores.some(({ goods }) => goods.includes(good))) return "building-holds-other";
    return haveRoom(stores, [...space.goods, good]) ? undefined : "no-room";
  }
  if (space.goods.length === 0) return undefined;
  const canStack = good === "crate" && space.goods.length < CRATES_A_CONTAINER && space.goods[0] === "crate";
  return canStack ? undefined : "no-room";
}

type Store = Extract<Power, { power: "store" }>;

/**
 * Whether goods fit into the stores of a building, each in a store that takes it. By Hall's theorem they do if, for
 * every subset of types, the goods of these types fit into the stores that take any of them.
 */
function haveRoom(stores: readonly Store[], stored: readonly Good[]): boolean {
  const [only] = stores;
  if (stores.length === 1 && only !== undefined) return stored.length <= only.room;
  return CHOICES.every((types) => {
    const room = stores.reduce(
      (sum, { goods, room }) => sum + (types.some((type) => goods.includes(type)) ? room : 0),
      0,
    );
    return stored.filter((good) => types.includes(good)).length <= room;
  });
}

/** Every subset of the types of goods. */
const CHOICES = GOODS.reduce<readonly (readonly Good[])[]>(
  (choices, good) => [...choices, ...choices.map((choice) => [...choice, good])],
  [[]],
);

/** Why a building cannot be built, or a good produced, here: the space must be bare and empty. */
export function whyNotEmpty(space: Space): Reason | undefined {
  if (space.covered) return "space-covered";
  if (space.building !== undefined) return "space-built";
  return space.goods.length > 0 ? "space-not-empty" : undefined;
}

export function putGood(harbor: Harbor, number: SpaceNumber, good: Good): Harbor {
  const space = spaceAt(harbor, number);
  return withSpace(harbor, number, { ...space, goods: [...space.goods, good] });
}

export function takeGood(harbor: Harbor, number: SpaceNumber, good: Good): Harbor {
  const space = spaceAt(harbor, number);
  return withSpace(harbor, number, { ...space, goods: space.goods.toSpliced(space.goods.indexOf(good), 1) });
}

/** The goods on the harbor's own spaces, not counting those in buildings. */
export function goodsOnSpaces(harbor: Harbor): number {
  let goods = 0;
  for (const space of harbor.spaces) if (space.building === undefined) goods += space.goods.length;
  return goods;
}
