import { COLORS, type Person } from "@harbor/face";
import type { Replay } from "@harbor/kit";

/** Who played, as far as the recording tells; colours go round by seats, as it tells none. */
export function peopleOf(replay: Replay, seats: number, nameOf: (seat: number) => string): readonly Person[] {
  return Array.from({ length: seats }, (_, seat): Person => {
    return {
      name: replay.names?.[seat] ?? nameOf(seat),
      color: COLORS[seat % COLORS.length] ?? 0,
      kind: "person",
      ...(replay.resigned?.includes(seat) && { resigned: true }),
    };
  });
}

/** The mode of a game by its options, which are its own affair but for this. */
export function modeOf(options: unknown): string {
  if (typeof options !== "object" || options === null || !("mode" in options)) return "";
  return typeof options.mode === "string" ? options.mode : "";
}
