import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logbook } from "./logbook.ts";

const PATIENCE_MS = 2_000;
const FAREWELL_MS = 20;
/** A time limit for each step of the shutdown; together they fit into the time the process is given. */
const STEP_MS = 1000;

/** A server's shutdown: accept nothing new, finish work in progress, then close one thing after another. */
export class Shutdown {
  readonly #log: Logbook;
  #hasBegun = false;

  constructor(log: Logbook) {
    this.#log = log;
  }

  /** From then on nothing new is accepted. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    this.#hasBegun = true;
  }

  /** Waits for pending answers. */
  async finish(underWay: Iterable<Promise<unknown>>): Promise<void> {
    await Promise.race([Promise.allSettled(underWay), pause(PATIENCE_MS, undefined, { ref: false })]);
    // The last answers leave the machine before their connections close.
    await pause(FAREWELL_MS);
  }

  /** Ends all connections; an unfinished request must not delay the rest. */
  async hangUp(app: FastifyInstance, closeSockets: () => Promise<unknown>): Promise<void> {
    const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await this.#within(PATIENCE_MS + STEP_MS / 2, closeSockets());
    clearTimeout(patience);
  }

  /** One after another; none waits for ever for an unreachable store or Redis. */
  async close(parts: readonly { close(): PromiseLike<unknown> }[]): Promise<void> {
    for (const part of parts) await this.#within(STEP_MS, part.close());
  }

  async #within(ms: number, ended: PromiseLike<unknown>): Promise<void> {
    const done = Promise.resolve(ended).catch((error: unknown) =>
      this.#log.error(error, "the server could not end in order"),
    );
    await Promise.race([done, pause(ms)]);
  }
}
