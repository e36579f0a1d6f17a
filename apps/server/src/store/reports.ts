import type { Kysely, Selectable } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store, StoredReport } from "./store.ts";

type Reports = Pick<Store, "saveReport" | "reports" | "dropReport">;

/** What people at tables have reported, for whoever runs the server. */
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
        // The same once more, sent again because the answer was lost, or said again.
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

/** Nothing is unlike nothing in a key; a report of a person as such has a moment that no message was said at. */
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
