import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Done, Work } from "./fileWork.ts";
import { StoreUnavailable } from "./unavailable.ts";

/** Work and its number, by which the answer finds back. */
export type Order = { readonly id: number; readonly work: Work };
export type Reply<Row> =
  | { readonly id: number; readonly done: Done<Row> }
  | { readonly id: number; readonly failed: Error };
/** What the thread says first, and only once. */
export type Greeting = { readonly isOpen: true } | { readonly unavailable: string };

type Waiting = { resolve(done: Done<never>): void; reject(reason: unknown): void };

const CODE = new URL("./fileThreadCode.ts", import.meta.url);
const CLOSE = "close";

/**
 * The thread that has the file open. Whoever writes waits for the disk, and no table may wait along: the event loop of
 * the server goes on meanwhile, and all it asks for during one commit is written with the next.
 */
export class FileThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #orders: Order[] = [];
  #lastId = 0;
  #ended: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (replies: readonly Reply<never>[]) => {
      for (const reply of replies) this.#hear(reply);
    });
    worker.on("error", (reason: Error) => this.#end(reason));
    worker.on("exit", () => this.#end(new Error("the store is closed")));
  }

  /** Rejects with a StoreUnavailable where there is nothing to be done about it here. */
  static async open(folder: string): Promise<FileThread> {
    const worker = new Worker(CODE, { workerData: folder });
    const [greeting]: Greeting[] = await once(worker, "message");
    if (greeting !== undefined && "isOpen" in greeting) return new FileThread(worker);
    await worker.terminate();
    throw new StoreUnavailable(greeting?.unavailable ?? `The data folder ${folder} cannot be used`);
  }

  /** Resolves once it is durable. */
  carryOut<Row>(work: Work): Promise<Done<Row>> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    return new Promise<Done<Row>>((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      if (this.#orders.length === 0) setImmediate(() => this.#send());
      this.#orders.push({ id: this.#lastId, work });
    });
  }

  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    this.#send();
    this.#ended = new Error("the store is closed");
    const gone = once(this.#worker, "exit");
    this.#worker.postMessage(CLOSE);
    await gone;
  }

  #send(): void {
    const orders = this.#orders;
    this.#orders = [];
    if (orders.length > 0) this.#worker.postMessage(orders);
  }

  #hear(reply: Reply<never>): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("done" in reply) waiting?.resolve(reply.done);
    else waiting?.reject(reply.failed);
  }

  /** Whether what was under way is written nobody knows; who waits for it hears that it failed. */
  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
