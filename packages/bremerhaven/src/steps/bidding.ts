import type { Log } from "@harbor/kit";
import type { Action } from "../actions.ts";
import { offerAt, spotAt } from "../auction.ts";
import { HAND_SIZE } from "../board.ts";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { isDummy, playerAt } from "../players.ts";
import type { Reason } from "../reasons.ts";
import { bidForDummy, shuffleDummy } from "../solo.ts";
import type { State } from "../state.ts";
import { INFLUENCE_VALUES, type Influence, SLOTS, type Slot } from "../vocabulary.ts";
import type { GameStep } from "./step.ts";

/** Every bid, by card, in the order of the slots. */
const BIDS: ReadonlyMap<Influence, readonly Action[]> = new Map(
  INFLUENCE_VALUES.map((card) => [card, SLOTS.map((slot): Action => Object.freeze({ type: "bid", slot, card }))]),
);

/** BID-1 to BID-5. */
export function biddingStep(cards: CardSet): GameStep {
  return {
    id: "bidding",
    enter(state, log) {
      log.tell({ type: "round-begun", round: state.round });
      return askNextBidder(cards, shuffleDummy({ ...state, bids: [] }), log);
    },
    exact: true,
    candidates(state, seat) {
      const { hand } = playerAt(state, seat);
      const takesBids = SLOTS.map((slot) => whyNotAt(state, slot) === undefined);
      const bids: Action[] = [];
      for (const [index, card] of hand.entries()) {
        if (hand.indexOf(card) !== index) continue;
        BIDS.get(card)?.forEach((bid, nth) => {
          if (takesBids[nth]) bids.push(bid);
        });
      }
      return bids;
    },
    whyNot(state, seat) {
      const { hand } = playerAt(state, seat);
      return (action) => (action.type === "bid" ? whyNotBid(state, hand, action.slot, action.card) : "not-now");
    },
    perform(state, seat, action, log) {
      if (action.type !== "bid") return state;
      const { slot, card } = action;
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
  };
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
