import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

type Mails = Pick<Store, "saveMail" | "mailOf" | "mailById" | "confirmMail" | "removeMail">;

/** A confirmed address does not expire. */
const NEVER = 0;

export function mailsOn(db: Kysely<Schema>): Mails {
  const all = db
    .selectFrom("mails")
    .select(["id", "person_id as person", "address", "language", "expires_at as expiresAt"]);
  type Row = Awaited<ReturnType<typeof all.executeTakeFirstOrThrow>>;
  const told = ({ expiresAt, ...mail }: Row) => ({ ...mail, isConfirmed: expiresAt === NEVER });
  return {
    async saveMail({ id, person, address, language, expiresAt }) {
      const row = { id, address, language, expires_at: expiresAt };
      await db
        .insertInto("mails")
        .values({ person_id: person, ...row })
        .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
        .execute();
    },

    async mailOf(person) {
      const row = await all.where("person_id", "=", person).executeTakeFirst();
      return row && told(row);
    },

    async mailById(id) {
      const row = await all.where("id", "=", id).executeTakeFirst();
      return row && told(row);
    },

    async confirmMail(id, now) {
      const { numUpdatedRows } = await db
        .updateTable("mails")
        .set({ expires_at: NEVER })
        .where("id", "=", id)
        .where((mail) => mail.or([mail("expires_at", ">", now), mail("expires_at", "=", NEVER)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async removeMail(person) {
      await db.deleteFrom("mails").where("person_id", "=", person).execute();
    },
  };
}

/** The migration that added mail: an address for each person who wants one, and what they are called to by mail. */
export async function keepMails(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("mails")
    .addColumn("person_id", "text", (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("expires_at", "double precision", (column) => column.notNull())
    .execute();
  await schema
    .createTable("mail_calls")
    .addColumn("table_id", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("turn_at", "double precision", (column) => column.notNull())
    .addColumn("short_at", "double precision", (column) => column.notNull())
    .addPrimaryKeyConstraint("mail_calls_pk", ["table_id", "person_id"])
    .execute();
  await schema.createIndex("mail_calls_person").on("mail_calls").column("person_id").execute();
}
