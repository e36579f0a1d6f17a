import { portraitsOf } from "@harbor/ui/picture";
import {
  black,
  brick,
  clothDark,
  dawn,
  deep,
  dune,
  fog,
  gold,
  grain,
  ink,
  leaf,
  light,
  ray,
  rust,
  sand,
  sea,
  shade,
  sky,
  skyHigh,
  steel,
  steelDark,
  sun,
} from "../paint.ts";
import { Beams } from "./Beams.tsx";
import { BROWN, Head, Shoulders, WornShade } from "./head.tsx";

/** First time at sea: a gull has chosen his hat. */
function Piet() {
  return (
    <>
      <Shoulders fill={fog} />
      <path fill={sea} d="M6 114q52-10 108 0l1 7q-56-10-110 0zM15 101q45-9 90 0l4 6q-50-9-98 0z" />
      <path fill={rust} d="M46 90q14 14 28 0l7 4-14 11 4 13-11-9-11 9 4-13-14-11z" />
      <WornShade />
      <Head shape="soft" brows="worried" hair={brick} mouth="round" gaze={1} />
      <path fill={leaf} opacity=".4" d="M39 66q6-2 12 1-1 9-6 12-5-5-6-13zM81 66q-6-2-12 1 1 9 6 12 5-5 6-13z" />
      <path fill={brick} d="M36 58q-2-14 6-18h36q8 4 6 18l-6-8-8 3-8-5-9 5-6-4-6 3z" />
      <path fill={grain} d="M18 44q0-9 18-10l4-14h40l4 14q18 1 18 10-42-8-84 0z" />
      <path fill={shade} d="M60 20h20l4 14q18 1 18 10-21-4-42-4z" />
      <path fill={deep} d="M37.5 29h45l1.4 6H36z" />
      <path fill={deep} d="M82 33l16 12-3 8-5-7-7-8z" />
      <g transform="translate(2 0)">
        <path fill={fog} d="M40 14q8-8 24-4l16-4-8 9q-6 8-18 7-10 0-14-8z" />
        <path fill={steelDark} d="M54 11q10-4 26-5l-8 9q-10 2-18-4z" />
        <circle cx="41" cy="8.6" r="6.6" fill={fog} />
        <path fill={gold} d="M35.4 7.4l-9 3.4 9.4 1.6z" />
        <circle cx="39.6" cy="7.4" r="1.4" fill={ink} />
        <path fill={gold} d="M51 21h2v4h-2zM59 21h2v4h-2z" />
      </g>
    </>
  );
}

/** Mutinies at every chance, with the saber ready. */
function Mina() {
  return (
    <>
      <path fill={black} d="M33 46q-14 22-7 46l16 4V50zM87 46q14 22 7 46l-16 4V50z" />
      <Shoulders fill={deep} tone={BROWN} />
      <path fill={fog} d="M44 90l16 20 16-20 6 3-14 31H52L38 93z" />
      <WornShade />
      <Head shape="soft" tone={BROWN} brows="cross" lips={brick} />
      <path fill={black} d="M37 60V42h46v18q-2-8-8-10-8 3-15 1-8 2-15-1-6 2-8 10z" />
      <path fill={rust} d="M34 47Q33 16 60 15t26 32q-12-7-26-7t-26 7z" />
      <path fill={shade} d="M60 15q27 1 26 32-12-7-26-7z" />
      <path
        fill={fog}
        d="M44 27a3 3 0 1 1 .1 0zM56 21a3 3 0 1 1 .1 0zM70 24a3 3 0 1 1 .1 0zM62 32a3 3 0 1 1 .1 0zM78 34a3 3 0 1 1 .1 0z"
      />
      <path fill={rust} d="M84 40q10-2 18 6-6 3-11 2 7 5 7 13-10-4-15-14z" />
      <path fill={gold} fillRule="evenodd" d="M34 68a5.4 5.4 0 1 1-.1 0zm0 2.4a3 3 0 1 0 .1 0z" />
      {/* Held between the teeth. */}
      <path fill={steel} d="M14 70q38 14 82 6l-2 7Q48 90 12 76z" />
      <path fill={light} d="M14 70q38 14 82 6l-.6 2.4Q50 86 13 73z" />
      <path fill={gold} d="M92 70h5v18h-5z" />
      <path fill={ink} d="M97 75l17-3v7l-17 3z" />
      <path fill={fog} d="M51 77.6h18v2.8q-9 1.6-18 0z" />
    </>
  );
}

/** Dreams half of the watch away, under the moon. */
function Lars() {
  return (
    <>
      <path fill={sand} d="M30 46q-5 20 2 32l10-4V46zM90 46q5 20-2 32l-10-4V46z" />
      <Shoulders fill={sea} />
      <path fill={deep} d="M44 89q16 12 32 0l7 4 1 8q-24 11-48 0l1-8z" />
      <path fill={sea} d="M42 94h3v8l-3-1zM50 97h3v8l-3-.5zM58.5 98h3v8h-3zM67 97h3v7.5l-3 .5zM75 94h3v7l-3 1z" />
      <WornShade />
      <Head shape="soft" brows="calm" hair={dune} mouth="sly" gaze="closed" />
      <path fill={sand} d="M36 58V43h48v15l-6-8-9 3-9-4-9 4-8-3z" />
      <path fill={rust} d="M34 44Q34 14 62 14q20 0 30 16 8 14 14 34l-9 3q-6-16-13-24-24-8-50 1z" />
      <path fill={shade} d="M62 14q20 0 30 16 8 14 14 34l-9 3q-6-16-13-24-10-3-22-4z" />
      <path fill={fog} d="M41 28q4-8 12-11l3 26-13 1zM72 16q7 2 12 6l-3 20-11-2z" />
      <path fill={brick} d="M31 43q28-12 58 0 3 5 0 9-30-12-58 0-3-4 0-9z" />
      <circle cx="102" cy="70" r="8" fill={fog} />
      <path fill={shade} d="M102 62a8 8 0 0 1 0 16z" />
    </>
  );
}

/** The easiest opponents. */
export const GREENHORNS = portraitsOf(
  {
    piet: { Figure: Piet, wall: sky, disc: dawn },
    mina: { Figure: Mina, wall: brick, disc: sun },
    lars: { Figure: Lars, wall: clothDark, disc: skyHigh },
  },
  () => <Beams fill={ray} />,
);
