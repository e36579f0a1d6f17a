import type { Log, Seat } from "@harbor/kit";
import type { CardSet } from "./cards/cardSet.ts";
import type { Event } from "./events.ts";
import { builtWith } from "./harbor/harbor.ts";
import { isDummy, playerAt } from "./players.ts";
import type { State } from "./state.ts";
import type { Slot, TownSlot } from "./vocabulary.ts";

export type Auction = {
  readonly winner: Seat;
  readonly total: number;
  /** The seats that had as much and lost by rank or by a building. */
  readonly tiedWith: readonly Seat[];
  /** Everybody's total who has a card there, in rank order. */
  readonly totals: ReadonlyMap<Seat, number>;
};

/** AUC-1 to AUC-3: the highest total, a tie to the better rank as the ladder stands now. */
export function auctionAt(cards: CardSet, state: State, slot: Slot): Auction | undefined {
  const laid = new Map<Seat, number>();
  for (const bid of state.bids) {
    if (bid.slot === slot) laid.set(bid.seat, (laid.get(bid.seat) ?? 0) + bid.card);
  }
  if (laid.size === 0) return undefined;
  const totals = new Map<Seat, number>();
  for (const seat of state.ladder) {
    const total = laid.get(seat);
    if (total !== undefined) totals.set(seat, total);
  }
  const total = Math.max(...totals.values());
  const best = [...totals.keys()].filter((seat) => totals.get(seat) === total);
  const winner = best.find((seat) => tieBreaker(cards, state, seat) !== undefined) ?? best[0];
  if (winner === undefined) return undefined;
  return { winner, total, tiedWith: best.filter((seat) => seat !== winner), totals };
}

function tieBreaker(cards: CardSet, state: State, seat: Seat): string | undefined {
  if (isDummy(state, seat)) return undefined;
  return builtWith(cards, playerAt(state, seat).harbor, "win-ties")?.building;
}

/** The auction with its outcome told; a town slot nobody bid on is told, too. */
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

/** The ship or contract that lies at a slot, in the form in which events name it. */
export function offerAt({ sea, land }: Pick<State, "sea" | "land">, slot: Slot): { readonly offer?: string } {
  const [board, place] = slot.split(":");
  if (place === undefined) return {};
  const card = (board === "ship" ? sea : land)[Number(place) - 1]?.card;
  return card === undefined ? {} : { offer: card };
}

function isTownSlot(slot: Slot): slot is Exclude<TownSlot, "parking"> {
  return slot !== "parking" && !slot.includes(":");
}
