import type { Database } from "better-sqlite3";
import { type Compilable, Kysely, SqliteDialect } from "kysely";
import { openDatabaseFile } from "./databaseFile.ts";
import { groupCommit } from "./groupCommit.ts";
import { queriesOn, type SummaryRow, summaryRow, tableRow, textOf } from "./queries.ts";
import { migrate, type Schema } from "./schema.ts";
import type { NewEntry, Store, TableId } from "./store.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Keeps everything in one file of a folder: nothing to install, one server at a time. */
export async function openEmbeddedStore(folder: string): Promise<Store> {
  const sqlite = openDatabaseFile(folder);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StoreUnavailable(`The data folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
  const group = groupCommit(sqlite);
  const appendRows = appending(sqlite);

  // Compiled and run here: a transaction of Kysely's stays open across turns and would swallow what the group writes.
  function run(statement: Compilable): number {
    const { sql, parameters } = statement.compile();
    return sqlite.prepare(sql).run(...parameters).changes;
  }

  return {
    ...queriesOn(db, (statements) => group.write(() => statements.forEach(run))),

    async createTable(table) {
      const row = summaryRow(table.summary);
      const entries = table.entries.map(entryRow);
      return group.write(() => {
        if (run(tableRow(db, table)) === 0) return "code-taken";
        appendRows(table.id, 0, entries, row);
        return "created";
      });
    },

    async append(table, after, entries, summary) {
      // Made text before the group begins: what is no JSON must fail its own append alone.
      const rows = entries.map(entryRow);
      const row = summary && summaryRow(summary);
      return group.write(() => (appendRows(table, after, rows, row) ? "appended" : "conflict"));
    },

    async close() {
      group.flush();
      await db.destroy();
    },
  };
}

type EntryRow = Pick<Schema["entries"], "at" | "body">;

function entryRow({ at, body }: NewEntry): EntryRow {
  return { at, body: textOf(body) };
}

/** The busiest path by prepared statements: to compile them anew would cost several times what running them does. */
function appending(sqlite: Database) {
  const advance = sqlite.prepare<[number, TableId, number]>(
    "update tables set last_seq = ? where id = ? and last_seq = ?",
  );
  const add = sqlite.prepare<[TableId, number, number, string]>(
    "insert into entries (table_id, seq, at, body) values (?, ?, ?, ?)",
  );
  const peopleOf = sqlite.prepare<[TableId], string>("select people from tables where id = ?").pluck();
  const summarize = sqlite.prepare<[SummaryRow & { readonly id: TableId }]>(
    `update tables set status = @status, is_public = @is_public, people = @people, card = @card,
       changed_at = @changed_at, is_clocked = @is_clocked where id = @id`,
  );
  const leave = sqlite.prepare<[TableId]>("delete from table_people where table_id = ?");
  const join = sqlite.prepare<[TableId, string]>(
    "insert or ignore into table_people (table_id, person_id) select ?, value from json_each(?)",
  );

  return (table: TableId, after: number, entries: readonly EntryRow[], summary?: SummaryRow): boolean => {
    if (advance.run(after + entries.length, table, after).changes === 0) return false;
    for (const [place, { at, body }] of entries.entries()) add.run(table, after + place + 1, at, body);
    if (summary === undefined) return true;
    if (peopleOf.get(table) !== summary.people) {
      leave.run(table);
      join.run(table, summary.people);
    }
    summarize.run({ id: table, ...summary });
    return true;
  };
}
