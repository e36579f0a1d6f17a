import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { Client } from "pg";
import { PostgresAppends, writeTogether } from "./postgresAppends.ts";
import { entryRow, queriesOn, summaryRow, tableRow } from "./queries.ts";
import { openMigrationPool, openResilientPool, withoutBroken } from "./resilientPool.ts";
import { migrate, type Schema } from "./schema.ts";
import type { Store, TableId } from "./store.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Appends share statements and need few; four servers still fit into PostgreSQL's default of 100. */
export const CONNECTIONS = 20;
/** Any constant will do: it identifies the lock held during a migration. */
const MIGRATION_LOCK = 7_061_843;

/** Keeps everything in a PostgreSQL database, which any number of servers may share. */
export async function openPostgresStore(url: string, connections = CONNECTIONS): Promise<Store> {
  const address = addressIn(url);
  await bringUpToDate(url, address);
  const pool = openResilientPool({ connectionString: url, max: connections });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutBroken(pool) }) });

  // A named statement is prepared once for each connection.
  const appends = new PostgresAppends((text, values) => pool.query({ name: "appends", text, values }));

  return {
    ...queriesOn(db, async ([first, ...others]) => {
      if (first === undefined) return;
      // A single statement is a transaction by itself, and saves the round trips.
      if (others.length === 0) return void (await db.executeQuery(first.compile()));
      await db.transaction().execute(async (transaction) => {
        for (const statement of [first, ...others]) await transaction.executeQuery(statement.compile());
      });
    }),

    createTable(table) {
      const { id: newTable, entries, summary } = table;
      return db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await tableRow(transaction, table).executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return "code-taken";
        await writeTogether(
          (sql, values) => transaction.executeQuery<{ table_id: TableId }>(CompiledQuery.raw(sql, values)),
          [{ table: newTable, after: 0, entries: entries.map(entryRow), summary: summaryRow(summary) }],
        );
        return "created";
      });
    },

    async append(table, after, entries, summary) {
      const isWritten = await appends.add({
        table,
        after,
        // Serialized here: a body that is not JSON must fail its own append alone.
        entries: entries.map(entryRow),
        summary: summary && summaryRow(summary),
      });
      return isWritten ? "appended" : "conflict";
    },

    async time() {
      const { rows } = await sql<{ at: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::double precision as at
      `.execute(db);
      return rows[0]?.at ?? Date.now();
    },

    async size() {
      const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
      return { bytes: Number(rows[0]?.bytes ?? 0) };
    },

    // The next query replaces a broken connection.
    isOpen: () => true,

    async close() {
      // A pool that ends forgets clients that still wait for a connection, and they would wait for ever.
      while (!appends.isIdle || pool.waitingCount > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await db.destroy();
    },
  };
}

/** One connection to an up-to-date database, without a time limit. */
export async function openForMove(url: string): Promise<Kysely<Schema>> {
  await bringUpToDate(url, addressIn(url));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openMigrationPool({ connectionString: url }) }) });
}

async function bringUpToDate(url: string, address: string): Promise<void> {
  const pool = openMigrationPool({ connectionString: url });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, (transaction) => sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction));
  } catch (error) {
    throw new StoreUnavailable(`The database at ${address} cannot be used: ${reasonOf(error)}`);
  } finally {
    await db.destroy();
  }
}

/** The database's address for messages. A URL can hide its password anywhere, so nothing else of it is shown. */
function addressIn(url: string): string {
  const wrong = new StoreUnavailable(
    "DATABASE_URL is not a PostgreSQL address: postgres://user:password@host:port/database, special characters as %XX",
  );
  if (!/^postgres(ql)?:\/\//.test(url)) throw wrong;
  let client: Client;
  try {
    client = new Client({ connectionString: url });
  } catch {
    throw wrong;
  }
  // The end of a password with an unescaped "/" or "#" would be taken for the database's name.
  if (client.database?.includes("@") || client.host.includes("@")) throw wrong;
  return `${client.host}:${client.port}`;
}
