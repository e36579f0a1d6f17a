import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, Pool, type PoolConfig } from "pg";

/** Longer than any of our statements takes; the database cancels what takes longer. */
const STATEMENT_WITHIN_MS = 5000;
/** Gives up on a database that no longer answers. */
const ANSWER_WITHIN_MS = 6000;
const CONNECT_WITHIN_MS = 10_000;

/** A pool that survives broken connections, with a time limit on every query. */
export function openResilientPool(config: PoolConfig): Pool {
  return listening({
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    ...config,
  });
}

/** One connection for a migration, without a time limit. */
export function openMigrationPool(config: PoolConfig): Pool {
  return listening({ connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true, max: 1, ...config });
}

function listening(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // A broken idle connection reports here; nobody waits on it, and the pool opens another.
  pool.on("error", () => undefined);
  // A broken busy connection also emits an error, besides failing its query; unhandled, that would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** The pool for Kysely, which would otherwise reuse a connection with a query still pending. */
export function withoutBroken(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => careful(await pool.connect()),
    end: () => pool.end(),
  };
}

function careful(client: PostgresPoolClient): PostgresPoolClient {
  let isBroken = false;
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(asked: string | PostgresCursor<Row>, parameters: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("cursors are not supported");
    return client.query<Row>(asked, parameters).catch((error: unknown) => {
      // Without an answer from the database, the state of the connection is unknown.
      if (!(error instanceof DatabaseError)) isBroken = true;
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy === true || isBroken) };
}
