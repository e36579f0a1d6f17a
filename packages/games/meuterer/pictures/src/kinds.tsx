import type { Good, Kind } from "@harbor/meuterer";
import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo, type ReactNode } from "react";
import {
  black,
  blackLight,
  cloth,
  clothDark,
  dune,
  fog,
  gold,
  goldDark,
  grain,
  grainDark,
  light,
  ruby,
  rubyDark,
  salt,
  saltDark,
  shade,
  steel,
  steelDark,
  wine,
  wineDark,
  wood,
  woodDark,
} from "./paint.ts";

/** Each kind in a 64 × 64 box, told apart by its shape as well as by its color. */
const DRAWN: Readonly<Record<Kind, ReactNode>> = {
  ruby: (
    <>
      <path fill={ruby} d="M18 12h28l12 14-26 30L6 26z" />
      <path fill={rubyDark} d="M32 56l14-30h12zM46 12l12 14H46L32 12z" />
      <path fill={light} d="M18 12h14L18 26H6zM18 26h14v30z" />
      <path fill={shade} d="M32 26h14L32 56z" />
    </>
  ),
  salt: (
    <>
      <path fill={dune} d="M14 30h36q10 16 6 28-24 6-48 0-4-12 6-28z" />
      <path fill={shade} d="M36 30h14q10 16 6 28-10 3-22 3 8-16 2-31z" />
      <path fill={saltDark} d="M12 30q4-4 8-10l12-14 12 14q4 6 8 10-20 8-40 0z" />
      <path fill={salt} d="M12 30q4-4 8-10L32 6l3 28q-12 0-23-4z" />
      <path fill={saltDark} d="M24 20l6-4 2 7-5 3zM18 28l4-3 3 4-4 2z" />
      <path fill={woodDark} d="M11 28q21 9 42 0l2 5q-23 9-46 0z" />
      <path fill={salt} d="M32 41l8 8-8 8-8-8z" />
    </>
  ),
  wine: (
    <>
      <path fill={wood} d="M14 8h36q8 24 0 48H14Q6 32 14 8z" />
      <path fill={woodDark} d="M36 8h14q8 24 0 48H36q5-24 0-48z" />
      <path fill={wine} d="M10.5 20h43q1.5 6 1.5 12t-1.5 12h-43Q9 38 9 32t1.5-12z" />
      <path fill={wineDark} d="M38 20h15.5q1.5 6 1.5 12t-1.5 12H38q1.5-12 0-24z" />
      <path fill={steelDark} d="M13 12h38l1 5H12zM12 47h40l-1 5H13z" />
      <path fill={fog} d="M32 23c4 0 8 1 8 1q0 9-6 11v6h4v2H26v-2h4v-6q-6-2-6-11 4-1 8-1z" />
    </>
  ),
  cloth: (
    <>
      <path fill={clothDark} d="M10 20h44v16q-6 6-10 2t-10 2-10 0-14 2z" />
      <path fill={cloth} d="M8 12h44q6 0 6 8t-6 8H8z" />
      <path fill={light} d="M8 15h44l3 2H8zM8 21h48v2H8z" />
      <path fill={cloth} d="M12 28h40v24l-6-3-7 5-7-4-7 4-7-5-6 3z" />
      <path fill={shade} d="M32 28h20v24l-6-3-7 5-7-4z" />
      <path fill={fog} d="M8 12a6 8 0 1 1-.1 0zM8 16a3 4 0 1 0 .1 0z" />
      <path fill={gold} d="M12 34h40v3H12zM12 40h40v2H12z" />
    </>
  ),
  grain: (
    <>
      <path fill={grainDark} d="M26 34h12l8 24q-14 5-28 0z" />
      <path fill={grain} d="M26 34h6v26q-8 0-14-2z" />
      <path
        fill={grain}
        d="M32 2q6 8 0 18-6-10 0-18zM20 5q8 5 6 17-9-6-6-17zM44 5q3 11-6 17-2-12 6-17zM9 13q9 2 11 14-11-3-11-14zM55 13q0 11-11 14 2-12 11-14z"
      />
      <path
        fill={grainDark}
        d="M32 14q5 8 0 16-5-8 0-16zM24 18q6 5 5 14-7-5-5-14zM40 18q2 9-5 14-1-9 5-14zM14 22q8 3 11 12-10-2-11-12zM50 22q-1 10-11 12 3-9 11-12z"
      />
      <path fill={woodDark} d="M22 36h20v6H22z" />
      <path fill={gold} d="M22 36h10v6H22z" />
    </>
  ),
  saber: (
    <>
      <path fill={steelDark} d="M58 4q2 30-32 44l-6-5Q48 32 58 4z" />
      <path fill={steel} d="M58 4Q46 30 18 41l3 2Q50 34 58 4z" />
      <path fill={gold} d="M13 35q8 0 16 14l-4 3q-4-8-15-12z" />
      <path fill={goldDark} d="M10 40q-4 10 6 16l4-3q-6-5-5-10z" />
      <path fill={woodDark} d="M17 44l5 5-11 11-6-5z" />
      <path fill={gold} d="M5 54l6 6-4 2-4-4z" />
    </>
  ),
  pirate: (
    <>
      <path fill={black} d="M4 8q14-6 28 0t28 0v42q-14 6-28 0T4 50z" />
      <path fill={blackLight} d="M32 8q14 6 28 0v42q-14 6-28 0z" />
      <path fill={fog} d="M14 39l4-3 32 12-1 4-4-1zM50 39l-4-3-32 12 1 4 4-1z" />
      <path fill={fog} d="M32 12q13 0 13 13 0 6-4 9v6H23v-6q-4-3-4-9 0-13 13-13z" />
      <path
        fill={black}
        d="M26 21q4 0 4 4t-4 4-4-4 4-4zM38 21q4 0 4 4t-4 4-4-4 4-4zM32 29l2.5 4h-5zM27 36h2v4h-2zM31 36h2v4h-2zM35 36h2v4h-2z"
      />
    </>
  ),
};

export const KindPicture = memo(function KindPicture({ kind, ...rest }: PictureProps & { readonly kind: Kind }) {
  return (
    <Picture width={64} height={64} {...rest}>
      {DRAWN[kind]}
    </Picture>
  );
});

/** What an island takes: one good, or a little of each. */
export const TakesPicture = memo(function TakesPicture({
  takes,
  ...rest
}: PictureProps & { readonly takes: Good | "any" }) {
  if (takes !== "any") return <KindPicture kind={takes} {...rest} />;
  return (
    <Picture width={64} height={64} {...rest}>
      <g transform="scale(.5)">{DRAWN.salt}</g>
      <g transform="translate(32) scale(.5)">{DRAWN.wine}</g>
      <g transform="translate(0 32) scale(.5)">{DRAWN.cloth}</g>
      <g transform="translate(32 32) scale(.5)">{DRAWN.grain}</g>
      <g transform="translate(20 20) scale(.38)">{DRAWN.ruby}</g>
    </Picture>
  );
});

/** The back of a cargo card. */
export const CardBack = memo(function CardBack(props: PictureProps) {
  return (
    <Picture width={48} height={64} {...props}>
      <path fill={clothDark} d="M4 0h40a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" />
      <path fill={gold} d="M5 5h38v54H5zM7 7v50h34V7z" fillRule="evenodd" />
      <path fill={light} d="M24 12l4 16 12 4-12 4-4 16-4-16-12-4 12-4z" />
    </Picture>
  );
});
