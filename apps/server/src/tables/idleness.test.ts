import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../games.ts";
import { ADA, BEN, CLEO, firstLegal, give, openTestHost, order, type TestHost } from "./hostFixture.ts";
import type { LiveTable } from "./liveTable.ts";
import { MOST_IDLE } from "./tableHost.ts";

const IDLE_MS = 600_000;
let folder: string;
let house: TestHost;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  folder = mkdtempSync(join(tmpdir(), "harbor-idle-"));
  house = await openTestHost({}, folder);
});
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

async function again(table: LiveTable): Promise<LiveTable> {
  const loaded = await house.host.byId(table.id);
  if (loaded === undefined) throw new Error("the table is lost");
  return loaded;
}

/** What everybody sees, to the byte, but for how many patches it took and what time it is. */
function allViews(table: LiveTable): string {
  const audiences = ["seat 0", "seat 1", "host", "spectators"] as const;
  return JSON.stringify(
    audiences.map((audience) => {
      const { view, chat } = table.snapshotFor(audience);
      return { view, chat };
    }),
  );
}

/** Plays by the first legal action of whoever is waited for. */
async function play(table: LiveTable, actions: number): Promise<void> {
  for (let made = 0; made < actions && table.state.status === "playing"; made += 1) {
    const [seat] = table.game.pending(table.state.game);
    const holder = seat === undefined ? undefined : table.state.seats[seat]?.holder;
    if (seat === undefined || holder?.kind !== "person") throw new Error("nobody to play");
    const person = holder.person === ADA.id ? ADA : BEN;
    await give(table, person, { do: "act", action: firstLegal(table, seat) });
  }
}

/** To the end, by whatever is rolled; the first legal actions might go in circles. */
async function finish(table: LiveTable): Promise<void> {
  for (let made = 0; made < 5000 && table.state.status === "playing"; made += 1) {
    await vi.advanceTimersByTimeAsync(600);
    await table.refresh();
  }
}

test.each([
  ["from its entries alone", 10],
  ["from a snapshot and the entries after it", 70],
])("a table nobody looks at leaves the memory and comes back as it was, %s", async (_, actions) => {
  const table = await house.seat([ADA, BEN]);
  await give(table, ADA, { do: "choose", choice: table.state.choices[1] });
  await give(table, ADA, { do: "start" });
  await give(table, CLEO, { do: "say", text: "a good wind" });
  await play(table, actions);
  await give(table, BEN, { do: "queue", actions: [{ type: "done" }] });
  const before = allViews(table);
  await house.host.letIdleGo();
  expect(house.host.size).toBe(1);
  vi.setSystemTime(Date.now() + IDLE_MS);
  await house.host.letIdleGo();
  expect(house.host.size).toBe(0);
  const loaded = await again(table);
  expect(loaded).not.toBe(table);
  expect(loaded.seq).toBe(table.seq);
  expect(allViews(loaded)).toBe(before);
});

test("a table stays in memory while somebody asks for it, while a clock runs out soon and while a bot thinks", async () => {
  const visited = await house.seat([ADA, BEN]);
  const clocked = await house.start([ADA, BEN], { clock: 86_400 });
  vi.setSystemTime(Date.now() + 86_400_000 - IDLE_MS);
  const withBot = await house.start([ADA]);
  vi.setSystemTime(Date.now() + IDLE_MS - 1000);
  await again(visited);
  await house.host.letIdleGo();
  const kept = house.host.tables.map(({ id }) => id);
  expect(kept.toSorted()).toEqual([visited.id, clocked.id, withBot.id].toSorted());
});

test("a table whose clock runs for a day leaves the memory, and is back in time for it", async () => {
  const clocked = await house.start([ADA, BEN], { clock: 86_400 });
  const { seq } = clocked;
  const began = Date.now();
  vi.setSystemTime(began + IDLE_MS);
  await house.host.letIdleGo();
  expect(house.host.size).toBe(0);
  // Whatever wakes it looks now and then.
  vi.setSystemTime(began + 86_400_000 - IDLE_MS / 8);
  await vi.advanceTimersByTimeAsync(IDLE_MS / 4);
  await expect.poll(() => house.host.size).toBe(1);
  await vi.advanceTimersByTimeAsync(IDLE_MS / 4);
  const table = await again(clocked);
  await table.refresh();
  expect(table.seq).toBeGreaterThan(seq);
  expect(table.state.seats.some(({ holder }) => holder.kind === "person" && holder.missed > 0)).toBe(true);
});

test("however many tables are asked for, only so many stay in memory that nobody looks at", async () => {
  const settings = {
    game: GAMES[0]?.id ?? "",
    options: { mode: "short", seats: 2 },
    isPublic: false,
    spectators: true,
  };
  const codes = await Promise.all(Array.from({ length: MOST_IDLE + 300 }, () => house.host.create(ADA, settings)));
  await Promise.all(codes.slice(0, 300).map((code) => house.host.byCode(code)));
  await Promise.all(codes.slice(300).map((code) => house.host.byCode(code)));
  await house.host.letIdleGo();
  expect(house.host.size).toBeLessThanOrEqual(MOST_IDLE);
  expect(house.host.size).toBeGreaterThan(MOST_IDLE / 2);
  // The latest are still there, and the first come back.
  expect(house.host.openedByCode(codes.at(-1) ?? "")).toBeDefined();
  expect(house.host.openedByCode(codes[0] ?? "")).toBeUndefined();
  expect((await house.host.byCode(codes[0] ?? ""))?.state.code).toBe(codes[0]);
});

test.each([
  ["a bot's turn", [ADA], undefined],
  ["a clock", [ADA, BEN], 30],
] as const)(
  "what is under way when the house closes is written, and nothing after that, with %s to come",
  async (...row) => {
    const [, people, clock] = row;
    const table = await house.start(people, clock && { clock });
    await vi.advanceTimersByTimeAsync(599);
    const said = Promise.all([1, 2, 3].map((line) => order(table, ADA, { do: "say", text: `${line}` })));
    const closed = house.host.close();
    expect(await said).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    await closed;
    const { seq } = table;
    expect((await house.store.load(table.id))?.snapshot?.seq).toBe(seq);
    await vi.advanceTimersByTimeAsync(60_000);
    await table.refresh();
    expect(await house.store.entriesAfter(table.id, seq)).toEqual([]);
    expect(house.troubles).toEqual([]);
  },
);

test("a bot whose turn it was when the server stopped moves after the table is loaded again", async () => {
  const table = await house.start([ADA]);
  const { seq } = table;
  await house.stop();
  house = await openTestHost({}, folder);
  const loaded = await again(table);
  expect(loaded.seq).toBe(seq);
  await vi.advanceTimersByTimeAsync(700);
  await loaded.refresh();
  expect(loaded.seq).toBe(seq + 1);
});

test("a game is not gone on with under other rules than it was begun with, from a snapshot neither", async () => {
  const table = await house.start([ADA, BEN]);
  await play(table, 5);
  await house.stop();
  house = await openTestHost({}, folder);
  const snapshot = (await house.store.load(table.id))?.snapshot;
  expect(snapshot?.body).toMatchObject({ playedUnder: { rules: table.game.rules, cards: table.game.cards } });
  await house.store.saveSnapshot(table.id, {
    seq: table.seq + 1,
    body: { ...table.state, playedUnder: { rules: "older", cards: table.game.cards } },
  });
  await expect(house.host.byId(table.id)).rejects.toThrow(/rules or cards/);
});

test("a finished table keeps one replay, however much is said while it is made", async () => {
  const saved = vi.spyOn(house.store, "saveReplay");
  const table = await house.start([ADA]);
  await finishWithBots(table);
  expect(table.state.status).toBe("finished");
  await Promise.all([1, 2, 3, 4].map((line) => order(table, ADA, { do: "say", text: `${line}` })));
  await table.refresh();
  await vi.waitFor(() => expect(table.state.replay).toBeDefined());
  expect(new Set(saved.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  expect(await house.store.replay(table.state.replay ?? "")).toMatchObject({
    text: expect.stringContaining("harbor-replay"),
  });
});

/** Ada leaves her seat to the autopilot. */
async function finishWithBots(table: LiveTable): Promise<void> {
  await table.note(() => [{ type: "handed-over", seat: 0 }]);
  await finish(table);
}
