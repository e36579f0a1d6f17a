import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Done, Work } from "./fileWork.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Work and the number that matches its answer to it. */
export type FileRequest = { readonly id: number; readonly work: Work };
export type FileReply<Row> =
  | { readonly id: number; readonly done: Done<Row> }
  | { readonly id: number; readonly failed: Error };
/** The thread's first message, sent only once. */
export type Greeting = { readonly isOpen: true } | { readonly unavailable: string };

type Waiting = { resolve(done: Done<never>): void; reject(reason: unknown): void };

/** Called with one line for the operator when the file cannot be opened again. */
export type OnLost = (reason: string) => void;

const CODE = new URL("./fileThreadCode.ts", import.meta.url);
const CLOSE = "close";
/** Many times what it needs: everything is read in pages. */
const MEMORY_MB = 256;
/** Its messages are short-lived. */
const YOUNG_MB = 6;
const TRIES = 5;
const TRY_AGAIN_MS = 200;
/** A thread that ends more often than this in a minute will not recover. */
const MOST_ENDS = 5;
const MINUTE_MS = 60_000;

/**
 * The thread that has the file open. Writers wait for the disk, but no table may wait with them: the server's event
 * loop goes on, and everything asked for during one commit is written with the next. A thread that ends by itself is
 * replaced; what it had answered is on disk, and the rest fails.
 */
export class FileThread {
  readonly #folder: string;
  readonly #onLost: OnLost;
  readonly #waiting = new Map<number, Waiting>();
  /** Undefined while there is none. */
  #worker: Worker | undefined;
  #requests: FileRequest[] = [];
  #lastId = 0;
  #isClosed = false;
  #ends: number[] = [];

  private constructor(folder: string, onLost: OnLost, worker: Worker) {
    this.#folder = folder;
    this.#onLost = onLost;
    this.#listenTo(worker);
  }

  /** Rejects with a StoreUnavailable if the problem cannot be solved here. */
  static async open(folder: string, onLost: OnLost): Promise<FileThread> {
    return new FileThread(folder, onLost, await startWorker(folder));
  }

  get isOpen(): boolean {
    return this.#worker !== undefined;
  }

  /** Resolves once it is durable. */
  carryOut<Row>(work: Work): Promise<Done<Row>> {
    if (this.#isClosed) return Promise.reject(new Error("the store is closed"));
    if (this.#worker === undefined) return Promise.reject(new Error("the store is being reopened"));
    return new Promise<Done<Row>>((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      if (this.#requests.length === 0) setImmediate(() => this.#send());
      this.#requests.push({ id: this.#lastId, work });
    });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#send();
    this.#isClosed = true;
    if (this.#worker === undefined) return;
    const gone = once(this.#worker, "exit");
    this.#worker.postMessage(CLOSE);
    await gone;
  }

  #listenTo(worker: Worker): void {
    this.#worker = worker;
    let reason = new Error("the store's thread has ended");
    worker.on("message", (replies: readonly FileReply<never>[]) => {
      for (const reply of replies) this.#hear(reply);
    });
    worker.on("error", (error: Error) => {
      reason = error;
    });
    worker.on("exit", () => this.#end(reason));
  }

  #send(): void {
    const requests = this.#requests;
    this.#requests = [];
    if (requests.length > 0) this.#worker?.postMessage(requests);
  }

  #hear(reply: FileReply<never>): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("done" in reply) waiting?.resolve(reply.done);
    else waiting?.reject(reply.failed);
  }

  /** In-flight writes have an unknown outcome: reject their callers. */
  #end(reason: Error): void {
    this.#worker = undefined;
    this.#requests = [];
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
    if (!this.#isClosed) void this.#openAgain(reason);
  }

  async #openAgain(reason: Error): Promise<void> {
    const now = performance.now();
    this.#ends = [...this.#ends.filter((at) => now - at < MINUTE_MS), now];
    let why = reasonOf(reason);
    for (let tries = 0; tries < TRIES && this.#ends.length <= MOST_ENDS && !this.#isClosed; tries += 1) {
      try {
        const worker = await startWorker(this.#folder);
        this.#listenTo(worker);
        if (this.#isClosed) worker.postMessage(CLOSE);
        return;
      } catch (error) {
        why = reasonOf(error);
        await pause(TRY_AGAIN_MS);
      }
    }
    if (!this.#isClosed) this.#onLost(`The store failed and cannot be reopened: ${why}`);
  }
}

async function startWorker(folder: string): Promise<Worker> {
  const worker = new Worker(CODE, {
    workerData: folder,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const [greeting]: Greeting[] = await once(worker, "message");
  if (greeting !== undefined && "isOpen" in greeting) return worker;
  await worker.terminate();
  throw new StoreUnavailable(greeting?.unavailable ?? `The data folder ${folder} cannot be used`);
}
