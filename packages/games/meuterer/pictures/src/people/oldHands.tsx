import { portraitsOf } from "@harbor/ui/picture";
import {
  brick,
  dawn,
  deep,
  dune,
  foam,
  fog,
  gold,
  goldDark,
  grain,
  ink,
  leaf,
  leafDark,
  light,
  ray,
  rust,
  sail,
  sailDark,
  sand,
  sea,
  shade,
  steelDark,
  wine,
  wineDark,
  wood,
  woodDark,
} from "../paint.ts";
import { Beams } from "./Beams.tsx";
import { BROWN, Head, Shoulders, WornShade } from "./head.tsx";

const BEADS = [0, 1, 2, 3];

/** Counts what everybody has laid. */
function Jette() {
  return (
    <>
      <Shoulders fill={leafDark} />
      <path fill={sail} d="M42 90q18 16 36 0l6 5q-2 12-24 14-22-2-24-14z" />
      <WornShade />
      <circle cx="62" cy="21" r="13" fill={dune} />
      <path fill={shade} d="M62 8a13 13 0 0 1 0 26z" />
      <Head shape="lean" brows="raised" hair={woodDark} mouth="flat" gaze={-1} />
      <path fill={dune} d="M36 62q-5-32 24-33 29 1 24 33l-5-4q0-9-5-14-14 5-24-3-6 4-9 17z" />
      <path fill={shade} d="M60 29q29 1 24 33l-5-4q0-9-5-14-7 2.5-14 1z" />
      <path
        fill={ink}
        fillRule="evenodd"
        d="M40 53h18v14H40zm2.4 2.4v9.2h13.2v-9.2zM62 53h18v14H62zm2.4 2.4v9.2h13.2v-9.2zM57 57h6v2.4h-6zM32 55h8v2.4h-8zM80 55h8v2.4h-8z"
      />
      <path fill={light} d="M43 56h6l-5 8h-1zM65 56h6l-5 8h-1z" />
      <path fill={fog} d="M84 54Q92 26 112 12q0 22-24 44z" />
      <path fill={steelDark} d="M84 54q12-18 28-42-6 24-24 44z" />
      {/* Her abacus. */}
      <g transform="translate(16 88) rotate(-6)">
        <path fill={wood} fillRule="evenodd" d="M0 0h40v34H0zm4 4v26h32V4z" />
        <path fill={woodDark} d="M4 9h32v1.6H4zM4 16.5h32v1.6H4zM4 24h32v1.6H4z" />
        {BEADS.map((nth) => (
          <g key={nth}>
            <circle cx={8 + nth * 6} cy="9.8" r="3" fill={rust} />
            <circle cx={14 + nth * 6} cy="17.3" r="3" fill={gold} />
            <circle cx={nth < 2 ? 8 + nth * 6 : 15 + nth * 6} cy="24.8" r="3" fill={sail} />
          </g>
        ))}
      </g>
    </>
  );
}

/** Would rather sell than fight, and has lived well by it. */
function Onno() {
  return (
    <>
      <Shoulders fill={wine} />
      <path fill={wineDark} d="M48 90l12 34H34l-8-26zM72 90l-12 34h26l8-26z" />
      <path fill={fog} d="M44 86q4 10 0 16 8 2 16-2 8 4 16 2-4-6 0-16-16 12-32 0z" />
      <WornShade />
      <Head shape="broad" brows="calm" hair={brick} mouth="grin" gaze={1} />
      <path fill={rust} opacity=".4" d="M42 68a5.5 4 0 1 0 .1 0zM78 68a5.5 4 0 1 0 .1 0z" />
      <path fill={brick} d="M60 72q-6-4-12 0-4 3-11-1 2 9 11 9 7 0 12-4 5 4 12 4 9 0 11-9-7 4-11 1-6-4-12 0z" />
      <path fill={brick} d="M52 88q8 4 16 0l-8 16z" />
      <path fill={leafDark} d="M22 42q-4-26 38-28 42 2 38 28-10 8-38 8t-38-8z" />
      <path fill={shade} d="M60 14q42 2 38 28-10 8-38 8z" />
      <path fill={gold} d="M22 42q12-8 38-8t38 8l-3 7q-14-6-35-6t-35 6z" />
      <path fill={shade} d="M60 34q26 0 38 8l-3 7q-14-6-35-6z" />
      <path fill={fog} d="M84 38Q82 12 104 4q10 10 2 24-6 8-14 12z" />
      <path fill={sailDark} d="M85 39q4-20 19-35 10 10 2 24-6 8-14 12z" />
      <path fill={gold} d="M34 106q26 18 52 0l2 5q-28 19-56 0z" />
      <circle cx="60" cy="117" r="8" fill={goldDark} />
      <circle cx="60" cy="117" r="5.5" fill={gold} />
    </>
  );
}

/** Hard to see through: collar up, hat down, and smoke between. */
function Fiete() {
  return (
    <>
      <Shoulders fill={deep} tone={BROWN} />
      <Head shape="lean" tone={BROWN} brows="cross" gaze={-1} />
      <path fill={shade} d="M40 42h40v17H40z" />
      <path fill={sea} d="M26 120q-4-40 10-54l6 4q6 9 18 10 12-1 18-10l6-4q14 14 10 54z" />
      <path fill={deep} d="M60 80q12-1 18-10l6-4q14 14 10 54H54z" />
      <path
        fill={gold}
        d="M48 92a3 3 0 1 1-.1 0zM48 105a3 3 0 1 1-.1 0zM66 92a3 3 0 1 1-.1 0zM66 105a3 3 0 1 1-.1 0z"
      />
      <path fill={grain} d="M34 44q0-30 26-30t26 30l12 14q-10 6-16 0-6-10-22-10t-22 10q-6 6-16 0z" />
      <path fill={shade} d="M60 14q26 0 26 30l12 14q-10 6-16 0-6-10-22-10z" />
      <path fill={goldDark} d="M34 40q26-10 52 0v5q-26-10-52 0z" />
      <path fill={fog} opacity=".7" d="M100 24q-10 8-2 18 9 9-1 22 17-6 14-22-8-6-11-18z" />
      <path fill={wood} d="M70 76l24 5v4l-24-4z" />
      <path fill={woodDark} d="M90 72h13v11q0 6-6.5 6T90 83z" />
      <path fill={rust} d="M90 72h13v3H90z" />
    </>
  );
}

/** The opponents between. */
export const OLD_HANDS = portraitsOf(
  {
    jette: { Figure: Jette, wall: sand, disc: foam },
    onno: { Figure: Onno, wall: leaf, disc: dawn },
    fiete: { Figure: Fiete, wall: steelDark, disc: foam },
  },
  () => <Beams fill={ray} />,
);
