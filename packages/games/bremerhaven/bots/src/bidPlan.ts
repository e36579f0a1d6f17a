import type { Influence } from "@harbor/bremerhaven";
import { type Appraisal, AT, SLOT_COUNT } from "./appraisal.ts";
import type { Rivalry } from "./rivals.ts";

/** Where to play which of the cards in hand, and what all of them are expected to bring. */
export type BidPlan = {
  readonly bids: readonly { readonly slot: number; readonly card: Influence }[];
  readonly worth: number;
};

const HIGHEST_TOTAL = 45;
/** The probability reserved for the others doing something quite different. */
const DOUBT = 0.08;
const DOUBT_TOTAL = 6;

/** What each total of the seat's own at each slot is expected to bring. */
export type Returns = readonly Float64Array[];

export function expectedReturns(appraisal: Appraisal, rivalry: Rivalry, playable: (slot: number) => boolean): Returns {
  return Array.from({ length: SLOT_COUNT }, (_, slot): Float64Array => {
    const returns = new Float64Array(HIGHEST_TOTAL);
    if (!playable(slot) || slot === AT.parking) return returns;
    const worth = appraisal.worth[slot] ?? 0;
    if (slot === AT.permit) fillPermits(returns, appraisal.permits, rivalry);
    else if (slot === AT.influence) fillRaise(returns, worth, rivalry);
    else fillWins(returns, worth, slot, rivalry);
    return returns;
  });
}

function fillWins(returns: Float64Array, worth: number, slot: number, { worlds, needed }: Rivalry): void {
  const wins = new Float64Array(HIGHEST_TOTAL);
  for (let world = 0; world < worlds; world += 1) {
    const needs = needed[world * SLOT_COUNT + slot] ?? 1;
    if (needs < HIGHEST_TOTAL) wins[needs] = (wins[needs] ?? 0) + 1;
  }
  let won = 0;
  for (let total = 0; total < HIGHEST_TOTAL; total += 1) {
    won += wins[total] ?? 0;
    if (total > 0) returns[total] = worth * ((1 - DOUBT) * (won / worlds) + (DOUBT * total) / (total + DOUBT_TOTAL));
  }
}

/**
 * TWN-2 in numbers: the winner's first permit is free, the others pay the difference, and further ones cost the total.
 */
function fillPermits(returns: Float64Array, permits: readonly number[], { worlds, totals }: Rivalry): void {
  for (let total = 1; total < HIGHEST_TOTAL; total += 1) {
    let sum = 0;
    for (let world = 0; world < worlds; world += 1) {
      const rival = totals[world * SLOT_COUNT + AT.permit] ?? 0;
      const winning = Math.max(total, rival);
      let price = winning - total;
      for (const brings of permits) {
        if (brings <= price) break;
        sum += brings - price;
        price = winning;
      }
    }
    returns[total] = sum / worlds;
  }
}

function fillRaise(returns: Float64Array, worth: number, { worlds, totals }: Rivalry): void {
  for (let total = 1; total < HIGHEST_TOTAL; total += 1) {
    let sum = 0;
    for (let world = 0; world < worlds; world += 1) {
      const rival = totals[world * SLOT_COUNT + AT.influence] ?? 0;
      sum += Math.max(0, worth - Math.max(0, rival - total));
    }
    returns[total] = sum / worlds;
  }
}

/** What a division of cards brings by these returns, beyond what is already there. */
export function worthOfBids(bids: BidPlan["bids"], laidTotals: ArrayLike<number>, returns: Returns): number {
  const totals = Float64Array.from(laidTotals);
  let worth = 0;
  for (const { slot, card } of bids) {
    if (slot === AT.parking) worth += 1;
    totals[slot] = (totals[slot] ?? 0) + card;
  }
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    if (slot === AT.parking) continue;
    const atSlot = returns[slot];
    worth += (atSlot?.[totals[slot] ?? 0] ?? 0) - (atSlot?.[laidTotals[slot] ?? 0] ?? 0);
  }
  return worth;
}

/** The best division of a hand over the slots, on top of what is already there. */
export function planBids(
  hand: readonly Influence[],
  laidTotals: ArrayLike<number>,
  returns: Returns,
  playable: (slot: number) => boolean,
): BidPlan {
  const sets = 1 << hand.length;
  const sums = new Float64Array(sets);
  const counts = new Float64Array(sets);
  for (let set = 1; set < sets; set += 1) {
    const low = set & -set;
    const rest = set ^ low;
    sums[set] = (sums[rest] ?? 0) + (hand[31 - Math.clz32(low)] ?? 0);
    counts[set] = (counts[rest] ?? 0) + 1;
  }
  // best[set]: what the slots so far bring using exactly this set of cards.
  let best = new Float64Array(sets).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  const taken: Int32Array[] = [];
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    const took = new Int32Array(sets);
    taken.push(took);
    if (!playable(slot)) continue;
    const there = laidTotals[slot] ?? 0;
    const atSlot = returns[slot];
    const base = atSlot?.[there] ?? 0;
    const after = best.slice();
    for (let set = 1; set < sets; set += 1) {
      for (let part = set; part > 0; part = (part - 1) & set) {
        const brings = slot === AT.parking ? (counts[part] ?? 0) : (atSlot?.[there + (sums[part] ?? 0)] ?? 0) - base;
        const worth = (best[set ^ part] ?? 0) + brings;
        if (worth > (after[set] ?? 0)) {
          after[set] = worth;
          took[set] = part;
        }
      }
    }
    best = after;
  }
  const bids: { readonly slot: number; readonly card: Influence }[] = [];
  let set = sets - 1;
  for (let slot = SLOT_COUNT - 1; slot >= 0 && set > 0; slot -= 1) {
    const part = taken[slot]?.[set] ?? 0;
    for (const [nth, card] of hand.entries()) if (part & (1 << nth)) bids.push({ slot, card });
    set ^= part;
  }
  return { bids, worth: best[sets - 1] ?? 0 };
}
