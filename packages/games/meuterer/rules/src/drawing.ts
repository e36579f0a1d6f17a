import { type Chance, type Log, openDice } from "@harbor/kit";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";
import type { Kind } from "./vocabulary.ts";

/** REF-8, REF-9: draws cards one by one; the discards become a new pile only when a card is to be drawn. */
export function drawCards(
  state: State,
  wanted: number,
  log: Log<Event>,
): { readonly state: State; readonly cards: readonly Kind[] } {
  const cards = state.pile.slice(0, wanted);
  const rest: State = { ...state, pile: state.pile.slice(wanted) };
  const missing = wanted - cards.length;
  if (missing === 0 || state.discards.length === 0) return { state: rest, cards };
  const { pile, chance } = shuffle(state.discards, state.chance);
  log.tell({ type: "reshuffled", cards: pile.length });
  return {
    state: { ...rest, pile: pile.slice(missing), discards: [], chance },
    cards: [...cards, ...pile.slice(0, missing)],
  };
}

function shuffle(cards: readonly Kind[], from: Chance): { readonly pile: readonly Kind[]; readonly chance: Chance } {
  const dice = openDice(from);
  const pile = dice.shuffled(cards);
  return { pile, chance: dice.chance() };
}
