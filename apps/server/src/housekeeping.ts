import { setImmediate as nextTurn } from "node:timers/promises";
import { COOKIE_SECONDS } from "./identity.ts";
import { repeat } from "./repeat.ts";
import type { Store } from "./store/store.ts";

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

export type Housekeeping = {
  readonly store: Pick<Store, "sweep">;
  /** After how many days games that are over, and tables that never began, are deleted; 0 keeps them. */
  readonly keepDays: number;
  now(): number;
  onTrouble(error: unknown): void;
};

/** Deletes what has grown old, once now and then every hour. */
export function keepHouse(plan: Housekeeping): { stop(): void } {
  let isStopped = false;
  const tidy = async () => {
    while (!isStopped && (await sweepOnce(plan))) await nextTurn();
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
export function sweepOnce({ store, keepDays, now }: Omit<Housekeeping, "onTrouble">): Promise<boolean> {
  const linksBefore = now();
  if (keepDays === 0) return store.sweep({ linksBefore });
  return store.sweep({
    linksBefore,
    gamesBefore: now() - keepDays * DAY_MS,
    // Before its cookie has run out, a person may still come back and be who they were.
    peopleBefore: now() - Math.max(keepDays * DAY_MS, COOKIE_SECONDS * 1000),
  });
}
