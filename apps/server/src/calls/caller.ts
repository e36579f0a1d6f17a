import type { Presence } from "../presence.ts";
import { repeat } from "../repeat.ts";
import type { CallBy, Store } from "../store/store.ts";
import type { Room } from "../tables/room.ts";
import { type DueCall, dueCalls } from "./dueCalls.ts";

/** What came of an attempt. `again` says that another may succeed, if known after how long. */
export type Attempt = { readonly again?: { readonly ms?: number } };

/** One message to one place. */
export type Delivery = () => Promise<Attempt>;

/** A way to reach people. */
export type CallWay = {
  readonly by: CallBy;
  /** How long a turn may take before its player is called. */
  readonly afterMs: number;
  /** Everything that is to be sent for a call. */
  deliveries(call: DueCall): Promise<readonly Delivery[]>;
};

export type CallerPlan = {
  readonly store: Pick<Store, "claimCall">;
  rooms(): readonly Room[];
  /** Whether this process decides a table; one of several makes its calls. */
  isOurs(code: string): boolean;
  readonly presence: Pick<Presence, "isPresent" | "lastSeen">;
  now(): number;
  readonly ways: readonly CallWay[];
  onBackgroundError(error: unknown): undefined;
};

const LOOK_EVERY_MS = 1000;
/** Whoever takes messages needs a second at most; more than this, and they are in trouble. */
const MOST_QUEUED = 1000;
const AT_ONCE = 8;
const RETRY_MS = 10_000;
/** Whoever wants to wait longer is not asked again: by then the call is old. */
const LATEST_RETRY_MS = 600_000;
const MOST_WAITING = 1000;

type Job = { readonly call: DueCall; readonly deliver: Delivery };

/** Calls players who are away to the tables that wait for them, if they have asked for it. */
export function startCaller(plan: CallerPlan): { stop(): void } {
  const { store, presence, now, onBackgroundError } = plan;
  /** The calls that are due and have been dealt with. */
  let handled: ReadonlySet<string> = new Set();
  const queue: Job[] = [];
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  let busy = 0;
  let isStopped = false;

  async function look(): Promise<void> {
    const rooms = plan.rooms().filter((room) => plan.isOurs(room.state.code));
    const due = plan.ways.flatMap((way) =>
      rooms.flatMap((room) => dueCalls(room, now(), way.afterMs).map((call) => ({ way, call }))),
    );
    const before = handled;
    const done = new Set(due.map(({ way, call }) => keyOf(way, call)).filter((key) => before.has(key)));
    handled = done;
    for (const { way, call } of due) {
      if (isStopped || queue.length >= MOST_QUEUED) return;
      const key = keyOf(way, call);
      if (done.has(key) || hasSeen(call)) continue;
      done.add(key);
      if (!(await store.claimCall({ ...call, by: way.by }))) continue;
      for (const deliver of await way.deliveries(call)) queue.push({ call, deliver });
      work();
    }
  }

  /** Who is at the table, or has been since, knows. */
  function hasSeen({ table, person, from }: DueCall): boolean {
    return presence.isPresent(table, person) || (presence.lastSeen(table, person) ?? 0) > from;
  }

  function work(): void {
    while (busy < AT_ONCE && !isStopped) {
      const job = queue.shift();
      if (job === undefined) return;
      busy += 1;
      void deliver(job, true)
        .catch(onBackgroundError)
        .finally(() => {
          busy -= 1;
          work();
        });
    }
  }

  async function deliver(job: Job, mayRepeat: boolean): Promise<void> {
    const { again } = await job.deliver();
    const ms = again?.ms ?? RETRY_MS;
    if (again === undefined || !mayRepeat || isStopped || ms > LATEST_RETRY_MS || waiting.size >= MOST_WAITING) return;
    // Does not hold up the others meanwhile.
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (!hasSeen(job.call)) void deliver(job, false).catch(onBackgroundError);
    }, ms);
    timer.unref();
    waiting.add(timer);
  }

  const looking = repeat(LOOK_EVERY_MS, look, onBackgroundError);
  return {
    stop() {
      isStopped = true;
      for (const timer of waiting) clearTimeout(timer);
      looking.stop();
    },
  };
}

function keyOf({ by }: CallWay, { table, person, why, since }: DueCall): string {
  return `${by} ${table} ${person} ${why} ${since}`;
}
