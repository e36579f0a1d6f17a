import { portraitsLater } from "@harbor/ui/picture";
import { BOT_FACES } from "./botFaces.ts";

/** A bot's portrait; nothing for a bot without one. */
export const BotPortrait = portraitsLater(BOT_FACES, {
  deckhand: async () => (await import("@harbor/bremerhaven-pictures/greenhorns")).GREENHORNS,
  mate: async () => (await import("@harbor/bremerhaven-pictures/regulars")).REGULARS,
  captain: async () => (await import("@harbor/bremerhaven-pictures/magnates")).MAGNATES,
});
