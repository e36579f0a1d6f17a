import type { Good } from "@harbor/meuterer";
import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo, type ReactNode } from "react";
import {
  black,
  brick,
  cloth,
  dune,
  foam,
  fog,
  gold,
  grain,
  grainDark,
  leaf,
  leafDark,
  light,
  rock,
  rockDark,
  ruby,
  rubyDark,
  rust,
  sail,
  salt,
  saltDark,
  sand,
  shade,
  wine,
  wineDark,
  wood,
  woodDark,
} from "./paint.ts";

/** Shores of different shape: the lit land, and its shaded side. */
const SHORES: readonly (readonly [land: string, dark: string])[] = [
  ["M6 50q10-18 30-22 20-14 40 2 24 4 38 20z", "M76 30q24 4 38 20H64q16-8 12-20z"],
  ["M4 50q6-10 22-12 8-20 26-18 14 2 20 14 26-2 44 16z", "M52 20q14 2 20 14 26-2 44 16H60q4-18-8-30z"],
  ["M8 50q20-12 40-12 16-4 24-14 22 2 42 26z", "M72 24q22 2 42 26H70q8-12 2-26z"],
  ["M4 50q16-26 34-26 10 4 16 10 14-12 28-6 18 6 34 22z", "M82 28q18 6 34 22H58q20-6 24-22z"],
];

/** What stands on an island, by what it takes. */
const STANDING: Readonly<Record<Good, ReactNode>> = {
  ruby: (
    <>
      <path fill={rock} d="M34 40L56 6l12 14 8-6 16 28z" />
      <path fill={rockDark} d="M56 6l12 14 8-6 16 28H60z" />
      <path fill={ruby} d="M50 32h10l4 5-9 9-9-9zM72 34h7l3 4-6 7-7-7z" />
      <path fill={rubyDark} d="M55 46l9-9h-6zM76 45l6-7h-5z" />
    </>
  ),
  salt: (
    <>
      <path fill={salt} d="M26 42l12-20 12 20zM52 42l14-26 14 26zM82 42l8-14 8 14z" />
      <path fill={saltDark} d="M38 22l12 20H38zM66 16l14 26H66zM90 28l8 14h-8z" />
    </>
  ),
  wine: (
    <>
      <path fill={leafDark} d="M24 40q30-10 72 0v3H24zM28 33q28-9 62 0v3H28zM34 26q24-8 50 0v3H34z" />
      <path
        fill={wine}
        d="M32 37h4v5h-4zM46 35h4v5h-4zM60 34h4v5h-4zM74 35h4v5h-4zM40 29h4v5h-4zM54 28h4v5h-4zM68 28h4v5h-4z"
      />
      <path fill={fog} d="M82 18h14v16H82z" />
      <path fill={wineDark} d="M80 18l9-8 9 8z" />
    </>
  ),
  cloth: (
    <>
      <path fill={woodDark} d="M28 12h2v32h-2zM90 14h2v30h-2z" />
      <path fill={cloth} d="M30 16q14 8 30 2v18q-16 6-30-2z" />
      <path fill={sail} d="M60 18q14-5 30 0v16q-16-5-30 2z" />
      <path fill={rust} d="M38 20q10 3 14 1v17q-6 1-14-1z" />
    </>
  ),
  grain: (
    <>
      <path fill={grain} d="M18 44q20-14 42-14t42 14z" />
      <path fill={grainDark} d="M60 30q22 0 42 14H70q2-8-10-14z" />
      <path fill={fog} d="M50 38l3-20h14l3 20z" />
      <path fill={brick} d="M51 18l9-9 9 9z" />
      <path fill={woodDark} d="M59 19L42 4l3-2 16 15L76 2l2 3-15 15 15 14-3 3-15-15-15 14-2-3z" />
    </>
  ),
};

/** The lighthouse of the start, and the wreck at the pirates' nest. */
const START = (
  <>
    <path fill={rock} d="M34 46q8-14 26-14t28 14z" />
    <path fill={light} d="M64 8l54-8v22zM54 8L0 0v22z" />
    <path fill={fog} d="M52 36l3-22h8l3 22z" />
    <path fill={rust} d="M53.5 28h11l.8 6H52.7zM54.6 19h8.8l.6 4h-10z" />
    <path fill={gold} d="M55 6h8v8h-8z" />
    <path fill={black} d="M53 6l6-5 6 5zM52 13h14v2H52z" />
  </>
);
const NEST = (
  <>
    <path fill={rockDark} d="M14 46q4-26 16-30 8 10 10 30zM80 46q2-20 14-26 10 8 12 26z" />
    <path fill={wood} d="M40 34l44-6-4 14H46z" />
    <path fill={woodDark} d="M44 38l38-5-2 9H46z" />
    <path fill={woodDark} d="M56 10l4-1 4 22-4 1zM72 16h3v14h-3z" />
    <path fill={black} d="M48 12l12-3 2 12-13 3z" />
    <path fill={fog} d="M54 13a3 3 0 1 1-.1 0z" />
  </>
);

type IslandProps = PictureProps & {
  readonly island: string;
  readonly takes: Good | "any";
  readonly nest?: boolean | undefined;
};

/** An island, told by what it takes; islands that take the same differ in shape. */
export const IslandPicture = memo(function IslandPicture({ island, takes, nest = false, ...rest }: IslandProps) {
  const shape = shapeOf(island);
  const [land, dark] = SHORES[shape % SHORES.length] ?? ["", ""];
  const turned = shape >= SHORES.length ? "matrix(-1 0 0 1 120 0)" : undefined;
  return (
    <Picture width={120} height={60} {...rest}>
      <path fill={foam} d="M0 50q20-8 60-8t60 8-60 8-60-8z" opacity="0.6" />
      <g transform={turned}>
        <path fill={takes === "salt" ? sand : leaf} d={land} />
        <path fill={takes === "salt" ? dune : leafDark} d={dark} />
      </g>
      {takes === "any" ? (nest ? NEST : START) : STANDING[takes]}
      <path fill={sand} d="M2 50q58-8 116 0-20 7-58 7T2 50z" />
      <path fill={shade} d="M60 46q40 0 58 4-20 7-58 7z" />
    </Picture>
  );
});

/** The same for an island every time. */
function shapeOf(island: string): number {
  let sum = 0;
  for (const letter of island) sum = (sum * 6 + letter.charCodeAt(0)) % 997;
  return sum % (2 * SHORES.length);
}
