import type { Seat } from "@harbor/kit";
import { countOf } from "./cargo.ts";
import type { IslandSet } from "./islands/islandSet.ts";
import { type Lot, playerAt, type Sale, type State } from "./state.ts";
import { GOODS, type Good, type Kind, type Place } from "./vocabulary.ts";

export type Market = Pick<State, "ring" | "anchorage" | "wake">;

/** A way to sell, with the good it takes at each active island. */
export type Allotment = { readonly anchorage: number; readonly wake: number; readonly sale: Sale };

const NOTHING = [undefined] as const;
const ALONE: Readonly<Record<Good, readonly Good[]>> = {
  ruby: ["ruby"],
  salt: ["salt"],
  wine: ["wine"],
  cloth: ["cloth"],
  grain: ["grain"],
};

/** SEL-3: the goods that an island takes. */
export function goodsAt(set: IslandSet, market: Pick<State, "ring">, place: Place): readonly Good[] {
  const { takes } = set.islandAt(market, place);
  return takes === "any" ? GOODS : ALONE[takes];
}

/** The most cards of one good that a seat could sell at an island. */
export function mostAt(goods: readonly Good[], laid: readonly Kind[]): number {
  return goods.reduce((most, good) => Math.max(most, countOf(laid, good)), 0);
}

/** SEL-2 to SEL-7: every way to sell these cards that no other beats, more at the anchorage first. */
export function allotmentsOf(set: IslandSet, market: Market, laid: readonly Kind[]): readonly Allotment[] {
  const here = lotsAt(goodsAt(set, market, market.anchorage), laid);
  const there = market.wake === undefined ? NOTHING : lotsAt(goodsAt(set, market, market.wake), laid);
  const found: Allotment[] = [];
  for (const anchorage of here) {
    for (const wake of there) {
      if (anchorage === undefined || wake === undefined || anchorage.good !== wake.good) {
        note(found, anchorage, wake);
        continue;
      }
      // SEL-5: each card is sold once.
      for (let cards = 1; cards < anchorage.cards; cards += 1) {
        note(found, { ...anchorage, cards: anchorage.cards - cards }, { ...wake, cards });
      }
    }
  }
  const best = found.filter((one) => !isBeaten(one, found));
  return best.sort((a, b) => b.anchorage - a.anchorage);
}

/** All cards of each good, and nothing at all. */
function lotsAt(goods: readonly Good[], laid: readonly Kind[]): readonly (Lot | undefined)[] {
  const lots: (Lot | undefined)[] = [];
  for (const good of goods) {
    const cards = countOf(laid, good);
    if (cards > 0) lots.push({ good, cards });
  }
  lots.push(undefined);
  return lots;
}

/** Of ways with the same numbers the first is kept. */
function note(found: Allotment[], here: Lot | undefined, there: Lot | undefined): void {
  const anchorage = here?.cards ?? 0;
  const wake = there?.cards ?? 0;
  for (const one of found) if (one.anchorage === anchorage && one.wake === wake) return;
  found.push({
    anchorage,
    wake,
    sale: { ...(here !== undefined && { anchorage: here }), ...(there !== undefined && { wake: there }) },
  });
}

/** Whether another is as good at both islands; no two have the same numbers. */
function isBeaten(one: Allotment, found: readonly Allotment[]): boolean {
  for (const other of found) {
    if (other !== one && other.anchorage >= one.anchorage && other.wake >= one.wake) return true;
  }
  return false;
}

export function allotmentsFor(set: IslandSet, state: State, seat: Seat): readonly Allotment[] {
  return allotmentsOf(set, state, playerAt(state, seat).laid);
}

export type Settled = {
  readonly most: number;
  readonly leaders: readonly Seat[];
  /** SCO-3: what each leader scores. */
  readonly price: number;
  /** SCO-4: what a tied merchant scores beyond that. */
  readonly extra: number;
};

/** SCO: settles one island, given how many cards each seat sold there. */
export function settle(
  prices: readonly [number, number, number],
  cards: readonly number[],
  merchant: Seat | undefined,
): Settled {
  const most = Math.max(0, ...cards);
  const leaders = most === 0 ? [] : cards.flatMap((count, seat) => (count === most ? seat : []));
  const price = prices[leaders.length - 1] ?? 0;
  const isTied = merchant !== undefined && leaders.length > 1 && leaders.includes(merchant);
  return { most, leaders, price, extra: isTied ? prices[0] - price : 0 };
}
