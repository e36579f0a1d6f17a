import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite, { type Database } from "better-sqlite3";
import { reasonOf, StoreUnavailable } from "./unavailable.ts";

/** Long enough for a killed process to release the file, and no longer, because waiting blocks the thread. */
const PATIENCE_MS = 500;

export const IN_USE = "another server is using it";

export const fileIn = (folder: string): string => join(folder, "harbor.sqlite");

/** Opens the one file of a data folder for this process alone. */
export function openDatabaseFile(folder: string): Database {
  let sqlite: Database | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    sqlite = new Sqlite(fileIn(folder), { timeout: PATIENCE_MS });
    // Locked from the first access until the process ends, however it ends: the system releases the lock.
    sqlite.pragma("locking_mode = EXCLUSIVE");
    sqlite.pragma("journal_mode = WAL");
    // In WAL mode only FULL waits for the disk at every commit.
    sqlite.pragma("synchronous = FULL");
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw new StoreUnavailable(`The data folder ${folder} cannot be used: ${inWords(error)}`);
  }
}

function inWords(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "SQLITE_READONLY":
    case "SQLITE_READONLY_DIRECTORY":
      return "it is not writable";
    case "ENOTDIR":
    case "EEXIST":
      return "it is not a folder";
    case "SQLITE_CANTOPEN":
    case "SQLITE_CANTOPEN_ISDIR":
      return "its file harbor.sqlite cannot be opened or created";
    case "SQLITE_BUSY":
      return IN_USE;
    case "SQLITE_NOTADB":
    case "SQLITE_CORRUPT":
      return "its file harbor.sqlite is damaged or not a database";
    default:
      return reasonOf(error);
  }
}
