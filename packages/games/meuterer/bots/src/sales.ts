import type { Seat } from "@harbor/kit";
import { countOf, type Good, goodsAt, type IslandSet, type Kind, mostAt, type Place } from "@harbor/meuterer";
import { cardsHeld, type Scene, seatIn } from "./scene.ts";

/** How many cards a rival who has not passed may still lay for an island: none, one, two. */
const GROWTH = [0.55, 0.3, 0.15] as const;

type Rival = { readonly laid: number; readonly mayGrow: boolean };

/** What a seat's rivals have laid for an island. */
function rivalsAt(set: IslandSet, scene: Scene, seat: Seat, place: Place): readonly Rival[] {
  const goods = goodsAt(set, scene, place);
  const rivals: Rival[] = [];
  for (const [other, player] of scene.players.entries()) {
    if (other === seat) continue;
    rivals.push({ laid: mostAt(goods, player.laid), mayGrow: !player.passed && cardsHeld(player) > 0 });
  }
  return rivals;
}

/** What so many cards are expected to pay at an island; the second number is for a merchant. */
function payFor(prices: readonly number[], rivals: readonly Rival[], cards: number): readonly [number, number] {
  if (cards === 0) return [0, 0];
  // The chances that nobody has more, by how many have as many.
  let ties = [1];
  for (const { laid, mayGrow } of rivals) {
    const growth = mayGrow ? GROWTH : [1];
    let fewer = 0;
    let equal = 0;
    for (const [more, chance] of growth.entries()) {
      if (laid + more < cards) fewer += chance;
      else if (laid + more === cards) equal += chance;
    }
    const next = new Array<number>(ties.length + 1).fill(0);
    for (const [count, chance] of ties.entries()) {
      next[count] = (next[count] ?? 0) + chance * fewer;
      next[count + 1] = (next[count + 1] ?? 0) + chance * equal;
    }
    ties = next;
  }
  const most = ties.reduce((sum, chance) => sum + chance, 0);
  return [ties.reduce((sum, chance, count) => sum + chance * (prices[count] ?? 0), 0), most * (prices[0] ?? 0)];
}

/** What a seat's sales are expected to bring if it lays no more than this. */
export type Market = { income(laid: readonly Kind[], isMerchant: boolean): number };

export function openMarket(set: IslandSet, scene: Scene, seat: Seat): Market {
  const places = scene.wake === undefined ? [scene.anchorage] : [scene.anchorage, scene.wake];
  const stalls = places.map((place) => ({
    goods: goodsAt(set, scene, place),
    prices: set.islandAt(scene, place).prices,
    rivals: rivalsAt(set, scene, seat, place),
    known: new Map<number, readonly [number, number]>(),
  }));
  type Stall = (typeof stalls)[number];

  function pay(stall: Stall, cards: number, isMerchant: boolean): number {
    const known = stall.known.get(cards) ?? payFor(stall.prices, stall.rivals, cards);
    stall.known.set(cards, known);
    return known[isMerchant ? 1 : 0];
  }

  return {
    income(laid, isMerchant) {
      const [here, there] = stalls;
      if (here === undefined) return 0;
      if (there === undefined) return pay(here, mostAt(here.goods, laid), isMerchant);
      let best = 0;
      for (const good of here.goods) {
        for (const other of there.goods) best = Math.max(best, both(good, other));
      }
      return best;

      function both(good: Good, other: Good): number {
        if (here === undefined || there === undefined) return 0;
        const cards = countOf(laid, good);
        if (good !== other) return pay(here, cards, isMerchant) + pay(there, countOf(laid, other), isMerchant);
        let most = 0;
        for (let kept = 0; kept <= cards; kept += 1) {
          most = Math.max(most, pay(here, kept, isMerchant) + pay(there, cards - kept, isMerchant));
        }
        return most;
      }
    },
  };
}

/** The next cards to lay, best first, and what is expected to come in after each of them. */
export type Lading = readonly { readonly kind: Kind; readonly income: number }[];

export function planLading(market: Market, scene: Scene, seat: Seat, isMerchant: boolean): Lading {
  const { laid, hand = [] } = seatIn(scene, seat);
  const goods = new Map<Kind, number>();
  for (const kind of hand) if (kind !== "saber" && kind !== "pirate") goods.set(kind, (goods.get(kind) ?? 0) + 1);
  const plan: { kind: Kind; income: number }[] = [];
  let now = [...laid];
  while (goods.size > 0) {
    let best: { kind: Kind; income: number } | undefined;
    for (const kind of goods.keys()) {
      // Two of a kind may be needed to take a lead, so a card is also judged by what its fellow would add.
      const income = market.income([...now, kind], isMerchant);
      const fellows = (goods.get(kind) ?? 0) > 1 ? market.income([...now, kind, kind], isMerchant) : income;
      const worth = income + 0.4 * Math.max(0, fellows - income);
      if (best === undefined || worth > best.income) best = { kind, income: worth };
    }
    if (best === undefined) break;
    now = [...now, best.kind];
    plan.push({ kind: best.kind, income: market.income(now, isMerchant) });
    const left = (goods.get(best.kind) ?? 0) - 1;
    if (left === 0) goods.delete(best.kind);
    else goods.set(best.kind, left);
  }
  return plan;
}
