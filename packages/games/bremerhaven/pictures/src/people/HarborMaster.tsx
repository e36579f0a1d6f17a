import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import {
  brick,
  cloud,
  coin,
  coinEdge,
  deep,
  dune,
  fog,
  ink,
  rust,
  sand,
  sea,
  shade,
  signal,
  sky,
  steel,
} from "../paint.ts";
import { Rays } from "../scenery.tsx";
import { Bust, CoatShade, Face } from "./portrait.tsx";

/** Has run the harbor for thirty years, and shows newcomers round: the teacher of the lessons. */
export const HarborMaster = memo(function HarborMaster(props: PictureProps) {
  return (
    <Picture width={120} height={120} {...props}>
      <path fill={sky} d="M0 0h120v120H0z" />
      <Rays from={[60, 60]} />
      <circle cx="60" cy="60" r="47" fill={sand} />
      <Quay />
      {/* Grey hair, pinned up below the cap. */}
      <path fill={steel} d="M33 46q-9 22 2 34l10-4V46zM87 46q9 22-2 34l-10-4V46z" />
      <path fill={shade} d="M87 46q9 22-2 34l-10-4V46z" />
      <Bust fill={deep} />
      <path fill={fog} d="M46 89l14 12 14-12 4 3-12 32H54L42 92z" />
      <path fill={rust} d="M54 98h12l-3 7 4 19H53l4-19z" />
      <path fill={deep} d="M44 89l-16 5 10 14-4 4 20 12h3zM76 89l16 5-10 14 4 4-20 12h-3z" />
      <Braid />
      <CoatShade />
      <Face chin="round" brows="open" browFill={steel} mouth="smile" />
      {/* Laughter lines, and a touch of wind on the cheeks. */}
      <path fill={brick} opacity=".35" d="M42 70a5 3.4 0 1 0 .1 0zM78 70a5 3.4 0 1 0 .1 0z" />
      <path fill={steel} d="M36 58q-3-18 24-19 27 1 24 19-4-4-6-10-9 3-18 1-9 2-18-1-2 6-6 10z" />
      <Cap />
      <Whistle />
    </Picture>
  );
});

/** Cranes against the sun. */
function Quay() {
  return (
    <path
      fill={sea}
      opacity=".75"
      d="M0 92h26v28H0zM4 92V52h3V40l14 10v3H11v39H8V53H7v39zM21 53h1v9h-1zM94 92h26v28H94zM112 92V48h-3V36L96 48v3h9v41h3V51h1v41zM97 51h1v8h-1z"
    />
  );
}

function Cap() {
  return (
    <>
      <path fill={cloud} d="M22 32Q24 8 60 7q36 1 38 25-6 8-16 8H38q-10 0-16-8z" />
      <path fill={shade} d="M60 7q36 1 38 25-6 8-16 8H60z" />
      <path fill={deep} d="M34 34q26-8 52 0l1 12q-27-8-54 0z" />
      <path fill={shade} d="M60 30q13 0 26 4l1 12q-13-4-27-4z" />
      <path fill={signal} d="M34 42.5q26-7 52 0l.4 2.6q-26.4-7-52.8 0z" />
      <path fill={ink} d="M31 47q29-10 58 0 2 6-3 8-26-10-52 0-5-2-3-8z" />
      <g transform="translate(60 27)">
        <circle r="9" fill={deep} />
        <path
          fill={signal}
          d="M-1.2-6.5a2 2 0 1 1 2.4 0V-4H4v2H1.2v6Q4 3.4 5 .8l1.8 1.8Q4.5 6.8 0 7.2q-4.5-.4-6.8-4.6L-5 .8q1 2.6 3.8 3.2v-6H-4v-2h2.8z"
        />
      </g>
    </>
  );
}

/** Gold on the shoulders, and buttons. */
function Braid() {
  return (
    <>
      <path fill={signal} d="M8 108q4-10 16-13l2 5q-9 3-13 12zM112 108q-4-10-16-13l-2 5q9 3 13 12z" />
      <path fill={dune} d="M10 112l4 1-1 6h-5zM110 112l-4 1 1 6h5z" />
      <circle cx="42" cy="116" r="3" fill={signal} />
      <circle cx="78" cy="116" r="3" fill={signal} />
    </>
  );
}

function Whistle() {
  return (
    <>
      <path fill="none" stroke={signal} strokeWidth="2" d="M40 92q4 18 14 20" />
      <g transform="translate(56 112) rotate(20)">
        <circle r="5.5" fill={coinEdge} />
        <circle r="3.5" fill={coin} />
        <path fill={coinEdge} d="M0-5.5h11v5H3z" />
      </g>
    </>
  );
}
