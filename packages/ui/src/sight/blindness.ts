import { fromLinear, linear, luminance, type Rgb } from "./color.ts";

/** How somebody sees colours: with all three kinds of cones, with one kind missing, or with none of them. */
export const SIGHTS = ["usual", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const;
export type Sight = (typeof SIGHTS)[number];

type Matrix = readonly [Rgb, Rgb, Rgb];
type Dichromacy = { readonly normal: Rgb; readonly above: Matrix; readonly below: Matrix };

/**
 * Brettel, Viénot and Mollon (1997), for linear sRGB as computed by DaltonLens: colours on either side of a plane
 * through the greys are projected onto one of two half-planes.
 */
const DICHROMACIES: Readonly<Record<"protanopia" | "deuteranopia" | "tritanopia", Dichromacy>> = {
  protanopia: {
    normal: [0.00048, 0.00393, -0.00441],
    above: [
      [0.1498, 1.19548, -0.34528],
      [0.10764, 0.84864, 0.04372],
      [0.00384, -0.0054, 1.00156],
    ],
    below: [
      [0.1457, 1.16172, -0.30742],
      [0.10816, 0.85291, 0.03892],
      [0.00386, -0.00524, 1.00139],
    ],
  },
  deuteranopia: {
    normal: [-0.00281, -0.00611, 0.00892],
    above: [
      [0.36477, 0.86381, -0.22858],
      [0.26294, 0.64245, 0.09462],
      [-0.02006, 0.02728, 0.99278],
    ],
    below: [
      [0.37298, 0.88166, -0.25464],
      [0.25954, 0.63506, 0.1054],
      [-0.0198, 0.02784, 0.99196],
    ],
  },
  tritanopia: {
    normal: [0.03901, -0.02788, -0.01113],
    above: [
      [1.01277, 0.13548, -0.14826],
      [-0.01243, 0.86812, 0.14431],
      [0.07589, 0.805, 0.11911],
    ],
    below: [
      [0.93678, 0.18979, -0.12657],
      [0.06154, 0.81526, 0.1232],
      [-0.37562, 1.12767, 0.24796],
    ],
  },
};

const dot = ([a, b, c]: Rgb, [x, y, z]: Rgb): number => a * x + b * y + c * z;

/** What a colour looks like to somebody with this sight. */
export function seenBy(sight: Sight, color: Rgb): Rgb {
  if (sight === "usual") return color;
  if (sight === "achromatopsia") {
    const grey = luminance(color);
    return fromLinear([grey, grey, grey]);
  }
  const { normal, above, below } = DICHROMACIES[sight];
  const light = linear(color);
  const [red, green, blue] = dot(light, normal) >= 0 ? above : below;
  return fromLinear([dot(red, light), dot(green, light), dot(blue, light)]);
}
