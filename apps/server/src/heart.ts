import { type Downtime, downtimesFor } from "./clocks.ts";
import type { Store } from "./store/store.ts";

const BEAT_MS = 2000;
/** A pause shorter than this is the machine's, not an outage. */
const PAUSE_MS = 6000;
/** While a server runs it knows better: longer than this from one beat to the next, and something was in the way. */
const HITCH_MS = 2 * BEAT_MS;

export type HeartPlan = {
  readonly store: Pick<Store, "beat" | "lastBeat" | "addDowntime" | "downtimesSince">;
  now(): number;
  /** Finds out what time it is. */
  setClock(): Promise<void>;
  /** Time has been lost: every deadline is a later one now. */
  onLostTime(): void;
  /** Another server beats, too, in the same store. */
  onNeighbor(): void;
};

/** So many strange beats in a row are no server that is just going while this one comes. */
const MOST_STRANGE_BEATS = 5;

/**
 * Tells the store again and again that a server runs and can write. From one beat that went through to the next, no
 * more than a moment apart, people could play; in any other time they could not, whatever it was that kept them from
 * it: no server, no database, a full disk, a machine that slept, a clock that was set on. No clock counts it.
 */
export class Heart {
  readonly #plan: HeartPlan;
  #downtimes: readonly Downtime[] = [];
  /** When a beat went through last. */
  #last = 0;
  #hasFailed = false;
  #beating: Promise<void> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** What stood in the store the last time, and for how many times in a row somebody else had put it there. */
  #stood: number | undefined;
  #strange = 0;

  private constructor(plan: HeartPlan) {
    this.#plan = plan;
  }

  /** Finds out how long no server ran, and begins to beat. */
  static async start(plan: HeartPlan): Promise<Heart> {
    const heart = new Heart(plan);
    const { store, now } = plan;
    const last = await store.lastBeat();
    const started = now();
    if (last !== undefined && started - last > PAUSE_MS) await store.addDowntime({ from: last, to: started });
    await store.beat(started);
    heart.#downtimes = await downtimesFor(store, started);
    heart.#last = started;
    heart.#timer = setInterval(() => {
      // A store that is out of reach shows in /ready; the beat goes on when it is back.
      heart.confirm().catch(() => undefined);
    }, BEAT_MS);
    heart.#timer.unref();
    return heart;
  }

  get downtimes(): readonly Downtime[] {
    return this.#downtimes;
  }

  /** Whether something could be written a moment ago. */
  get isSteady(): boolean {
    return !this.#hasFailed && this.#plan.now() - this.#last <= PAUSE_MS;
  }

  /** Resolves when a beat has gone through that began after this was asked: all time lost until then is known. */
  async confirm(): Promise<void> {
    // One that is under way may have been sent before the time in question.
    await this.#beating?.catch(() => undefined);
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    await this.#beating;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating?.catch(() => undefined);
    await this.#plan.store.beat(this.#plan.now()).catch(() => undefined);
  }

  async #beat(): Promise<void> {
    const { store, now, setClock, onLostTime } = this.#plan;
    try {
      do {
        await setClock();
        const at = now();
        const stands = await store.lastBeat();
        this.#lookForNeighbors(stands);
        const isLost = this.#hasFailed || at - this.#last > HITCH_MS;
        // Where another server could write all the while, it was only this one that could not.
        if (isLost && stands !== undefined && at - stands > HITCH_MS) await store.addDowntime({ from: stands, to: at });
        await store.beat(at);
        if (isLost) this.#downtimes = await downtimesFor(store, at);
        this.#last = at;
        this.#hasFailed = false;
        if (isLost) onLostTime();
        // One that took so long itself is lost time, too.
      } while (now() - this.#last > HITCH_MS);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  /** Nobody else brings the beat forward where there is nobody else. */
  #lookForNeighbors(stands: number | undefined): void {
    const isStrange = stands !== undefined && stands > this.#last && stands !== this.#stood;
    this.#stood = stands;
    this.#strange = isStrange ? this.#strange + 1 : 0;
    if (this.#strange === MOST_STRANGE_BEATS) this.#plan.onNeighbor();
  }
}
