import { fog, ink, rust, shade, skin, skinShade, tan, tanShade } from "../paint.ts";

/** A skin by its two tones: lit from the left, in shade on the right. */
export type Tone = { readonly lit: string; readonly dim: string };
export const PALE: Tone = { lit: skin, dim: skinShade };
export const BROWN: Tone = { lit: tan, dim: tanShade };

/** Faces by their shape: the whole, and its right half. */
const SHAPES = {
  soft: ["M38 42h44v22q0 25-22 28-22-3-22-28z", "M60 42h22v22q0 25-22 28z"],
  lean: ["M41 42h38l1 24-7 18-8 9H55l-8-9-7-18z", "M60 42h19l1 24-7 18-8 9h-5z"],
  broad: ["M35 44h50v22q-1 22-15 27H50q-14-5-15-27z", "M60 44h25v22q-1 22-15 27H60z"],
} as const;

const BROWS = {
  calm: "M43 54q6-4 12-1v2.4q-6-2-12 1zM65 53q6-3 12 1v2.4q-6-3-12-1z",
  cross: "M42 50l13 4.5v3L42 53zM78 50l-13 4.5v3L78 53z",
  raised: "M43 54.5q6-3.5 12-.5v2.4q-6-2-12 .8zM65 49q7-4 12 1.5v2.4q-6-4.6-12-1.3z",
  worried: "M42 55l12-5 1 2.4-12 5.2zM78 55l-12-5-1 2.4 12 5.2z",
} as const;

const MOUTHS = {
  grin: "M48 76q12 4 24 0-2 8-12 8t-12-8z",
  flat: "M51 78h18v2.6H51z",
  sly: "M50 78q10 3 20-4l1.4 1.6Q62 84.5 50 80.6z",
  round: "M60 74.6a4.6 4.6 0 1 1-.1 0z",
} as const;

const EYES = [49.5, 70.5] as const;

type HeadProps = {
  readonly tone?: Tone;
  readonly shape: keyof typeof SHAPES;
  readonly brows: keyof typeof BROWS;
  readonly hair?: string;
  /** Omitted if a beard or a collar hides it. */
  readonly mouth?: keyof typeof MOUTHS;
  readonly lips?: string;
  /** Where the eyes look: to the left, at the player, to the right; or they are closed. */
  readonly gaze?: -1 | 0 | 1 | "closed";
};

/** Shoulders and the neck above them. */
export function Shoulders({ fill, tone = PALE }: { readonly fill: string; readonly tone?: Tone }) {
  return (
    <>
      <path fill={fill} d="M4 124q1-24 22-30l22-7h24l22 7q21 6 22 30z" />
      <path fill={tone.dim} d="M50 80h20v11q-10 10-20 0z" />
    </>
  );
}

/** The right half of what is worn, laid over all that is drawn on it. */
export function WornShade() {
  return <path fill={shade} d="M60 97q8-2 12-8l22 5q21 6 22 30H60z" />;
}

export function Head({ tone = PALE, shape, brows, hair = ink, mouth, lips = rust, gaze = 0 }: HeadProps) {
  const [whole, half] = SHAPES[shape];
  return (
    <>
      <path fill={tone.lit} d="M40 58q-8-3-8 4t9 9z" />
      <path fill={tone.dim} d="M80 58q8-3 8 4t-9 9z" />
      <path fill={tone.lit} d={whole} />
      <path fill={tone.dim} d={half} />
      <path fill={tone.lit} d="M60 56l7 14q-3 4-7 3.5z" />
      {gaze === "closed" ? (
        <path fill={ink} d="M43 60q6.5 5 13 0v2.2q-6.5 5-13 0zM64 60q6.5 5 13 0v2.2q-6.5 5-13 0z" />
      ) : (
        EYES.map((x) => (
          <g key={x}>
            <path fill={fog} d={`M${x - 6.5} 61q6.5-6.5 13 0-6.5 5-13 0z`} />
            <circle cx={x + 2.4 * gaze} cy="60.6" r="2.9" fill={ink} />
          </g>
        ))
      )}
      <path fill={hair} d={BROWS[brows]} />
      {mouth !== undefined && <path fill={lips} d={MOUTHS[mouth]} />}
    </>
  );
}
