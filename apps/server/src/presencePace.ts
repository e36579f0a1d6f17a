import { openGate } from "./rate.ts";
import type { TableId } from "./store/store.ts";

export type PacePlan = {
  /** How many must be told of each coming and going. */
  listeners(table: TableId): number;
  tell(table: TableId): void;
};

/** Messages for one table, of which each coming and going makes as many as there are people to tell. */
const PER_SECOND = 200;
const AT_ONCE = 400;

/**
 * Tells who is at a table at a bounded pace: at once as a rule, and several changes together when there are many of them
 * or many to tell. However many come and go, and however many look on, it stays a small part of the server's work.
 */
export class PresencePace {
  readonly #plan: PacePlan;
  readonly #gate = openGate(PER_SECOND, { atOnce: AT_ONCE });
  readonly #waiting = new Map<TableId, ReturnType<typeof setTimeout>>();

  constructor(plan: PacePlan) {
    this.#plan = plan;
  }

  changed(table: TableId): void {
    if (this.#waiting.has(table)) return;
    const messages = Math.min(AT_ONCE, Math.max(1, this.#plan.listeners(table)));
    if (this.#gate.lets(table, messages)) {
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
