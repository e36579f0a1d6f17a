import type { Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

const ENTRIES_AT_ONCE = 5000;

/** Deletes most of a long table's entries in advance, to keep transactions short. */
export async function shorten(db: Kysely<Schema>, table: string): Promise<void> {
  const entries = () => db.selectFrom("entries").where("table_id", "=", table);
  for (;;) {
    const some = await entries().select("seq").orderBy("seq").offset(ENTRIES_AT_ONCE).limit(1).executeTakeFirst();
    if (some === undefined) return;
    await db.deleteFrom("entries").where("table_id", "=", table).where("seq", "<", some.seq).execute();
  }
}

export function tablesGone(db: Kysely<Schema>, ids: readonly string[]): Compilable[] {
  return [
    db.deleteFrom("snapshots").where("table_id", "in", ids),
    db.deleteFrom("table_people").where("table_id", "in", ids),
    db.deleteFrom("calls").where("table_id", "in", ids),
    db.deleteFrom("mail_calls").where("table_id", "in", ids),
    db.deleteFrom("rated_games").where("table_id", "in", ids),
    db.deleteFrom("tables").where("id", "in", ids),
    // Last, so that entries written until then go too.
    db.deleteFrom("entries").where("table_id", "in", ids),
  ];
}

export function peopleGone(db: Kysely<Schema>, ids: readonly string[]): Compilable[] {
  return [
    db.deleteFrom("resume_links").where("person_id", "in", ids),
    db.deleteFrom("secrets").where("person_id", "in", ids),
    db.deleteFrom("ratings").where("person_id", "in", ids),
    db.deleteFrom("rated_games").where("person_id", "in", ids),
    db.deleteFrom("passkeys").where("person_id", "in", ids),
    db.deleteFrom("challenges").where("person_id", "in", ids),
    db.deleteFrom("pushes").where("person_id", "in", ids),
    db.deleteFrom("calls").where("person_id", "in", ids),
    db.deleteFrom("mails").where("person_id", "in", ids),
    db.deleteFrom("mail_calls").where("person_id", "in", ids),
    db.deleteFrom("people").where("id", "in", ids),
    db.deleteFrom("bans").where("person_id", "in", ids),
    db.deleteFrom("daily_results").where("person_id", "in", ids),
  ];
}
