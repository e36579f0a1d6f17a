import type { Log } from "@harbor/kit";
import type { BidAction } from "../actions.ts";
import { offerAt, spotAt } from "../auction.ts";
import { HAND_SIZE } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { isDummy, playerAt } from "../players.ts";
import type { Reason } from "../reasons.ts";
import { bidForDummy, shuffleDummy } from "../solo.ts";
import type { State } from "../state.ts";
import { INFLUENCE_VALUES, type Influence, SLOTS, type Slot } from "../vocabulary.ts";
import { asking, type GameStep } from "./step.ts";

/** Every bid, by card, in the order of the slots. */
const BIDS: ReadonlyMap<Influence, readonly BidAction[]> = new Map(
  INFLUENCE_VALUES.map((card) => [card, SLOTS.map((slot): BidAction => Object.freeze({ type: "bid", slot, card }))]),
);

const SLOT_BITS = SLOTS.map((slot, nth) => ({ slot, bit: 1 << nth }));

const LISTS = new Map<number, readonly BidAction[]>();
const MOST_LISTS = 4096;

/**
 * Each of these cards at each of these slots, both as sets of bits. The boards are nearly always full and there are few
 * hands, so the lists are kept: making them anew was a tenth of all the work in a random game.
 */
function bidsOf(cards: number, slots: number): readonly BidAction[] {
  const key = (cards << SLOTS.length) | slots;
  const known = LISTS.get(key);
  if (known !== undefined) return known;
  const bids: BidAction[] = [];
  for (const [card, ofCard] of BIDS) {
    if ((cards & (1 << card)) === 0) continue;
    for (const [nth, bid] of ofCard.entries()) if ((slots & (1 << nth)) !== 0) bids.push(bid);
  }
  if (LISTS.size >= MOST_LISTS) LISTS.clear();
  LISTS.set(key, Object.freeze(bids));
  return bids;
}

/** BID-1 to BID-5. */
export function biddingStep(cards: CardSet): GameStep {
  return asking({
    id: "bidding",
    takes: ["bid"],
    enter(state, log) {
      log.tell({ type: "round-begun", round: state.round });
      return askNextBidder(cards, shuffleDummy({ ...state, bids: [] }), log);
    },
    exact: true,
    candidates(state, seat) {
      let slots = 0;
      for (const { slot, bit } of SLOT_BITS) if (whyNotAt(state, slot) === undefined) slots |= bit;
      let cards = 0;
      for (const card of playerAt(state, seat).hand) cards |= 1 << card;
      return bidsOf(cards, slots);
    },
    whyNot(state, seat) {
      const { hand } = playerAt(state, seat);
      return ({ slot, card }) => whyNotBid(state, hand, slot, card);
    },
    perform(state, seat, { slot, card }, log) {
      const { hand } = playerAt(state, seat);
      const open = { type: "bid-laid", seat, slot, ...offerAt(state, slot) } as const;
      log.confide(seat, { ...open, card }, open);
      const players = state.players.with(seat, {
        ...playerAt(state, seat),
        hand: hand.toSpliced(hand.indexOf(card), 1),
      });
      return askNextBidder(cards, { ...state, players, bids: [...state.bids, { seat, slot, card }] }, log);
    },
    next: () => "parking",
  });
}

/** Whether all bids of this round lie on the boards and have been turned up. */
export function areRevealed({ bids, ladder }: Pick<State, "bids" | "ladder">): boolean {
  return bids.length === ladder.length * HAND_SIZE;
}

function askNextBidder(cards: CardSet, start: State, log: Log<Event>): State {
  let state = start;
  while (!areRevealed(state)) {
    const next = state.ladder[state.bids.length % state.ladder.length];
    if (next !== undefined && !isDummy(state, next)) return { ...state, waiting: [next] };
    state = bidForDummy(cards, state, log);
  }
  log.tell({ type: "bids-revealed", bids: state.bids });
  return { ...state, waiting: [] };
}

function whyNotBid(state: State, hand: readonly Influence[], slot: Slot, card: Influence): Reason | undefined {
  return hand.includes(card) ? whyNotAt(state, slot) : "card-not-in-hand";
}

function whyNotAt(state: State, slot: Slot): Reason | undefined {
  const spot = spotAt(state, slot);
  if (spot === "town") return undefined;
  if (spot === undefined) return "slot-not-in-play";
  return spot.card === undefined ? "slot-empty" : undefined;
}
