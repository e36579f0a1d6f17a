import type { Luck } from "@harbor/bots";
import { HAND_SIZE, INFLUENCE_CARDS, type Influence, SLOTS } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { type Appraisal, AT, SLOT_COUNT } from "./appraisal.ts";
import type { Scene } from "./scene.ts";

/** Samples of the others' cards at the end of the bidding: the strongest total at each slot. */
export type Rivalry = {
  readonly worlds: number;
  /** By world and slot: the highest total of another seat. */
  readonly totals: Float64Array;
  /** By world and slot: the total needed to win. */
  readonly needed: Float64Array;
};

/** How strongly a seat prefers the slots it values. */
const EAGERNESS = 1.4;
const PARKING_DRAW = 1.3;
const LEAST_DRAW = 0.12;
/** The slots that solo's dummy can be sent to: all but parking and places not in play. */
const DUMMY_DRAWN = 1;

/** The probability that a seat plays its next card at each slot, by what the slots are worth to it. */
export function drawsOf(appraisal: Appraisal | undefined, scene: Scene): number[] {
  return SLOTS.map((_, slot) => {
    const isBoard = slot >= AT.ships;
    if (isBoard && !isInPlay(scene, slot)) return 0;
    if (appraisal === undefined) return slot === AT.parking ? 0 : DUMMY_DRAWN;
    if (slot === AT.parking) return PARKING_DRAW;
    return Math.max(LEAST_DRAW, appraisal.worth[slot] ?? 0) ** EAGERNESS;
  });
}

export function isInPlay(scene: Scene, slot: number): boolean {
  if (slot < AT.ships) return true;
  const spot = slot >= AT.contracts ? scene.land[slot - AT.contracts] : scene.sea[slot - AT.ships];
  return spot?.card !== undefined;
}

/** The slots at which a seat has played cards, in order. */
export function laidBy(scene: Pick<Scene, "bids">, seat: Seat): number[] {
  return scene.bids.flatMap((bid) => (bid.seat === seat ? SLOTS.indexOf(bid.slot) : []));
}

/** Fills in a seat's totals as predicted; false if there is no prediction this time. */
export type ReadRival = (rival: Seat, totals: Float64Array) => boolean;

/** Samples the others' cards, `worlds` times. */
export function imagineRivals(
  scene: Scene,
  seat: Seat,
  appraisals: readonly (Appraisal | undefined)[],
  worlds: number,
  luck: Luck,
  tieWinners: ReadonlySet<Seat>,
  read: ReadRival = () => false,
): Rivalry {
  const totals = new Float64Array(worlds * SLOT_COUNT);
  const needed = new Float64Array(worlds * SLOT_COUNT).fill(1);
  const ownTie = tieWinners.has(seat);
  for (const rival of scene.ladder) {
    if (rival === seat) continue;
    const isDummy = scene.players[rival] === undefined;
    const appraisal = isDummy ? undefined : appraisals[rival];
    const raises = isDummy ? (scene.dummy?.raises ?? 0) : (scene.players[rival]?.raises ?? 0);
    const cards = INFLUENCE_CARDS.slice(raises, raises + HAND_SIZE);
    const laid = laidBy(scene, rival);
    const draws = drawsOf(appraisal, scene);
    const winsTies = isDummy
      ? !ownTie && scene.ladder.indexOf(rival) < scene.ladder.indexOf(seat)
      : tieWinners.has(rival) || (!ownTie && scene.ladder.indexOf(rival) < scene.ladder.indexOf(seat));
    const own = new Float64Array(SLOT_COUNT);
    for (let world = 0; world < worlds; world += 1) {
      own.fill(0);
      if (!read(rival, own)) layOut(own, laid, draws, cards, appraisal, luck);
      const base = world * SLOT_COUNT;
      for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
        const total = own[slot] ?? 0;
        if (total === 0) continue;
        if (total > (totals[base + slot] ?? 0)) totals[base + slot] = total;
        const needs = winsTies ? total + 1 : total;
        if (needs > (needed[base + slot] ?? 1)) needed[base + slot] = needs;
      }
    }
  }
  return { worlds, totals, needed };
}

/**
 * Distributes a seat's five cards: the played ones to their known slots, the rest at random; high cards where it
 * matters.
 */
function layOut(
  own: Float64Array,
  laid: readonly number[],
  draws: readonly number[],
  cards: readonly number[],
  appraisal: Appraisal | undefined,
  luck: Luck,
): void {
  const slots = [...laid];
  let sum = 0;
  for (const draw of draws) sum += draw;
  while (slots.length < cards.length) slots.push(drawSlot(draws, sum, luck));
  if (appraisal === undefined) {
    const dealt = luck.shuffled(cards);
    for (const [nth, slot] of slots.entries()) own[slot] = (own[slot] ?? 0) + (dealt[nth] ?? 0);
    return;
  }
  const keyed = slots.map((slot) => ({ slot, key: (appraisal.worth[slot] ?? 0) * (0.4 + 1.2 * luck.share()) }));
  keyed.sort((a, b) => a.key - b.key);
  for (const [nth, { slot }] of keyed.entries()) own[slot] = (own[slot] ?? 0) + (cards[nth] ?? 0);
}

/** One guess at which cards a seat has played, in order, and which it still holds. */
export function guessCards(
  scene: Scene,
  seat: Seat,
  draws: readonly number[],
  inPlay: readonly Influence[],
  appraisal: Appraisal,
  luck: Luck,
): { readonly laid: readonly Influence[]; readonly hand: readonly Influence[] } {
  const laid = laidBy(scene, seat);
  const slots = [...laid];
  let sum = 0;
  for (const draw of draws) sum += draw;
  while (slots.length < inPlay.length) slots.push(drawSlot(draws, sum, luck));
  const order = slots
    .map((slot, nth) => ({ nth, key: (appraisal.worth[slot] ?? 0) * (0.4 + 1.2 * luck.share()) }))
    .sort((a, b) => a.key - b.key);
  const cards = new Map(order.map(({ nth }, rank) => [nth, inPlay[rank] ?? 1]));
  const all = slots.map((_, nth): Influence => cards.get(nth) ?? 1);
  return { laid: all.slice(0, laid.length), hand: all.slice(laid.length).sort((a, b) => a - b) };
}

function drawSlot(draws: readonly number[], sum: number, luck: Luck): number {
  let left = luck.share() * sum;
  for (const [slot, draw] of draws.entries()) {
    left -= draw;
    if (left < 0) return slot;
  }
  return AT.parking;
}
