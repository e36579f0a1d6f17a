import { beam, deep, ink, ray, sea, slate, steel, sun } from "./paint.ts";
import { short } from "./short.ts";

export type SkyName = "sky" | "dawn" | "dusk" | "haze";

type SkyProps = {
  readonly name: SkyName;
  /** Where the rays come from. */
  readonly from?: readonly [number, number];
  /** The upper, darker part ends on a slanting line between these heights at the left and right edge. */
  readonly upper?: readonly [number, number];
};

/** The flat sky of a 160 × 120 scene: two tones and, if asked for, rays. */
export function Sky({ name, from, upper = [44, 20] }: SkyProps) {
  return (
    <>
      <path fill={`var(--${name})`} d="M0 0h160v120H0z" />
      <path fill={`var(--${name}-high)`} d={`M0 0h160v${upper[1]}L0 ${upper[0]}z`} />
      {from && <Rays from={from} />}
    </>
  );
}

/** Every second of sixteen wedges around a point, long enough to leave a 160 × 120 scene. */
export function Rays({
  from: [x, y],
  reach = 220,
}: {
  readonly from: readonly [number, number];
  readonly reach?: number;
}) {
  let d = "";
  for (let wedge = 0; wedge < 10; wedge++) {
    const start = (wedge / 5) * Math.PI + 0.1;
    const end = start + Math.PI / 10;
    d += `M${x} ${y}l${Math.round(Math.cos(start) * reach)} ${Math.round(Math.sin(start) * reach)} ${Math.round((Math.cos(end) - Math.cos(start)) * reach)} ${Math.round((Math.sin(end) - Math.sin(start)) * reach)}z`;
  }
  return <path fill={ray} d={d} />;
}

export function Sun({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return <circle cx={x} cy={y} r={r} fill={sun} />;
}

/** Stretched clouds with blunt ends, each as [x, y, width]. */
export function Clouds({
  at,
  fill = ray,
}: {
  readonly at: readonly (readonly [number, number, number])[];
  readonly fill?: string;
}) {
  const d = at.map(
    ([x, y, w]) =>
      `M${x} ${y}h${w}a3 3 0 0 1 0 6h${-w + 9}a3 3 0 0 0 0 6h-${Math.round(w * 0.7)}a3 3 0 0 1 0-6h4a3 3 0 0 0 0-6z`,
  );
  return <path fill={fill} d={d.join("")} />;
}

/** The sea of a 160 × 120 scene from the horizon down, darker towards the eye, with a few glints. */
export function Water({ y, glints = "" }: { readonly y: number; readonly glints?: string }) {
  return (
    <>
      <path fill={sea} d={`M0 ${y}h160V120H0z`} />
      <path fill={deep} d={`M0 ${y + 16}q30-5 62-1t98-2v30H0z`} />
      <path fill={beam} d={`M14 ${y + 7}h22l6 1.4H20zM88 ${y + 11}h30l-7 1.5H96zM50 ${y + 4}h12l4 1H52z${glints}`} />
    </>
  );
}

/** Paved quay with its stone edge; what is below y + depth is the quay wall. */
export function Quay({
  y,
  depth = 8,
  fill = steel,
}: {
  readonly y: number;
  readonly depth?: number;
  readonly fill?: string;
}) {
  return (
    <>
      <path fill={fill} d={`M0 ${y}h160v${depth}H0z`} />
      <path fill={slate} d={`M0 ${y + depth}h160V120H0z`} />
      <path fill={ink} d={`M0 ${y + depth + 3}h160v2H0z`} />
    </>
  );
}

/** Gulls as pairs of sickle wings, each as [x, y, span]. */
export function Gulls({
  at,
  fill,
}: {
  readonly at: readonly (readonly [number, number, number])[];
  readonly fill: string;
}) {
  const d = at.map(([x, y, span]) => {
    const w = span / 2;
    const h = span / 6;
    const curve = (...steps: number[]) => `q${steps.map(short).join(" ")}`;
    return `M${x} ${y}${curve(-w / 2, -h * 2, -w, -h)}${curve(w / 2, -h / 4, w, h * 1.9)}${curve(w / 2, -h * 2.6, w, -h * 2.3)}${curve(-w * 0.6, -h * 0.5, -w, h * 1.4)}z`;
  });
  return <path fill={fill} d={d.join("")} />;
}
