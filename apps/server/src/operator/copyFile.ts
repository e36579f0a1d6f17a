import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { logOf } from "../store/fileHold.ts";
import type { StoreFile } from "../store/store.ts";
import { type CheckedFile, makeWhole } from "./checkFile.ts";

const CHUNK = 1024 * 1024;
/** The server waits for the same disk, so the copy syncs in small portions. */
const BYTES_A_SYNC = 8 * CHUNK;

/** Copies a file that is being written to, and checks the copy before giving it its name. */
export async function copyHeld(file: StoreFile, target: string): Promise<CheckedFile> {
  const part = `${target}.part`;
  await removeWithLog(part);
  try {
    const { path, bytes } = await file.hold();
    try {
      await copyBytes(path, part, bytes);
      await copyBytes(logOf(path), logOf(part), await file.logBytes());
      // Fails if the hold was lost in between.
      await file.logBytes();
    } finally {
      await file.release();
    }
    const checked = makeWhole(part);
    await syncFile(part);
    await rename(part, target);
    await syncFile(dirname(target));
    return checked;
  } finally {
    await removeWithLog(part);
  }
}

async function removeWithLog(path: string): Promise<void> {
  for (const one of [path, logOf(path), `${path}-shm`]) await rm(one, { force: true });
}

/** Copies the first bytes of a file to a new one that only this user can read. */
export async function copyBytes(from: string, to: string, bytes: number): Promise<void> {
  const target = await open(to, "wx", 0o600);
  try {
    if (bytes > 0) await pour(from, target, bytes);
    await target.datasync();
  } finally {
    await target.close();
  }
}

async function pour(from: string, target: FileHandle, bytes: number): Promise<void> {
  const source = await open(from, "r");
  try {
    const chunk = Buffer.alloc(CHUNK);
    let synced = 0;
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await source.read(chunk, 0, Math.min(CHUNK, bytes - at), at);
      if (bytesRead === 0) throw new Error(`${from} has become shorter`);
      await target.write(chunk, 0, bytesRead, at);
      at += bytesRead;
      if (at - synced < BYTES_A_SYNC) continue;
      await target.datasync();
      synced = at;
    }
  } finally {
    await source.close();
  }
}

/** Syncs a file to disk, or a folder where the system supports it. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r").catch(() => undefined);
  await file?.sync().catch(() => undefined);
  await file?.close();
}
