import { CLOCKS } from "@harbor/protocol";
import type { Store } from "./store/store.ts";

/** A period in which no move could have been written. */
export type Downtime = { readonly from: number; readonly to: number };

/** When a decision's clock runs out: time in which nobody could decide does not count. */
export function deadlineAfter(since: number, seconds: number, downtimes: readonly Downtime[]): number {
  let deadline = since + seconds * 1000;
  for (const { from, to } of downtimes) {
    const start = Math.max(from, since);
    if (to > since && start < deadline) deadline += to - start;
  }
  return deadline;
}

const LONGEST_CLOCK_MS = Math.max(...CLOCKS) * 1000;
/** A clock that ran out is checked after the start; its deadline must not move before that. */
const MARGIN_MS = 86_400_000;

/** The outages that may still matter to a running clock; the outages themselves may reach further back. */
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
