import { portraitsOf } from "@harbor/ui/picture";
import {
  brick,
  deep,
  dune,
  fog,
  ink,
  lamp,
  light,
  reed,
  rust,
  sand,
  sea,
  shade,
  signal,
  slate,
  steel,
} from "../paint.ts";
import { Rays } from "../scenery.tsx";
import { Bust, CoatShade, Face } from "./portrait.tsx";

/** Owns what she has won, and has won what she wanted. */
function Clara() {
  return (
    <>
      <Bust fill={ink} />
      <path
        fill={slate}
        d="M10 106q2-14 18-16 6-6 14-2 4 4 2 10-2 16-14 26H8q-4-10 2-18zM110 106q-2-14-18-16-6-6-14-2-4 4-2 10 2 16 14 26h22q4-10-2-18z"
      />
      <path fill={shade} d="M110 106q-2-14-18-16-6-6-14-2-4 4-2 10 2 16 14 26h22q4-10-2-18z" />
      <path
        fill={fog}
        d="M44 91a3.4 3.4 0 1 1 .1 0zM48 98a3.4 3.4 0 1 1 .1 0zM53 103.5a3.4 3.4 0 1 1 .1 0zM60 106a3.4 3.4 0 1 1 .1 0zM67 103.5a3.4 3.4 0 1 1 .1 0zM72 98a3.4 3.4 0 1 1 .1 0zM76 91a3.4 3.4 0 1 1 .1 0z"
      />
      <Face chin="long" brows="raised" />
      <path fill={rust} d="M54 78q3-2.5 6-.8 3-1.7 6 .8-2 4.5-6 4.5t-6-4.5z" />
      <path fill={steel} d="M37 50q-4 12 0 20 8-1 7-12zM83 50q4 12 0 20-8-1-7-12z" />
      <path fill={shade} d="M83 50q4 12 0 20-8-1-7-12z" />
      <path fill={brick} d="M30 52Q26 12 60 12t30 40q4 5 2 12-13-12-32-12T28 64q-2-7 2-12z" />
      <path fill={shade} d="M60 12q34 0 30 40 4 5 2 12-13-12-32-12z" />
      <path fill={rust} d="M31 42q29-14 58 0l1 9q-30-13-60 0z" />
      <path fill={shade} d="M60 35q15 0 29 7l1 9q-15-6.5-30-6.5z" />
      <path fill={signal} d="M84 46q-6-24 12-42 10 20-4 40z" />
      <path fill={dune} d="M86 46q2-22 10-40-1 22-8 40z" />
      <circle cx="86" cy="45" r="6" fill={signal} />
      <circle cx="86" cy="45" r="3" fill={brick} />
      <path fill={lamp} d="M35 72a2.6 2.6 0 1 1 .1 0zM85 72a2.6 2.6 0 1 1 .1 0z" />
    </>
  );
}

/** Lends to all sides, and thinks in years. */
function Viktor() {
  return (
    <>
      <Bust fill={slate} />
      <path fill={fog} d="M45 89l15 10 15-10-8 30H53z" />
      <path fill={deep} d="M55 98h10l-2 6 4 20H53l4-20z" />
      <path fill={ink} d="M45 89l-14 4 8 14-5 4 18 13h4zM75 89l14 4-8 14 5 4-18 13h-4z" />
      <CoatShade />
      <Face chin="long" brows="stern" browFill={fog} />
      <path fill={fog} d="M60 73q-6-4-13 1-4 2-8-2 2 9 8 10l1 8 12 18 12-18 1-8q6-1 8-10-4 4-8 2-7-5-13-1z" />
      <path fill={shade} d="M60 73q6-4 13 1 4 2 8-2-2 9-8 10l-1 8-12 18z" />
      <path fill={brick} d="M55 80q5 2 10 0-1 3.6-5 3.6T55 80z" />
      <path fill={fog} d="M37 46h6v14l-5 6zM83 46h-6v14l5 6z" />
      <circle cx="71" cy="61.5" r="9.5" fill={signal} />
      <circle cx="71" cy="61.5" r="7.4" fill={fog} />
      <circle cx="71" cy="61.5" r="3" fill={ink} />
      <path fill={signal} d="M79 65l3 40h-2l-2-38z" />
      <path fill={deep} d="M36 44q-3-12 2-28 5-7 13-5l9 5 9-5q8-2 13 5 5 16 2 28z" />
      <path fill={shade} d="M60 16l9-5q8-2 13 5 5 16 2 28H60z" />
      <path fill={ink} d="M35.5 32h49l-.7 12H36z" />
      <path fill={signal} d="M74 30q8-8 6-16 8 8 2 18z" />
      <path fill={deep} d="M16 36q10 7 44 6 34 1 44-6 4 10-8 14-14-4-36-4t-36 4q-12-4-8-14z" />
      <path fill={shade} d="M60 42q34 1 44-6 4 10-8 14-14-4-36-4z" />
    </>
  );
}

/** Goes down where others lose sight of things. */
function Bruno() {
  return (
    <>
      <Bust fill={dune} />
      <path fill={brick} d="M14 124q4-28 46-28t46 28z" />
      <path fill={signal} d="M20 124q4-22 40-22t40 22h-6q-6-16-34-16t-34 16z" />
      <path
        fill={fog}
        d="M30 112a3 3 0 1 1 .1 0zM46 105a3 3 0 1 1 .1 0zM74 105a3 3 0 1 1 .1 0zM90 112a3 3 0 1 1 .1 0z"
      />
      <path fill={deep} d="M34 30h52v54H34z" />
      <g transform="translate(0 -4)">
        <Face chin="square" brows="stern" />
        <path fill={ink} d="M38 66q8-4 14 1l8 4 8-4q6-5 14-1v26H38z" />
        <path fill={brick} d="M53 75q7 3 14 0-2 4-7 4t-7-4z" />
        <path fill={ink} d="M38 48q2-10 22-10t22 10l-4-3q-18-4-36 0z" />
      </g>
      <path fill={light} d="M36 60L62 32h10L38 70zM44 78l34-38 4 6-34 36z" />
      {/* The helmet is laid over all of that, with a hole for the window. */}
      <path
        fill={signal}
        fillRule="evenodd"
        d="M18 58q0-48 42-48t42 48q0 28-14 40H32Q18 86 18 58zm17-1a25 25 0 1 0 50 0 25 25 0 1 0-50 0z"
      />
      <path fill={light} d="M24 58q0-36 24-44-14 14-14 44t6 38h-6Q24 82 24 58z" />
      <path fill={shade} d="M60 10q42 0 42 48 0 28-14 40H60V82a25 25 0 0 0 0-50z" />
      <path fill={brick} d="M26 92h68v8H26z" />
      <path
        fill={brick}
        fillRule="evenodd"
        d="M29 57a31 31 0 1 1 62 0 31 31 0 1 1-62 0zm6 0a25 25 0 1 0 50 0 25 25 0 1 0-50 0z"
      />
      <path
        fill={dune}
        fillRule="evenodd"
        d="M32 57a28 28 0 1 1 56 0 28 28 0 1 1-56 0zm3 0a25 25 0 1 0 50 0 25 25 0 1 0-50 0z"
      />
      <path fill={brick} d="M58 24h4v6h-4zM58 84h4v6h-4zM27 55h6v4h-6zM87 55h6v4h-6z" />
      <path fill={brick} d="M50 4h20v8H50z" />
      <path fill={dune} d="M52 2h16v4H52z" />
      <path fill={brick} d="M12 46h8v20h-8zM100 46h8v20h-8z" />
      <path fill={dune} d="M8 50h6v12H8zM106 50h6v12h-6z" />
    </>
  );
}

/** The strongest opponents. */
export const MAGNATES = portraitsOf(
  {
    clara: { Figure: Clara, wall: steel, disc: sand },
    viktor: { Figure: Viktor, wall: brick, disc: dune },
    bruno: { Figure: Bruno, wall: sea, disc: reed },
  },
  () => <Rays from={[60, 60]} />,
);
