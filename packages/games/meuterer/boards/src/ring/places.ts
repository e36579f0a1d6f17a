import type { Place } from "@harbor/meuterer";

export type Point = { readonly x: number; readonly y: number };

/** A quarter of the ring, from its top: a bulging circle, so that its middle has room. */
const QUARTER: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 0.52, y: 0.97 },
  { x: 0.97, y: 0.54 },
];

/** Where a place lies on the ring, from -1 to 1 in both directions; place 0 is on top, and they go clockwise. */
export function pointOf(place: Place): Point {
  const nth = place % QUARTER.length;
  const { x, y } = QUARTER[nth] ?? { x: 0, y: 0 };
  switch (Math.floor(place / QUARTER.length)) {
    case 0:
      return { x, y: -y };
    case 1:
      return turned(nth, 1);
    case 2:
      return { x: -x, y };
    default:
      return turned(nth, -1);
  }
}

/** On the right and on the left, the quarter is met from its other end. */
function turned(nth: number, side: 1 | -1): Point {
  if (nth === 0) return { x: side, y: 0 };
  const { x, y } = QUARTER[QUARTER.length - nth] ?? { x: 0, y: 0 };
  return { x: side * x, y: side * y };
}
