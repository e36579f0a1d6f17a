import type { Replay } from "@harbor/kit";
import type { GameManifest, Person } from "@harbor/ui";

/** The players, as far as the recording knows them. It holds no colours, so each seat has its default. */
export function peopleOf(
  { bots }: GameManifest,
  replay: Replay,
  seats: number,
  nameOf: (seat: number) => string,
): readonly Person[] {
  return Array.from({ length: seats }, (_, seat): Person => {
    const bot = replay.bots?.find((one) => one.seat === seat)?.bot;
    const face = bots.find(({ id }) => id === bot);
    return {
      name: face?.name ?? replay.names?.[seat] ?? nameOf(seat),
      color: seat,
      kind: face === undefined ? "person" : "bot",
      ...(face !== undefined && { bot: face.id }),
      ...(replay.resigned?.includes(seat) && { resigned: true }),
    };
  });
}

/** The mode in a game's options, the only option that the client reads. */
export function modeOf(options: unknown): string {
  if (typeof options !== "object" || options === null || !("mode" in options)) return "";
  return typeof options.mode === "string" ? options.mode : "";
}
