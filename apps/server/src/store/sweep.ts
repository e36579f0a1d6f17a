import { type Compilable, type Kysely, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { peopleGone, shorten, tablesGone } from "./removal.ts";
import type { Schema } from "./schema.ts";
import { MOST_LEFT, type Sweep } from "./store.ts";

/** A batch small enough that nobody waits long for its transaction. */
const AT_ONCE = 200;

type Together = (statements: readonly Compilable[], change: { readonly removesTables: boolean }) => Promise<void>;
type Ids = readonly string[];

/** Deletes old data, a batch of each kind at a time; true if there may be more. */
export function sweepingOn(db: Kysely<Schema>, together: Together): (sweep: Sweep) => Promise<boolean> {
  /** A table in play is as old as its last entry; the rows of all others have their age. */
  async function oldTables(before: number): Promise<Ids> {
    const rows = await db
      .selectFrom("tables")
      .select("id")
      .where("changed_at", "<", before)
      .where((table) =>
        table.or([
          table("status", "<>", "playing"),
          table(
            table
              .selectFrom("entries")
              .select("at")
              .whereRef("table_id", "=", "tables.id")
              .orderBy("seq", "desc")
              .limit(1),
            "<",
            before,
          ),
        ]),
      )
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }

  async function tables(before: number): Promise<boolean> {
    const ids = await oldTables(before);
    for (const id of ids) await shorten(db, id);
    if (ids.length === 0) return false;
    await together(tablesGone(db, ids), { removesTables: true });
    return ids.length === AT_ONCE;
  }

  async function replays(before: number): Promise<boolean> {
    const old = db.selectFrom("replays").select("id").where("saved_at", "<", before).limit(AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom("replays").where("id", "in", old).executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(AT_ONCE);
  }

  /** Of uploaded replays only the latest are kept. */
  async function handedIn(): Promise<boolean> {
    const beyond = db
      .selectFrom("replays")
      .select("id")
      .where("is_handed_in", "=", 1)
      .orderBy("saved_at", "desc")
      .orderBy("id")
      .offset(MOST_LEFT.replays)
      .limit(AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom("replays").where("id", "in", beyond).executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(AT_ONCE);
  }

  /** Old reports, and all but the latest. */
  async function reports(before: number | undefined): Promise<boolean> {
    const latestFirst = db.selectFrom("reports").select("id").orderBy("at", "desc").orderBy("id", "desc");
    const rows = [
      ...(await latestFirst.offset(MOST_LEFT.reports).limit(AT_ONCE).execute()),
      ...(before === undefined ? [] : await latestFirst.where("at", "<", before).limit(AT_ONCE).execute()),
    ];
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return false;
    await db.deleteFrom("reports").where("id", "in", ids).execute();
    return rows.length >= AT_ONCE;
  }

  /** Cards that no table is played with: old ones, and all but the latest. */
  async function cards(before: number | undefined): Promise<boolean> {
    const unused = db
      .selectFrom("card_sets")
      .select("hash")
      .where(
        "hash",
        "not in",
        db.selectFrom("tables").select(sql<string>`cards`.as("cards")).where("cards", "is not", null),
      )
      .orderBy("saved_at", "desc")
      .orderBy("hash")
      .limit(AT_ONCE);
    const rows = [
      ...(await unused.offset(MOST_LEFT.cards).execute()),
      ...(before === undefined ? [] : await unused.where("saved_at", "<", before).execute()),
    ];
    const hashes = rows.map(({ hash }) => hash);
    if (hashes.length === 0) return false;
    await db.deleteFrom("card_sets").where("hash", "in", hashes).execute();
    return rows.length >= AT_ONCE;
  }

  /** Results of games of days that are over for long. */
  async function daily(before: string): Promise<boolean> {
    const old = db
      .selectFrom("daily_results")
      .select(["game", "day", "person_id"])
      .where("day", "<", before)
      .limit(AT_ONCE);
    const rows = await old.execute();
    if (rows.length === 0) return false;
    await together(
      rows.map(({ game, day, person_id }) =>
        db
          .deleteFrom("daily_results")
          .where("game", "=", game)
          .where("day", "=", day)
          .where("person_id", "=", person_id),
      ),
      { removesTables: false },
    );
    return rows.length === AT_ONCE;
  }

  const withoutPlace = () =>
    db
      .selectFrom("people")
      .select("id")
      .where("id", "not in", db.selectFrom("table_people").select("person_id"))
      .where("id", "not in", db.selectFrom("daily_results").select("person_id"));
  type People = SelectQueryBuilder<Schema, "people", Pick<Selectable<Schema["people"]>, "id">>;

  async function remove(found: People): Promise<boolean> {
    const ids = (await found.limit(AT_ONCE).execute()).map(({ id }) => id);
    if (ids.length === 0) return false;
    await together(peopleGone(db, ids), { removesTables: false });
    return ids.length === AT_ONCE;
  }

  /** People who came long ago, have no place at any table, whose cookies have all expired, and who use no passkey. */
  function people(before: number): Promise<boolean> {
    const young = db.selectFrom("secrets").select("person_id").where("created_at", ">=", before);
    const usesPasskey = db.selectFrom("passkeys").select("person_id").where("used_at", ">=", before);
    const old = withoutPlace().where("created_at", "<", before);
    return remove(old.where("id", "not in", young).where("id", "not in", usesPasskey));
  }

  /** People who came and did nothing; only the latest are kept. */
  async function newcomers(before: number | undefined): Promise<boolean> {
    const keeps = db.selectFrom("passkeys").select("person_id");
    const nameless = withoutPlace().where(sql<boolean>`is_named = 0`).where("id", "not in", keeps);
    const beyond = await remove(nameless.orderBy("created_at", "desc").orderBy("id").offset(MOST_LEFT.newcomers));
    if (before === undefined) return beyond;
    return (await remove(nameless.where("created_at", "<", before))) || beyond;
  }

  return async ({ linksBefore, downtimesBefore, newcomersBefore, gamesBefore, peopleBefore, ...others }) => {
    await db.deleteFrom("resume_links").where("expires_at", "<=", linksBefore).execute();
    await db.deleteFrom("challenges").where("expires_at", "<=", linksBefore).execute();
    await db.deleteFrom("mails").where("expires_at", ">", 0).where("expires_at", "<=", linksBefore).execute();
    if (downtimesBefore !== undefined) await db.deleteFrom("downtimes").where("to_at", "<", downtimesBefore).execute();
    const more = [
      gamesBefore !== undefined && (await tables(gamesBefore)),
      gamesBefore !== undefined && (await replays(gamesBefore)),
      await handedIn(),
      await cards(gamesBefore),
      await reports(others.reportsBefore),
      others.dailyBefore !== undefined && (await daily(others.dailyBefore)),
      await newcomers(newcomersBefore),
      peopleBefore !== undefined && (await people(peopleBefore)),
    ];
    return more.includes(true);
  };
}
