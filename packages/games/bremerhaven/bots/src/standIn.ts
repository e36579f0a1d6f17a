import type { CardSet } from "@harbor/bremerhaven";
import { nextStepOnwards } from "./decide.ts";
import { type BremerhavenBot, decideAtOnce, momentOf, VETERAN } from "./mate.ts";
import { openMind } from "./mind.ts";

/**
 * Plays for an absent player as well as it can without search, and continues what they have begun. Their bids count; in
 * the harbor their steps stay, and the rest of the phase is planned around them.
 */
export function standIn(cards: CardSet): BremerhavenBot {
  const mind = openMind(cards, VETERAN);
  return {
    decide(sight) {
      const isAtWork = sight.view.step === "harbor" && sight.legal.length > 1;
      return isAtWork ? nextStepOnwards(momentOf(mind, sight)) : decideAtOnce(mind, sight);
    },
  };
}
