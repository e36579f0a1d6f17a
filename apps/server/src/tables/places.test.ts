import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ADA, BEN, CLEO, give, openTestHost, order } from "./hostFixture.ts";
import type { LiveTable } from "./liveTable.ts";

const HOUR_MS = 3_600_000;

let folder: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  folder = mkdtempSync(join(tmpdir(), "harbor-places-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

async function pass(table: LiveTable, ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await table.refresh();
}

test("somebody who left for a day has left for a day, though the server began anew in between", async () => {
  const house = await openTestHost({}, folder);
  const { id } = await house.start([ADA, BEN]);
  house.host.opened(id)?.tellPresence();
  await house.stop();
  vi.setSystemTime(Date.now() + 23 * HOUR_MS);
  const began = Date.now();
  // Of Ben the new server knows nothing.
  const presence = {
    isPresent: (_: string, person: string) => person === ADA.id,
    peoplePresent: () => [ADA],
    goneSince: (_: string, person: string) => (person === ADA.id ? undefined : began),
    lastSeen: (_: string, person: string) => (person === ADA.id ? Date.now() : undefined),
    isWatched: () => true,
  };
  const again = await openTestHost({ presence }, folder);
  const table = await again.host.byId(id);
  if (table === undefined) throw new Error("the table is gone");
  await give(table, ADA, { do: "close" });
  expect(table.state.status).toBe("playing");
  vi.setSystemTime(began + 2 * HOUR_MS);
  await give(table, ADA, { do: "close" });
  expect(table.state.status).toBe("closed");
  await again.stop();
});

test("a day in which no server ran is nobody's day away", async () => {
  const house = await openTestHost({}, folder);
  const { id } = await house.start([ADA, BEN]);
  house.host.opened(id)?.tellPresence();
  await house.stop();
  const from = Date.now();
  vi.setSystemTime(from + 30 * HOUR_MS);
  const began = Date.now();
  const presence = { ...house.plan.presence, goneSince: () => began, lastSeen: () => undefined };
  const again = await openTestHost({ downtimes: () => [{ from, to: began }], presence }, folder);
  const table = await again.host.byId(id);
  if (table === undefined) throw new Error("the table is gone");
  vi.setSystemTime(began + HOUR_MS);
  await give(table, ADA, { do: "close" });
  expect(table.state.status).toBe("playing");
  await again.stop();
});

test("a host who never sat and leaves passes the table on to somebody who sits there", async () => {
  const house = await openTestHost({}, folder);
  const table = await house.seat([CLEO, BEN]);
  await table.note(() => [{ type: "host-changed", host: ADA.id }]);
  expect(await order(table, BEN, { do: "start" })).toMatchObject({ code: "not-host" });
  house.gone.set(ADA.id, Date.now());
  table.tellPresence();
  await pass(table, 59_000);
  expect(table.state.host).toBe(ADA.id);
  await pass(table, 2_000);
  expect(table.state.host).toBe(CLEO.id);
  await give(table, CLEO, { do: "start" });
  await house.stop();
});

test("a host who comes back in time stays it, and one who sits there has more time", async () => {
  const house = await openTestHost({}, folder);
  const table = await house.seat([ADA, BEN]);
  house.gone.set(ADA.id, Date.now());
  table.tellPresence();
  await pass(table, 100_000);
  house.gone.delete(ADA.id);
  table.tellPresence();
  await pass(table, 400_000);
  expect(table.state.host).toBe(ADA.id);
  house.gone.set(ADA.id, Date.now());
  table.tellPresence();
  await pass(table, 301_000);
  expect(table.state.host).toBe(BEN.id);
  await house.stop();
});

test("nobody takes more places than they may, however many they ask for at once", async () => {
  const house = await openTestHost({ tablesPerPerson: 3 }, folder);
  const settings = { game: "bremerhaven", options: { mode: "short", seats: 2 }, isPublic: true, spectators: true };
  const open = () => house.host.withRoomFor(ADA.id, () => house.host.create(ADA, settings));
  const opened = await Promise.all(Array.from({ length: 9 }, open));
  expect(opened.filter((code) => code !== undefined)).toHaveLength(3);
  expect(await house.store.unfinishedTablesOf(ADA.id)).toBe(3);
  expect(await house.host.withRoomFor(BEN.id, async () => "another's")).toBe("another's");
  await expect(house.host.withRoomFor(BEN.id, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await house.host.withRoomFor(BEN.id, async () => "again")).toBe("again");
  await house.stop();
});
