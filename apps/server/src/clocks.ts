import { CLOCKS } from "@harbor/protocol";
import type { Store } from "./store/store.ts";

/** A time in which no move could have been written. */
export type Downtime = { readonly from: number; readonly to: number };

/** How long a decision has taken by the clock: the time in which nobody could decide does not count. */
export function deadlineAfter(since: number, seconds: number, downtimes: readonly Downtime[]): number {
  let deadline = since + seconds * 1000;
  for (const { from, to } of downtimes) {
    const start = Math.max(from, since);
    if (to > since && start < deadline) deadline += to - start;
  }
  return deadline;
}

const LONGEST_CLOCK_MS = Math.max(...CLOCKS) * 1000;
/** A clock that ran out is looked at after the start; until then its deadline must not move. */
const MARGIN_MS = 86_400_000;

/** The outages that clocks still running may have stood still in: outages themselves reach further back. */
export async function downtimesFor(store: Pick<Store, "downtimesSince">, now: number): Promise<readonly Downtime[]> {
  const all = await store.downtimesSince(0);
  let from = now;
  let ran = 0;
  const late: Downtime[] = [];
  for (const downtime of all.toReversed()) {
    ran += from - downtime.to;
    if (ran > LONGEST_CLOCK_MS + MARGIN_MS) break;
    late.unshift(downtime);
    from = downtime.from;
  }
  return late;
}
