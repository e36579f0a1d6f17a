import { portraitsOf } from "@harbor/ui/picture";
import {
  brick,
  deep,
  dune,
  fog,
  ink,
  newsInk,
  newsprint,
  reed,
  rust,
  sand,
  sea,
  shade,
  signal,
  sky,
  slate,
} from "../paint.ts";
import { Rays } from "../scenery.tsx";
import { Bust, CoatShade, Face } from "./portrait.tsx";

/** Sells the harbor's newspaper: a boy under a cap that was his father's. */
function Pim() {
  return (
    <>
      <Bust fill={reed} />
      <path fill={brick} d="M46 90l14 12 14-12 6 3-8 15-12-5-12 5-8-15z" />
      <CoatShade />
      <Face chin="round" brows="open" browFill={brick} mouth="smile" />
      <path
        fill={brick}
        opacity=".55"
        d="M42 68h2.4v2.4H42zM46.5 71h2.4v2.4h-2.4zM47 66.5h2.4v2.4H47zM71.5 67h2.4v2.4h-2.4zM76 69h2.4v2.4H76z"
      />
      <path fill={rust} d="M36 58V44h48v14l-5-7-8-4-9 4-7-5-8 6-6-1z" />
      <path fill={dune} d="M22 42Q20 14 58 12q42-2 42 26 0 9-16 12H36q-12-1-14-8z" />
      <path fill={shade} d="M60 12q40-1 40 26 0 9-16 12H60z" />
      <path fill={sand} d="M58 12l-3 31h-4q-6-18-1-30.5z" />
      <path fill={brick} d="M54 10q5-4 10 0v3H54z" />
      <path fill={brick} d="M24 42q34-9 66 3 3 6-4 8-28-12-58-4-6-2-4-7z" />
      <g transform="translate(78 82) rotate(-8)">
        <path fill={newsprint} d="M0 0h32v44H0z" />
        <path
          fill={newsInk}
          d="M3 4h26v6H3zM3 13h14v10H3zM19 13h10v1.6H19zM19 17h10v1.6H19zM19 21h10v1.6H19zM3 26h26v1.6H3zM3 30h26v1.6H3zM3 34h26v1.6H3z"
        />
        <path fill={shade} d="M18 0h14v44H18z" />
      </g>
    </>
  );
}

/** Sells flowers to passengers, from under the widest hat on the quay. */
function Rosa() {
  return (
    <>
      <path fill={ink} d="M36 50q-14 20-8 44l16 2V50zM84 50q14 20 8 44l-16 2V50z" />
      <Bust fill={rust} />
      <path fill={fog} d="M42 91q8 14 18 14t18-14l-6-3q-4 8-12 8t-12-8z" />
      <CoatShade />
      <Face chin="round" brows="raised" mouth="smile" />
      <path fill={ink} d="M36 60q-2-22 24-22t24 22q-5-3-8-12-10 4-16 1-8 3-14-1-3 9-10 12z" />
      <path fill={sand} d="M4 50q10-10 30-14l8-24q18-7 36 0l8 24q20 4 30 14-20-6-56-6T4 50z" />
      <path fill={shade} d="M60 9.5q9 0 18 2.5l8 24q20 4 30 14-20-6-56-6z" />
      <path fill={sea} d="M37 29q23-6 46 0l2.5 8q-25-6-51 0z" />
      <path fill={deep} d="M60 27.2q12 0 23 1.8l2.5 8q-12-3-25.5-3.3z" />
      <g transform="translate(32 29)">
        <path fill={signal} d="M0-11l4 4 6-1-1 6 4 5-6 2-2 6-5-3-6 3-1-6-6-3 4-5-1-6 6 1z" />
        <circle r="4" cx=".5" cy="1" fill={brick} />
        <path fill={fog} d="M16-6l3 2 4-1v4l2 4-4 1-2 4-4-2-4 1v-4l-2-4 4-1z" />
        <circle r="2.6" cx="17" cy="1" fill={signal} />
        <path fill={reed} d="M-9 8q-8 0-11 6 9 3 14-3z" />
      </g>
    </>
  );
}

/** Has mended nets for fifty years, and plays for the company. */
function Otto() {
  return (
    <>
      <Bust fill={slate} />
      <path fill={sea} d="M40 88q20 12 40 0l6 4 2 8q-28 14-56 0l2-8z" />
      <path
        fill={deep}
        d="M38 94l3 1v9l-3-1zM46 97l3 .6v9l-3-.6zM54 98.5h3v9h-3zM63 98.5h3v9h-3zM71 97.6l3-.6v9l-3 .6zM79 95l3-1v9l-3 1z"
      />
      <CoatShade />
      <Face chin="round" brows="open" browFill={fog} />
      <path
        fill={fog}
        d="M34 56q0 12 4 14 6 5 14 1l8-4 8 4q8 4 14-1 4-2 4-14 6 20-1 33-9 15-25 17-16-2-25-17-7-13-1-33z"
      />
      <path fill={shade} d="M60 67l8 4q8 4 14-1 4-2 4-14 6 20-1 33-9 15-25 17z" />
      <path fill={brick} d="M53 79q7 3 14 0-1.5 5-7 5t-7-5z" />
      <path fill={deep} d="M35 48q-2-34 25-35 27 1 25 35z" />
      <path fill={shade} d="M60 13q27 1 25 35H60z" />
      <path fill={sea} d="M31 42q29-9 58 0 3 6 0 12-29-8-58 0-3-6 0-12z" />
      <path
        fill={deep}
        d="M40 40.5h3v9.5l-3 .5zM49 38.8h3v9.5h-3zM58.5 38.3h3v9.5h-3zM68 38.8h3v9.5h-3zM77 40.5l3 .6v9.5l-3-.6z"
      />
      <path fill={brick} d="M70 80l20 6v4l-21-6z" />
      <path fill={brick} d="M86 78h13v9q0 7-7 7t-7-7z" />
      <path fill={ink} d="M86 78h13v3H86z" />
      <path fill={fog} opacity=".8" d="M92 75q-6-5-1-11 6-6 0-13 11 4 10 13-4 5-1 10-3 3-8 1z" />
    </>
  );
}

/** The easiest opponents. */
export const GREENHORNS = portraitsOf(
  {
    pim: { Figure: Pim, wall: sky, disc: sand },
    rosa: { Figure: Rosa, wall: reed, disc: sand },
    otto: { Figure: Otto, wall: sand, disc: rust },
  },
  () => <Rays from={[60, 60]} />,
);
