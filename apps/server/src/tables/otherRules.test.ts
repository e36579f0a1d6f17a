import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmbeddedStore } from "../store/embedded.ts";
import type { TableId } from "../store/store.ts";
import { ADA, BEN, CLEO, openTestHost } from "./hostFixture.ts";
import { OtherRules } from "./loading.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "harbor-rules-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A table in play that was begun under a version of the rules that nobody has. */
async function keepOldTable(): Promise<{ id: TableId; code: string }> {
  const house = await openTestHost({}, folder);
  const table = await house.seat([ADA, BEN]);
  await house.stop();
  const store = await openEmbeddedStore(folder);
  const listed = await store.tableByCode(table.state.code);
  if (listed === undefined) throw new Error("the table is gone");
  const { id, code, ...summary } = listed;
  const started = { type: "started", seed: "0".repeat(64), rules: "a version that was", cards: table.game.cards };
  await store.append(id, table.seq, [{ at: 1, body: started }], { ...summary, status: "playing" });
  await store.close();
  return { id, code };
}

test("a table of other rules says so, and can be closed by whoever has a place at it, and by nobody else", async () => {
  const { id, code } = await keepOldTable();
  const house = await openTestHost({}, folder);
  await expect(house.host.byCode(code)).rejects.toThrow(OtherRules);
  expect(await house.store.unfinishedTablesOf(BEN.id)).toBe(1);
  expect(await house.host.closeUnplayable(code, CLEO.id)).toMatchObject({ code: "not-seated" });
  expect(await house.host.closeUnplayable("ZZZZZZ", BEN.id)).toMatchObject({ code: "no-such-table" });
  expect(await house.host.closeUnplayable(code, BEN.id)).toEqual({ ok: true });
  expect(await house.host.closeUnplayable(code, BEN.id)).toMatchObject({ code: "not-playing" });
  expect((await house.store.tableByCode(code))?.status).toBe("closed");
  expect(await house.store.unfinishedTablesOf(BEN.id)).toBe(0);
  expect((await house.store.entriesAfter(id, 0)).at(-1)?.body).toEqual({ type: "closed" });
  await house.stop();
});
