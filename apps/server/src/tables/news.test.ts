import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GameRegistry } from "../gameRegistry.ts";
import { Rooms } from "./rooms.ts";
import { ADA, BEN, openTestRooms, order } from "./roomsFixture.ts";

test("entries of a process that died before announcing them reach watchers elsewhere", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-news-"));
  const fixture = await openTestRooms({}, folder);
  const watched = new Set<string>();
  const asked: (readonly string[])[] = [];
  const heard: string[] = [];
  const neighbor = new Rooms({
    ...fixture.plan,
    store: {
      ...fixture.store,
      lastSeqs: (tables) => {
        asked.push(tables);
        return fixture.store.lastSeqs(tables);
      },
    },
    games: new GameRegistry(fixture.store),
    presence: { ...fixture.plan.presence, isWatched: (table) => watched.has(table) },
    outlet: { ...fixture.plan.outlet, chat: (_, __, { text }) => void heard.push(text) },
    isClustered: true,
  });
  const table = await fixture.seat([ADA, BEN]);
  const [seen, unseen] = [await neighbor.byId(table.id), await neighbor.byId((await fixture.seat([ADA, BEN])).id)];
  if (seen === undefined || unseen === undefined) throw new Error("no table");
  seen.snapshotFor("seat 0");
  await neighbor.lookForNews();
  expect(asked).toEqual([]);

  watched.add(table.id);
  await order(table, BEN, { do: "say", text: "last words" });
  expect([seen.seq, heard]).toEqual([table.seq - 1, []]);
  await neighbor.lookForNews();
  expect([seen.seq, heard]).toEqual([table.seq, ["last words"]]);
  await neighbor.lookForNews();
  expect(heard).toEqual(["last words"]);
  expect(asked).toEqual([[table.id], [table.id]]);

  await neighbor.close();
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
});

test("watchers of a table that another process deleted are told, even without an announcement", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-news-"));
  const fixture = await openTestRooms({}, folder);
  const removed: string[] = [];
  const neighbor = new Rooms({
    ...fixture.plan,
    games: new GameRegistry(fixture.store),
    presence: { ...fixture.plan.presence, isWatched: () => true },
    onRemoved(table) {
      removed.push(table);
      neighbor.forget(table);
    },
    isClustered: true,
  });
  const [gone, kept] = [await fixture.seat([ADA, BEN]), await fixture.seat([ADA, BEN])];
  const seen = await neighbor.byId(gone.id);
  await neighbor.byId(kept.id);
  fixture.rooms.forget(gone.id);
  await fixture.store.removeTables([gone.id], []);
  await neighbor.lookForNews();
  expect(removed).toEqual([gone.id]);
  expect(neighbor.opened(gone.id)).toBeUndefined();
  expect(neighbor.opened(kept.id)).toBeDefined();
  // Anybody still holding it is refused, and nothing of it is restored.
  if (seen === undefined) throw new Error("no table");
  expect(await order(seen, BEN, { do: "say", text: "anybody here?" })).toMatchObject({ ok: false, code: "busy" });
  expect(await fixture.store.entriesAfter(gone.id, 0)).toEqual([]);
  await neighbor.close();
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
  expect(fixture.errors).toEqual([]);
});
