import { portraitsOf } from "@harbor/ui/picture";
import {
  brick,
  cloud,
  coin,
  coinEdge,
  deep,
  dune,
  fog,
  ink,
  lamp,
  light,
  rust,
  sand,
  sea,
  shade,
  signal,
  sky,
  steel,
} from "../paint.ts";
import { Rays } from "../scenery.tsx";
import { Bust, CoatShade, DARK, Face } from "./portrait.tsx";

/** Rivets what others only plan. */
function Greta() {
  return (
    <>
      <Bust fill={sea} />
      <path fill={deep} d="M46 89l14 14 14-14 8 3-9 17-13-6-13 6-9-17z" />
      <path fill={signal} d="M34 112h7v7h-7z" />
      <CoatShade />
      <path fill={dune} d="M35 46q-5 14-1 24l6-2zM85 46q5 14 1 24l-6-2z" />
      <Face chin="square" brows="stern" browFill={brick} mouth="sly" />
      <path fill={dune} d="M36 60q-4-24 24-26 28 2 24 26-2-9-9-13-13 5-27-3-9 6-12 16z" />
      <path fill={shade} d="M60 34q28 2 24 26-2-9-9-13-7 3-15 2z" />
      <path fill={rust} d="M33 48q0-28 27-30 27 2 27 30-10-10-27-10T33 48z" />
      <path fill={shade} d="M60 18q27 2 27 30-10-10-27-10z" />
      <path
        fill={fog}
        d="M42 28h4v4h-4zM52 22h4v4h-4zM54 32h4v4h-4zM65 24h4v4h-4zM75 31h4v4h-4zM68 33h4v4h-4zM36 37h4v4h-4zM80 39h4v4h-4z"
      />
      <path fill={rust} d="M58 20Q44 16 46 4q12 0 14 12Q64 2 76 5q1 12-14 15z" />
      <path fill={brick} d="M55 14h10l2 8H53z" />
      <g transform="translate(92 84)">
        <path fill={steel} d="M-4-12q-6-8 2-14v9h7v-9q8 6 2 14l-2 3v48h-7V-9z" />
        <path fill={shade} d="M2-17h3v-9q8 6 2 14l-2 3v48H2z" />
      </g>
    </>
  );
}

/** Counts every crate, and every coin twice. */
function Samuel() {
  return (
    <>
      <Bust fill={brick} tone={DARK} />
      <path fill={fog} d="M46 89l14 8 14-8 4 3-14 32H56L42 92z" />
      <path fill={ink} d="M60 97l-13-7v15zM60 97l13-7v15zM56.5 93.5h7v7h-7z" />
      <CoatShade />
      <Face chin="round" tone={DARK} brows="raised" eyes={false} lips={brick} mouth="plain" />
      <path fill={fog} d="M39 62a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0zM62 62a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0z" />
      <path fill={shade} d="M62 62a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0z" />
      <path
        fill={ink}
        fillRule="evenodd"
        d="M37 62a11.5 11.5 0 1 1 23 0 11.5 11.5 0 1 1-23 0zm2.6 0a8.9 8.9 0 1 0 17.8 0 8.9 8.9 0 1 0-17.8 0zM60 62a11.5 11.5 0 1 1 23 0 11.5 11.5 0 1 1-23 0zm2.6 0a8.9 8.9 0 1 0 17.8 0 8.9 8.9 0 1 0-17.8 0zM31 58h7v2.6h-7zM82 58h7v2.6h-7z"
      />
      <circle cx="49.5" cy="62" r="3.2" fill={ink} />
      <circle cx="70.5" cy="62" r="3.2" fill={ink} />
      <path fill={ink} d="M60 73q-5-3-10 1-5 3-9-1 2 9 10 8 6 0 9-3 3 3 9 3 8 1 10-8-4 4-9 1-5-4-10-1z" />
      <path fill={ink} d="M36 46q-4-36 24-37 28 1 24 37z" />
      <path fill={light} d="M41 40q-2-24 12-28-6 10-5 28z" />
      <path fill={rust} d="M35.5 34h49l-.5 10H36z" />
      <path fill={shade} d="M60 34h24.5l-.5 10H60z" />
      <path fill={ink} d="M20 42q10 5 40 3 30 2 40-3 5 7-6 10-14-4-34-4t-34 4q-11-3-6-10z" />
      <g transform="translate(98 98)">
        <circle r="14" fill={coinEdge} />
        <circle r="11.5" fill={coin} />
        <path fill={coinEdge} d="M-3-7h6v14h-6z" />
      </g>
    </>
  );
}

/** Sits at the wireless, and hears of everything first. */
function Nora() {
  return (
    <>
      <path fill={brick} d="M34 40q-12 26-4 46l14 2V44zM86 40q12 26 4 46l-14 2V44z" />
      <path fill={shade} d="M86 40q12 26 4 46l-14 2V44z" />
      <Bust fill={deep} />
      <path fill={fog} d="M40 91l20 22 20-22 9 3 3 9-32 20-32-20 3-9z" />
      <path fill={sea} d="M38.5 96l2-3 19.5 21 19.5-21 2 3-21.5 21z" />
      <path fill={signal} d="M56 112h8l5 12H51z" />
      <CoatShade />
      <Face chin="round" brows="open" browFill={brick} mouth="sly" />
      <path fill={brick} d="M34 68q-6-42 26-42t26 42l-7-1q1-12-2-17-17 1-28-7-6 8-7 24z" />
      <path fill={shade} d="M60 26q32 0 26 42l-7-1q1-12-2-17-9 .5-17-1.5z" />
      <path fill={steel} fillRule="evenodd" d="M28 58Q26 16 60 16t32 42h-5q1-37-27-37T33 58z" />
      <path fill={ink} d="M22 54q2-6 10-5v24q-8 1-10-5zM98 54q-2-6-10-5v24q8 1 10-5z" />
      <path fill={rust} d="M31 49h6q3 12 0 24h-6zM89 49h-6q-3 12 0 24h6z" />
      <path fill={ink} d="M24 70q-2 22 8 30l2.5-2q-9-8-7.5-28z" />
      <path fill={lamp} d="M104 22l-7 13h5l-4 12 11-15h-5l5-10zM16 22l7 13h-5l4 12-11-15h5l-5-10z" />
    </>
  );
}

/** The opponents between. */
export const REGULARS = portraitsOf(
  {
    greta: { Figure: Greta, wall: cloud, disc: sea },
    samuel: { Figure: Samuel, wall: dune, disc: sand },
    nora: { Figure: Nora, wall: sea, disc: sky },
  },
  () => <Rays from={[60, 60]} />,
);
