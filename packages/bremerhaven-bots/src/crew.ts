import type { Crew, GameBots, Strength } from "@harbor/bots";
import {
  type Action,
  bremerhaven,
  type CardSet,
  cardsOfEdition,
  playBremerhaven,
  readCardSet,
  type View,
  WESER_LISTS,
} from "@harbor/bremerhaven";
import { captain } from "./captain.ts";
import { type BremerhavenBot, deckhand, mate } from "./mate.ts";
import { PERSONS } from "./persons.ts";
import { standIn } from "./standIn.ts";

/** All bots of the game for a card set under today's rules; the game's own where none is given. */
export function signOn(cardLists: unknown = WESER_LISTS): Readonly<Record<Strength, BremerhavenBot>> {
  const cards = readCardSet(cardLists);
  if (!cards.ok) throw new Error(`no bot can play with these cards: ${cards.problem}`);
  return crewFor(cards.value).plain;
}

/** The bots as tables know them: by person, for every edition that the game can be played in. */
export const bremerhavenBots: GameBots<View, Action> = {
  game: bremerhaven.id,
  persons: PERSONS,
  signOn(edition) {
    const cards = cardsOfEdition(edition);
    return cards === undefined ? undefined : crewFor(cards);
  },
};

function crewFor(cards: CardSet): Crew<View, Action> {
  const plain = {
    deckhand: deckhand(cards),
    mate: mate(cards),
    captain: captain(playBremerhaven(cards), cards),
  };
  return {
    plain,
    standIn: standIn(cards),
    botOf(id) {
      const person = PERSONS.find((one) => one.id === id);
      return person && plain[person.strength];
    },
  };
}
