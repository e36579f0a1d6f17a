import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, Pool, type PoolConfig } from "pg";

/** Longer than any of our statements takes; the database itself ends what takes longer. */
const STATEMENT_WITHIN_MS = 5000;
/** And where nobody answers any more, nobody waits any longer. */
const ANSWER_WITHIN_MS = 6000;
const CONNECT_WITHIN_MS = 10_000;

/** Connections that may break at any moment, and on which nobody waits for ever. */
export function openSteadyPool(config: PoolConfig): Pool {
  return listening({
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    ...config,
  });
}

/** One connection to bring a database up to date by, however long that takes. */
export function openPatientPool(config: PoolConfig): Pool {
  return listening({ connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true, max: 1, ...config });
}

function listening(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // An idle connection that breaks says so here; nobody waits on it, and the pool opens another.
  pool.on("error", () => undefined);
  // One that is in use says so itself, besides failing what is under way; unheard, that would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** The pool for Kysely, which would put a connection back on which somebody still waits in vain. */
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
    if (typeof asked !== "string") throw new Error("nothing is read by cursors here");
    return client.query<Row>(asked, parameters).catch((error: unknown) => {
      // What the database did not say itself leaves open how far the connection has got.
      if (!(error instanceof DatabaseError)) isBroken = true;
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy === true || isBroken) };
}
