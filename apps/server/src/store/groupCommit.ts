import type { Database } from "better-sqlite3";

type Job = {
  /** Does the writing; what it gives tells the caller, once the writing is durable. */
  readonly write: () => () => void;
  readonly fail: (reason: unknown) => void;
};

export type GroupCommit = {
  /** Runs the writing in a transaction shared with whatever else is written in this turn of the event loop. */
  write<Result>(work: () => Result): Promise<Result>;
  /** Commits at once what is waiting. */
  flush(): void;
};

/**
 * Waiting for the disk is what a write costs; writers that come together share one wait. Told when what was written
 * has been undone, whoever remembers it can forget it.
 */
export function groupCommit(sqlite: Database, undone: () => void = () => undefined): GroupCommit {
  let waiting: Job[] = [];
  const inTransaction = sqlite.transaction((jobs: readonly Job[]) => jobs.map(({ write }) => write()));

  function commit(jobs: readonly Job[]): void {
    try {
      for (const tell of inTransaction(jobs)) tell();
    } catch (reason) {
      undone();
      // Nothing of the group was written: each tries alone, so that only the one at fault fails.
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
