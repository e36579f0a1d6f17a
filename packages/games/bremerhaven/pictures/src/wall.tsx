import { glass, glassDim } from "./paint.ts";
import { short } from "./short.ts";

/** A wall seen at an angle: both edges upright, as [left, top, bottom, right, top, bottom]. */
export type Wall = readonly [number, number, number, number, number, number];

/** The point of a wall at the given shares of its length and height, foreshortened as the eye sees it. */
function pointOf([x1, top1, bottom1, x2, top2, bottom2]: Wall, along: number, down: number): string {
  const near = bottom1 - top1;
  const far = bottom2 - top2;
  const share = (along * near) / ((1 - along) * far + along * near);
  const top = top1 + (top2 - top1) * share;
  const bottom = bottom1 + (bottom2 - bottom1) * share;
  return `${short(x1 + (x2 - x1) * share)} ${short(top + (bottom - top) * down)}`;
}

/** A rectangle of the wall, from and to in shares of its length and height. */
export function patch(wall: Wall, left: number, top: number, right: number, bottom: number): string {
  return `M${pointOf(wall, left, top)}L${pointOf(wall, right, top)} ${pointOf(wall, right, bottom)} ${pointOf(wall, left, bottom)}z`;
}

type FacadeProps = {
  readonly at: Wall;
  readonly fill: string;
  readonly columns?: number;
  readonly rows?: number;
  /** How much of its field a window fills, across and down. */
  readonly pane?: readonly [number, number];
  /** Where the field of windows begins and ends on the wall: left, top, right, bottom. */
  readonly field?: readonly [number, number, number, number];
};

/** A wall with rows of windows; by night some are lit and some are not. */
export function Facade({
  at,
  fill,
  columns = 0,
  rows = 0,
  pane = [0.5, 0.5],
  field: [left, top, right, bottom] = [0.04, 0.06, 0.96, 0.94],
}: FacadeProps) {
  let lit = "";
  let dim = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + ((right - left) * (column + (1 - pane[0]) / 2)) / columns;
      const y = top + ((bottom - top) * (row + (1 - pane[1]) / 2)) / rows;
      const window = patch(at, x, y, x + ((right - left) * pane[0]) / columns, y + ((bottom - top) * pane[1]) / rows);
      if ((row * 7 + column * 5 + row * column) % 4 === 2) dim += window;
      else lit += window;
    }
  }
  return (
    <>
      <path fill={fill} d={patch(at, 0, 0, 1, 1)} />
      {lit && <path fill={glass} d={lit} />}
      {dim && <path fill={glassDim} d={dim} />}
    </>
  );
}
