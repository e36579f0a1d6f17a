import { statSync } from "node:fs";
import type { Database } from "better-sqlite3";

/** SQLite's default. */
const PAGES_A_CHECKPOINT = 1000;

/** The file as it is to be copied: it does not change, and new writes go to its log. */
export type HeldFile = { readonly path: string; readonly bytes: number };

export type FileHold = {
  hold(): HeldFile;
  /** How long the log is now: that much of it holds everything committed so far. */
  logBytes(): number;
  release(): void;
};

export const logOf = (path: string): string => `${path}-wal`;

/**
 * Keeps a file from changing while it is copied. Between two checkpoints SQLite only appends to the log, so the file
 * and the log up to the end of a commit are the state at that commit.
 */
export function holding(sqlite: Database): FileHold {
  let isHeld = false;
  return {
    hold() {
      sqlite.pragma("wal_autocheckpoint = 0");
      // The log restarts empty: an old one would be overwritten from its beginning during the copy.
      const [outcome] = readCheckpoint(sqlite.pragma("wal_checkpoint(TRUNCATE)"));
      isHeld = outcome?.busy === 0;
      if (!isHeld) {
        sqlite.pragma(`wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`);
        throw new Error("the file is busy");
      }
      return { path: sqlite.name, bytes: statSync(sqlite.name).size };
    },

    logBytes() {
      if (!isHeld) throw new Error("the file is no longer held");
      return statSync(logOf(sqlite.name), { throwIfNoEntry: false })?.size ?? 0;
    },

    release() {
      isHeld = false;
      sqlite.pragma(`wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`);
    },
  };
}

function readCheckpoint(rows: unknown): readonly { readonly busy: number }[] {
  return Array.isArray(rows) ? rows : [];
}
