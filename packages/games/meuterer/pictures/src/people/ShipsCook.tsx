import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import {
  brick,
  dawn,
  deep,
  dune,
  fog,
  light,
  ray,
  rust,
  sail,
  sailDark,
  sea,
  shade,
  sky,
  steel,
  steelDark,
  wood,
  woodDark,
} from "../paint.ts";
import { Beams } from "./Beams.tsx";
import { Head, Shoulders, WornShade } from "./head.tsx";

/** Has cooked for eleven captains, and seen nine of them go: the teacher of the lessons. */
export const ShipsCook = memo(function ShipsCook(props: PictureProps) {
  return (
    <Picture width={120} height={120} {...props}>
      <path fill={sky} d="M0 0h120v120H0z" />
      <Beams fill={ray} />
      <circle cx="60" cy="62" r="47" fill={dawn} />
      <Rigging />
      <Shoulders fill={sea} />
      <path fill={fog} d="M36 92l8-3q16 14 32 0l8 3-2 32H38z" />
      <path fill={sailDark} d="M60 97q9-1 16-8l8 3-2 32H60z" />
      <path fill={rust} d="M42 88q18 14 36 0l5 4q-4 8-15 11l5 10-13-7-13 7 5-10q-11-3-15-11z" />
      <path fill={brick} d="M60 95q9 0 18-7l5 4q-4 8-15 11l5 10-13-7z" />
      <WornShade />
      <Head shape="broad" brows="calm" hair={fog} mouth="grin" />
      <path fill={rust} opacity=".4" d="M42 67a5.5 4 0 1 0 .1 0zM78 67a5.5 4 0 1 0 .1 0z" />
      {/* White whiskers, from ear to chin. */}
      <path
        fill={fog}
        d="M34 56q-6 14 0 26 6 14 26 17 20-3 26-17 6-12 0-26-1 14-7 18-4 10-19 14-15-4-19-14-6-4-7-18z"
      />
      <path fill={shade} d="M60 88q15-4 19-14 6-4 7-18 6 12 0 26-6 14-26 17z" />
      <path fill={fog} d="M60 72q-7-4-13 2 4 4 13 2 9 2 13-2-6-6-13-2z" />
      <path fill={sail} d="M34 44q-14-4-12-16 4-12 16-8 8-14 22-10 16-4 22 8 14-2 16 10 0 12-12 16z" />
      <path fill={sailDark} d="M60 10q16-4 22 8 14-2 16 10 0 12-12 16H60z" />
      <path fill={sail} d="M34 38h52v11q-26-7-52 0z" />
      <path fill={shade} d="M60 38h26v11q-13-3.5-26-3.5z" />
      <path fill={light} d="M40 22q4-6 10-6-6 8-6 16h-4z" />
      {/* The ladle, and what is in it. */}
      <path fill={wood} d="M96 58l5 1-5 44-5-1z" />
      <path fill={woodDark} d="M99 59l2 .3-5 44-2-.3z" />
      <path fill={steel} d="M78 100h30q0 18-15 18t-15-18z" />
      <path fill={steelDark} d="M93 100h15q0 18-15 18z" />
      <path fill={dune} d="M78 100q4-5 15-5t15 5-15 4-15-4z" />
      <path fill={fog} opacity=".7" d="M88 92q-6-5 0-11 5-6-1-12 11 5 8 13-5 5-1 10z" />
    </Picture>
  );
});

/** Shrouds of the ship, against the sun. */
function Rigging() {
  return (
    <path
      fill={deep}
      opacity=".55"
      d="M10 0h3l13 120h-3zM0 0h2l4 120H4zM0 22h13v2H0zM2 46h14v2H2zM4 70h15v2H4zM110 0h-3L94 120h3zM120 0h-2l-4 120h2zM120 22h-13v2h13zM118 46h-14v2h14zM116 70h-15v2h15z"
    />
  );
}
