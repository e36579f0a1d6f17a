import { portraitsOf } from "@harbor/ui/picture";
import {
  black,
  brick,
  cloth,
  clothDark,
  deep,
  dune,
  fog,
  gold,
  goldDark,
  ink,
  light,
  ray,
  rust,
  sail,
  sailDark,
  sea,
  shade,
  steel,
  steelDark,
  wine,
  wineDark,
  wood,
  woodDark,
} from "../paint.ts";
import { Beams } from "./Beams.tsx";
import { BROWN, Head, Shoulders, WornShade } from "./head.tsx";

/** Thinks of what you may be hiding, and shows a fan of backs. */
function Alma() {
  return (
    <>
      <Shoulders fill={wineDark} tone={BROWN} />
      <path fill={gold} d="M40 92q20 20 40 0l3 4q-23 24-46 0z" />
      <path fill={goldDark} d="M60 106l6 8-6 9-6-9z" />
      <WornShade />
      <Head shape="soft" tone={BROWN} brows="raised" mouth="sly" lips={brick} gaze={-1} />
      <path fill={cloth} d="M34 52Q26 10 62 8q34 2 25 44-12-9-27-9t-26 9z" />
      <path fill={clothDark} d="M62 8q34 2 25 44-4-3-9-5 2-22-16-39z" />
      <path fill={gold} d="M33 46q27-14 54 0l.6 7q-28-14-55.2 0z" />
      <path fill={shade} d="M60 39q14 0 27 7l.6 7q-14-7-27.6-7z" />
      <path fill={cloth} d="M52 14Q46 0 62 2q16-2 14 12-12 6-24 0z" />
      <path fill={light} d="M40 40q-2-20 12-28-4 14-4 26z" />
      <path
        fill={gold}
        fillRule="evenodd"
        d="M34 68a6 6 0 1 1-.1 0zm0 2.6a3.4 3.4 0 1 0 .1 0zM86 68a6 6 0 1 1-.1 0zm0 2.6a3.4 3.4 0 1 0 .1 0z"
      />
      {[-30, -10, 10].map((turn) => (
        <g key={turn} transform={`translate(98 124) rotate(${turn})`}>
          <path fill={fog} d="M-11-44h22V-8h-22z" />
          <path fill={deep} d="M-8.5-41.5h17v31h-17z" />
          <path fill={gold} d="M0-33l5 7-5 7-5-7z" />
        </g>
      ))}
    </>
  );
}

const SPOKES = [0, 45, 90, 135];

/** Has one eye, and has it on the helm. */
function Raik() {
  return (
    <>
      <g transform="translate(60 58)">
        {SPOKES.map((turn) => (
          <path key={turn} fill={woodDark} d="M-3-58h6V58h-6z" transform={`rotate(${turn + 22.5})`} />
        ))}
        <path fill={wood} fillRule="evenodd" d="M0-48a48 48 0 1 1-.1 0zm0 8a40 40 0 1 0 .1 0z" />
      </g>
      <Shoulders fill={brick} />
      <path fill={black} d="M46 90l14 16 14-16 8 4-8 30H46l-8-30z" />
      <path fill={gold} d="M10 106q6-9 18-11l1 5q-10 2-15 11zM110 106q-6-9-18-11l-1 5q10 2 15 11z" />
      <WornShade />
      <Head shape="broad" brows="cross" gaze={-1} />
      <path fill={black} d="M34 56V34h52v22q-2-8-8-9-18-3-36 0-6 1-8 9z" />
      <path
        fill={black}
        d="M34 58q2 10 8 10 8 4 12 2l6-3 6 3q4 2 12-2 6 0 8-10 4 24-4 36-8 14-22 18-14-4-22-18-8-12-4-36z"
      />
      <path fill={shade} d="M60 67l6 3q4 2 12-2 6 0 8-10 4 24-4 36-8 14-22 18z" />
      <path fill={rust} d="M53 78q7 3 14 0-1 5-7 5t-7-5z" />
      <path fill={ink} d="M62 52q9-3 17 1 1 12-8 13-9-1-9-14z" />
      <path fill={ink} d="M34 46l30 7-1 3-30-7zM78 52l9-4v3l-9 4z" />
      <path fill={deep} d="M14 46Q20 10 60 10t46 36q-10-8-18-8-6-8-28-8t-28 8q-8 0-18 8z" />
      <path fill={shade} d="M60 10q40 0 46 36-10-8-18-8-6-8-28-8z" />
      <path fill={gold} d="M14 46q8-12 18-13 8-8 28-8t28 8q10 1 18 13l-1 4q-10-8-17-8-8-8-28-8t-28 8q-7 0-17 8z" />
      <path fill={rust} d="M34 18a7 7 0 1 1-.1 0z" />
      <path fill={fog} d="M34 22a3 3 0 1 1-.1 0z" />
    </>
  );
}

/** Waits until a mutiny is sure. */
function Wiebke() {
  return (
    <>
      <Shoulders fill={clothDark} />
      <path fill={sail} d="M46 88l14 12 14-12 7 5-12 31H51L39 93z" />
      <path fill={sailDark} d="M60 100l14-12 7 5-12 31h-9z" />
      <path fill={gold} d="M38 92l3 1 10 31h-4zM82 92l-3 1-10 31h4z" />
      <WornShade />
      <path fill={fog} d="M82 52q10 8 8 18l4 10-4 8 3 9-5 9-6-9 2-9-3-8 2-10z" />
      <path fill={steelDark} d="M88 62q3 4 2 8l4 10-4 8 3 9-5 9q-1-24 0-44zM82 80l11-2v3l-11 2zM83 96l10-2v3l-10 2z" />
      <Head shape="lean" brows="calm" hair={steelDark} mouth="flat" lips={rust} />
      <path fill={fog} d="M38 60q-4-20 22-22 26 2 22 22-3-10-10-12-12 4-24 0-7 2-10 12z" />
      <path fill={shade} d="M60 38q26 2 22 22-3-10-10-12-6 2-12 2z" />
      <path fill={black} d="M12 36q4 12 24 8 24-6 48 0 20 4 24-8-6 2-14-2Q84 12 60 12T26 34q-8 4-14 2z" />
      <path fill={shade} d="M60 12q24 0 34 22 8 4 14 2-4 12-24 8-12-3-24-3z" />
      <path fill={wine} d="M26 34q34-12 68 0l-1 7q-33-10-66 0z" />
      <path fill={wineDark} d="M60 30q17 0 34 4l-1 7q-17-5-33-5z" />
      <path fill={rust} d="M88 30Q96 6 116 4 112 26 92 38z" />
      <path fill={brick} d="M89 32q10-18 27-28-4 22-24 34z" />
      {/* Her glass is half empty, and she has time. */}
      <g transform="translate(24 96)">
        <path fill={light} d="M-11-22h22Q11-4 3 0q8 4 8 22h-22Q-11 4-3 0q-8-4-8-22z" />
        <path fill={fog} opacity=".7" d="M-11-22h22Q11-4 3 0q8 4 8 22h-22Q-11 4-3 0q-8-4-8-22z" />
        <path fill={gold} d="M-7-9H7Q5-3 1 0H-1q-4-3-6-9zM-.8 0H.8v12h-1.6zM-9 21q1-9 9-10 8 1 9 10z" />
        <path fill={wood} d="M-14-27h28v6h-28zM-14 21h28v6h-28z" />
        <path fill={woodDark} d="M0-27h14v6H0zM0 21h14v6H0zM-13-21h3v42h-3zM10-21h3v42h-3z" />
        <path fill={steel} d="M-8-18h3v6h-3z" opacity=".6" />
      </g>
    </>
  );
}

/** The strongest opponents. */
export const SEA_WOLVES = portraitsOf(
  {
    alma: { Figure: Alma, wall: rust, disc: gold },
    raik: { Figure: Raik, wall: sea, disc: sail },
    wiebke: { Figure: Wiebke, wall: wineDark, disc: dune },
  },
  () => <Beams fill={ray} />,
);
