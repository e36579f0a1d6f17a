import { statSync } from "node:fs";
import Sqlite, { type Database } from "better-sqlite3";
import { SCHEMA_VERSION } from "../store/schema.ts";
import { BadInput } from "./command.ts";

/** The contents of a file that passed the check. */
export type CheckedFile = {
  readonly bytes: number;
  readonly tables: number;
  readonly entries: number;
  readonly people: number;
  readonly replays: number;
};

const COUNTED = ["tables", "entries", "people", "replays"] as const;

/** Folds a copied log into its file, so that the file stands alone, and checks all of it. */
export function makeWhole(path: string): CheckedFile {
  const sqlite = openCopy(path);
  try {
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    sqlite.pragma("journal_mode = DELETE");
    const said = sqlite.pragma("integrity_check", { simple: true });
    if (said !== "ok") throw new BadInput(`${path} is damaged: ${String(said)}`);
    const version = readVersion(sqlite);
    if (version > SCHEMA_VERSION)
      throw new BadInput(`${path} was written by a newer version (schema ${version}, not ${SCHEMA_VERSION})`);
    const [tables = 0, entries = 0, people = 0, replays = 0] = COUNTED.map((name) => countIn(sqlite, name));
    return { tables, entries, people, replays, bytes: statSync(path).size };
  } finally {
    sqlite.close();
  }
}

function openCopy(path: string): Database {
  try {
    return new Sqlite(path, { fileMustExist: true });
  } catch (error) {
    throw new BadInput(`${path} cannot be opened: ${error instanceof Error ? error.message : error}`);
  }
}

function readVersion(sqlite: Database): number {
  try {
    const version = sqlite.prepare<[], number | null>("select max(version) from schema_versions").pluck().get();
    if (typeof version === "number") return version;
  } catch {
    // Reported below: it may be another database, or none.
  }
  throw new BadInput(`${sqlite.name} holds nothing of this server`);
}

function countIn(sqlite: Database, table: (typeof COUNTED)[number]): number {
  return sqlite.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0;
}

export function summaryLine({ bytes, tables, entries, people, replays }: CheckedFile): string {
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return `${megabytes} MB: ${tables} tables with ${entries} entries, ${people} people, ${replays} replays`;
}
