import type { SeatView } from "@harbor/protocol";
import type { BotFace, GameManifest } from "@harbor/ui";

/** The character in a bot's seat; undefined for an anonymous bot. */
export function faceOf({ bots }: GameManifest, seat: SeatView): BotFace | undefined {
  return seat.kind === "bot" ? bots.find(({ id }) => id === seat.bot) : undefined;
}

/** The character that gives advice, if the game has one. */
export function adviserOf({ bots, adviser }: GameManifest): BotFace | undefined {
  return bots.find(({ id }) => id === adviser);
}
