import { statSync } from "node:fs";
import type { Database } from "better-sqlite3";

/** As SQLite has it out of the box. */
const PAGES_A_CHECKPOINT = 1000;

/** The file as it is to be copied: it does not change, and all that is written meanwhile goes to its log. */
export type HeldFile = { readonly path: string; readonly bytes: number };

export type FileHold = {
  hold(): HeldFile;
  /** How long the log is: up to there it has all that was committed until now. */
  logBytes(): number;
  release(): void;
};

export const logOf = (path: string): string => `${path}-wal`;

/**
 * Keeps a file from changing while somebody copies it. Between two checkpoints SQLite only ever adds to the log, so the
 * file and the beginning of its log, up to the end of a commit, are all there was at that commit.
 */
export function holding(sqlite: Database): FileHold {
  let isHeld = false;
  return {
    hold() {
      sqlite.pragma("wal_autocheckpoint = 0");
      // Emptied, the log begins anew: an older one would be written over from its beginning while it is copied.
      const [outcome] = readCheckpoint(sqlite.pragma("wal_checkpoint(TRUNCATE)"));
      isHeld = outcome?.busy === 0;
      if (!isHeld) {
        sqlite.pragma(`wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`);
        throw new Error("the file is busy");
      }
      return { path: sqlite.name, bytes: statSync(sqlite.name).size };
    },

    logBytes() {
      if (!isHeld) throw new Error("the file is not held any more");
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
