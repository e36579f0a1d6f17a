const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran this long did not fail at its start. */
const SOUND_AFTER_MS = 60_000;

/** How long to wait before restarting a process: longer each time while it keeps failing at once. */
export class Restarts {
  readonly #now: () => number;
  #startedAt: number;
  #pause = SHORTEST_PAUSE_MS;

  constructor(now: () => number) {
    this.#now = now;
    this.#startedAt = now();
  }

  started(): void {
    this.#startedAt = this.#now();
  }

  pauseAfterEnd(): number {
    if (this.#now() - this.#startedAt >= SOUND_AFTER_MS) this.#pause = SHORTEST_PAUSE_MS;
    const pause = this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    return pause;
  }
}
