import type { CardSet } from "@harbor/bremerhaven";
import { nextStepOnwards } from "./decide.ts";
import { type BremerhavenBot, decideAtOnce, MATE, momentOf } from "./mate.ts";
import { openMind } from "./mind.ts";

/**
 * Plays for somebody who is away: a Mate who goes on from what they have begun. Cards they have laid count as laid;
 * in the harbor their steps stay, and the rest of the phase is planned around them.
 */
export function standIn(cards: CardSet): BremerhavenBot {
  const mind = openMind(cards, MATE);
  return {
    decide(sight) {
      const isAtWork = sight.view.step === "harbor" && sight.legal.length > 1;
      return isAtWork ? nextStepOnwards(momentOf(mind, sight)) : decideAtOnce(mind, sight);
    },
  };
}
