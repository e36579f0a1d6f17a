import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { FileThread } from "./fileThread.ts";

/**
 * Runs Kysely's queries in the thread that has the file. A Kysely transaction stays open between messages and would
 * include other writes, so transactions are used only for the migration, before anybody else can write.
 */
export function threadDialect(thread: FileThread): Dialect {
  const inTransaction = new WeakSet<DatabaseConnection>();
  const step = (sql: string) => async (connection: DatabaseConnection) => {
    inTransaction.add(connection);
    await connection.executeQuery(CompiledQuery.raw(sql));
    if (sql !== "begin") inTransaction.delete(connection);
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connectionTo(thread, inTransaction),
      beginTransaction: step("begin"),
      commitTransaction: step("commit"),
      rollbackTransaction: step("rollback"),
      releaseConnection: async () => undefined,
      destroy: async () => undefined,
    }),
  };
}

function connectionTo(thread: FileThread, inTransaction: WeakSet<DatabaseConnection>): DatabaseConnection {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await thread.carryOut<Row>(
        inTransaction.has(connection)
          ? { do: "step", statement: { sql, parameters } }
          : { do: "run", statements: [{ sql, parameters }], removesTables: false },
      );
      return { rows, numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: this store does not stream.
    async *streamQuery() {
      throw new Error("the embedded store does not stream");
    },
  };
  return connection;
}
