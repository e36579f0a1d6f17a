import { stat, statfs } from "node:fs/promises";
import { type Compilable, Kysely } from "kysely";
import { fileIn } from "./databaseFile.ts";
import { type HeldFile, logOf } from "./fileHold.ts";
import { FileThread, type OnLost } from "./fileThread.ts";
import type { Statement } from "./fileWork.ts";
import { entryRow, queriesOn, summaryRow, tableRow } from "./queries.ts";
import { migrate, type Schema } from "./schema.ts";
import type { Store } from "./store.ts";
import { threadDialect } from "./threadDialect.ts";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Keeps everything in one file of a folder: nothing to install, one server at a time. */
export async function openEmbeddedStore(folder: string, onLost: OnLost = failLoudly): Promise<Store> {
  const { thread, db } = await openUpToDate(folder, onLost);

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
        // Serialized here: a body that is not JSON must fail its own append alone.
        entries: entries.map(entryRow),
        ...(summary !== undefined && { summary: summaryRow(summary) }),
      });
      return changes === 0 ? "conflict" : "appended";
    },

    time: async () => Date.now(),
    async size() {
      const path = fileIn(folder);
      const files = await Promise.all([path, logOf(path)].map((one) => stat(one).catch(() => undefined)));
      const { bavail, bsize } = await statfs(folder);
      return { bytes: files.reduce((sum, one) => sum + (one?.size ?? 0), 0), free: bavail * bsize };
    },

    file: {
      async hold() {
        const [held] = (await thread.carryOut<HeldFile>({ do: "hold" })).rows;
        if (held === undefined) throw new Error("the file cannot be held");
        return held;
      },
      async logBytes() {
        const [bytes = 0] = (await thread.carryOut<number>({ do: "measure-log" })).rows;
        return bytes;
      },
      async release() {
        await thread.carryOut({ do: "release" });
      },
    },

    isOpen: () => thread.isOpen,

    close: () => thread.close(),
  };
}

/** Brings the file to this version's schema, as a starting server does, and closes it. */
export async function bringFileUpToDate(folder: string): Promise<void> {
  const { thread } = await openUpToDate(folder, failLoudly);
  await thread.close();
}

async function openUpToDate(folder: string, onLost: OnLost) {
  const thread = await FileThread.open(folder, onLost);
  const db = new Kysely<Schema>({ dialect: threadDialect(thread) });
  try {
    await migrate(db);
  } catch (error) {
    await thread.close();
    throw new StoreUnavailable(`The data folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
  return { thread, db };
}

/** A process without a store must not seem alive. */
function failLoudly(reason: string): never {
  throw new Error(reason);
}

function compiled(statement: Compilable): Statement {
  const { sql, parameters } = statement.compile();
  return { sql, parameters };
}
