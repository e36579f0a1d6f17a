import { steadyNow } from "./rate.ts";
import type { Store } from "./store/store.ts";

export type ClockPlan = {
  readonly store: Pick<Store, "time" | "lastBeat">;
  /** The machine's clock, which may be set, and one that is not, but may stand still while the machine sleeps. */
  wall?(): number;
  steady?(): number;
};

/** Clocks are put right by less than this all the time. */
const STEP_MS = 4000;
/** By so much of itself time is held back where it is ahead: nobody notices, and a day is made up for in three weeks. */
const HOLD_BACK = 0.05;

/**
 * The time that tables go by. Servers that share a store take it from there: a machine whose own clock is set on or back
 * must not see other servers' moves as an hour old. It never goes back either, as what is written would seem to have
 * been waited for since long ago; where the store's clock was set back, this one goes a little slower until they agree.
 */
export class HouseClock {
  readonly #plan: Required<ClockPlan>;
  /** The time when it was last compared with the store's, and what the machine's clocks said then. */
  #at = 0;
  #wallAt = 0;
  #steadyAt = 0;
  /** How far it is ahead of the store's clock. */
  #ahead = 0;

  private constructor(plan: ClockPlan) {
    this.#plan = { wall: () => Date.now(), steady: steadyNow, ...plan };
  }

  static async start(plan: ClockPlan): Promise<HouseClock> {
    const clock = new HouseClock(plan);
    const { store, steady } = clock.#plan;
    const last = (await store.lastBeat()) ?? 0;
    const asked = steady();
    const time = await store.time();
    if (last - time > STEP_MS) clock.#ahead = last - time;
    clock.#set(time + clock.#ahead + (steady() - asked));
    return clock;
  }

  /**
   * Until it is compared again the later of what the machine's clocks say: whether a machine slept or its clock was set
   * on, what is written too late takes no time from anybody.
   */
  now(): number {
    const { wall, steady } = this.#plan;
    return Math.round(this.#at + Math.max(steady() - this.#steadyAt, wall() - this.#wallAt));
  }

  /** Compares it with the store's clock. */
  async compare(): Promise<void> {
    const { store, steady } = this.#plan;
    const asked = steady();
    const time = await store.time();
    const passed = steady() - this.#steadyAt;
    const present = this.#at + passed;
    // The answer was given at some moment since it was asked for.
    const [least, most] = [time, time + (steady() - asked)];
    const missing = least + this.#ahead - present;
    if (missing > STEP_MS) this.#ahead = Math.max(0, this.#ahead - missing);
    const excess = present - (most + this.#ahead);
    if (excess > STEP_MS) this.#ahead += excess;
    const heldBack = Math.min(this.#ahead, Math.max(0, passed) * HOLD_BACK);
    this.#ahead -= heldBack;
    this.#set(Math.min(Math.max(present - heldBack, least + this.#ahead), most + this.#ahead));
  }

  #set(at: number): void {
    const { wall, steady } = this.#plan;
    this.#at = at;
    this.#wallAt = wall();
    this.#steadyAt = steady();
  }
}
