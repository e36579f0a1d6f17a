import type { Log } from "@harbor/kit";
import { openDice } from "@harbor/kit";
import { offerAt } from "./auction.ts";
import { MOST_RAISES } from "./board.ts";
import type { CardSet } from "./cards/cardSet.ts";
import type { Event } from "./events.ts";
import { handAfter } from "./players.ts";
import { DUMMY_SEAT, type State } from "./state.ts";

/** SOL-2: the dummy's cards are shuffled at each bidding phase and then played in order. */
export function shuffleDummy(state: State): State {
  if (state.dummy === undefined) return state;
  const dice = openDice(state.chance);
  const hand = dice.shuffled(handAfter(state.dummy.raises));
  return { ...state, dummy: { ...state.dummy, hand }, chance: dice.chance() };
}

/** SOL-2: a newspaper names the slot; an empty deck is first reshuffled from its discards. */
export function bidForDummy(cards: CardSet, state: State, log: Log<Event>): State {
  const supplied = state.decks.newspapers.length > 0 ? state : reshuffleNewspapers(state);
  const [card, ...hand] = supplied.dummy?.hand ?? [];
  const [newspaper, ...newspapers] = supplied.decks.newspapers;
  if (supplied.dummy === undefined || card === undefined || newspaper === undefined) return supplied;
  const slot = cards.newspaper(newspaper).solo;
  log.tell({ type: "bid-laid", seat: DUMMY_SEAT, slot, ...offerAt(state, slot) });
  return {
    ...supplied,
    dummy: { ...supplied.dummy, hand },
    bids: [...supplied.bids, { seat: DUMMY_SEAT, slot, card }],
    decks: { ...supplied.decks, newspapers },
    discards: { ...supplied.discards, newspapers: [...supplied.discards.newspapers, newspaper] },
  };
}

function reshuffleNewspapers(state: State): State {
  const dice = openDice(state.chance);
  const newspapers = dice.shuffled(state.discards.newspapers);
  return {
    ...state,
    chance: dice.chance(),
    decks: { ...state.decks, newspapers },
    discards: { ...state.discards, newspapers: [] },
  };
}

/** SOL-4: a dummy that bid at 1.3 gets a raise; it pays nothing. */
export function renewDummy(state: State): State {
  if (state.dummy === undefined) return state;
  const bid = state.bids.some(({ seat, slot }) => seat === DUMMY_SEAT && slot === "influence");
  const raises = Math.min(MOST_RAISES, state.dummy.raises + (bid ? 1 : 0));
  return { ...state, dummy: { raises, hand: handAfter(raises) } };
}
