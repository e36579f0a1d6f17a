import { brick, dune, ink, light, sand, shade } from "./paint.ts";
import { short } from "./short.ts";
import { patch, type Wall } from "./wall.tsx";

type DrumProps = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  /** How far the top bulges above y and the foot below y + h. */
  readonly bulge?: number;
};

/** An upright cylinder in three flat tones, lit from the left: tank, chimney, column. */
export function Drum({ x, y, w, h, fill, bulge = w / 8 }: DrumProps) {
  return (
    <>
      <path
        fill={fill}
        d={`M${x} ${y}q${short(w / 2)} ${short(-2 * bulge)} ${w} 0v${h}q${short(-w / 2)} ${short(2 * bulge)} ${-w} 0z`}
      />
      <path
        fill={light}
        d={`M${x} ${y}q${short(w * 0.1)} ${short(-bulge * 0.4)} ${short(w * 0.2)} ${short(-bulge * 0.64)}v${short(h + bulge * 1.28)}q${short(-w * 0.1)} ${short(-bulge * 0.24)} ${short(-w * 0.2)} ${short(-bulge * 0.64)}z`}
      />
      <path
        fill={shade}
        d={`M${x + w} ${y}q${short(-w * 0.2)} ${short(-bulge * 0.8)} ${short(-w * 0.4)} ${short(-bulge * 0.96)}v${short(h + bulge * 1.92)}q${short(w * 0.2)} ${short(-bulge * 0.16)} ${short(w * 0.4)} ${short(-bulge * 0.96)}z`}
      />
    </>
  );
}

/** Upright ribs on a wall, as on the side of a container. */
export function ribs(wall: Wall, count: number): string {
  let d = "";
  for (let rib = 0; rib < count; rib++) d += patch(wall, (rib + 0.3) / count, 0.07, (rib + 0.7) / count, 0.93);
  return d;
}

/** Containers piled against one wall: rows from the top, each with the colours from left to right. */
export function ContainerWall({
  at,
  rows,
  ribbed = 7,
}: {
  readonly at: Wall;
  readonly rows: readonly (readonly string[])[];
  readonly ribbed?: number;
}) {
  return rows.map((row, r) =>
    row.map((fill, c) => {
      const [x1, t1, b1, x2, t2, b2] = at;
      const columns = row.length;
      const side = (share: number): [number, number, number] => {
        const bent = (share * (b1 - t1)) / ((1 - share) * (b2 - t2) + share * (b1 - t1));
        const top = t1 + (t2 - t1) * bent;
        const tall = b1 + (b2 - b1) * bent - top;
        return [x1 + (x2 - x1) * bent, top + (tall * r) / rows.length, top + (tall * (r + 1)) / rows.length];
      };
      const cell: Wall = [...side(c / columns), ...side((c + 1) / columns)];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile is what it is
        <g key={`${r} ${c}`}>
          <path fill={ink} d={patch(cell, 0, 0, 1, 1)} />
          <path fill={fill} d={patch(cell, 0.015, 0.02, 0.985, 0.97)} />
          <path fill={shade} d={ribs(cell, ribbed)} />
        </g>
      );
    }),
  );
}

/** One boarded side of a crate: planks, a frame and a diagonal. */
export function CrateFace({
  at,
  fill = dune,
  frame = sand,
}: {
  readonly at: Wall;
  readonly fill?: string;
  readonly frame?: string;
}) {
  const [x1, t1, b1, x2, t2, b2] = at;
  const h1 = (b1 - t1) * 0.16;
  const h2 = (b2 - t2) * 0.16;
  return (
    <>
      <path fill={fill} d={patch(at, 0, 0, 1, 1)} />
      <path fill={brick} opacity="0.5" d={patch(at, 0, 0.32, 1, 0.36) + patch(at, 0, 0.63, 1, 0.67)} />
      <path
        fill={frame}
        d={`M${x1} ${short(b1 - 2 * h1)}L${short(x2 - (x2 - x1) * 0.14)} ${short(t2 + 0.6 * h2)}L${x2} ${short(t2 + 1.6 * h2)}L${short(x1 + (x2 - x1) * 0.14)} ${b1}z${patch(at, 0, 0, 1, 0.15)}${patch(at, 0, 0.85, 1, 1)}${patch(at, 0, 0, 0.13, 1)}${patch(at, 0.87, 0, 1, 1)}`}
      />
    </>
  );
}

/** People far away, each as [x, y of the feet, height]: a hat, a coat and a pair of legs. */
export function People({
  at,
  fill = ink,
}: {
  readonly at: readonly (readonly [number, number, number])[];
  readonly fill?: string;
}) {
  const d = at.map(([x, y, h]) => {
    const u = h / 10;
    const line = (...steps: number[]) => steps.map((step) => short(step * u)).join(" ");
    return (
      `M${short(x - 1.4 * u)} ${y}l${line(0.2, -3, -0.7, 0, 0.3, -3.6, 0.7, -0.7, 1.8, 0, 0.7, 0.7, 0.3, 3.6, -0.7, 0, 0.2, 3, -1, 0, -0.3, -2.8, -0.4, 2.8)}z` +
      `M${short(x - 0.9 * u)} ${short(y - 7.6 * u)}h${short(1.6 * u)}v${short(-1 * u)}h${short(0.6 * u)}v${short(-0.4 * u)}h${short(-0.6 * u)}l${line(-0.2, -1, -1.2, 0, -0.2, 1)}h${short(-0.6 * u)}v${short(0.4 * u)}h${short(0.6 * u)}z`
    );
  });
  return <path fill={fill} d={d.join("")} />;
}

/** Smoke drifting to the right in ever larger puffs, from the mouth of a chimney at x, y. */
export function Smoke({
  x,
  y,
  size = 1,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill: string;
}) {
  return (
    <path
      fill={fill}
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0 0q-4-5 0-9q-1-8 8-9q3-9 14-7q6-9 18-5q10-8 22-2q16-6 30 0 24-7 44-2 18-2 30 8-16-1-22 6-8 6-18 3-16 6-34 5-14 6-26 0q-12 6-20 1q-12 6-20 2q-10 6-16 2q-7 6-10 11z"
    />
  );
}

/** Crates on the hatches, each as [x, y of the foot, edge]. */
export function DeckCrates({ at }: { readonly at: readonly (readonly [number, number, number])[] }) {
  return at.map(([x, y, e]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y - e})`}>
      <path fill={dune} d={`M0 0h${e}v${e}H0z`} />
      <path fill={sand} d={`M0 0h${e}v2H0zM0 ${e - 2}h${e}v2H0zM0 ${e - 3}L${e - 2} 1h2v2L2 ${e - 1}H0z`} />
      <path fill={brick} d={`M${e - 0.7} 0h.7v${e}h-.7zM0 0h.7v${e}H0z`} />
    </g>
  ));
}
