import { fog, glass, glassDim, ink, rig, rust, shade, signal } from "../paint.ts";
import { short } from "../short.ts";

type HouseProps = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly windows?: number;
  readonly fill?: string;
};

/** A white deck house with a row of windows and an overhanging deck above it. */
export function House({ x, y, w, h, windows = 0, fill = fog }: HouseProps) {
  let lit = "";
  let dim = "";
  const field = (w - 4) / Math.max(1, windows);
  const pane = Math.min(5, field * 0.62);
  for (let i = 0; i < windows; i++) {
    const d = `M${short(x + 2 + field * i + (field - pane) / 2)} ${short(y + h * 0.28)}h${short(pane)}v${short(Math.min(4.5, h * 0.46))}h${short(-pane)}z`;
    if (i % 4 === 2) dim += d;
    else lit += d;
  }
  return (
    <>
      <path fill={fill} d={`M${x} ${y}h${w}v${h}h${-w}z`} />
      <path fill={glass} d={lit} />
      {dim && <path fill={glassDim} d={dim} />}
      <path
        fill={shade}
        d={`M${short(x + w * 0.76)} ${y}h${short(w * 0.24)}v${h}h${short(-w * 0.24)}zM${x} ${y}h${w}v1h${-w}z`}
      />
      <path fill={fill} d={`M${x - 1.5} ${y - 1.5}h${w + 3}v2h${-w - 3}z`} />
    </>
  );
}

type FunnelProps = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rake?: number;
  readonly fill?: string;
  readonly band?: string;
};

/** A funnel standing at x, y, leaning back towards the stern. */
export function Funnel({ x, y, w, h, rake = 3, fill = rust, band = signal }: FunnelProps) {
  const at = (up: number) => short(x - rake * up);
  const strip = (from: number, to: number, left = 0) =>
    `M${short(at(from) + w * left)} ${short(y - h * from)}H${short(at(from) + w)}L${short(at(to) + w)} ${short(y - h * to)}H${short(at(to) + w * left)}z`;
  return (
    <>
      <path fill={fill} d={strip(0, 1)} />
      <path fill={band} d={strip(0.42, 0.68)} />
      <path fill={ink} d={strip(0.84, 1)} />
      <path fill={shade} d={strip(0, 1, 0.6)} />
    </>
  );
}

type MastProps = {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  /** Loading booms, each as [reach, rise]; a negative reach points to the stern. */
  readonly booms?: readonly (readonly [number, number])[];
  /** Where stays reach the deck. */
  readonly stays?: readonly (readonly [number, number])[];
};

export function Mast({ x, foot, top, booms = [], stays = [] }: MastProps) {
  const from = foot - 7;
  return (
    <>
      <path
        fill={rig}
        d={`M${x - 1} ${foot}L${x - 0.6} ${top}h1.2L${x + 1} ${foot}zM${x - 4} ${short(top + (foot - top) * 0.28)}h8v1.4h-8z`}
      />
      <path
        fill="none"
        stroke={rig}
        strokeWidth="1.6"
        d={booms.map(([reach, rise]) => `M${x} ${from}l${reach} ${-rise}`).join("")}
      />
      <path
        fill="none"
        stroke={rig}
        strokeWidth=".6"
        d={
          stays.map(([sx, sy]) => `M${x} ${top + 1}L${sx} ${sy}`).join("") +
          booms
            .map(([reach, rise]) => `M${x} ${short(top + (foot - top) * 0.28)}L${x + reach} ${from - rise}v6`)
            .join("")
        }
      />
    </>
  );
}

/** Signal flags on a line that sags between two points. */
export function Bunting({
  from,
  to,
  sag = 5,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly sag?: number;
}) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / 8);
  const colors = [rust, signal, fog];
  const flags = colors.map(() => "");
  const point = (t: number) =>
    [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)] as const;
  for (let i = 0; i < count; i++) {
    const [x1, y1] = point((i + 0.2) / count);
    const [x2, y2] = point((i + 0.8) / count);
    flags[i % 3] += `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}l${short((x1 - x2) / 2)} 5z`;
  }
  return colors.map((fill, i) => <path key={fill} fill={fill} d={flags[i]} />);
}

/** A flag that blows towards the stern. */
export function Flag({
  x,
  y,
  size = 1,
  fill = signal,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
}) {
  return (
    <>
      <path fill={rig} d={`M${x - 0.5} ${y}h1v${short(17 * size)}h-1z`} />
      <path
        fill={fill}
        d={`M${x} ${y}q${short(-4 * size)} ${short(-2 * size)} ${short(-7 * size)} ${short(0.5 * size)}t${short(-5 * size)} 0v${short(6 * size)}q${short(3 * size)} ${short(1.5 * size)} ${short(5 * size)} 0t${short(7 * size)} 0z`}
      />
    </>
  );
}

/** Lifeboats in their davits. */
export function Boats({
  x,
  y,
  count,
  gap,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly gap: number;
}) {
  let hulls = "";
  let davits = "";
  for (let i = 0; i < count; i++) {
    const at = x + i * gap;
    hulls += `M${short(at)} ${y}h10q-1 4-4 4h-2.5q-3 0-3.5-4z`;
    davits += `M${short(at + 1)} ${y}v-3h1v3zM${short(at + 8)} ${y}v-3h1v3z`;
  }
  return (
    <>
      <path fill={ink} d={davits} />
      <path fill={rust} d={hulls} />
    </>
  );
}
