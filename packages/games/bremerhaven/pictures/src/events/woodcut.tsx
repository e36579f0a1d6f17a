import { newsInk, newsprint } from "../paint.ts";
import { short } from "../short.ts";

/** Strokes of the graver that start broad and run out: [x, y, length, breadth]; a negative length runs to the left. */
export function cuts(strokes: readonly (readonly [number, number, number, number])[]): string {
  return strokes
    .map(
      ([x, y, length, breadth]) =>
        `M${x} ${short(y - breadth / 2)}l${length} ${short(breadth / 2)} ${-length} ${short(breadth / 2)}z`,
    )
    .join("");
}

type SkyProps = {
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  /** The middle that stays clear, so that the subject stands out from it. */
  readonly clear?: readonly [number, number];
};

/** A sky cut in lines that grow out of both edges and thin out towards the middle. */
export function CutSky({ from, to, step = 4.4, clear = [60, 100] }: SkyProps) {
  const strokes: [number, number, number, number][] = [];
  for (let y = from, i = 0; y < to; y += step, i++) {
    const wave = ((i * 37) % 23) - 11;
    strokes.push([0, short(y), clear[0] + wave, 2.4], [160, short(y + 1), clear[1] - 160 + ((i * 29) % 21) - 10, 2.4]);
  }
  return <path fill={newsInk} d={cuts(strokes)} />;
}

/** Rays cut around a point. */
export function CutRays({
  x,
  y,
  near,
  far,
  count = 24,
}: {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly far: number;
  readonly count?: number;
}) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI;
    const w = 0.28 / (count / 10);
    const long = i % 2 === 0 ? far : far * 0.8;
    d += `M${short(x + Math.cos(a) * near)} ${short(y + Math.sin(a) * near)}L${short(x + Math.cos(a - w) * long)} ${short(y + Math.sin(a - w) * long)} ${short(x + Math.cos(a + w) * long)} ${short(y + Math.sin(a + w) * long)}z`;
  }
  return <path fill={newsInk} d={d} />;
}

/** Black water with light cut out of it. */
export function CutSea({ y }: { readonly y: number }) {
  const strokes: [number, number, number, number][] = [];
  for (let row = 0; y + row * 5 < 120; row++) {
    const shift = (row * 41) % 40;
    for (let x = -20; x < 160; x += 46) strokes.push([x + shift, y + 4 + row * 5, 26 + ((row * 13 + x) % 14), 1.6]);
  }
  return (
    <>
      <path fill={newsInk} d={`M0 ${y}h160V120H0z`} />
      <path fill={newsprint} d={cuts(strokes)} />
    </>
  );
}

export function Ground({ y }: { readonly y: number }) {
  return (
    <>
      <path fill={newsInk} d={`M0 ${y}h160V120H0z`} />
      <path
        fill={newsprint}
        d={cuts([
          [10, y + 5, 40, 1.6],
          [150, y + 6, -50, 1.6],
          [30, y + 10, 70, 1.6],
          [120, y + 12, 36, 1.6],
          [4, y + 15, 30, 1.6],
        ])}
      />
    </>
  );
}
