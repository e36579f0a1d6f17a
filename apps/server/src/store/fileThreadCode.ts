import { parentPort, workerData } from "node:worker_threads";
import { openDatabaseFile } from "./databaseFile.ts";
import type { Greeting, Order, Reply } from "./fileThread.ts";
import { standsAlone, workingOn } from "./fileWork.ts";
import { groupCommit } from "./groupCommit.ts";
import { StoreUnavailable } from "./unavailable.ts";

/** Runs in the thread that has the file: takes orders, and answers when they are on the disk. */
try {
  serve(openDatabaseFile(String(workerData)));
} catch (error) {
  if (!(error instanceof StoreUnavailable)) throw error;
  greet({ unavailable: error.message });
}

function serve(sqlite: ReturnType<typeof openDatabaseFile>): void {
  const worker = workingOn(sqlite);
  const group = groupCommit(sqlite, worker.undo);
  let replies: Reply<unknown>[] = [];

  function answer(reply: Reply<unknown>): void {
    if (replies.length === 0) process.nextTick(send);
    replies.push(reply);
  }
  function send(): void {
    parentPort?.postMessage(replies);
    replies = [];
  }

  async function take({ id, work }: Order): Promise<void> {
    try {
      const done = standsAlone(work) ? worker.carryOut(work) : await group.write(() => worker.carryOut(work));
      answer({ id, done });
    } catch (reason) {
      answer({ id, failed: reason instanceof Error ? reason : new Error(String(reason)) });
    }
  }

  parentPort?.on("message", (orders: readonly Order[] | "close") => {
    if (orders !== "close") {
      for (const order of orders) void take(order);
      return;
    }
    group.flush();
    // The answers are on their way before the port closes, and with it the thread ends.
    setImmediate(() => {
      sqlite.close();
      parentPort?.close();
    });
  });
  greet({ isOpen: true });
}

function greet(greeting: Greeting): void {
  parentPort?.postMessage(greeting);
}
