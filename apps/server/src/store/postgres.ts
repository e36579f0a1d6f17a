import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { Client, Pool } from "pg";
import { queriesOn, summaryRow, tableRow, textOf } from "./queries.ts";
import { migrate, type Schema } from "./schema.ts";
import type { NewEntry, Store, TableId, TableSummary } from "./store.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** A commit takes whoever waits with it, so more wait less; four servers still fit into PostgreSQL's usual 100. */
const CONNECTIONS = 20;
const CONNECT_WITHIN_MS = 10_000;
/** Any number will do, as long as it stays the same: whoever migrates holds it. */
const MIGRATION_LOCK = 7_061_843;

/** Keeps everything in a PostgreSQL database, which any number of servers may share. */
export async function openPostgresStore(url: string): Promise<Store> {
  const address = addressIn(url);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  // An idle connection that breaks says so here; nobody waits on it, and the pool opens another.
  pool.on("error", () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, (transaction) => sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction));
  } catch (error) {
    await db.destroy();
    throw new StoreUnavailable(`The database at ${address} cannot be used: ${reasonOf(error)}`);
  }

  return {
    ...queriesOn(db, async ([first, ...others]) => {
      if (first === undefined) return;
      // One statement is a transaction by itself, and needs no round trips to say so.
      if (others.length === 0) return void (await db.executeQuery(first.compile()));
      await db.transaction().execute(async (transaction) => {
        for (const statement of [first, ...others]) await transaction.executeQuery(statement.compile());
      });
    }),

    createTable(table) {
      return db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await tableRow(transaction, table).executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return "code-taken";
        const values = appendValues(table.id, 0, table.entries, table.summary);
        await transaction.executeQuery(CompiledQuery.raw(APPEND, values));
        return "created";
      });
    },

    async append(table, after, entries, summary) {
      const values = appendValues(table, after, entries, summary);
      const { rowCount } = await pool.query({ name: "append", text: APPEND, values });
      return rowCount === 1 ? "appended" : "conflict";
    },

    async close() {
      // A pool that ends forgets those who still wait for a connection; they would wait for ever.
      while (pool.waitingCount > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await db.destroy();
    },
  };
}

/**
 * One round trip, prepared once per connection. Who takes hold of the table's row first wins: the others wait for it,
 * then look again and find that the last entry is no longer the one they wrote after.
 */
const APPEND = `
  with head as (
    update tables set
      last_seq = $2 + cardinality($4::text[]),
      status = coalesce($5, status),
      is_public = coalesce($6, is_public),
      people = coalesce($7, people),
      card = coalesce($8, card),
      changed_at = coalesce($9, changed_at),
      is_clocked = coalesce($11, is_clocked)
    where id = $1 and last_seq = $2
    returning id
  ), added as (
    insert into entries (table_id, seq, at, body)
    select head.id, $2 + entry.place, entry.at, entry.body
    from head, unnest($3::double precision[], $4::text[]) with ordinality as entry (at, body, place)
  ), gone as (
    delete from table_people using head where table_id = head.id and person_id <> all($10::text[])
  ), come as (
    insert into table_people (table_id, person_id)
    select head.id, person from head, unnest($10::text[]) as person
    on conflict do nothing
  )
  select id from head`;

function appendValues(table: TableId, after: number, entries: readonly NewEntry[], summary?: TableSummary): unknown[] {
  const row = summary && summaryRow(summary);
  return [
    table,
    after,
    entries.map(({ at }) => at),
    entries.map(({ body }) => textOf(body)),
    row?.status,
    row?.is_public,
    row?.people,
    row?.card,
    row?.changed_at,
    summary?.people,
    row?.is_clocked,
  ];
}

/** Where the database is, for messages. A URL can hide its password anywhere, so nothing else of it is shown. */
function addressIn(url: string): string {
  const wrong = new StoreUnavailable(
    "DATABASE_URL is no PostgreSQL address: postgres://user:password@host:port/database, special characters as %XX",
  );
  if (!/^postgres(ql)?:\/\//.test(url)) throw wrong;
  let client: Client;
  try {
    client = new Client({ connectionString: url });
  } catch {
    throw wrong;
  }
  // The end of a password with an unescaped "/" or "#" in it would be taken for the database's name.
  if (client.database?.includes("@") || client.host.includes("@")) throw wrong;
  return `${client.host}:${client.port}`;
}
