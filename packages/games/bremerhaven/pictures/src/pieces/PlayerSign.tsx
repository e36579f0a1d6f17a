import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";

export type SeatNumber = 0 | 1 | 2 | 3;

export const PLAYER_SIGNS = ["anchor", "wheel", "star", "wave"] as const;
export type PlayerSignName = (typeof PLAYER_SIGNS)[number];

export type PlayerColor = {
  readonly color: string;
  /** For text and signs on top of the colour. */
  readonly onColor: string;
};

const playerColor = (seat: SeatNumber): PlayerColor => ({
  color: `var(--player-${seat})`,
  onColor: `var(--player-${seat}-text)`,
});

export const playerColors = [playerColor(0), playerColor(1), playerColor(2), playerColor(3)] as const;

/** Each sign fills a 24 × 24 box. */
export const SIGN_SHAPES: Readonly<Record<PlayerSignName, string>> = {
  anchor:
    "M12 .5a3.6 3.6 0 0 1 1.7 6.8V9H18v3h-4.3v7.8q4.8-.9 6.3-5.3l-2.3.5 3.7-5.5L24 15.8l-2-.4q-2 7.6-10 8.6-8-1-10-8.6l-2 .4 2.6-6.3L6.3 15 4 14.5q1.5 4.4 6.3 5.3V12H6V9h4.3V7.3A3.6 3.6 0 0 1 12 .5zm0 2.3a1.3 1.3 0 1 0 .1 0z",
  wheel:
    "M10.6 0h2.8v3.7a8.5 8.5 0 0 1 3.5 1.5L19.5 2.5l2 2-2.7 2.6a8.5 8.5 0 0 1 1.5 3.5H24v2.8h-3.7a8.5 8.5 0 0 1-1.5 3.5l2.7 2.6-2 2-2.6-2.7a8.5 8.5 0 0 1-3.5 1.5V24h-2.8v-3.7a8.5 8.5 0 0 1-3.5-1.5L4.5 21.5l-2-2 2.7-2.6a8.5 8.5 0 0 1-1.5-3.5H0v-2.8h3.7a8.5 8.5 0 0 1 1.5-3.5L2.5 4.5l2-2 2.6 2.7a8.5 8.5 0 0 1 3.5-1.5zm0 6.5a6 6 0 0 0-1.5.6l1.5 1.5zm2.8 0v2.1l1.5-1.5a6 6 0 0 0-1.5-.6zM7.1 9.1a6 6 0 0 0-.6 1.5h2.1zm9.8 0l-1.5 1.5h2.1a6 6 0 0 0-.6-1.5zM6.5 13.4a6 6 0 0 0 .6 1.5l1.5-1.5zm8.9 0l1.5 1.5a6 6 0 0 0 .6-1.5zm-4.8 2l-1.5 1.5a6 6 0 0 0 1.5.6zm2.8 0v2.1a6 6 0 0 0 1.5-.6z",
  star: "M12 0l3.3 8.2 8.7.5-6.7 5.6 2.2 8.5L12 18.1l-7.5 4.7 2.2-8.5L0 8.7l8.7-.5z",
  wave: "M0 9.5Q3 3 8 5t8 1.5 5.5-4.5L24 5q-2 5.5-7 5.5-3.5 0-6.5-1.6T3 13zM0 17.5q3-6.5 8-4.5t8 1.5 5.5-4.5L24 13q-2 5.5-7 5.5-3.5 0-6.5-1.6T3 21z",
};

/** A player's sign on a disc of the player's colour; the sign distinguishes players if the colours do not. */
export const PlayerSign = memo(function PlayerSign({ seat, ...rest }: PictureProps & { readonly seat: SeatNumber }) {
  const { color, onColor } = playerColors[seat];
  return (
    <Picture width={32} height={32} {...rest}>
      <circle cx="16" cy="16" r="16" fill={color} />
      <path fill={onColor} transform="matrix(.8 0 0 .8 6.4 6.4)" d={SIGN_SHAPES[PLAYER_SIGNS[seat]]} />
    </Picture>
  );
});
