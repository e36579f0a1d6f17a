import { COLORS, type Person } from "@harbor/face";
import type { Replay } from "@harbor/kit";
import { FACE } from "../games.ts";

/** Who played, as far as the recording tells: bots with their faces; colours go round by seats, as it tells none. */
export function peopleOf(replay: Replay, seats: number, nameOf: (seat: number) => string): readonly Person[] {
  return Array.from({ length: seats }, (_, seat): Person => {
    const bot = replay.bots?.find((one) => one.seat === seat)?.bot;
    const face = FACE.bots.find(({ id }) => id === bot);
    return {
      name: face?.name ?? replay.names?.[seat] ?? nameOf(seat),
      color: COLORS[seat % COLORS.length] ?? 0,
      kind: face === undefined ? "person" : "bot",
      ...(face !== undefined && { bot: face.id }),
      ...(replay.resigned?.includes(seat) && { resigned: true }),
    };
  });
}

/** The mode of a game by its options, which are its own affair but for this. */
export function modeOf(options: unknown): string {
  if (typeof options !== "object" || options === null || !("mode" in options)) return "";
  return typeof options.mode === "string" ? options.mode : "";
}
