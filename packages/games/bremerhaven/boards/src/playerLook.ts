import { PLAYER_SIGNS, type PlayerColor, type PlayerSignName, playerColors } from "@harbor/bremerhaven-pictures/pieces";
import type { Color } from "@harbor/ui";

/** What tells a player's things from another's. */
export type PlayerLook = {
  readonly seat: 0 | 1 | 2 | 3;
  readonly sign: PlayerSignName;
  readonly color: PlayerColor;
  /** Of a line in a chart. */
  readonly dashes: string;
};

const DASHES = ["", "11 5", "3 5", "12 4 3 4"] as const;

const look = (seat: PlayerLook["seat"]): PlayerLook => ({
  seat,
  sign: PLAYER_SIGNS[seat],
  color: playerColors[seat],
  dashes: DASHES[seat],
});

const FIRST = look(0);
const LOOKS: readonly PlayerLook[] = [FIRST, look(1), look(2), look(3)];

export const MOST_COLORS = LOOKS.length;

export function playerLook(color: Color): PlayerLook {
  return LOOKS[color] ?? FIRST;
}
