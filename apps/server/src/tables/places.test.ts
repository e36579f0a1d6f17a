import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "./room.ts";
import { ADA, BEN, CLEO, give, openTestRooms, order } from "./roomsFixture.ts";

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

async function pass(table: Room, ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await table.refresh();
}

test("somebody who left for a day has left for a day, though the server began anew in between", async () => {
  const fixture = await openTestRooms({}, folder);
  const { id } = await fixture.start([ADA, BEN]);
  fixture.rooms.opened(id)?.tellPresence();
  await fixture.stop();
  vi.setSystemTime(Date.now() + 23 * HOUR_MS);
  const began = Date.now();
  // The new server knows nothing of Ben.
  const presence = {
    isPresent: (_: string, person: string) => person === ADA.id,
    peoplePresent: () => [ADA],
    disconnectedSince: (_: string, person: string) => (person === ADA.id ? undefined : began),
    lastSeen: (_: string, person: string) => (person === ADA.id ? Date.now() : undefined),
    isWatched: () => true,
  };
  const again = await openTestRooms({ presence }, folder);
  const table = await again.rooms.byId(id);
  if (table === undefined) throw new Error("the table is gone");
  await give(table, ADA, { do: "close" });
  expect(table.state.status).toBe("playing");
  vi.setSystemTime(began + 2 * HOUR_MS);
  await give(table, ADA, { do: "close" });
  expect(table.state.status).toBe("closed");
  await again.stop();
});

test("a day in which no server ran is nobody's day away", async () => {
  const fixture = await openTestRooms({}, folder);
  const { id } = await fixture.start([ADA, BEN]);
  fixture.rooms.opened(id)?.tellPresence();
  await fixture.stop();
  const from = Date.now();
  vi.setSystemTime(from + 30 * HOUR_MS);
  const began = Date.now();
  const presence = { ...fixture.plan.presence, disconnectedSince: () => began, lastSeen: () => undefined };
  const again = await openTestRooms({ downtimes: () => [{ from, to: began }], presence }, folder);
  const table = await again.rooms.byId(id);
  if (table === undefined) throw new Error("the table is gone");
  vi.setSystemTime(began + HOUR_MS);
  await give(table, ADA, { do: "close" });
  expect(table.state.status).toBe("playing");
  await again.stop();
});

test("a host who never sat and leaves passes the table on to somebody who sits there", async () => {
  const fixture = await openTestRooms({}, folder);
  const table = await fixture.seat([CLEO, BEN]);
  await table.note(() => [{ type: "host-changed", host: ADA.id }]);
  expect(await order(table, BEN, { do: "start" })).toMatchObject({ code: "not-host" });
  fixture.gone.set(ADA.id, Date.now());
  table.tellPresence();
  await pass(table, 59_000);
  expect(table.state.host).toBe(ADA.id);
  await pass(table, 2_000);
  expect(table.state.host).toBe(CLEO.id);
  await give(table, CLEO, { do: "start" });
  await fixture.stop();
});

test("a host who comes back in time stays it, and one who sits there has more time", async () => {
  const fixture = await openTestRooms({}, folder);
  const table = await fixture.seat([ADA, BEN]);
  fixture.gone.set(ADA.id, Date.now());
  table.tellPresence();
  await pass(table, 100_000);
  fixture.gone.delete(ADA.id);
  table.tellPresence();
  await pass(table, 400_000);
  expect(table.state.host).toBe(ADA.id);
  fixture.gone.set(ADA.id, Date.now());
  table.tellPresence();
  await pass(table, 301_000);
  expect(table.state.host).toBe(BEN.id);
  await fixture.stop();
});

test("nobody takes more places than they may, however many they ask for at once", async () => {
  const fixture = await openTestRooms({ tablesPerPerson: 3 }, folder);
  const settings = { game: "bremerhaven", options: { mode: "short", seats: 2 }, isPublic: true, spectators: true };
  const open = () => fixture.rooms.withRoomFor(ADA.id, () => fixture.rooms.create(ADA, settings));
  const opened = await Promise.all(Array.from({ length: 9 }, open));
  expect(opened.filter((code) => code !== undefined)).toHaveLength(3);
  expect(await fixture.store.unfinishedTablesOf(ADA.id)).toBe(3);
  expect(await fixture.rooms.withRoomFor(BEN.id, async () => "another's")).toBe("another's");
  await expect(fixture.rooms.withRoomFor(BEN.id, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await fixture.rooms.withRoomFor(BEN.id, async () => "again")).toBe("again");
  await fixture.stop();
});
