import { type Business, KINDS, type Order, WILD } from "./business.ts";
import type { Season } from "./season.ts";

/** The orders in which up to four contracts can be served. */
const SEQUENCES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((count) =>
  permute(Array.from({ length: count }, (_, index) => index)),
);

function permute(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => permute(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/**
 * The expected money from goods and contracts: contracts are served one after the other, in the best order, from the
 * goods that are there, will be produced or may be found; leftovers are worth a little.
 */
export function worthOfTrade(business: Business, season: Season, starWorth: number): number {
  const { orders } = business;
  const sequences = SEQUENCES[Math.min(orders.length, SEQUENCES.length - 1)] ?? [];
  let best = Number.NEGATIVE_INFINITY;
  for (const sequence of sequences) {
    const worth = serveInSequence(business, season, starWorth, sequence);
    if (worth > best) best = worth;
  }
  return best;
}

/** How many goods of each kind go to each contract, by the contract's index in the orders. */
export type Allotment = readonly (readonly number[])[];

/** Which of the current goods are meant for which contract, in the best order. */
export function allot(business: Business, season: Season, starWorth: number): Allotment {
  const { orders } = business;
  const sequences = SEQUENCES[Math.min(orders.length, SEQUENCES.length - 1)] ?? [];
  let best = Number.NEGATIVE_INFINITY;
  let allotment: number[][] = [];
  for (const sequence of sequences) {
    const given = orders.map(() => new Array<number>(KINDS).fill(0));
    const worth = serveInSequence(business, season, starWorth, sequence, given);
    if (worth <= best) continue;
    best = worth;
    allotment = given;
  }
  return allotment;
}

const SUPPLY = new Float64Array(KINDS);

function serveInSequence(
  business: Business,
  season: Season,
  starWorth: number,
  sequence: readonly number[],
  given?: number[][],
): number {
  const { stock, moored, makes, orders } = business;
  const { left } = season;
  for (let kind = 0; kind < KINDS; kind += 1) SUPPLY[kind] = stock[kind] ?? 0;
  for (const ship of moored) if (ship !== undefined) SUPPLY[ship.kind] = (SUPPLY[ship.kind] ?? 0) + ship.goods;
  let worth = 0;
  for (const index of sequence) {
    const order = orders[index];
    if (order !== undefined) worth += serve(business, season, starWorth, order, given?.[index]);
  }
  const spare = Math.min(season.judgement.spareMost, season.judgement.spareShare * (left - 1));
  let room = business.room + stock.reduce((sum, count) => sum + count, 0);
  for (let kind = 0; kind < KINDS; kind += 1) {
    // Future production can be sold only if contracts come up.
    const over = Math.max(0, (SUPPLY[kind] ?? 0) + (makes[kind] ?? 0) * (left - 1) * MADE_AND_SOLD);
    const kept = Math.min(over, Math.max(0, room));
    room -= kept;
    worth += diminishing(kept) * spare * (season.pricesLater[kind] ?? 0);
  }
  return worth;
}

const MADE_AND_SOLD = 0.7;

/** The first two of a kind count in full, the rest half. */
function diminishing(count: number): number {
  return count <= 2 ? count : 2 + (count - 2) / 2;
}

/** Serves one contract, taking goods from SUPPLY; returns its worth. */
function serve(
  business: Business,
  season: Season,
  starWorth: number,
  order: Order,
  given: number[] | undefined,
): number {
  const { judgement, left, ahead } = season;
  const due = Math.max(0, Math.min(order.markers, left) - 1);
  const prices = due === 0 ? season.pricesNow : season.pricesLater;
  let worth = 0;
  for (let kind = 0; kind < KINDS; kind += 1) worth += (order.delivered[kind] ?? 0) * (prices[kind] ?? 0);
  const isShut = !order.isOpen;
  const chances = due + ahead;
  const findGood = 1 - (1 - judgement.findGood) ** chances;
  const findAny = 1 - (1 - judgement.findAny) ** chances;
  let completes = isShut ? 0 : 1;
  for (let kind = 0; kind < KINDS && !isShut; kind += 1) {
    const wanted = order.open[kind] ?? 0;
    if (wanted === 0) continue;
    const there = Math.min(wanted, available(business, season, kind, due));
    SUPPLY[kind] = (SUPPLY[kind] ?? 0) - there;
    if (given !== undefined) given[kind] = (given[kind] ?? 0) + there;
    worth += there * (prices[kind] ?? 0);
    const missing = wanted - there;
    if (missing > 0) {
      completes *= findGood ** (1 + FURTHER * (missing - 1));
      worth += missing * findGood * (prices[kind] ?? 0) * judgement.findShare;
    }
  }
  for (let wild = order.open[WILD] ?? 0; wild > 0 && !isShut; wild -= 1) {
    const kind = mostPlentiful(business, season, due);
    if (kind === undefined) {
      completes *= findAny;
      worth += findAny * judgement.findShare * MEAN_PRICE;
      continue;
    }
    SUPPLY[kind] = (SUPPLY[kind] ?? 0) - 1;
    if (given !== undefined) given[kind] = (given[kind] ?? 0) + 1;
    worth += prices[kind] ?? 0;
  }
  const lasts = judgement.rewardLasts ** (left - 1 - due);
  const reward = order.money + business.bonus + order.prestige * starWorth * lasts;
  const isInsured = business.perks["no-money-penalty"] !== undefined;
  const keeps = business.perks["keep-prestige"] !== undefined;
  const penalty = (isInsured ? 0 : order.fine) + (keeps ? 0 : order.shame * starWorth * lasts);
  return worth + completes * reward - (1 - completes) * penalty;
}

const MEAN_PRICE = 2.5;
/** Goods of one type come several at a time: a second missing one matters less than the first. */
const FURTHER = 0.35;

function available(business: Business, { toMake }: Season, kind: number, due: number): number {
  return Math.max(0, Math.floor((SUPPLY[kind] ?? 0) + (business.makes[kind] ?? 0) * (due + toMake)));
}

function mostPlentiful(business: Business, season: Season, due: number): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const there = available(business, season, kind, due);
    if (there > most) {
      most = there;
      best = kind;
    }
  }
  return best;
}
