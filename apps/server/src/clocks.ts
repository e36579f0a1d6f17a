import { CLOCKS } from "@harbor/protocol";
import type { Store } from "./store/store.ts";

export type Downtime = { readonly from: number; readonly to: number };

/** How long a decision has taken by the clock: the time that no server ran does not count. */
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
export async function downtimesFor(store: Store, now: number): Promise<readonly Downtime[]> {
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

const BEAT_MS = 2000;
/** A pause shorter than this is the machine's, not an outage. */
const MISSED_BEATS = 3;

/** Tells the store that a server runs, and finds out on the way up how long none did. */
export async function keepBeat(store: Store, now: () => number): Promise<{ stop(): Promise<void> }> {
  const last = await store.lastBeat();
  const started = now();
  if (last !== undefined && started - last > BEAT_MS * MISSED_BEATS)
    await store.addDowntime({ from: last, to: started });
  await store.beat(started);
  let failed: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A store that is out of reach shows in /ready; the beat goes on when it is back.
    failed = store.beat(now()).catch(() => undefined);
  }, BEAT_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await failed;
      await store.beat(now()).catch(() => undefined);
    },
  };
}
