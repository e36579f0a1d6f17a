import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

type Passkeys = Pick<
  Store,
  "addPasskey" | "passkey" | "passkeysOf" | "countPasskey" | "removePasskey" | "addChallenge" | "takeChallenge"
>;

/** The challenge of a sign-in belongs to nobody yet. */
const NOBODY = "";

export function passkeysOn(db: Kysely<Schema>): Passkeys {
  const all = db
    .selectFrom("passkeys")
    .select(["id", "person_id as person", "public_key as publicKey", "counter", "device", "created_at as at"])
    .select("used_at as usedAt");
  return {
    async addPasskey({ id, person, publicKey, counter, device, at }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("passkeys")
        .values({ id, person_id: person, public_key: publicKey, counter, device, created_at: at, used_at: at })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows !== undefined && numInsertedOrUpdatedRows > 0n;
    },

    async passkey(id) {
      return all.where("id", "=", id).executeTakeFirst();
    },

    async passkeysOf(person) {
      return all.where("person_id", "=", person).orderBy("created_at").orderBy("id").execute();
    },

    async countPasskey(id, { counter, at }) {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ counter, used_at: at })
        .where("id", "=", id)
        // An authenticator that does not count says 0 for ever.
        .where((passkey) =>
          passkey.or([
            passkey("counter", "<", counter),
            passkey.and([passkey("counter", "=", 0), passkey(passkey.val(counter), "=", 0)]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async removePasskey(person, id) {
      const { numDeletedRows } = await db
        .deleteFrom("passkeys")
        .where("person_id", "=", person)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async addChallenge({ hash, person = NOBODY, expiresAt }) {
      await db.insertInto("challenges").values({ hash, person_id: person, expires_at: expiresAt }).execute();
    },

    async takeChallenge({ hash, person = NOBODY, now }) {
      const { numDeletedRows } = await db
        .deleteFrom("challenges")
        .where("hash", "=", hash)
        .where("person_id", "=", person)
        .where("expires_at", ">", now)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
