import type { RateLimiter } from "../rate.ts";
import type { Crew } from "./crew.ts";

const TELL_EVERY_MS = 500;
/** If too many keys are due, only those that spent most are shared. */
const MOST_TOLD = 1000;

/**
 * Lets the processes of one server enforce one limit together. Each counts for itself, and reports keys that use more
 * than its share of the limit, so that the unreported rest of all processes is no more than one limit.
 */
export class Spending {
  readonly #crew: Crew;
  readonly #limiters = new Map<string, { readonly limiter: RateLimiter; readonly spent: Map<string, number> }>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(crew: Crew) {
    this.#crew = crew;
    crew.onNews((news) => {
      if (news.kind === "spent")
        for (const [name, key, cost] of news.spent) this.#limiters.get(name)?.limiter.charge(key, cost);
    });
    this.#timer = setInterval(() => this.tell(), TELL_EVERY_MS);
    this.#timer.unref();
  }

  /** Shares what passes this limiter with the other processes, under this name. */
  share(name: string, limiter: RateLimiter): void {
    if (this.#crew.size === 1 || limiter.allowance === undefined) return;
    const spent = new Map<string, number>();
    this.#limiters.set(name, { limiter, spent });
    limiter.onPass((key, cost) => spent.set(key, (spent.get(key) ?? 0) + cost));
  }

  tell(): void {
    const told: [name: string, key: string, cost: number][] = [];
    for (const [name, { limiter, spent }] of this.#limiters) {
      const share = ((limiter.allowance?.perSecond ?? 0) * TELL_EVERY_MS) / 1000 / this.#crew.size;
      for (const [key, cost] of spent) if (cost > share) told.push([name, key, cost]);
      spent.clear();
    }
    if (told.length === 0) return;
    const most = told.length > MOST_TOLD ? told.toSorted((a, b) => b[2] - a[2]).slice(0, MOST_TOLD) : told;
    this.#crew.tellAll({ kind: "spent", spent: most });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
