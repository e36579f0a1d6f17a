import { Worker } from "node:worker_threads";
import type { LadderJob, LadderResult } from "./ladderGame.ts";

const WORKER = new URL("./ladderWorker.ts", import.meta.url);

/** Threads that play games. Each has one game at a time. */
export type LadderPool = {
  readonly size: number;
  play(job: LadderJob): Promise<LadderResult>;
  close(): Promise<void>;
};

export function openLadderPool(size: number): LadderPool {
  const workers = Array.from({ length: size }, () => new Worker(WORKER));
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];

  function release(worker: Worker): void {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  }

  async function take(): Promise<Worker> {
    return free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  }

  return {
    size,
    async play(job) {
      const worker = await take();
      return new Promise((resolve, reject) => {
        const onMessage = (result: LadderResult) => {
          worker.off("error", onError);
          release(worker);
          resolve(result);
        };
        const onError = (error: Error) => {
          worker.off("message", onMessage);
          reject(error);
        };
        worker.once("message", onMessage);
        worker.once("error", onError);
        worker.postMessage(job);
      });
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
