import { type Compilable, type InsertQueryBuilder, type InsertResult, type Kysely, sql } from "kysely";
import { callsOn } from "./calls.ts";
import { dailyOn } from "./daily.ts";
import { devicesOn } from "./devices.ts";
import { listedTable, parse } from "./listed.ts";
import { mailsOn } from "./mails.ts";
import { operationsOn } from "./operations.ts";
import { passkeysOn } from "./passkeys.ts";
import { ratingsOn } from "./ratings.ts";
import { reportsOn } from "./reports.ts";
import type { Schema } from "./schema.ts";
import {
  ENTRIES_A_PAGE,
  type Entry,
  type NewEntry,
  type NewTable,
  type Store,
  type StoredReplay,
  type TableId,
  type TableSummary,
} from "./store.ts";
import { sweepingOn } from "./sweep.ts";

/** Everything but the hot path and multi-statement operations, where the databases differ. */
export type Queries = Omit<Store, "createTable" | "append" | "time" | "size" | "file" | "isOpen" | "close">;

/** Both databases limit the number of values in one statement. */
const ASKED_AT_ONCE = 10_000;

/** The queries both databases understand; `together` runs statements in one transaction. */
export function queriesOn(
  db: Kysely<Schema>,
  together: (statements: readonly Compilable[], change?: { readonly removesTables: boolean }) => Promise<void>,
): Queries {
  const listed = db
    .selectFrom("tables")
    .select(["tables.id", "code", "status", "is_public", "is_clocked", "people", "card", "changed_at"]);
  const latestFirst = listed.orderBy("changed_at", "desc").orderBy("tables.id", "desc");

  async function entriesAfter(table: TableId, after: number): Promise<Entry[]> {
    const rows = await db
      .selectFrom("entries")
      .select(["seq", "at", "body"])
      .where("table_id", "=", table)
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(ENTRIES_A_PAGE)
      .execute();
    return rows.map(({ seq, at, body }) => ({ seq, at, body: parse(body) }));
  }

  return {
    entriesAfter,

    async lastSeqs(tables) {
      const seqs = new Map<TableId, number>();
      for (let first = 0; first < tables.length; first += ASKED_AT_ONCE) {
        const rows = await db
          .selectFrom("entries")
          .select(["table_id", (entries) => entries.fn.max("seq").as("last")])
          .where("table_id", "in", tables.slice(first, first + ASKED_AT_ONCE))
          .groupBy("table_id")
          .execute();
        for (const { table_id, last } of rows) seqs.set(table_id, last);
      }
      return seqs;
    },

    async load(table) {
      const head = await db
        .selectFrom("tables")
        .leftJoin("snapshots", "snapshots.table_id", "tables.id")
        .select(["tables.id", "code", "snapshots.seq", "snapshots.body"])
        .where("tables.id", "=", table)
        .executeTakeFirst();
      if (head === undefined) return undefined;
      const { id, code, seq, body } = head;
      const entries = await entriesAfter(id, seq ?? 0);
      const people = await db
        .selectFrom("table_people")
        .select(["person_id", "seen_at"])
        .where("table_id", "=", id)
        .where("seen_at", "is not", null)
        .execute();
      const seen = new Map(people.map(({ person_id, seen_at }) => [person_id, seen_at ?? 0]));
      if (seq === null || body === null) return { id, code, entries, seen };
      return { id, code, entries, seen, snapshot: { seq, body: parse(body) } };
    },

    async saveSnapshot(table, { seq, body }) {
      await together([
        db
          .insertInto("snapshots")
          .values({ table_id: table, seq, body: textOf(body) })
          .onConflict((conflict) =>
            conflict
              .column("table_id")
              .doUpdateSet((row) => ({ seq: row.ref("excluded.seq"), body: row.ref("excluded.body") }))
              .whereRef("snapshots.seq", "<", "excluded.seq"),
          ),
      ]);
    },

    async tableByCode(code) {
      const row = await listed.where("code", "=", code).executeTakeFirst();
      return row && listedTable(row);
    },

    async publicTables(limit) {
      // Literals, as in the partial indexes: they would not be used with bound values.
      const open = await latestFirst.where(sql<boolean>`is_public = 1 and status = 'open'`).limit(limit).execute();
      const playing = await latestFirst
        .where(sql<boolean>`is_public = 1 and status = 'playing'`)
        .limit(limit - open.length)
        .execute();
      return [...open, ...playing].map(listedTable);
    },

    async clockedTables() {
      const rows = await listed.where(sql<boolean>`is_clocked = 1 and status = 'playing'`).execute();
      return rows.map(listedTable);
    },

    async tablesOf(person, limit) {
      const rows = await latestFirst
        .innerJoin("table_people", "table_people.table_id", "tables.id")
        .where("person_id", "=", person)
        .limit(limit)
        .execute();
      return rows.map(listedTable);
    },

    async unfinishedTablesOf(person) {
      const { count } = await db
        .selectFrom("table_people")
        .innerJoin("tables", "tables.id", "table_people.table_id")
        .select((tables) => tables.fn.countAll().as("count"))
        .where("person_id", "=", person)
        .where("status", "in", ["open", "playing"])
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async noteSeen(table, person, at) {
      await db
        .updateTable("table_people")
        .set({ seen_at: at })
        .where("table_id", "=", table)
        .where("person_id", "=", person)
        .execute();
    },

    ...operationsOn(db, together, listed),
    sweep: sweepingOn(db, together),
    ...devicesOn(db),
    ...passkeysOn(db),
    ...ratingsOn(db, together),
    ...mailsOn(db),
    ...reportsOn(db),
    ...dailyOn(db),
    ...callsOn(db),

    async addPerson({ id, name, secretHash, at, device }) {
      await together([
        db.insertInto("people").values({ id, name, created_at: at, is_named: 0 }),
        db.insertInto("secrets").values({ hash: secretHash, person_id: id, created_at: at, device: device ?? null }),
      ]);
    },

    async personBySecret(secretHash) {
      return db
        .selectFrom("secrets")
        .innerJoin("people", "people.id", "secrets.person_id")
        .select(["people.id", "people.name"])
        .where("hash", "=", secretHash)
        .executeTakeFirst();
    },

    async renamePerson(person, name) {
      await db.updateTable("people").set({ name, is_named: 1 }).where("id", "=", person).execute();
    },

    async addSecret(person, secretHash, at, device) {
      await db
        .insertInto("secrets")
        .values({ hash: secretHash, person_id: person, created_at: at, device: device ?? null })
        .execute();
    },

    async addResumeLink({ hash, person, expiresAt }) {
      await db.insertInto("resume_links").values({ hash, person_id: person, expires_at: expiresAt }).execute();
    },

    async takeResumeLink(hash, now) {
      const link = await db
        .deleteFrom("resume_links")
        .where("hash", "=", hash)
        .where("expires_at", ">", now)
        .returning("person_id")
        .executeTakeFirst();
      if (link === undefined) return undefined;
      return db.selectFrom("people").select(["id", "name"]).where("id", "=", link.person_id).executeTakeFirst();
    },

    async saveCards({ hash, game, lists, at }) {
      await db
        .insertInto("card_sets")
        .values({ hash, game, lists: textOf(lists), saved_at: at })
        .onConflict((conflict) => conflict.column("hash").doUpdateSet({ saved_at: at }))
        .execute();
    },

    async cards(hash) {
      const row = await db.selectFrom("card_sets").selectAll().where("hash", "=", hash).executeTakeFirst();
      return row && { hash: row.hash, game: row.game, lists: parse(row.lists) };
    },

    async saveReplay({ id, text, savedAt, isHandedIn = false }) {
      await together([
        db
          .insertInto("replays")
          .values({ id, text, saved_at: savedAt, is_handed_in: isHandedIn ? 1 : 0 })
          .onConflict((conflict) => conflict.column("id").doNothing()),
      ]);
    },

    async replay(id): Promise<StoredReplay | undefined> {
      return db
        .selectFrom("replays")
        .select(["id", "text", "saved_at as savedAt"])
        .where("id", "=", id)
        .executeTakeFirst();
    },

    async beat(at) {
      await db
        .insertInto("beats")
        .values({ id: 1, at })
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet((row) => ({ at: row.ref("excluded.at") }))
            .whereRef("beats.at", "<", "excluded.at"),
        )
        .execute();
    },

    async lastBeat() {
      const row = await db.selectFrom("beats").select("at").executeTakeFirst();
      return row?.at;
    },

    async addDowntime({ from, to }) {
      await db
        .insertInto("downtimes")
        .values({ from_at: from, to_at: to })
        .onConflict((conflict) =>
          conflict
            .column("from_at")
            .doUpdateSet((row) => ({ to_at: row.ref("excluded.to_at") }))
            .whereRef("downtimes.to_at", "<", "excluded.to_at"),
        )
        .execute();
    },

    async downtimesSince(at) {
      return db
        .selectFrom("downtimes")
        .select(["from_at as from", "to_at as to"])
        .where("to_at", ">", at)
        .orderBy("from_at")
        .execute();
    },
  };
}

/** A table's row before its first append, which adds its people; written only if its code is free. */
export function tableRow(db: Kysely<Schema>, table: NewTable): InsertQueryBuilder<Schema, "tables", InsertResult> {
  const { id, code, cards = null, summary } = table;
  const row = { id, code, cards, ...summaryRow({ ...summary, people: [] }) };
  return db
    .insertInto("tables")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing());
}

export type SummaryRow = Pick<
  Schema["tables"],
  "status" | "is_public" | "is_clocked" | "people" | "card" | "changed_at"
>;

export function summaryRow(summary: TableSummary): SummaryRow {
  return {
    status: summary.status,
    is_public: summary.isPublic ? 1 : 0,
    is_clocked: summary.isClocked ? 1 : 0,
    people: textOf(summary.people),
    card: textOf(summary.card),
    changed_at: summary.changedAt,
  };
}

export function entryRow({ at, body }: NewEntry): Pick<Schema["entries"], "at" | "body"> {
  return { at, body: textOf(body) };
}

export function textOf(json: unknown): string {
  const text = JSON.stringify(json);
  // JSON.stringify is declared to return a string, but returns undefined for values JSON cannot express.
  if (typeof text !== "string") throw new TypeError(`not plain JSON data: ${typeof json}`);
  return text;
}
