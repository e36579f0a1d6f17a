import { type Crew, type GameBots, lookBack, type Strength } from "@harbor/bots";
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
import { adviser } from "./advice.ts";
import { CAPTAIN, captain } from "./captain.ts";
import { hindsightOf } from "./hindsight.ts";
import { LADDER } from "./ladder.ts";
import { type BremerhavenBot, DECKHAND, deckhand, MATE, mate } from "./mate.ts";
import { PERSONS } from "./persons.ts";
import { pupilOf } from "./pupil.ts";
import { standIn } from "./standIn.ts";

/** All bots of the game for a card set under the current rules; defaults to the standard cards. */
export function signOn(cardLists: unknown = WESER_LISTS): Readonly<Record<Strength, BremerhavenBot>> {
  const cards = readCardSet(cardLists);
  if (!cards.ok) throw new Error(`no bot can play with these cards: ${cards.problem}`);
  return crewFor(cards.value).plain;
}

/** The bots as tables know them: by character, for every edition of the game. */
export const bremerhavenBots: GameBots<View, Action> = {
  game: bremerhaven.id,
  persons: PERSONS,
  ladder: LADDER,
  signOn(edition) {
    const cards = cardsOfEdition(edition);
    return cards === undefined ? undefined : crewFor(cards);
  },
};

function crewFor(cards: CardSet): Crew<View, Action> {
  const hired = new Map<string, BremerhavenBot>();
  const game = playBremerhaven(cards);
  const plain = { deckhand: deckhand(cards), mate: mate(cards), captain: captain(game, cards) };
  return {
    plain,
    pupil: pupilOf(cards),
    advise: adviser(cards, plain.captain),
    lookBack: (replay, wish) => lookBack(game, hindsightOf(game, cards), replay, wish),
    standIn: standIn(cards),
    botOf(id) {
      const known = hired.get(id);
      if (known !== undefined) return known;
      const person = PERSONS.find((one) => one.id === id);
      if (person === undefined) return undefined;
      const bot = hire(cards, person);
      hired.set(id, bot);
      return bot;
    },
  };
}

/** A character's mind: its strength's, with its own tastes. */
function hire(cards: CardSet, { strength, ways }: (typeof PERSONS)[number]): BremerhavenBot {
  switch (strength) {
    case "deckhand":
      return mate(cards, { ...DECKHAND, ...ways });
    case "mate":
      return mate(cards, { ...MATE, ...ways });
    case "captain":
      return captain(playBremerhaven(cards), cards, { ...CAPTAIN, ...ways });
    default:
      return strength satisfies never;
  }
}
