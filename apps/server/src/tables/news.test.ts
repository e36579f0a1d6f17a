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
