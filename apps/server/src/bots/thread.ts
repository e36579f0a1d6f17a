import { Worker } from "node:worker_threads";
import type { ThoughtReply, ThoughtRequest } from "./thought.ts";

const CODE = new URL("./thinkingThread.ts", import.meta.url);
const MEMORY_MB = 256;
/** By default a thread lets 192 MB of short-lived objects pile up. */
const YOUNG_MB = 48;

export function startThinkingWorker(): Worker {
  return new Worker(CODE, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
}

type Listener = {
  onReady(thread: Thread): void;
  onReply(thread: Thread, reply: Exclude<ThoughtReply, { isReady: true }>): void;
  /** The thread has ended, for whatever reason; unfinished work is lost. */
  onEnd(thread: Thread, error: Error | undefined): void;
};

/** A thread that thinks about one question at a time. */
export class Thread {
  readonly #worker: Worker;

  constructor(start: () => Worker, listener: Listener) {
    this.#worker = start();
    this.#worker.unref();
    let reason: Error | undefined;
    this.#worker.on("message", (reply: ThoughtReply) => {
      if ("isReady" in reply) listener.onReady(this);
      else listener.onReply(this, reply);
    });
    this.#worker.on("error", (error: Error) => {
      reason = error;
    });
    this.#worker.on("exit", () => listener.onEnd(this, reason));
  }

  ask(question: ThoughtRequest): void {
    this.#worker.postMessage(question);
  }

  /** Ends it whatever it is doing; `onEnd` follows. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
