import { createHash } from "node:crypto";
import type { Presence } from "../presence.ts";
import { repeat } from "../repeat.ts";
import type { Store, StoredPush } from "../store/store.ts";
import type { Room } from "../tables/room.ts";
import { type DueCall, dueCalls } from "./dueCalls.ts";
import type { PushMessage, PushResult } from "./sendPush.ts";

export type CallerPlan = {
  readonly store: Pick<Store, "claimCall" | "pushesOf" | "dropPush">;
  rooms(): readonly Room[];
  /** Whether this process decides a table; one of several makes its calls. */
  isOurs(code: string): boolean;
  readonly presence: Pick<Presence, "isPresent" | "lastSeen">;
  now(): number;
  /** How long a turn may take before its player is called. */
  readonly afterMs: number;
  send(push: StoredPush, message: PushMessage): Promise<PushResult>;
  count(result: PushResult): void;
  onBackgroundError(error: unknown): undefined;
};

const LOOK_EVERY_MS = 1000;
/** Push services take a second at most; more than this, and they are in trouble. */
const MOST_QUEUED = 1000;
const AT_ONCE = 8;
const RETRY_MS = 10_000;
const DAY_S = 86_400;
const TOPIC_LETTERS = 32;

type Job = { readonly push: StoredPush; readonly message: PushMessage };

/** Calls players who are away to the tables that wait for them, if they have asked for it. */
export function startCaller(plan: CallerPlan): { stop(): void } {
  const { store, presence, now, onBackgroundError } = plan;
  /** The calls that are due and have been dealt with. */
  let handled: ReadonlySet<string> = new Set();
  const queue: Job[] = [];
  let busy = 0;
  let isStopped = false;

  async function look(): Promise<void> {
    const due = plan
      .rooms()
      .flatMap((room) => (plan.isOurs(room.state.code) ? dueCalls(room, now(), plan.afterMs) : []));
    const before = handled;
    const done = new Set(due.map(keyOf).filter((key) => before.has(key)));
    handled = done;
    for (const call of due) {
      if (isStopped || queue.length >= MOST_QUEUED) return;
      if (done.has(keyOf(call)) || hasSeen(call)) continue;
      done.add(keyOf(call));
      if (await store.claimCall(call)) await enqueue(call);
    }
  }

  /** Who is at the table, or has been since, knows. */
  function hasSeen({ table, person, from }: DueCall): boolean {
    return presence.isPresent(table, person) || (presence.lastSeen(table, person) ?? 0) > from;
  }

  async function enqueue({ table, person, code, why, left }: DueCall): Promise<void> {
    for (const push of await store.pushesOf(person)) {
      const message = {
        text: JSON.stringify({ why, code, language: push.language }),
        topic: createHash("sha256").update(table).digest("base64url").slice(0, TOPIC_LETTERS),
        lasts: left === undefined ? DAY_S : left / 1000,
      };
      queue.push({ push, message });
    }
    work();
  }

  function work(): void {
    while (busy < AT_ONCE && !isStopped) {
      const job = queue.shift();
      if (job === undefined) return;
      busy += 1;
      void deliver(job, RETRY_MS)
        .catch(onBackgroundError)
        .finally(() => {
          busy -= 1;
          work();
        });
    }
  }

  async function deliver(job: Job, retryMs: number | undefined): Promise<void> {
    const result = await plan.send(job.push, job.message);
    plan.count(result);
    if (result === "gone") await store.dropPush(job.push.hash);
    if (result !== "busy" || retryMs === undefined) return;
    // Does not hold up the others meanwhile.
    const timer = setTimeout(() => void deliver(job, undefined).catch(onBackgroundError), retryMs);
    timer.unref();
  }

  const looking = repeat(LOOK_EVERY_MS, look, onBackgroundError);
  return {
    stop() {
      isStopped = true;
      looking.stop();
    },
  };
}

function keyOf({ table, person, why, since }: DueCall): string {
  return `${table} ${person} ${why} ${since}`;
}
