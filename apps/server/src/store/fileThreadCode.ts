import { parentPort, workerData } from "node:worker_threads";
import { Kysely, SqliteDialect } from "kysely";
import { openDatabaseFile } from "./databaseFile.ts";
import type { Greeting, Order, Reply } from "./fileThread.ts";
import { workingOn } from "./fileWork.ts";
import { groupCommit } from "./groupCommit.ts";
import { migrate, type Schema } from "./schema.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Runs in the thread that has the file: takes orders, and answers when they are on the disk. */
const folder = String(workerData);
try {
  const sqlite = openDatabaseFile(folder);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StoreUnavailable(`The data folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
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

  greet({ isOpen: true });
  parentPort?.on("message", (orders: readonly Order[] | "close") => {
    if (orders === "close") {
      group.flush();
      // The answers are on their way before the port closes, and with it the thread ends.
      setImmediate(() => void db.destroy().then(() => parentPort?.close()));
      return;
    }
    for (const { id, work } of orders) {
      group
        .write(() => worker.carryOut(work))
        .then(
          (done) => answer({ id, done }),
          (reason: unknown) => answer({ id, failed: reason instanceof Error ? reason : new Error(String(reason)) }),
        );
    }
  });
} catch (error) {
  if (!(error instanceof StoreUnavailable)) throw error;
  greet({ unavailable: error.message });
}

function greet(greeting: Greeting): void {
  parentPort?.postMessage(greeting);
}
