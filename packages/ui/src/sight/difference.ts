import { linear, type Rgb } from "./color.ts";

type Lab = readonly [lightness: number, a: number, b: number];

/** CIELAB under daylight (D65). */
export function labOf(color: Rgb): Lab {
  const [r, g, b] = linear(color);
  const bend = (part: number): number => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116);
  const x = bend((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = bend(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = bend((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const TURN = 360;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const cosine = (degrees: number): number => Math.cos(radians(degrees));

/** How different two colours look (CIEDE2000): 1 is barely visible, 10 is plain at a glance. */
export function difference(one: Lab, other: Lab): number {
  const [l1, a1, b1] = one;
  const [l2, a2, b2] = other;
  const rise = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * rise((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const isGrey = c1 * c2 === 0;

  const turned = h2 - h1;
  const dh = isGrey ? 0 : turned > TURN / 2 ? turned - TURN : turned < -TURN / 2 ? turned + TURN : turned;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2));

  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = isGrey ? h1 + h2 : Math.abs(turned) <= TURN / 2 ? (h1 + h2) / 2 : ((h1 + h2 + TURN) / 2) % TURN;

  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const skew = -2 * rise(c) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + skew * (dC / sC) * (dH / sH));
}

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) * (TURN / 2)) / Math.PI + (b < 0 ? TURN : 0);
}
