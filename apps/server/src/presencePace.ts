import { openRateLimiter } from "./rate.ts";
import type { TableId } from "./store/store.ts";

export type PacePlan = {
  /** How many people hear of each arrival and departure. */
  listeners(table: TableId): number;
  tell(table: TableId): void;
};

/** Messages for one table; each arrival and departure sends one to everybody there. */
const PER_SECOND = 200;
const AT_ONCE = 400;

/**
 * Announces who is at a table at a bounded rate: usually at once, and several changes together if there are many
 * changes or many listeners. However many people come, go or watch, it remains a small part of the server's work.
 */
export class PresencePace {
  readonly #plan: PacePlan;
  readonly #limiter = openRateLimiter(PER_SECOND, { atOnce: AT_ONCE });
  readonly #waiting = new Map<TableId, ReturnType<typeof setTimeout>>();

  constructor(plan: PacePlan) {
    this.#plan = plan;
  }

  changed(table: TableId): void {
    if (this.#waiting.has(table)) return;
    const messages = Math.min(AT_ONCE, Math.max(1, this.#plan.listeners(table)));
    if (this.#limiter.allows(table, messages)) {
      this.#plan.tell(table);
      return;
    }
    const timer = setTimeout(
      () => {
        this.#waiting.delete(table);
        this.changed(table);
      },
      Math.ceil((messages / PER_SECOND) * 1000),
    );
    timer.unref();
    this.#waiting.set(table, timer);
  }

  stop(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
