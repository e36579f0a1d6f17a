import type { Database } from "better-sqlite3";

type Job = {
  /** Writes, and returns what tells the caller once the write is durable. */
  readonly write: () => () => void;
  readonly fail: (reason: unknown) => void;
};

export type GroupCommit = {
  /** Runs the write in a transaction shared with everything else written in this turn of the event loop. */
  write<Result>(work: () => Result): Promise<Result>;
  /** Commits what is waiting now. */
  flush(): void;
};

/**
 * The wait for the disk dominates a write's cost, so writers that come together share it. `undone` is called after a
 * rollback, so that caches of what was written can be dropped.
 */
export function groupCommit(sqlite: Database, undone: () => void = () => undefined): GroupCommit {
  let waiting: Job[] = [];
  const inTransaction = sqlite.transaction((jobs: readonly Job[]) => jobs.map(({ write }) => write()));

  function commit(jobs: readonly Job[]): void {
    try {
      for (const tell of inTransaction(jobs)) tell();
    } catch (reason) {
      undone();
      // The group was rolled back: each job runs alone, so that only the faulty one fails.
      if (jobs.length > 1) for (const job of jobs) commit([job]);
      else for (const job of jobs) job.fail(reason);
    }
  }

  function flush(): void {
    const jobs = waiting;
    waiting = [];
    if (jobs.length > 0) commit(jobs);
  }

  return {
    write(work) {
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        const write = () => {
          const result = work();
          return () => resolve(result);
        };
        waiting.push({ write, fail: reject });
      });
    },
    flush,
  };
}
