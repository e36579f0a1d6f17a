import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

type Devices = Pick<Store, "devicesOf" | "renewSecret" | "removeSecret" | "removeResumeLinks" | "personByLink">;

/** More than anybody has; beyond that the most recently used are listed. */
const MOST_LISTED = 100;

/** Every device of a person keeps a secret of its own. */
export function devicesOn(db: Kysely<Schema>): Devices {
  return {
    async devicesOf(person) {
      return db
        .selectFrom("secrets")
        .select(["hash as secretHash", "device", "created_at as at"])
        .where("person_id", "=", person)
        .orderBy("created_at", "desc")
        .orderBy("hash")
        .limit(MOST_LISTED)
        .execute();
    },

    async renewSecret(secretHash, { at, ifBefore }) {
      const { numUpdatedRows } = await db
        .updateTable("secrets")
        .set({ created_at: at })
        .where("hash", "=", secretHash)
        .where("created_at", "<", ifBefore)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async removeSecret(person, secretHash) {
      const { numDeletedRows } = await db
        .deleteFrom("secrets")
        .where("person_id", "=", person)
        .where("hash", "=", secretHash)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      // Whoever has the device now must not be told of its former owner's games.
      await db.deleteFrom("pushes").where("secret_hash", "=", secretHash).execute();
      return true;
    },

    async removeResumeLinks(person) {
      await db.deleteFrom("resume_links").where("person_id", "=", person).execute();
    },

    async personByLink(hash, now) {
      return db
        .selectFrom("resume_links")
        .innerJoin("people", "people.id", "resume_links.person_id")
        .select(["people.id", "people.name"])
        .where("hash", "=", hash)
        .where("expires_at", ">", now)
        .executeTakeFirst();
    },
  };
}
