import type { BotFace } from "@harbor/face";
import type { SeatView } from "@harbor/protocol";
import { FACE } from "../games.ts";

/** Who it is that a seat says sits there; undefined for a bot that is nobody in particular. */
export function faceOf(seat: SeatView): BotFace | undefined {
  return seat.kind === "bot" ? FACE.bots.find(({ id }) => id === seat.bot) : undefined;
}
