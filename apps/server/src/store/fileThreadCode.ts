import { parentPort, workerData } from "node:worker_threads";
import { openDatabaseFile } from "./databaseFile.ts";
import type { FileReply, FileRequest, Greeting } from "./fileThread.ts";
import { standsAlone, workingOn } from "./fileWork.ts";
import { groupCommit } from "./groupCommit.ts";
import { StoreUnavailable } from "./unavailable.ts";

/** Runs in the thread that has the file: carries out requests, and answers once they are on disk. */
try {
  serve(openDatabaseFile(String(workerData)));
} catch (error) {
  if (!(error instanceof StoreUnavailable)) throw error;
  greet({ unavailable: error.message });
}

function serve(sqlite: ReturnType<typeof openDatabaseFile>): void {
  const worker = workingOn(sqlite);
  const group = groupCommit(sqlite, worker.undo);
  let replies: FileReply<unknown>[] = [];

  function answer(reply: FileReply<unknown>): void {
    if (replies.length === 0) process.nextTick(send);
    replies.push(reply);
  }
  function send(): void {
    parentPort?.postMessage(replies);
    replies = [];
  }

  async function take({ id, work }: FileRequest): Promise<void> {
    try {
      const done = standsAlone(work) ? worker.carryOut(work) : await group.write(() => worker.carryOut(work));
      answer({ id, done });
    } catch (reason) {
      answer({ id, failed: reason instanceof Error ? reason : new Error(String(reason)) });
    }
  }

  parentPort?.on("message", (requests: readonly FileRequest[] | "close") => {
    if (requests !== "close") {
      for (const request of requests) void take(request);
      return;
    }
    group.flush();
    // The answers go out before the port closes, which ends the thread.
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
