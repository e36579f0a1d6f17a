import { brick, fog, glass, rust, shade } from "../paint.ts";
import { short } from "../short.ts";

export const WATERLINE = 92;
const KEEL = 98;

const BOWS = {
  plumb: (t: number) => t * 0.04,
  raked: (t: number) => t,
  clipper: (t: number) => t ** 0.55,
  spoon: (t: number) => t ** 2.2,
};

const STERNS = {
  counter: (t: number) => t ** 1.7,
  cruiser: (t: number) => (t < 0.4 ? -0.3 * Math.sin((t / 0.4) * Math.PI) : (t - 0.4) * 1.1),
  transom: (t: number) => t * 0.16,
};

export type Hull = {
  /** From stern to stem, at the height of the deck. */
  readonly length: number;
  /** The deck amidships; the sheer lifts bow and stern above it. */
  readonly deck: number;
  readonly sheer: number;
  readonly bow: keyof typeof BOWS;
  readonly rake: number;
  readonly stern: keyof typeof STERNS;
  readonly overhang: number;
};

const STEPS = [0, 0.15, 0.35, 0.6, 0.8, 1];
function stemAt(hull: Hull, y: number): number {
  const top = hull.deck - hull.sheer;
  return hull.length - hull.rake * BOWS[hull.bow](Math.max(0, (y - top) / (KEEL - top)));
}

function sternAt(hull: Hull, y: number): number {
  const top = hull.deck - hull.sheer * 0.5;
  return hull.overhang * STERNS[hull.stern](Math.max(0, (y - top) / (KEEL - top)));
}

/** The side of a hull between two heights; without the upper one, up to the deck with its sheer. */
function side(hull: Hull, from: number | undefined, to: number): string {
  const stemTop = from ?? hull.deck - hull.sheer;
  const sternTop = from ?? hull.deck - hull.sheer * 0.5;
  const stem = STEPS.map((t) => stemTop + (to - stemTop) * t).map((y) => `${short(stemAt(hull, y))} ${short(y)}`);
  const stern = STEPS.map((t) => to + (sternTop - to) * t).map((y) => `${short(sternAt(hull, y))} ${short(y)}`);
  const middle = from ?? hull.deck;
  const top =
    from === undefined
      ? `Q${short(hull.length * 0.22)} ${short(middle)} ${short(hull.length * 0.45)} ${middle}Q${short(hull.length * 0.8)} ${short(middle)} ${stem[0]}`
      : `L${stem[0]}`;
  return `M${stern[stern.length - 1]}${top}L${stem.join(" ")}L${stern.join(" ")}z`;
}

type HullSideProps = {
  readonly hull: Hull;
  readonly fill: string;
  /** The stripe along the rail. */
  readonly rail?: string;
  readonly portholes?: number;
};

export function HullSide({ hull, fill, rail = fog, portholes = 0 }: HullSideProps) {
  const railing: Hull = { ...hull, deck: hull.deck + 3 };
  const lights: string[] = [];
  for (let i = 0; i < portholes; i++) {
    const x = hull.length * 0.14 + (hull.length * 0.72 * (i + 0.5)) / portholes;
    lights.push(`M${short(x)} ${hull.deck + 7}a1.3 1.3 0 1 1-.1 0z`);
  }
  return (
    <>
      <path fill={rail} d={side(hull, undefined, KEEL)} />
      <path fill={fill} d={side(railing, undefined, KEEL)} />
      <path fill={fill === rust ? brick : rust} d={side(hull, WATERLINE - 6, KEEL)} />
      <path fill={shade} d={side(hull, hull.deck + (WATERLINE - hull.deck) * 0.48, KEEL)} />
      <path fill={glass} d={lights.join("")} />
    </>
  );
}
