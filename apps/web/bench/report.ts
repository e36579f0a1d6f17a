import { GOAL_HEAD, goalRow, short } from "@harbor/cli/goal";
import { textTable } from "@harbor/cli/table";
import { goalsOf, type Measured } from "./goals.ts";
import type { HarborMoves } from "./harborMoves.ts";
import type { Spread } from "./spread.ts";

export function inTables(measured: Measured): string {
  const { weight, lighthouse, harborMoves, reveals } = measured;
  return [
    textTable(
      ["loaded, KB gzip", "script", "style", "fonts"],
      weight.map(({ page, script, style, font }) => [page, kilobytes(script), kilobytes(style), kilobytes(font)]),
    ),
    ...(lighthouse.length === 0 ? [] : [audits(lighthouse), failings(lighthouse)]),
    ...(harborMoves === undefined ? [] : [moves(harborMoves)]),
    ...(reveals === undefined
      ? []
      : [
          textTable(
            ["reveals", "frames", "p50 ms", "p99 ms", "max ms", "over 50 ms", "long by the browser", "longest"],
            [
              [
                reveals.reveals,
                reveals.frames,
                reveals.p50,
                reveals.p99,
                reveals.max,
                reveals.over50,
                reveals.longFrames,
                short(reveals.longestFrame),
              ],
            ],
          ),
        ]),
    textTable(GOAL_HEAD, goalsOf(measured).map(goalRow)),
  ].join("\n\n");
}

function moves(harborMoves: HarborMoves): string {
  return textTable(
    ["harbor move, milliseconds", "p50", "p95", "max", "moves"],
    Object.entries(harborMoves).flatMap(([kind, { work, processor, drawn, presented }]) => [
      spread(`${kind}: work`, work),
      spread(`${kind}: work, processor time`, processor),
      spread(`${kind}: until it is drawn`, drawn),
      spread(`${kind}: until it is on the screen`, presented),
    ]),
  );
}

function audits(lighthouse: Measured["lighthouse"]): string {
  return textTable(
    ["Lighthouse", "device", "performance", "accessibility", "best practices", "FCP", "LCP", "TBT", "CLS", "SI", "TTI"],
    lighthouse.map(({ page, device, scores, times }) => [
      page,
      device,
      scores.performance,
      scores.accessibility,
      scores["best-practices"],
      Math.round(times.firstContentfulPaint),
      Math.round(times.largestContentfulPaint),
      Math.round(times.totalBlockingTime),
      short(times.cumulativeLayoutShift),
      Math.round(times.speedIndex),
      Math.round(times.interactive),
    ]),
  );
}

function failings(lighthouse: Measured["lighthouse"]): string {
  return textTable(
    ["not perfect", "device", "category", "counts", "audit", "said", "where"],
    lighthouse.flatMap(({ page, device, failing }) =>
      failing.map(({ audit, category, counts, said, where }) => [
        page,
        device,
        category,
        counts ? "yes" : "no",
        audit,
        said,
        where.join(", "),
      ]),
    ),
  );
}

function spread(name: string, { p50, p95, max, count }: Spread) {
  return [name, short(p50), short(p95), short(max), count];
}

function kilobytes(bytes: number): number {
  return short(bytes / 1000);
}
