import { brick, cloud, deep, dune, fog, ink, lamp, light, rust, sand, sea, shade, signal, slate } from "../paint.ts";
import { Head, Shoulders } from "./figure.tsx";

/** The harbor pilot, in oilskins. */
export function Pilot() {
  return (
    <>
      <Shoulders fill={signal} />
      <path fill={dune} d="M52 92h9v52h-9z" />
      <path fill={ink} d="M53 100h7v3h-7zM53 116h7v3h-7zM53 132h7v3h-7z" />
      <path fill={dune} d="M36 90l12-6 9 10 9-10 12 6-8 14-13-5-13 5z" />
      <Head />
      <path fill={cloud} d="M40 58q3 8 8 10l8-2 9 2q5-2 7-10 4 18-2 30-4 12-14 14-12-2-15-14-6-12-1-30z" />
      <path fill={shade} d="M57 66l8 2q5-2 7-10 4 18-2 30-4 12-13 14z" />
      <path fill={rust} d="M52 72q5 2 10 0-1 4-5 4t-5-4z" />
      <path fill={signal} d="M38 48q0-24 19-25 17 1 18 25z" />
      <path fill={shade} d="M57 23q17 1 18 25H57z" />
      <path fill={signal} d="M22 58q6-12 16-14 18-4 37 0 14 3 19 18-10-2-20-10-17-5-34-1-8 6-18 7z" />
      <path fill={shade} d="M57 42q9 0 18 2 14 3 19 18-10-2-20-10-8-2-17-2.5z" />
      <path fill={brick} d="M66 76h10v3H66zM74 68h8v11h-8z" />
      <path fill={fog} d="M76 66q-4-6 1-10 4-5 1-10 8 5 5 12-3 4-1 8z" opacity="0.8" />
    </>
  );
}

export function Captain() {
  return (
    <>
      <Shoulders fill={deep} />
      <path fill={fog} d="M45 86l11-2 12 2-7 26h-10z" />
      <path fill={ink} d="M53 92h7l2 22h-11z" />
      <path fill={ink} d="M30 90l17-5 9 32-6 27H34zM82 90l-17-5-8 32 5 27h16z" />
      <path
        fill={signal}
        d="M40 116h5v5h-5zM66 116h5v5h-5zM41 130h5v5h-5zM66 130h5v5h-5zM12 104l16-6 1 4-17 6zM84 98l16 6v4l-17-6zM12 111l17-6 1 3-18 7zM83 105l18 6v4l-19-7z"
      />
      <path fill={shade} d="M57 88q4-.5 8-3l17 5q19 5 20 22v32H57z" />
      <Head />
      <path fill={fog} d="M42 56v8q3 4 8 2l6-2 7 2q5 2 7-2v-8l2 14q-1 16-16 18-14-2-15-18z" />
      <path fill={shade} d="M57 64l6 2q5 2 7-2v-8l2 14q-1 16-15 18z" />
      <path fill={rust} d="M51 72h10l-2 2.5h-6z" />
      <path fill={fog} d="M30 36q4-16 27-16t26 16l-9 10H39z" />
      <path fill={shade} d="M57 20q23 0 26 16l-9 10H57z" />
      <path fill={ink} d="M38 41h37v8H38z" />
      <path fill={signal} d="M52 45q-7-4-6-10l7 4q0-6 4-10 4 4 4 10l7-4q1 6-6 10z" />
      <path fill={signal} d="M38 47.5h37V50H38z" />
      <path fill={ink} d="M37 50q19-5 39 0-6 6-19 6t-20-6z" />
    </>
  );
}

export function ShipOwner() {
  return (
    <>
      <Shoulders fill={slate} />
      <path fill={fog} d="M46 86l10-2 12 2-6 20H51z" />
      <path fill={rust} d="M53 92h7l3 24-6.5 6-6.5-6z" />
      <path
        fill={brick}
        d="M22 94q10-12 24-10l12 34-6 26H30q-12-22-8-50zM92 94q-10-12-24-10l-12 34 6 26h22q12-22 8-50z"
      />
      <path fill={dune} d="M22 94q10-12 24-10l10 32-4 10q-22-8-30-32zM92 94q-10-12-24-10l-11 32 4 10q22-8 31-32z" />
      <path fill={sand} d="M26 96l5 4 0-6 6 6 1-8 6 8 0-9 5 10-3 6 6 4-5 2 5 6q-18-6-26-23z" />
      <path fill={shade} d="M57 100q4-8 8-15 18-2 27 9 6 26-4 50H57z" />
      <Head />
      <path fill={slate} d="M42 70q7-6 14-2 8-4 15 2 4 0 5-3 1 10-10 10-6 0-9.5-4-4 4-10 4-11 0-9-10 1 3 4.5 3z" />
      <path fill={ink} d="M40 43q-2-22 17-23 17 1 16 23z" />
      <path fill={slate} d="M41 36q1-14 14-16-8 5-8 16z" />
      <path fill={rust} d="M40 37h33.4l-.2 7H39.8z" />
      <path fill={ink} d="M29 44q6-3 28-3t28 3q2 5-5 6-10-4-23-4t-23 4q-7-1-5-6z" />
      <g transform="translate(-8 -2)">
        <path fill={dune} d="M90 84q0-10 9-10t9 10h-5q0-5-4-5t-4 5v64h-5z" />
        <path fill={fog} d="M82 108q2-7 9-7h9q5 0 5 6v8q-1 7-8 7H86q-5-1-4-6z" />
        <path fill={shade} d="M97 101h3q5 0 5 6v8q-1 7-8 7h-3z" />
      </g>
    </>
  );
}

export function HarborBaron() {
  return (
    <>
      <Shoulders fill={ink} />
      <path fill={fog} d="M38 88l18-4 19 4-8 56H46z" />
      <path fill={shade} d="M57 84l18 4-8 56H57z" />
      <path fill={ink} d="M57 102h2v3h-2zM57 114h2v3h-2zM57 126h2v3h-2z" />
      <path fill={sea} d="M94 96l-5-4-57 46 2 6h16l50-40z" />
      <path fill={signal} d="M90 93l-1-1-57 46 .5 2zM99 101l-1-1-55 44h3z" />
      <path
        fill={signal}
        d="M34 112l2.6 6 6.4-2-2 6.4 6 2.6-6 2.6 2 6.4-6.4-2-2.6 6-2.6-6-6.4 2 2-6.4-6-2.6 6-2.6-2-6.4 6.4 2z"
      />
      <circle cx="34" cy="125" r="4" fill={rust} />
      <path fill={rust} d="M56 92l-13-6v12zM57 92l13-6v12zM53 89h7v6h-7z" />
      <Head />
      <circle cx="63" cy="58" r="6" fill={signal} />
      <circle cx="63" cy="58" r="4.5" fill={light} />
      <path fill={signal} d="M68 60l1 24h-1z" />
      <path fill={cloud} d="M56 68q-8-4-14 2-6 2-8-6-4 14 8 15 9 0 14-6 5 6 14 6 12-1 8-15-2 8-8 6-6-6-14-2z" />
      <path fill={shade} d="M57 68q7-3 13 2 6 2 8-6 4 14-8 15-9 0-13-6z" />
      <path fill={cloud} d="M40 48h4v10l-4 4zM70 48h3v14l-3-4z" />
      <path fill={ink} d="M38 45l-4-44h46l-5 44z" />
      <path fill={slate} d="M38 45L34 1h9l3 44z" />
      <path fill={rust} d="M37 32h39.5l-1.5 13H38z" />
      <path fill={shade} d="M57 32h19.5l-1.5 13H57z" />
      <path fill={ink} d="M24 42q10 5 32 5t33-5q3 8-8 10-11-3-25-3t-24 3q-11-2-8-10z" />
      <path fill={brick} d="M62 75l16 5-1 4-16-5z" />
      <path fill={lamp} d="M78 80l3 1-1 4-3-1z" />
      <path fill={fog} d="M82 78q8-4 4-12-4-8 6-14 4 8 2 14 6 10-12 12z" opacity="0.75" />
    </>
  );
}
