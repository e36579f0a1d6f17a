import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

type Calls = Pick<Store, "serverKeys" | "savePush" | "pushesOf" | "dropPush" | "setCalled" | "isCalled" | "claimCall">;

/** More than anybody's browsers; beyond that, the latest count. */
export const MOST_PUSHES = 10;
const ONLY = 1;
const CALLS = { push: "calls", mail: "mail_calls" } as const;

/** Who is called to which table, and where; each call is made once. */
export function callsOn(db: Kysely<Schema>): Calls {
  return {
    async serverKeys(fresh) {
      // Of several servers that start for the first time, one is first.
      await db
        .insertInto("server_keys")
        .values({ id: ONLY, public_key: fresh.publicKey, private_key: fresh.privateKey })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return db
        .selectFrom("server_keys")
        .select(["public_key as publicKey", "private_key as privateKey"])
        .where("id", "=", ONLY)
        .executeTakeFirstOrThrow();
    },

    async savePush({ hash, person, secretHash, endpoint, p256dh, auth, language, at }) {
      const row = { person_id: person, secret_hash: secretHash, endpoint, p256dh, auth, language, saved_at: at };
      await db
        .insertInto("pushes")
        .values({ hash, ...row })
        .onConflict((conflict) => conflict.column("hash").doUpdateSet(row))
        .execute();
      const latest = db
        .selectFrom("pushes")
        .select("hash")
        .where("person_id", "=", person)
        .orderBy("saved_at", "desc")
        .orderBy("hash")
        .limit(MOST_PUSHES);
      await db.deleteFrom("pushes").where("person_id", "=", person).where("hash", "not in", latest).execute();
    },

    async pushesOf(person) {
      return db
        .selectFrom("pushes")
        .select(["hash", "endpoint", "p256dh", "auth", "language"])
        .where("person_id", "=", person)
        .orderBy("saved_at", "desc")
        .orderBy("hash")
        .execute();
    },

    async dropPush(hash) {
      await db.deleteFrom("pushes").where("hash", "=", hash).execute();
    },

    async setCalled(table, person, on, by) {
      const calls = CALLS[by];
      if (!on) {
        await db.deleteFrom(calls).where("table_id", "=", table).where("person_id", "=", person).execute();
        return;
      }
      await db
        .insertInto(calls)
        .values({ table_id: table, person_id: person, turn_at: 0, short_at: 0 })
        .onConflict((conflict) => conflict.columns(["table_id", "person_id"]).doNothing())
        .execute();
    },

    async isCalled(table, person, by) {
      const row = await db
        .selectFrom(CALLS[by])
        .select("turn_at")
        .where("table_id", "=", table)
        .where("person_id", "=", person)
        .executeTakeFirst();
      return row !== undefined;
    },

    async claimCall({ table, person, why, since, by }) {
      const column = why === "turn" ? "turn_at" : "short_at";
      const { numUpdatedRows } = await db
        .updateTable(CALLS[by])
        .set({ [column]: since })
        .where("table_id", "=", table)
        .where("person_id", "=", person)
        .where(column, "<", since)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
