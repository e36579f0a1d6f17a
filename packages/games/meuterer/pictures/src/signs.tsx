import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { deep, fog, rust, sea, steel, sun } from "./paint.ts";

export const SEAT_COLORS = [0, 1, 2, 3].map((seat) => ({
  color: `var(--mt-player-${seat})`,
  /** For signs on top of the color. */
  onColor: `var(--mt-player-${seat}-text)`,
}));

/** A shape for each seat, so that no color stands alone; each fills a 24 × 24 box. */
const SHAPES = [
  // A sun, a hook, a drop, a flag.
  "M12 5a7 7 0 1 1-.1 0zM11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4zM3 4.4L4.4 3l3 3L6 7.4zM16.6 18L18 16.6l3 3-1.4 1.4zM19.6 3L21 4.4l-3 3L16.6 6zM6 16.6L7.4 18l-3 3L3 19.6z",
  "M10 0h4v10q7 1 7 7 0 7-9 7-8 0-9-8l4-1q1 5 5 5 5 0 5-3 0-4-7-4z",
  "M12 0q9 11 9 16a9 8 0 0 1-18 0Q3 11 12 0z",
  "M3 0h3v2h15l-4 6 4 6H6v10H3z",
];

export const SeatSign = memo(function SeatSign({ seat, ...rest }: PictureProps & { readonly seat: number }) {
  const { color, onColor } = SEAT_COLORS[seat] ?? { color: deep, onColor: fog };
  return (
    <Picture width={32} height={32} {...rest}>
      <circle cx="16" cy="16" r="16" fill={color} />
      <path fill={onColor} transform="matrix(.8 0 0 .8 6.4 6.4)" d={SHAPES[seat] ?? ""} />
    </Picture>
  );
});

/** Two crossed sabers over a sail before the sun, in a disc. */
export const Logo = memo(function Logo(props: PictureProps) {
  return (
    <Picture width={64} height={64} {...props}>
      <circle cx="32" cy="32" r="32" fill={sea} />
      <circle cx="32" cy="30" r="20" fill={sun} />
      <path fill={deep} d="M1.4 41h61.2a32 32 0 0 1-61.2 0z" />
      <path fill={fog} d="M20 12q12 4 24 0 6 14-1 28-11 4-22 0 6-14-1-28z" />
      <path fill={rust} d="M32 14q6 0 12-2 6 14-1 28-5 2-11 2z" />
      <path fill={steel} d="M56 14q-4 24-30 38l-3-3Q46 36 56 14zM8 14q4 24 30 38l3-3Q18 36 8 14z" />
    </Picture>
  );
});
