import { Worker } from "node:worker_threads";

/** Threads that play games, one game at a time each. */
export type GamePool<Job, Result> = {
  readonly size: number;
  play(job: Job): Promise<Result>;
  close(): Promise<void>;
};

/** Starts threads from a file that answers each job with one result. */
export function openGamePool<Job, Result>(file: URL, size: number): GamePool<Job, Result> {
  const workers = Array.from({ length: size }, () => new Worker(file));
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
        const onMessage = (result: Result) => {
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
