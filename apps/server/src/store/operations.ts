import { type Compilable, type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { type ListedRow, listedTable } from "./listed.ts";
import { peopleGone, shorten, tablesGone } from "./removal.ts";
import type { Schema } from "./schema.ts";
import type { Ban, Store, TableAge } from "./store.ts";

type Operations = Pick<
  Store,
  | "ban"
  | "unban"
  | "bans"
  | "unfinishedTables"
  | "person"
  | "peopleNamed"
  | "tablesTouchedBy"
  | "removeTables"
  | "removePerson"
>;

/** All entries of this many tables are searched at once, and the file does nothing else meanwhile. */
const TABLES_A_PAGE = 25;

type Listed = SelectQueryBuilder<Schema, "tables", ListedRow>;

/** What only the operator asks for. */
export function operationsOn(
  db: Kysely<Schema>,
  together: (statements: readonly Compilable[], change: { readonly removesTables: boolean }) => Promise<void>,
  listed: Listed,
): Operations {
  return {
    async ban({ person, at, reason }) {
      await together(
        [
          db
            .insertInto("bans")
            .values({ person_id: person, at, reason: reason ?? null })
            .onConflict((conflict) => conflict.column("person_id").doNothing()),
          // An unused link would make somebody else a banned person.
          db.deleteFrom("resume_links").where("person_id", "=", person),
        ],
        { removesTables: false },
      );
    },

    async unban(person) {
      const { numDeletedRows } = await db.deleteFrom("bans").where("person_id", "=", person).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async bans() {
      const rows = await db
        .selectFrom("bans")
        .leftJoin("people", "people.id", "bans.person_id")
        .select(["bans.person_id", "people.name", "bans.at", "bans.reason"])
        .orderBy("bans.at")
        .orderBy("bans.person_id")
        .execute();
      return rows.map(
        ({ person_id, name, at, reason }): Ban => ({
          person: person_id,
          name: name ?? "",
          at,
          ...(reason !== null && { reason }),
        }),
      );
    },

    async unfinishedTables(limit) {
      const unfinished = sql<boolean>`status in ('open', 'playing')`;
      const rows = await listed
        .where(unfinished)
        .select([
          (table) => ofEntries(table, "at", "first").as("opened_at"),
          (table) => ofEntries(table, "at", "last").as("last_at"),
          (table) => ofEntries(table, "seq", "last").as("entries"),
        ])
        .orderBy("changed_at", "desc")
        .orderBy("tables.id", "desc")
        .limit(limit)
        .execute();
      const { count } = await db
        .selectFrom("tables")
        .select((tables) => tables.fn.countAll().as("count"))
        .where(unfinished)
        .executeTakeFirstOrThrow();
      const tables = rows.map(
        ({ opened_at, last_at, entries, ...row }): TableAge => ({
          ...listedTable(row),
          openedAt: opened_at ?? row.changed_at,
          lastAt: last_at ?? row.changed_at,
          entries: entries ?? 0,
        }),
      );
      return { tables, inAll: Number(count) };
    },

    async person(id) {
      return db.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
    },

    async peopleNamed(name, limit) {
      return db
        .selectFrom("people")
        .select(["id", "name", "created_at as since"])
        .where("name", "=", name)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
    },

    async tablesTouchedBy(person, after = "") {
      const page = await db
        .selectFrom("tables")
        .select("id")
        .where("id", ">", after)
        .orderBy("id")
        .limit(TABLES_A_PAGE)
        .execute();
      const ids = page.map(({ id }) => id);
      if (ids.length === 0) return { tables: [] };
      const rows = await db
        .selectFrom("entries")
        .select("table_id")
        .distinct()
        .where("table_id", "in", ids)
        .where((entry) =>
          entry.or([
            // A person's id contains no wildcard characters.
            entry("body", "like", `%"person":"${person}"%`),
            entry("body", "like", `%"host":"${person}"%`),
          ]),
        )
        .execute();
      const next = ids.length === TABLES_A_PAGE ? ids.at(-1) : undefined;
      return { tables: rows.map(({ table_id }) => table_id), ...(next !== undefined && { next }) };
    },

    async removeTables(tables, replays) {
      if (tables.length === 0) return;
      for (const table of tables) await shorten(db, table);
      const withReplays = replays.length === 0 ? [] : [db.deleteFrom("replays").where("id", "in", replays)];
      await together([...withReplays, ...tablesGone(db, tables)], { removesTables: true });
    },

    async removePerson(person) {
      const about = db
        .deleteFrom("reports")
        .where((report) => report.or([report("by_id", "=", person), report("about_id", "=", person)]));
      await together([about, ...peopleGone(db, [person])], { removesTables: false });
    },
  };

  /** A subquery over the entries of the current row's table. */
  function ofEntries(table: ExpressionBuilder<Schema, "tables">, column: "at" | "seq", which: "first" | "last") {
    return table
      .selectFrom("entries")
      .select(column)
      .whereRef("table_id", "=", "tables.id")
      .orderBy("seq", which === "first" ? "asc" : "desc")
      .limit(1);
  }
}
