import type { Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import type { Sweep } from "./store.ts";

/** So much is deleted in one transaction that nobody waits long for it. */
const AT_ONCE = 200;

type Together = (statements: readonly Compilable[], change: { readonly removesTables: boolean }) => Promise<void>;

/** Deletes what nobody comes back for, some of everything at a time; gives whether there may be more. */
export function sweepingOn(db: Kysely<Schema>, together: Together): (sweep: Sweep) => Promise<boolean> {
  async function tables(before: number): Promise<boolean> {
    const rows = await db
      .selectFrom("tables")
      .select("id")
      .where("status", "in", ["open", "finished", "closed"])
      .where("changed_at", "<", before)
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return false;
    await together(
      [
        db.deleteFrom("snapshots").where("table_id", "in", ids),
        db.deleteFrom("table_people").where("table_id", "in", ids),
        db.deleteFrom("tables").where("id", "in", ids),
        // Last, so that what was written until then goes with it.
        db.deleteFrom("entries").where("table_id", "in", ids),
      ],
      { removesTables: true },
    );
    return ids.length === AT_ONCE;
  }

  async function replays(before: number): Promise<boolean> {
    const old = db.selectFrom("replays").select("id").where("saved_at", "<", before).limit(AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom("replays").where("id", "in", old).executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(AT_ONCE);
  }

  /** Who came long ago, has no place at any table, and whose cookies have all run out. */
  async function people(before: number): Promise<boolean> {
    const rows = await db
      .selectFrom("people")
      .select("id")
      .where("created_at", "<", before)
      .where("id", "not in", db.selectFrom("table_people").select("person_id"))
      .where("id", "not in", db.selectFrom("secrets").select("person_id").where("created_at", ">=", before))
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return false;
    await together(
      [
        db.deleteFrom("resume_links").where("person_id", "in", ids),
        db.deleteFrom("secrets").where("person_id", "in", ids),
        db.deleteFrom("people").where("id", "in", ids),
      ],
      { removesTables: false },
    );
    return ids.length === AT_ONCE;
  }

  return async ({ linksBefore, gamesBefore, peopleBefore }) => {
    await db.deleteFrom("resume_links").where("expires_at", "<=", linksBefore).execute();
    const more = [
      gamesBefore !== undefined && (await tables(gamesBefore)),
      gamesBefore !== undefined && (await replays(gamesBefore)),
      peopleBefore !== undefined && (await people(peopleBefore)),
    ];
    return more.includes(true);
  };
}
