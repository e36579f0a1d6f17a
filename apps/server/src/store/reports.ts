import type { Kysely, Selectable } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store, StoredReport } from "./store.ts";

type Reports = Pick<Store, "saveReport" | "reports" | "dropReport">;

/** Reports from people at tables, for the operator. */
export function reportsOn(db: Kysely<Schema>): Reports {
  return {
    async saveReport({ id, at, table, by, about, reason, text, message }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("reports")
        .values({
          id,
          at,
          table_code: table,
          by_id: by.id,
          by_name: by.name,
          about_id: about.id,
          about_name: about.name,
          reason,
          text: text ?? null,
          message_text: message?.text ?? null,
          message_at: message?.at ?? NO_MESSAGE,
        })
        // A duplicate: sent again because the answer was lost, or made twice.
        .onConflict((conflict) => conflict.columns(["table_code", "by_id", "about_id", "message_at"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async reports({ limit, before }) {
      const latestFirst = db.selectFrom("reports").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(limit);
      const rows = await (before === undefined
        ? latestFirst
        : latestFirst.where((report) =>
            report.or([
              report("at", "<", before.at),
              report.and([report("at", "=", before.at), report("id", "<", before.id)]),
            ]),
          )
      ).execute();
      return rows.map(storedReport);
    },

    async dropReport(id) {
      const { numDeletedRows } = await db.deleteFrom("reports").where("id", "=", id).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** Nulls are never equal in a key, so a report about no message has this time, at which no message was written. */
const NO_MESSAGE = 0;

function storedReport(row: Selectable<Schema["reports"]>): StoredReport {
  return {
    id: row.id,
    at: row.at,
    table: row.table_code,
    by: { id: row.by_id, name: row.by_name },
    about: { id: row.about_id, name: row.about_name },
    reason: row.reason,
    ...(row.text !== null && { text: row.text }),
    ...(row.message_text !== null && { message: { text: row.message_text, at: row.message_at } }),
  };
}
