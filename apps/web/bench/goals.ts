import { atLeast, atMost, type Goal } from "@harbor/cli/goal";
import type { HarborMoves } from "./harborMoves.ts";
import type { Audited } from "./lighthouse.ts";
import type { RevealFrames } from "./revealFrames.ts";
import { scriptBeyond, type Weight } from "./weight.ts";

export type Measured = {
  /** The home page first. */
  readonly weight: readonly [Weight, ...Weight[]];
  readonly lighthouse: readonly Audited[];
  /** Undefined for a game without harbors. */
  readonly harborMoves: HarborMoves | undefined;
  /** Undefined in a quick run, and for a game without reveals. */
  readonly reveals: RevealFrames | undefined;
};

export const FIRST_LOAD = 170_000;
export const LIVE_LOAD = 380_000;
/** A table must load far more than the home page; if not, the home page has loaded some of it already. */
export const TABLE_APART = 60_000;
const FRAME_MS = 16;
const LONG_FRAME_MS = 50;

/** The targets, each with its measured value. */
export function goalsOf({ weight, lighthouse, harborMoves, reveals }: Measured): Goal[] {
  const [first, ...tables] = weight;
  return [
    atMost("script of the first page, bytes gzip", first.script, FIRST_LOAD),
    ...tables.map((table) => atMost(`script of ${table.page}, bytes gzip`, table.script, LIVE_LOAD)),
    ...tables.map((table) =>
      atLeast(`script of ${table.page} that the first page is spared`, scriptBeyond(table, first), TABLE_APART),
    ),
    ...lighthouse.flatMap(({ page, device, scores }) => [
      atLeast(`${page}, ${device}: performance`, scores.performance, 95),
      atLeast(`${page}, ${device}: accessibility`, scores.accessibility, 100),
      atLeast(`${page}, ${device}: best practices`, scores["best-practices"], 100),
    ]),
    ...Object.entries(harborMoves ?? {}).flatMap(([kind, { work, late }]) => [
      atMost(`harbor move (${kind}), work until the frame is drawn, p95 in ms`, work.p95, FRAME_MS),
      atMost(`harbor moves (${kind}) missing in the first frame`, late, 0),
    ]),
    ...(reveals === undefined ? [] : [atMost("reveal, longest frame in ms", reveals.max, LONG_FRAME_MS)]),
  ];
}
