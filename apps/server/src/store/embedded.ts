import { type Compilable, Kysely } from "kysely";
import { FileThread, type OnLost } from "./fileThread.ts";
import type { Statement } from "./fileWork.ts";
import { entryRow, queriesOn, summaryRow, tableRow } from "./queries.ts";
import { migrate, type Schema } from "./schema.ts";
import type { Store } from "./store.ts";
import { threadDialect } from "./threadDialect.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Keeps everything in one file of a folder: nothing to install, one server at a time. */
export async function openEmbeddedStore(folder: string, onLost: OnLost = failLoudly): Promise<Store> {
  const thread = await FileThread.open(folder, onLost);
  const db = new Kysely<Schema>({ dialect: threadDialect(thread) });
  try {
    await migrate(db);
  } catch (error) {
    await thread.close();
    throw new StoreUnavailable(`The data folder ${folder} cannot be used: ${reasonOf(error)}`);
  }

  return {
    ...queriesOn(db, async (statements, { removesTables } = { removesTables: false }) => {
      await thread.carryOut({ do: "run", statements: statements.map(compiled), removesTables });
    }),

    async createTable(table) {
      const { changes } = await thread.carryOut({
        do: "create",
        row: compiled(tableRow(db, table)),
        table: table.id,
        after: 0,
        entries: table.entries.map(entryRow),
        summary: summaryRow(table.summary),
      });
      return changes === 0 ? "code-taken" : "created";
    },

    async append(table, after, entries, summary) {
      const { changes } = await thread.carryOut({
        do: "append",
        table,
        after,
        // Made text here: what is no JSON must fail its own append alone.
        entries: entries.map(entryRow),
        ...(summary !== undefined && { summary: summaryRow(summary) }),
      });
      return changes === 0 ? "conflict" : "appended";
    },

    time: async () => Date.now(),

    isOpen: () => thread.isOpen,

    close: () => thread.close(),
  };
}

/** Without a store a process must not look as if it lived. */
function failLoudly(reason: string): never {
  throw new Error(reason);
}

function compiled(statement: Compilable): Statement {
  const { sql, parameters } = statement.compile();
  return { sql, parameters };
}
