import type { CardSet } from "@harbor/bremerhaven";
import { nextStepOnwards } from "./decide.ts";
import { type BremerhavenBot, decideAtOnce, momentOf, VETERAN } from "./mate.ts";
import { openMind } from "./mind.ts";

/**
 * Plays for somebody who is away, with all care that needs no search, and goes on from what they have begun. Cards they
 * have laid count as laid; in the harbor their steps stay, and the rest of the phase is planned around them.
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
