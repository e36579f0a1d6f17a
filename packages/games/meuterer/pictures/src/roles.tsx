import type { Role } from "@harbor/meuterer";
import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo, type ReactNode } from "react";
import {
  black,
  brick,
  clothDark,
  deep,
  fog,
  gold,
  goldDark,
  ink,
  leafDark,
  light,
  rust,
  sail,
  sailDark,
  sea,
  shade,
  steel,
  steelDark,
  wineDark,
  wood,
  woodDark,
} from "./paint.ts";

type Drawn = { readonly ground: string; readonly sign: ReactNode };

/** Each role's sign on its own ground, in a 64 × 64 box. */
const DRAWN: Readonly<Record<Role | "captain", Drawn>> = {
  captain: {
    ground: clothDark,
    sign: (
      <>
        <path fill={ink} d="M6 42Q10 16 32 14q22 2 26 28-14-10-26-10T6 42z" />
        <path fill={black} d="M32 14q22 2 26 28-14-10-26-10z" />
        <path fill={gold} d="M6 42q12-14 26-14t26 14l-1 5Q45 36 32 36T7 47z" />
        <path fill={rust} d="M32 18a6 6 0 1 1-.1 0z" />
        <path fill={fog} d="M32 21.5a2.5 2.5 0 1 1-.1 0z" />
      </>
    ),
  },
  mutineer: {
    ground: brick,
    sign: (
      <>
        <path fill={steel} d="M52 8q0 24-28 38l-4-4Q44 30 52 8z" />
        <path fill={steelDark} d="M12 8q0 24 28 38l4-4Q20 30 12 8z" />
        <path fill={gold} d="M16 38l12 12-4 3-11-11zM48 38L36 50l4 3 11-11z" />
        <path fill={woodDark} d="M18 47l4 4-8 8-4-4zM46 47l-4 4 8 8 4-4z" />
      </>
    ),
  },
  "cabin-boy": {
    ground: leafDark,
    sign: (
      <>
        <path fill={sail} d="M10 30q0-14 22-14t22 14q0 6-6 8H16q-6-2-6-8z" />
        <path fill={sailDark} d="M32 16q22 0 22 14 0 6-6 8H32z" />
        <path fill={deep} d="M15 34h34l-2 10H17z" />
        <path fill={gold} d="M24 37h16v3H24z" />
        <path fill={deep} d="M44 42l10 14-6-1-2 4-6-15z" />
        <path fill={rust} d="M32 8a5 5 0 1 1-.1 0z" />
      </>
    ),
  },
  mate: {
    ground: sea,
    sign: (
      <>
        <path fill={wood} fillRule="evenodd" d="M32 14a18 18 0 1 1-.1 0zM32 20a12 12 0 1 0 .1 0z" />
        <path
          fill={woodDark}
          d="M30 4h4v56h-4zM4 30h56v4H4zM12.5 15.4l2.9-2.9 36.1 36.1-2.9 2.9zM48.6 12.5l2.9 2.9-36.1 36.1-2.9-2.9z"
        />
        <path fill={gold} d="M32 25a7 7 0 1 1-.1 0z" />
        <path fill={goldDark} d="M32 29a3 3 0 1 1-.1 0z" />
      </>
    ),
  },
  merchant: {
    ground: wineDark,
    sign: (
      <>
        <path fill={gold} d="M30 10h4v40h8v4H22v-4h8z" />
        <path fill={gold} d="M12 18l20-4 20 4v3L32 17l-20 4z" />
        <path fill={light} d="M12 21l7 15H5zM52 21l7 15H45z" />
        <path fill={sail} d="M3 35h18q-1 8-9 8t-9-8zM43 35h18q-1 8-9 8t-9-8z" />
        <path fill={goldDark} d="M7 35a5 5 0 0 1 10 0z" />
      </>
    ),
  },
  loader: {
    ground: woodDark,
    sign: (
      <>
        <path fill={steel} d="M30 4h4v10h-4z" />
        <path fill={steelDark} fillRule="evenodd" d="M32 12q8 0 8 7t-7 7v3h-4v-6h3q5 0 5-4t-5-4-5 4h-3q0-7 8-7z" />
        <path fill={fog} d="M31 28L14 38h4l14-8 14 8h4L33 28z" />
        <path fill={wood} d="M14 38h36v20H14z" />
        <path fill={shade} d="M32 38h18v20H32z" />
        <path fill={gold} d="M14 44h36v3H14zM14 51h36v3H14z" />
      </>
    ),
  },
};

export const RolePicture = memo(function RolePicture({
  shows,
  ...rest
}: PictureProps & { readonly shows: Role | "captain" }) {
  const { ground, sign } = DRAWN[shows];
  return (
    <Picture width={64} height={64} {...rest}>
      <circle cx="32" cy="32" r="32" fill={ground} />
      <path
        fill={light}
        d="M32 32L4 16A32 32 0 0 1 16 4zM32 32L26 .6a32 32 0 0 1 12 0zM32 32L48 4a32 32 0 0 1 12 12z"
      />
      <g transform="translate(6.4 6.4) scale(.8)">{sign}</g>
    </Picture>
  );
});

/** A role that lies face down. */
export const RoleBack = memo(function RoleBack(props: PictureProps) {
  return (
    <Picture width={64} height={64} {...props}>
      <circle cx="32" cy="32" r="32" fill={deep} />
      <path
        fill={gold}
        d="M22 24q0-12 11-12 10 0 10 10 0 6-6 9-3 2-3 6h-5q0-8 5-10 4-2 4-5 0-5-5-5-6 0-6 7zM31.5 42a4 4 0 1 1-.1 0z"
      />
    </Picture>
  );
});
