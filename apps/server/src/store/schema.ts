import { type Kysely, sql } from "kysely";
import { keepMails } from "./mails.ts";
import { keepRatedGames, keepRatings } from "./ratings.ts";
import type { TableStatus } from "./store.ts";
import { StoreUnavailable } from "./unavailable.ts";

/**
 * The rows in both databases. JSON is kept as text, because jsonb reorders keys and refuses "\u0000"; times are double
 * precision, because PostgreSQL returns 64-bit integers as strings.
 */
export type Schema = {
  schema_versions: { version: number };
  tables: {
    id: string;
    code: string;
    status: TableStatus;
    is_public: number;
    is_clocked: number;
    people: string;
    card: string;
    changed_at: number;
    /** The hash of the custom cards it is played with, if any. */
    cards: string | null;
  };
  table_people: { table_id: string; person_id: string; seen_at: number | null };
  entries: { table_id: string; seq: number; at: number; body: string };
  snapshots: { table_id: string; seq: number; body: string };
  people: { id: string; name: string; created_at: number; is_named: number };
  secrets: { hash: string; person_id: string; created_at: number; device: string | null };
  resume_links: { hash: string; person_id: string; expires_at: number };
  /** Public keys by which people sign in; the id is the browser's. */
  passkeys: {
    id: string;
    person_id: string;
    public_key: string;
    counter: number;
    device: string | null;
    created_at: number;
    used_at: number;
  };
  /** What a browser must sign with a passkey, once; a sign-in's person is not known yet. */
  challenges: { hash: string; person_id: string; expires_at: number };
  /** How strong people play a game, if they want to know. */
  ratings: {
    person_id: string;
    game: string;
    value: number;
    deviation: number;
    volatility: number;
    games: number;
    is_wanted: number;
    played_at: number;
    /** The last table that was counted. */
    last_table: string;
  };
  /** Which tables' games count in which person's rating, so that none counts twice. */
  rated_games: { table_id: string; person_id: string };
  card_sets: { hash: string; game: string; lists: string; saved_at: number };
  replays: { id: string; text: string; saved_at: number; is_handed_in: number };
  reports: {
    id: string;
    at: number;
    table_code: string;
    by_id: string;
    by_name: string;
    about_id: string;
    about_name: string;
    reason: string;
    text: string | null;
    message_text: string | null;
    /** 0 if no message is reported. */
    message_at: number;
  };
  daily_results: { game: string; day: string; person_id: string; score: number; at: number };
  beats: { id: number; at: number };
  downtimes: { from_at: number; to_at: number };
  bans: { person_id: string; at: number; reason: string | null };
  /** The key pair by which push services know this server. */
  server_keys: { id: number; public_key: string; private_key: string };
  /** Browsers that take push messages. */
  pushes: {
    hash: string;
    person_id: string;
    /** The device's secret: signed out, it is not called any more. */
    secret_hash: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    saved_at: number;
  };
  /** Who wants to be called to which table, and since when the decisions ran of which they were told. */
  calls: { table_id: string; person_id: string; turn_at: number; short_at: number };
  /** Where people want mail; the id is in the links of what is sent there, and 0 means that it is confirmed. */
  mails: { person_id: string; id: string; address: string; language: string; expires_at: number };
  /** The same as `calls`, for mail. */
  mail_calls: { table_id: string; person_id: string; turn_at: number; short_at: number };
};

/** Numbered by position, from 1. A released migration never changes; new ones go to the end. */
const MIGRATIONS: readonly ((db: Kysely<Schema>) => Promise<void>)[] = [
  createFirstSchema,
  leaveNumbersToEntries,
  giveEverythingAnAge,
  nameDevices,
  keepBans,
  keepReports,
  listOpenTables,
  keepDailyResults,
  keepPasskeys,
  callPlayers,
  keepRatings,
  keepRatedGames,
  keepMails,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings the database up to date in one transaction, which takes the lock first. */
export async function migrate(
  db: Kysely<Schema>,
  takeLock: (db: Kysely<Schema>) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeLock(transaction);
    await transaction.schema
      .createTable("schema_versions")
      .ifNotExists()
      .addColumn("version", "integer", (column) => column.primaryKey())
      .execute();
    const rows = await transaction.selectFrom("schema_versions").select("version").execute();
    const current = Math.max(0, ...rows.map(({ version }) => version));
    if (current > SCHEMA_VERSION) {
      throw new StoreUnavailable(
        `was written by a newer version of this server (its schema is ${current}, this version knows ${SCHEMA_VERSION})`,
      );
    }
    for (const [place, change] of MIGRATIONS.entries()) {
      if (place < current) continue;
      await change(transaction);
      await transaction
        .insertInto("schema_versions")
        .values({ version: place + 1 })
        .execute();
    }
  });
}

async function createFirstSchema(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("tables")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("last_seq", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("is_public", "integer", (column) => column.notNull())
    .addColumn("is_clocked", "integer", (column) => column.notNull())
    .addColumn("people", "text", (column) => column.notNull())
    .addColumn("card", "text", (column) => column.notNull())
    .addColumn("changed_at", "double precision", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("tables_public")
    .on("tables")
    .columns(["changed_at", "id"])
    .where(sql<boolean>`is_public = 1 and status in ('open', 'playing')`)
    .execute();
  await schema
    .createIndex("tables_clocked")
    .on("tables")
    .column("id")
    .where(sql<boolean>`is_clocked = 1 and status = 'playing'`)
    .execute();
  await schema
    .createTable("table_people")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("person_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("table_people_pk", ["table_id", "person_id"])
    .execute();
  await schema.createIndex("table_people_person").on("table_people").column("person_id").execute();
  // No foreign key: an append locks the table's row in the same statement, and this is the busiest table.
  await schema
    .createTable("entries")
    .addColumn("table_id", "text", (column) => column.notNull())
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("at", "double precision", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("entries_pk", ["table_id", "seq"])
    .execute();
  // Separate from the tables' rows, which every action rewrites: a snapshot is large and seldom changes.
  await schema
    .createTable("snapshots")
    .addColumn("table_id", "text", (column) => column.primaryKey().references("tables.id"))
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "double precision", (column) => column.notNull())
    .execute();
  await schema
    .createTable("secrets")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id"))
    .addColumn("created_at", "double precision", (column) => column.notNull())
    .execute();
  await schema
    .createTable("resume_links")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id"))
    .addColumn("expires_at", "double precision", (column) => column.notNull())
    .execute();
  await schema
    .createTable("card_sets")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("lists", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("replays")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("saved_at", "double precision", (column) => column.notNull())
    .execute();
  await schema
    .createTable("beats")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "double precision", (column) => column.notNull())
    .execute();
  await schema
    .createTable("downtimes")
    .addColumn("from_at", "double precision", (column) => column.primaryKey())
    .addColumn("to_at", "double precision", (column) => column.notNull())
    .execute();
}

/** The table's row repeated its last entry's number with every entry; the entries show it anyway. */
async function leaveNumbersToEntries(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("tables").dropColumn("last_seq").execute();
}

/** Whatever has no age is kept for ever; from here on everything has one. */
async function giveEverythingAnAge(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema.alterTable("table_people").addColumn("seen_at", "double precision").execute();
  await schema
    .alterTable("people")
    .addColumn("is_named", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // The server's own names end in three digits; people who kept theirs have not named themselves.
  await db.updateTable("people").set({ is_named: 1 }).where("name", "not like", "Sailor ___").execute();
  await schema
    .createIndex("people_newcomers")
    .on("people")
    .column("created_at")
    .where(sql<boolean>`is_named = 0`)
    .execute();
  await schema
    .alterTable("card_sets")
    .addColumn("saved_at", "double precision", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable("card_sets").set({ saved_at: Date.now() }).execute();
  await schema
    .alterTable("replays")
    .addColumn("is_handed_in", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("tables").addColumn("cards", "text").execute();
  await schema
    .createIndex("tables_cards")
    .on("tables")
    .column("cards")
    .where(sql<boolean>`cards is not null`)
    .execute();
  for (const { hash } of await db.selectFrom("card_sets").select("hash").execute()) {
    await db.updateTable("tables").set({ cards: hash }).where("card", "like", `%"cards":"${hash}"%`).execute();
  }
}

/** Tells devices apart in their owner's list. */
async function nameDevices(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable("secrets").addColumn("device", "text").execute();
  await db.schema.createIndex("secrets_person").on("secrets").column("person_id").execute();
}

/** The people the operator has banned. */
async function keepBans(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable("bans")
    .addColumn("person_id", "text", (column) => column.primaryKey())
    .addColumn("at", "double precision", (column) => column.notNull())
    .addColumn("reason", "text")
    .execute();
}

/** Separate from the tables: a report outlives its table, and players never see it. */
async function keepReports(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable("reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "double precision", (column) => column.notNull())
    .addColumn("table_code", "text", (column) => column.notNull())
    .addColumn("by_id", "text", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("about_id", "text", (column) => column.notNull())
    .addColumn("about_name", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("message_text", "text")
    .addColumn("message_at", "double precision", (column) => column.notNull())
    .addUniqueConstraint("reports_once", ["table_code", "by_id", "about_id", "message_at"])
    .execute();
  await db.schema.createIndex("reports_latest").on("reports").columns(["at", "id"]).execute();
}

/** Open tables are listed first, however many are in play. */
async function listOpenTables(db: Kysely<Schema>): Promise<void> {
  for (const status of ["open", "playing"] as const) {
    await db.schema
      .createIndex(`tables_public_${status}`)
      .on("tables")
      .columns(["changed_at", "id"])
      .where(sql<boolean>`is_public = 1 and status = ${sql.lit(status)}`)
      .execute();
  }
  await db.schema.dropIndex("tables_public").execute();
}

/** Results of games of the day: the first of each person. */
async function keepDailyResults(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable("daily_results")
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("score", "double precision", (column) => column.notNull())
    .addColumn("at", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("daily_results_pk", ["game", "day", "person_id"])
    .execute();
  await db.schema.createIndex("daily_results_person").on("daily_results").column("person_id").execute();
}

/** Public keys of the people who sign in with a passkey. */
async function keepPasskeys(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id"))
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "double precision", (column) => column.notNull())
    .addColumn("device", "text")
    .addColumn("created_at", "double precision", (column) => column.notNull())
    .addColumn("used_at", "double precision", (column) => column.notNull())
    .execute();
  await schema.createIndex("passkeys_person").on("passkeys").column("person_id").execute();
  await schema
    .createTable("challenges")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("expires_at", "double precision", (column) => column.notNull())
    .execute();
  await schema.createIndex("challenges_expiry").on("challenges").column("expires_at").execute();
}

async function callPlayers(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("server_keys")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("private_key", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("pushes")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("secret_hash", "text", (column) => column.notNull())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("saved_at", "double precision", (column) => column.notNull())
    .execute();
  await schema.createIndex("pushes_person").on("pushes").column("person_id").execute();
  await schema
    .createTable("calls")
    .addColumn("table_id", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("turn_at", "double precision", (column) => column.notNull())
    .addColumn("short_at", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("calls_pk", ["table_id", "person_id"])
    .execute();
  await schema.createIndex("calls_person").on("calls").column("person_id").execute();
}
