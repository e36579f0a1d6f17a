import { setImmediate as nextTurn } from "node:timers/promises";
import { downtimesFor } from "./clocks.ts";
import { dayOf } from "./day.ts";
import { COOKIE_SECONDS } from "./identity.ts";
import { repeat } from "./repeat.ts";
import type { Store } from "./store/store.ts";

const DAY_MS = 86_400_000;
/** People without a name and a seat lose nothing. */
const NEWCOMER_DAYS = 30;
/** Long enough for the operator to read and investigate it. */
const REPORT_DAYS = 90;
/** The client shows the results of two weeks. */
const DAILY_DAYS = 30;
const EVERY_MS = 3_600_000;

export type HousekeepingPlan = {
  readonly store: Pick<Store, "sweep" | "downtimesSince">;
  /** After how many days finished games and abandoned tables are deleted; 0 keeps them. */
  readonly keepDays: number;
  /** Whether this process does it; one of several is enough. */
  isOurs(): boolean;
  now(): number;
  onBackgroundError(error: unknown): void;
};

/** Deletes old data, once now and then every hour. */
export function startHousekeeping(plan: HousekeepingPlan): { stop(): void } {
  let isStopped = false;
  const tidy = async () => {
    while (!isStopped && plan.isOurs() && (await sweepOnce(plan))) await nextTurn();
  };
  void tidy().catch(plan.onBackgroundError);
  const timer = repeat(EVERY_MS, tidy, plan.onBackgroundError);
  return {
    stop() {
      isStopped = true;
      timer.stop();
    },
  };
}

/** Deletes a batch; true if there may be more. */
export async function sweepOnce({
  store,
  keepDays,
  now,
}: Omit<HousekeepingPlan, "onBackgroundError" | "isOurs">): Promise<boolean> {
  const linksBefore = now();
  const [first] = await downtimesFor(store, linksBefore);
  const strangers = {
    linksBefore,
    downtimesBefore: first?.from ?? linksBefore,
    newcomersBefore: linksBefore - NEWCOMER_DAYS * DAY_MS,
    reportsBefore: linksBefore - REPORT_DAYS * DAY_MS,
    dailyBefore: dayOf(linksBefore - DAILY_DAYS * DAY_MS),
  };
  if (keepDays === 0) return store.sweep(strangers);
  return store.sweep({
    ...strangers,
    gamesBefore: now() - keepDays * DAY_MS,
    // Until their cookie expires, people can come back as who they were.
    peopleBefore: now() - Math.max(keepDays * DAY_MS, COOKIE_SECONDS * 1000),
  });
}
