import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { coin, deep, fog, glassDim, ink, light, rust, sand, sea, shade, skin, steel } from "../paint.ts";

export type RankNumber = 1 | 2 | 3 | 4;

const EMBLEMS = { 1: Cap, 2: Sextant, 3: Lifebuoy, 4: Pot };
const GROUNDS = { 1: rust, 2: deep, 3: sea, 4: sand };

/** The emblem of a rank above as many sleeve stripes as the rank is worth: four for the captain, one for the cook. */
export const RankBadge = memo(function RankBadge({ rank, ...rest }: PictureProps & { readonly rank: RankNumber }) {
  const Emblem = EMBLEMS[rank];
  const stripes = Array.from({ length: 5 - rank }, (_, i) => sleeve(38 - i * 3.4));
  return (
    <Picture width={48} height={48} {...rest}>
      <path fill={coin} d="M24 0l20 4v26q-2 12-20 18Q6 42 4 30V4z" />
      <path fill={GROUNDS[rank]} d="M24 2.5l17.6 3.5v24q-2 10-17.6 15.5Q8.4 40 6.4 30V6z" />
      <path fill={light} d="M24 2.5v43Q8.4 40 6.4 30V6z" />
      <Emblem />
      <path fill={rank === 4 ? rust : coin} d={stripes.join("")} />
    </Picture>
  );
});

/** A stripe across the lower part of the shield, bent like a sleeve's. */
const sleeve = (y: number) => `M11 ${y - 3}q13 7 26 0v2.2q-13 7-26 0z`;

function Cap() {
  return (
    <>
      <path fill={fog} d="M8 13q16-10 32 0l-4 6H12z" />
      <path fill={shade} d="M26 8.2q7 .6 14 4.8l-4 6H26z" />
      <path fill={ink} d="M12 18h24v4.5H12z" />
      <path fill={glassDim} d="M11 22.5q13-3 26 0-4 5-13 5t-13-5z" />
      <path fill={coin} d="M24 11l1.8 4h4l-3.2 2.6 1.2 4-3.8-2.4-3.8 2.4 1.2-4-3.2-2.6h4z" />
    </>
  );
}

function Sextant() {
  return (
    <path
      fill={coin}
      fillRule="evenodd"
      d="M22.5 6h3L38 26q-14 7.5-28 0zm1.5 4.5L14 25q10 4.5 20 0zM23 7.5h2L29.5 27h-2.2zM10 14l10-2.5.8 2.6-10 2.7zM30 15h6v5h-4z"
    />
  );
}

function Lifebuoy() {
  return (
    <>
      <path fill={fog} fillRule="evenodd" d="M24 6.5a11 11 0 1 1-.1 0zm0 6a5 5 0 1 0 .1 0z" />
      <path
        fill={rust}
        d="M21.5 6.8h5l-1.4 6h-2.2zM21.5 28.2h5l-1.4-6h-2.2zM13.3 15v5l6-1.4v-2.2zM34.7 15v5l-6-1.4v-2.2z"
      />
      <path fill={shade} d="M24 6.5a11 11 0 0 1 0 22v-6a5 5 0 0 0 0-10z" />
    </>
  );
}

function Pot() {
  return (
    <>
      <path fill={fog} d="M14 16q-4-1-3.5-4.5T15 8.5q3-4 7-2.5 3-2 6 0 5-1 6.5 2.5Q39 9 38 12.5T34 16l-1 6H15z" />
      <path fill={shade} d="M27 5.5q6-.5 7.5 3Q39 9 38 12.5T34 16l-1 6h-6z" />
      <path fill={steel} d="M15 19.5h18V23H15z" />
      <path fill={skin} d="M16 23h16q-1 5-8 5t-8-5z" />
      <path fill={ink} d="M18 26q3-2.5 6-.6 3-1.9 6 .6-3 2.4-6 .8-3 1.6-6-.8z" />
    </>
  );
}
