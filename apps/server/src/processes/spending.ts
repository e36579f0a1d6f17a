import type { Gate } from "../rate.ts";
import type { Crew } from "./crew.ts";

const TELL_EVERY_MS = 500;
/** Those who take the most, where there are too many to tell of. */
const MOST_TOLD = 1000;

/**
 * Lets the processes of one server keep one limit between them. Each counts for itself, and tells the others of those who
 * take more than its share of what they may: all that goes untold together is no more than what one may.
 */
export class Spending {
  readonly #crew: Crew;
  readonly #gates = new Map<string, { readonly gate: Gate; readonly spent: Map<string, number> }>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(crew: Crew) {
    this.#crew = crew;
    crew.onNews((news) => {
      if (news.kind === "spent")
        for (const [name, key, cost] of news.spent) this.#gates.get(name)?.gate.charge(key, cost);
    });
    this.#timer = setInterval(() => this.tell(), TELL_EVERY_MS);
    this.#timer.unref();
  }

  /** The other processes are told under this name of what passes. */
  share(name: string, gate: Gate): void {
    if (this.#crew.size === 1 || gate.allowance === undefined) return;
    const spent = new Map<string, number>();
    this.#gates.set(name, { gate, spent });
    gate.onPass((key, cost) => spent.set(key, (spent.get(key) ?? 0) + cost));
  }

  tell(): void {
    const told: [name: string, key: string, cost: number][] = [];
    for (const [name, { gate, spent }] of this.#gates) {
      const share = ((gate.allowance?.perSecond ?? 0) * TELL_EVERY_MS) / 1000 / this.#crew.size;
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
