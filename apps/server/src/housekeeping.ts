import { setImmediate as nextTurn } from "node:timers/promises";
import { downtimesFor } from "./clocks.ts";
import { COOKIE_SECONDS } from "./identity.ts";
import { repeat } from "./repeat.ts";
import type { Store } from "./store/store.ts";

const DAY_MS = 86_400_000;
/** Somebody without a name and a place has nothing to lose. */
const NEWCOMER_DAYS = 30;
/** Long enough for whoever runs the server to read it and to look into it. */
const REPORT_DAYS = 90;
const EVERY_MS = 3_600_000;

export type Housekeeping = {
  readonly store: Pick<Store, "sweep" | "downtimesSince">;
  /** After how many days games and tables that nobody plays are deleted; 0 keeps them. */
  readonly keepDays: number;
  /** Of several processes one is enough. */
  isOurs(): boolean;
  now(): number;
  onTrouble(error: unknown): void;
};

/** Deletes what has grown old, once now and then every hour. */
export function keepHouse(plan: Housekeeping): { stop(): void } {
  let isStopped = false;
  const tidy = async () => {
    while (!isStopped && plan.isOurs() && (await sweepOnce(plan))) await nextTurn();
  };
  void tidy().catch(plan.onTrouble);
  const timer = repeat(EVERY_MS, tidy, plan.onTrouble);
  return {
    stop() {
      isStopped = true;
      timer.stop();
    },
  };
}

/** Some of what is old; gives whether there is more. */
export async function sweepOnce({
  store,
  keepDays,
  now,
}: Omit<Housekeeping, "onTrouble" | "isOurs">): Promise<boolean> {
  const linksBefore = now();
  const [first] = await downtimesFor(store, linksBefore);
  const strangers = {
    linksBefore,
    downtimesBefore: first?.from ?? linksBefore,
    newcomersBefore: linksBefore - NEWCOMER_DAYS * DAY_MS,
    reportsBefore: linksBefore - REPORT_DAYS * DAY_MS,
  };
  if (keepDays === 0) return store.sweep(strangers);
  return store.sweep({
    ...strangers,
    gamesBefore: now() - keepDays * DAY_MS,
    // Before its cookie has run out, a person may still come back and be who they were.
    peopleBefore: now() - Math.max(keepDays * DAY_MS, COOKIE_SECONDS * 1000),
  });
}
