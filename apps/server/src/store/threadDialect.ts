import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { FileThread } from "./fileThread.ts";

/** Kysely's queries, carried out by the thread that has the file. Transactions are the thread's own affair. */
export function threadDialect(thread: FileThread): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await thread.carryOut<Row>({
        do: "run",
        statements: [{ sql, parameters }],
        removesTables: false,
      });
      return { rows, numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: nothing is read in streams here.
    async *streamQuery() {
      throw new Error("the embedded store reads nothing in streams");
    },
  };
  const refuse = () => Promise.reject(new Error("transactions of the embedded store are made in its thread"));
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: async () => undefined,
      destroy: async () => undefined,
    }),
  };
}
