import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileIn } from "./databaseFile.ts";
import { openEmbeddedStore } from "./embedded.ts";
import { logOf } from "./fileHold.ts";
import type { Store } from "./store.ts";
import { createTable } from "./storeFixture.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "harbor-hold-"));
  store = await openEmbeddedStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Enough for several checkpoints. */
async function writeMuch(id: string, after: number): Promise<number> {
  let last = after;
  for (let round = 0; round < 30; round += 1) {
    const entries = Array.from({ length: 20 }, () => ({ at: 1, body: "x".repeat(10_000) }));
    expect(await store.append(id, last, entries)).toBe("appended");
    last += entries.length;
  }
  return last;
}

test("the file does not change while it is held, its log has the rest, and together they are complete", async () => {
  const file = store.file;
  if (file === undefined) throw new Error("the store has no file");
  const { id } = await createTable(store);
  await writeMuch(id, 1);
  const { path, bytes } = await file.hold();
  expect(path).toBe(fileIn(folder));
  expect(await file.logBytes()).toBe(0);
  const changed = statSync(path).mtimeMs;
  const last = await writeMuch(id, 601);
  expect([statSync(path).size, statSync(path).mtimeMs]).toEqual([bytes, changed]);
  expect(await file.logBytes()).toBeGreaterThan(6_000_000);

  const other = mkdtempSync(join(tmpdir(), "harbor-hold-"));
  copyFileSync(path, fileIn(other));
  copyFileSync(logOf(path), logOf(fileIn(other)));
  const copy = await openEmbeddedStore(other);
  expect(await copy.lastSeqs([id])).toEqual(new Map([[id, last]]));
  await copy.close();
  rmSync(other, { recursive: true, force: true });

  await file.release();
  await writeMuch(id, last);
  // Folded in again, as usual.
  expect(statSync(path).size).toBeGreaterThan(bytes + 6_000_000);
  await expect(file.logBytes()).rejects.toThrow("no longer held");
});

test("a new thread holds nothing, and the holder is told", async () => {
  const file = store.file;
  if (file === undefined) throw new Error("the store has no file");
  await file.hold();
  await store.close();
  store = await openEmbeddedStore(folder);
  await expect(store.file?.logBytes()).rejects.toThrow("no longer held");
});
