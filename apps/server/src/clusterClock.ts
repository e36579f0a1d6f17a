import { monotonicNow } from "./rate.ts";
import type { Store } from "./store/store.ts";

export type ClockPlan = {
  readonly store: Pick<Store, "time" | "lastBeat">;
  /** The machine's clock, which can be set, and a monotonic one, which cannot but may stop while the machine sleeps. */
  wall?(): number;
  monotonic?(): number;
};

/** Routine clock corrections are smaller than this. */
const STEP_MS = 4000;
/** The share by which time slows down while it is ahead: nobody notices, and a day is made up for in three weeks. */
const HOLD_BACK = 0.05;

/**
 * The time that tables use. Servers that share a store take it from there, so a machine whose own clock is changed does
 * not see other servers' moves as an hour old. It never goes back, because a new entry would then seem to have waited
 * for a long time; if the store's clock is set back, this one runs a little slower until they agree.
 */
export class ClusterClock {
  readonly #plan: Required<ClockPlan>;
  /** The time of the last comparison with the store's clock, and what the machine's clocks said then. */
  #at = 0;
  #wallAt = 0;
  #monotonicAt = 0;
  /** How far it is ahead of the store's clock. */
  #ahead = 0;

  private constructor(plan: ClockPlan) {
    this.#plan = { wall: () => Date.now(), monotonic: monotonicNow, ...plan };
  }

  static async start(plan: ClockPlan): Promise<ClusterClock> {
    const clock = new ClusterClock(plan);
    const { store, monotonic } = clock.#plan;
    const last = (await store.lastBeat()) ?? 0;
    const asked = monotonic();
    const time = await store.time();
    if (last - time > STEP_MS) clock.#ahead = last - time;
    clock.#set(time + clock.#ahead + (monotonic() - asked));
    return clock;
  }

  /**
   * Between comparisons, the later of the machine's two clocks: if the machine slept or its clock was set forward, an
   * entry that is dated too late takes no time from anybody.
   */
  now(): number {
    const { wall, monotonic } = this.#plan;
    return Math.round(this.#at + Math.max(monotonic() - this.#monotonicAt, wall() - this.#wallAt));
  }

  /** Compares it with the store's clock. */
  async compare(): Promise<void> {
    const { store, monotonic } = this.#plan;
    const asked = monotonic();
    const time = await store.time();
    const passed = monotonic() - this.#monotonicAt;
    const present = this.#at + passed;
    // The store answered at some moment after it was asked.
    const [least, most] = [time, time + (monotonic() - asked)];
    const missing = least + this.#ahead - present;
    if (missing > STEP_MS) this.#ahead = Math.max(0, this.#ahead - missing);
    const excess = present - (most + this.#ahead);
    if (excess > STEP_MS) this.#ahead += excess;
    const heldBack = Math.min(this.#ahead, Math.max(0, passed) * HOLD_BACK);
    this.#ahead -= heldBack;
    this.#set(Math.min(Math.max(present - heldBack, least + this.#ahead), most + this.#ahead));
  }

  #set(at: number): void {
    const { wall, monotonic } = this.#plan;
    this.#at = at;
    this.#wallAt = wall();
    this.#monotonicAt = monotonic();
  }
}
