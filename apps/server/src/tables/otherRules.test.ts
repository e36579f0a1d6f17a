import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmbeddedStore } from "../store/embedded.ts";
import type { TableId } from "../store/store.ts";
import { OtherRules } from "./loading.ts";
import { ADA, BEN, CLEO, openTestRooms } from "./roomsFixture.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "harbor-rules-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A table in play that began under a version of the rules that no longer exists. */
async function keepOldTable(): Promise<{ id: TableId; code: string }> {
  const fixture = await openTestRooms({}, folder);
  const table = await fixture.seat([ADA, BEN]);
  await fixture.stop();
  const store = await openEmbeddedStore(folder);
  const listed = await store.tableByCode(table.state.code);
  if (listed === undefined) throw new Error("the table is gone");
  const { id, code, ...summary } = listed;
  const started = { type: "started", seed: "0".repeat(64), rules: "a version that was", cards: table.game.cards };
  await store.append(id, table.seq, [{ at: 1, body: started }], { ...summary, status: "playing" });
  await store.close();
  return { id, code };
}

test("a table of other rules says so, and can be closed only by people with a place at it", async () => {
  const { id, code } = await keepOldTable();
  const fixture = await openTestRooms({}, folder);
  await expect(fixture.rooms.byCode(code)).rejects.toThrow(OtherRules);
  expect(await fixture.store.unfinishedTablesOf(BEN.id)).toBe(1);
  expect(await fixture.rooms.closeUnplayable(code, CLEO.id)).toMatchObject({ code: "not-seated" });
  expect(await fixture.rooms.closeUnplayable("ZZZZZZ", BEN.id)).toMatchObject({ code: "no-such-table" });
  expect(await fixture.rooms.closeUnplayable(code, BEN.id)).toEqual({ ok: true });
  expect(await fixture.rooms.closeUnplayable(code, BEN.id)).toMatchObject({ code: "not-playing" });
  expect((await fixture.store.tableByCode(code))?.status).toBe("closed");
  expect(await fixture.store.unfinishedTablesOf(BEN.id)).toBe(0);
  expect((await fixture.store.entriesAfter(id, 0)).at(-1)?.body).toEqual({ type: "closed" });
  await fixture.stop();
});
