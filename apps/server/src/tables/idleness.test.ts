import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../games.ts";
import type { Room } from "./room.ts";
import { MOST_IDLE } from "./rooms.ts";
import { ADA, BEN, CLEO, firstLegal, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";

const IDLE_MS = 600_000;
let folder: string;
let fixture: TestRooms;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  folder = mkdtempSync(join(tmpdir(), "harbor-idle-"));
  fixture = await openTestRooms({}, folder);
});
afterEach(async () => {
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

async function again(table: Room): Promise<Room> {
  const loaded = await fixture.rooms.byId(table.id);
  if (loaded === undefined) throw new Error("the table is lost");
  return loaded;
}

/** All views, byte for byte, apart from the number of patches and the time. */
function allViews(table: Room): string {
  const audiences = ["seat 0", "seat 1", "host", "spectators"] as const;
  return JSON.stringify(
    audiences.map((audience) => {
      const { view, chat } = table.snapshotFor(audience);
      return { view, chat };
    }),
  );
}

/** Plays the first legal action of each pending seat. */
async function play(table: Room, actions: number): Promise<void> {
  for (let made = 0; made < actions && table.state.status === "playing"; made += 1) {
    const [seat] = table.game.pending(table.state.game);
    const holder = seat === undefined ? undefined : table.state.seats[seat]?.holder;
    if (seat === undefined || holder?.kind !== "person") throw new Error("nobody to play");
    const person = holder.person === ADA.id ? ADA : BEN;
    await give(table, person, { do: "act", action: firstLegal(table, seat) });
  }
}

/** Plays to the end at random; the first legal actions might go in circles. */
async function finish(table: Room): Promise<void> {
  for (let made = 0; made < 5000 && table.state.status === "playing"; made += 1) {
    await vi.advanceTimersByTimeAsync(600);
    await table.refresh();
  }
}

test.each([
  ["from its entries alone", 10],
  ["from a snapshot and the entries after it", 70],
])("a table nobody looks at leaves the memory and comes back as it was, %s", async (_, actions) => {
  const table = await fixture.seat([ADA, BEN]);
  await give(table, ADA, { do: "choose", choice: table.state.choices[1] });
  await give(table, ADA, { do: "start" });
  await give(table, CLEO, { do: "say", text: "a good wind" });
  await play(table, actions);
  await give(table, BEN, { do: "queue", actions: [{ type: "done" }] });
  const before = allViews(table);
  await fixture.rooms.evictIdle();
  expect(fixture.rooms.size).toBe(1);
  vi.setSystemTime(Date.now() + IDLE_MS);
  await fixture.rooms.evictIdle();
  expect(fixture.rooms.size).toBe(0);
  const loaded = await again(table);
  expect(loaded).not.toBe(table);
  expect(loaded.seq).toBe(table.seq);
  expect(allViews(loaded)).toBe(before);
});

test("a table stays in memory while somebody asks for it, while a clock runs out soon and while a bot thinks", async () => {
  const visited = await fixture.seat([ADA, BEN]);
  const clocked = await fixture.start([ADA, BEN], { clock: 86_400 });
  vi.setSystemTime(Date.now() + 86_400_000 - IDLE_MS);
  const withBot = await fixture.start([ADA]);
  vi.setSystemTime(Date.now() + IDLE_MS - 1000);
  await again(visited);
  await fixture.rooms.evictIdle();
  const kept = fixture.rooms.tables.map(({ id }) => id);
  expect(kept.toSorted()).toEqual([visited.id, clocked.id, withBot.id].toSorted());
});

test("a table whose clock runs for a day leaves the memory, and is back in time for it", async () => {
  const clocked = await fixture.start([ADA, BEN], { clock: 86_400 });
  const { seq } = clocked;
  const began = Date.now();
  vi.setSystemTime(began + IDLE_MS);
  await fixture.rooms.evictIdle();
  expect(fixture.rooms.size).toBe(0);
  // Waking checks at intervals.
  vi.setSystemTime(began + 86_400_000 - IDLE_MS / 8);
  await vi.advanceTimersByTimeAsync(IDLE_MS / 4);
  await expect.poll(() => fixture.rooms.size).toBe(1);
  await vi.advanceTimersByTimeAsync(IDLE_MS / 4);
  const table = await again(clocked);
  await table.refresh();
  expect(table.seq).toBeGreaterThan(seq);
  expect(table.state.seats.some(({ holder }) => holder.kind === "person" && holder.missed > 0)).toBe(true);
});

test("however many tables are requested, only a limited number of unwatched ones stay in memory", async () => {
  const settings = {
    game: GAMES[0]?.id ?? "",
    options: { mode: "short", seats: 2 },
    isPublic: false,
    spectators: true,
  };
  const codes = await Promise.all(Array.from({ length: MOST_IDLE + 300 }, () => fixture.rooms.create(ADA, settings)));
  await Promise.all(codes.slice(0, 300).map((code) => fixture.rooms.byCode(code)));
  await Promise.all(codes.slice(300).map((code) => fixture.rooms.byCode(code)));
  await fixture.rooms.evictIdle();
  expect(fixture.rooms.size).toBeLessThanOrEqual(MOST_IDLE);
  expect(fixture.rooms.size).toBeGreaterThan(MOST_IDLE / 2);
  // The latest are still there, and the first are loaded again.
  expect(fixture.rooms.openedByCode(codes.at(-1) ?? "")).toBeDefined();
  expect(fixture.rooms.openedByCode(codes[0] ?? "")).toBeUndefined();
  expect((await fixture.rooms.byCode(codes[0] ?? ""))?.state.code).toBe(codes[0]);
});

test.each([
  ["a bot's turn", [ADA], undefined],
  ["a clock", [ADA, BEN], 30],
] as const)(
  "what is under way when the fixture closes is written, and nothing after that, with %s to come",
  async (...row) => {
    const [, people, clock] = row;
    const table = await fixture.start(people, clock && { clock });
    await vi.advanceTimersByTimeAsync(599);
    const said = Promise.all([1, 2, 3].map((line) => order(table, ADA, { do: "say", text: `${line}` })));
    const closed = fixture.rooms.close();
    expect(await said).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    await closed;
    const { seq } = table;
    expect((await fixture.store.load(table.id))?.snapshot?.seq).toBe(seq);
    await vi.advanceTimersByTimeAsync(60_000);
    await table.refresh();
    expect(await fixture.store.entriesAfter(table.id, seq)).toEqual([]);
    expect(fixture.errors).toEqual([]);
  },
);

test("a bot whose turn it was when the server stopped moves after the table is loaded again", async () => {
  const table = await fixture.start([ADA]);
  const { seq } = table;
  await fixture.stop();
  fixture = await openTestRooms({}, folder);
  const loaded = await again(table);
  expect(loaded.seq).toBe(seq);
  // A bot's pace is uneven, but it takes less than two seconds for any decision.
  for (let waited = 0; waited < 2000 && loaded.seq === seq; waited += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await loaded.refresh();
  }
  expect(loaded.seq).toBe(seq + 1);
});

test("a game is not gone on with under other rules than it was begun with, from a snapshot neither", async () => {
  const table = await fixture.start([ADA, BEN]);
  await play(table, 5);
  await fixture.stop();
  fixture = await openTestRooms({}, folder);
  const snapshot = (await fixture.store.load(table.id))?.snapshot;
  expect(snapshot?.body).toMatchObject({ playedUnder: { rules: table.game.rules, cards: table.game.cards } });
  await fixture.store.saveSnapshot(table.id, {
    seq: table.seq + 1,
    body: { ...table.state, playedUnder: { rules: "older", cards: table.game.cards } },
  });
  await expect(fixture.rooms.byId(table.id)).rejects.toThrow(/rules or cards/);
});

test("a finished table keeps one replay, however much is said while it is made", async () => {
  const saved = vi.spyOn(fixture.store, "saveReplay");
  const table = await fixture.start([ADA]);
  await finishWithBots(table);
  expect(table.state.status).toBe("finished");
  await Promise.all([1, 2, 3, 4].map((line) => order(table, ADA, { do: "say", text: `${line}` })));
  await table.refresh();
  await vi.waitFor(() => expect(table.state.replay).toBeDefined());
  expect(new Set(saved.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  expect(await fixture.store.replay(table.state.replay ?? "")).toMatchObject({
    text: expect.stringContaining("harbor-replay"),
  });
});

/** Ada leaves her seat to the autopilot. */
async function finishWithBots(table: Room): Promise<void> {
  await table.note(() => [{ type: "handed-over", seat: 0 }]);
  await finish(table);
}
