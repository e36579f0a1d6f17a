import { CRATES_A_CONTAINER } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor, Space } from "../state.ts";
import type { Good, SpaceNumber } from "../vocabulary.ts";
import { spaceAt, withSpace } from "./harbor.ts";

/** Why this good cannot be put here, next to what lies here already. */
export function whyNotStore(cards: CardSet, space: Space, good: Good): Reason | undefined {
  if (space.covered) return "space-covered";
  if (space.building !== undefined) {
    const store = cards.power(space.building, "store");
    if (store === undefined) return "building-holds-nothing";
    if (!store.goods.includes(good)) return "building-holds-other";
    return space.goods.length < store.room ? undefined : "no-room";
  }
  if (space.goods.length === 0) return undefined;
  const canStack = good === "crate" && space.goods.length < CRATES_A_CONTAINER && space.goods[0] === "crate";
  return canStack ? undefined : "no-room";
}

/** Why a building cannot be built (or a good not be produced) here: only a bare space is empty. */
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

/** The goods on the harbor's own spaces: what lies in a building is not counted. */
export function goodsOnSpaces(harbor: Harbor): number {
  let goods = 0;
  for (const space of harbor.spaces) if (space.building === undefined) goods += space.goods.length;
  return goods;
}
