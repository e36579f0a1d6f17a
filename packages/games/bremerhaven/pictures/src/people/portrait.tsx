import { ink, rust, shade, skin, skinShade, tan, tanShade } from "../paint.ts";

/** The two tones of a face: lit from the left, in shade on the right. */
export type Tone = { readonly lit: string; readonly dim: string };
export const FAIR: Tone = { lit: skin, dim: skinShade };
export const DARK: Tone = { lit: tan, dim: tanShade };

/** Faces by their chin: the whole of it, and its right half. */
const CHINS = {
  round: ["M37 42h46v22q-1 23-23 25-22-2-23-25z", "M60 42h23v22q-1 23-23 25z"],
  square: ["M38 42h44v26l-4 13-9 9H51l-9-9-4-13z", "M60 42h22v26l-4 13-9 9h-9z"],
  long: ["M40 40h40v28q-1 15-11 25H51Q41 83 40 68z", "M60 40h20v28q-1 15-11 25h-9z"],
} as const;

/** The eyes of a character, looking at the player. */
const BROWS = {
  open: "M43 53q5-4 11-1.5v2.4q-6-2-11 1.2zM66 51.5q6-2.5 11 1.5v2.1q-5-3.2-11-1.2z",
  stern: "M42.5 50.5l12 4v3l-12-4.2zM77.5 50.5l-12 4v3l12-4.2z",
  raised: "M43 54q5-3 11-1v2.4q-6-1.5-11 1zM65.5 48.5q6-4 12 .8v2.4q-6-4.6-12-.6z",
} as const;

const MOUTHS = {
  smile: "M49.5 76q10.5 4.5 21 0-2 7-10.5 7t-10.5-7z",
  plain: "M51.5 77.5h17v2.6h-17z",
  sly: "M51 78.5q9 2.5 19.5-3l.8 1.8q-8 6.5-20.3 4z",
} as const;

type FaceProps = {
  readonly tone?: Tone;
  readonly chin: keyof typeof CHINS;
  readonly brows: keyof typeof BROWS;
  readonly browFill?: string;
  /** Omitted if a beard hides it. */
  readonly mouth?: keyof typeof MOUTHS | undefined;
  readonly lips?: string;
  /** With glasses, the glasses' own drawing includes the eyes. */
  readonly eyes?: boolean;
};

/** Shoulders in a coat or shirt, and the neck above them. */
export function Bust({ fill, tone = FAIR }: { readonly fill: string; readonly tone?: Tone }) {
  return (
    <>
      <path fill={fill} d="M4 124q0-24 24-30l20-6h24l20 6q24 6 24 30z" />
      <path fill={tone.dim} d="M50 78h20v14q-10 9-20 0z" />
    </>
  );
}

/** The right half of the coat, laid over all that is drawn on it. */
export function CoatShade() {
  return <path fill={shade} d="M60 96q7-1 10-5l2-3 20 6q24 6 24 30H60z" />;
}

export function Face({ tone = FAIR, chin, brows, browFill = ink, mouth, lips = rust, eyes = true }: FaceProps) {
  const [whole, half] = CHINS[chin];
  return (
    <>
      <path fill={tone.lit} d="M40 57q-8-2-7.5 5t8.5 8z" />
      <path fill={tone.dim} d="M80 57q8-2 7.5 5t-8.5 8z" />
      <path fill={tone.lit} d={whole} />
      <path fill={tone.dim} d={half} />
      <path fill={tone.lit} d="M59.5 53l9 17.5q-4 2.5-9 2z" />
      {eyes && <path fill={ink} d="M43.5 60.5q5-5 10.5 0l-1.5 2.2h-7.5zM66 60.5q5.5-5 10.5 0l-1.5 2.2h-7.5z" />}
      <path fill={browFill} d={BROWS[brows]} />
      {mouth !== undefined && <path fill={lips} d={MOUTHS[mouth]} />}
    </>
  );
}
