import type { Log, Seat } from "@harbor/kit";
import type { CardSet } from "./cards/cardSet.ts";
import type { Event } from "./events.ts";
import { POWERS } from "./harbor/powers.ts";
import type { Bid, BoardSpot, Harbor, State } from "./state.ts";
import { CONTRACT_SLOTS, SHIP_SLOTS, type Slot, type TownSlot } from "./vocabulary.ts";

export type Auction = {
  readonly winner: Seat;
  readonly total: number;
  /** The seats that tied and lost by rank or by a building. */
  readonly tiedWith: readonly Seat[];
  /** The total of every seat with a card there, in rank order. */
  readonly totals: ReadonlyMap<Seat, number>;
};

/** Everything that decides an auction: a state, or a view with all bids open. */
export type Contest = {
  readonly ladder: readonly Seat[];
  readonly bids: readonly Bid[];
  /** By seat, without the dummy. */
  readonly players: readonly { readonly harbor: Harbor }[];
};

/** AUC-1 to AUC-3: the highest total, a tie to the better rank as the ladder stands now. */
export function auctionAt(cards: CardSet, state: Contest, slot: Slot): Auction | undefined {
  if (!hasBid(state, slot)) return undefined;
  const totals = new Map<Seat, number>();
  let highest = 0;
  let best: Seat[] = [];
  for (const seat of state.ladder) {
    let total = 0;
    for (const bid of state.bids) if (bid.seat === seat && bid.slot === slot) total += bid.card;
    if (total === 0) continue;
    totals.set(seat, total);
    if (total > highest) best = [];
    if (total >= highest) best.push(seat);
    highest = Math.max(highest, total);
  }
  const breaker = best.length > 1 ? best.find((seat) => tieBreaker(cards, state, seat) !== undefined) : undefined;
  const winner = breaker ?? best[0];
  if (winner === undefined) return undefined;
  return { winner, total: highest, tiedWith: best.filter((seat) => seat !== winner), totals };
}

function hasBid(state: Pick<Contest, "bids">, slot: Slot): boolean {
  for (const bid of state.bids) if (bid.slot === slot) return true;
  return false;
}

function tieBreaker(cards: CardSet, { players }: Contest, seat: Seat): string | undefined {
  const harbor = players[seat]?.harbor;
  return harbor && POWERS["win-ties"](cards, harbor);
}

/** The auction with its event; a town slot without bids gets one, too. */
export function resolveSlot(cards: CardSet, state: State, slot: Slot, log: Log<Event>): Auction | undefined {
  const auction = auctionAt(cards, state, slot);
  if (auction === undefined) {
    if (isTownSlot(slot)) log.tell({ type: "slot-unbid", slot });
    return undefined;
  }
  const { winner, total, tiedWith } = auction;
  const beatsRank = tiedWith.some((seat) => state.ladder.indexOf(seat) < state.ladder.indexOf(winner));
  const brokenBy = beatsRank ? tieBreaker(cards, state, winner) : undefined;
  const won = { seat: winner, total, tiedWith, ...(brokenBy !== undefined && { brokenBy }) };
  log.tell({ type: "slot-won", slot, ...offerAt(state, slot), ...won });
  if (brokenBy !== undefined) log.tell({ type: "power-used", seat: winner, building: brokenBy });
  return auction;
}

/** The ship or contract at a slot, in the form used by events. */
export function offerAt(state: Pick<State, "sea" | "land">, slot: Slot): { readonly offer?: string } {
  const spot = SPOTS.get(slot);
  const card = spot === undefined ? undefined : state[spot.board][spot.index]?.card;
  return card === undefined ? {} : { offer: card };
}

type Spot = [Slot, { readonly board: "sea" | "land"; readonly index: number }];

/** The place on a board that a slot belongs to; undefined for the town's slots. */
const SPOTS: ReadonlyMap<Slot, { readonly board: "sea" | "land"; readonly index: number }> = new Map([
  ...SHIP_SLOTS.map((slot, index): Spot => [slot, { board: "sea", index }]),
  ...CONTRACT_SLOTS.map((slot, index): Spot => [slot, { board: "land", index }]),
]);

/** The card at a slot's place, or that it is one of the town's slots. */
export function spotAt(state: Pick<State, "sea" | "land">, slot: Slot): BoardSpot<string> | "town" | undefined {
  const spot = SPOTS.get(slot);
  return spot === undefined ? "town" : state[spot.board][spot.index];
}

function isTownSlot(slot: Slot): slot is Exclude<TownSlot, "parking"> {
  return slot !== "parking" && !slot.includes(":");
}
