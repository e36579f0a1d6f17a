import type { AnyStage, BotFace } from "@harbor/face";
import type { SeatView } from "@harbor/protocol";

/** Who it is that a seat says sits there; undefined for a bot that is nobody in particular. */
export function faceOf({ bots }: AnyStage, seat: SeatView): BotFace | undefined {
  return seat.kind === "bot" ? bots.find(({ id }) => id === seat.bot) : undefined;
}
