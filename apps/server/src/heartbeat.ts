import { type Downtime, downtimesFor } from "./clocks.ts";
import type { Store } from "./store/store.ts";

const BEAT_MS = 2000;
/** A shorter pause comes from the machine and is no outage. */
const PAUSE_MS = 6000;
/** A running server knows better: if two beats are further apart than this, something went wrong. */
const HITCH_MS = 2 * BEAT_MS;

export type HeartbeatPlan = {
  readonly store: Pick<Store, "beat" | "lastBeat" | "addDowntime" | "downtimesSince">;
  now(): number;
  /** Compares the clock with the store's. */
  setClock(): Promise<void>;
  /** Another server uses the same store. */
  onNeighbor(): void;
};

/** Fewer foreign beats in a row may come from a server that is stopping while this one starts. */
const MOST_STRANGE_BEATS = 5;

/**
 * Records in the store, again and again, that the server runs and can write. Between two successful beats no more than
 * a moment apart people could play. In any other time they could not, whatever the reason: no server, no database, a
 * full disk, a machine that slept, a clock that was set forward. No player's clock counts that time.
 */
export class Heartbeat {
  readonly #plan: HeartbeatPlan;
  #downtimes: readonly Downtime[] = [];
  /** When the last beat succeeded. */
  #last = 0;
  #hasFailed = false;
  #beating: Promise<void> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The beat found in the store last time, and how many times in a row it came from another server. */
  #stood: number | undefined;
  #strange = 0;
  #tellLostTime: () => void = () => undefined;

  private constructor(plan: HeartbeatPlan) {
    this.#plan = plan;
  }

  /** Determines how long no server ran, and starts to beat. */
  static async start(plan: HeartbeatPlan): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(plan);
    const { store, now } = plan;
    const last = await store.lastBeat();
    const started = now();
    if (last !== undefined && started - last > PAUSE_MS) await store.addDowntime({ from: last, to: started });
    await store.beat(started);
    heartbeat.#downtimes = await downtimesFor(store, started);
    heartbeat.#last = started;
    heartbeat.#timer = setInterval(() => {
      // /ready reports a store that cannot be reached; the heartbeat resumes when it is back.
      heartbeat.confirm().catch(() => undefined);
    }, BEAT_MS);
    heartbeat.#timer.unref();
    return heartbeat;
  }

  /** What to do when time was lost: every deadline has moved. */
  onLostTime(tell: () => void): void {
    this.#tellLostTime = tell;
  }

  get downtimes(): readonly Downtime[] {
    return this.#downtimes;
  }

  /** Whether the last write succeeded a moment ago. */
  get isHealthy(): boolean {
    return !this.#hasFailed && this.#plan.now() - this.#last <= PAUSE_MS;
  }

  /** Resolves after a beat that began after this call: all time lost until now is known then. */
  async confirm(): Promise<void> {
    // A beat under way may have been sent before the time in question.
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
    const { store, now, setClock } = this.#plan;
    try {
      do {
        await setClock();
        const at = now();
        const stands = await store.lastBeat();
        this.#lookForNeighbors(stands);
        const isLost = this.#hasFailed || at - this.#last > HITCH_MS;
        // If another server could write all the while, only this one was cut off.
        if (isLost && stands !== undefined && at - stands > HITCH_MS) await store.addDowntime({ from: stands, to: at });
        await store.beat(at);
        if (isLost) this.#downtimes = await downtimesFor(store, at);
        this.#last = at;
        this.#hasFailed = false;
        if (isLost) this.#tellLostTime();
        // A beat that took this long counts as lost time too.
      } while (now() - this.#last > HITCH_MS);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  /** Only another server moves the beat in the store forward between our own beats. */
  #lookForNeighbors(stands: number | undefined): void {
    const isStrange = stands !== undefined && stands > this.#last && stands !== this.#stood;
    this.#stood = stands;
    this.#strange = isStrange ? this.#strange + 1 : 0;
    if (this.#strange === MOST_STRANGE_BEATS) this.#plan.onNeighbor();
  }
}
