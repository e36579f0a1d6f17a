import { playBremerhaven, readCardSet, WESER_LISTS } from "@harbor/bremerhaven";
import { captain } from "./captain.ts";
import { type BremerhavenBot, deckhand, mate } from "./mate.ts";

export const CREW = ["deckhand", "mate", "captain"] as const;
export type CrewMember = (typeof CREW)[number];

/** All bots of the game for a card set; the game's own where none is given. */
export function signOn(cardLists: unknown = WESER_LISTS): Readonly<Record<CrewMember, BremerhavenBot>> {
  const cards = readCardSet(cardLists);
  if (!cards.ok) throw new Error(`no bot can play with these cards: ${cards.problem}`);
  return {
    deckhand: deckhand(cards.value),
    mate: mate(cards.value),
    captain: captain(playBremerhaven(cards.value), cards.value),
  };
}
