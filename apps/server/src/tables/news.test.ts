import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GameShelf } from "../shelf.ts";
import { ADA, BEN, openTestHost, order } from "./hostFixture.ts";
import { TableHost } from "./tableHost.ts";

test("what a process wrote and did not live to tell reaches those who look at the table elsewhere", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-news-"));
  const house = await openTestHost({}, folder);
  const watched = new Set<string>();
  const asked: (readonly string[])[] = [];
  const heard: string[] = [];
  const neighbor = new TableHost({
    ...house.plan,
    store: {
      ...house.store,
      lastSeqs: (tables) => {
        asked.push(tables);
        return house.store.lastSeqs(tables);
      },
    },
    shelf: new GameShelf(house.store),
    presence: { ...house.plan.presence, isWatched: (table) => watched.has(table) },
    outlet: { ...house.plan.outlet, chat: (_, __, { text }) => void heard.push(text) },
    hasNeighbors: true,
  });
  const table = await house.seat([ADA, BEN]);
  const [seen, unseen] = [await neighbor.byId(table.id), await neighbor.byId((await house.seat([ADA, BEN])).id)];
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
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

test("those who look at a table that another process has deleted are told, though nobody else said so", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-news-"));
  const house = await openTestHost({}, folder);
  const removed: string[] = [];
  const neighbor = new TableHost({
    ...house.plan,
    shelf: new GameShelf(house.store),
    presence: { ...house.plan.presence, isWatched: () => true },
    onRemoved(table) {
      removed.push(table);
      neighbor.forget(table);
    },
    hasNeighbors: true,
  });
  const [gone, kept] = [await house.seat([ADA, BEN]), await house.seat([ADA, BEN])];
  const seen = await neighbor.byId(gone.id);
  await neighbor.byId(kept.id);
  house.host.forget(gone.id);
  await house.store.removeTables([gone.id], []);
  await neighbor.lookForNews();
  expect(removed).toEqual([gone.id]);
  expect(neighbor.opened(gone.id)).toBeUndefined();
  expect(neighbor.opened(kept.id)).toBeDefined();
  // Whoever still has it in hand is refused, and nothing of it comes back.
  if (seen === undefined) throw new Error("no table");
  expect(await order(seen, BEN, { do: "say", text: "anybody here?" })).toMatchObject({ ok: false, code: "busy" });
  expect(await house.store.entriesAfter(gone.id, 0)).toEqual([]);
  await neighbor.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
  expect(house.troubles).toEqual([]);
});
