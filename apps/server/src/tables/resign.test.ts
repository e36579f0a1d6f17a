import { readReplay, verifyReplay } from "@harbor/kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "./room.ts";
import { seatsAgain } from "./rooms.ts";
import { ADA, BEN, CLEO, DORA, firstLegal, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";

const RESIGN = { do: "resign" } as const;

let fixture: TestRooms;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fixture = await openTestRooms({ tablesPerPerson: 1 });
});
afterEach(async () => {
  await fixture.close();
  vi.useRealTimers();
});

const seen = (table: Room) => table.snapshotFor("spectators").view;
const SEATS = { options: { mode: "short", seats: 3 } };

/** Plays everybody's part to the end of the game. */
async function playOn(table: Room): Promise<void> {
  while (table.state.status === "playing") {
    const [seat = 0] = table.game.pending(table.state.game);
    await table.note(() => [{ type: "acted", seat, action: firstLegal(table, seat), by: "bot" }]);
  }
}

test("whoever gives up leaves the seat to the autopilot for good, and all are told", async () => {
  const table = await fixture.start([ADA, BEN, CLEO], SEATS);
  await give(table, BEN, { do: "queue", actions: [firstLegal(table, 0)] });
  await give(table, BEN, RESIGN);
  expect(seen(table).seats[1]).toMatchObject({ kind: "person", name: "Ben", autopilot: true, resigned: true });
  expect(table.state.seats[1]?.queue).toEqual([]);
  expect(await table.welcome(BEN.id)).toBe(false);
  expect(seen(table).seats[1]).toMatchObject({ autopilot: true, resigned: true });
  for (const command of [
    RESIGN,
    { do: "act", action: firstLegal(table, 0) },
    { do: "close" },
    { do: "vote", seat: 0 },
  ] as const)
    expect(await order(table, BEN, command)).toMatchObject({ code: "not-seated" });
});

test("the autopilot plays what is the resigned seat's to play, and no clock runs for it", async () => {
  const table = await fixture.start([ADA, BEN], { options: { mode: "short", seats: 2 }, clock: 60 });
  const [seat = 0] = table.game.pending(table.state.game);
  const who = seat === 0 ? ADA : BEN;
  expect(seen(table).deadlines[seat]).toBeDefined();
  await give(table, who, RESIGN);
  expect(seen(table).deadlines[seat]).toBeUndefined();
  await expect.poll(() => table.game.pending(table.state.game).includes(seat), { timeout: 20_000 }).toBe(false);
});

test("a table that one has given up is none of those that are not over, until it is", async () => {
  const table = await fixture.start([ADA, BEN, CLEO], SEATS);
  expect(await fixture.store.unfinishedTablesOf(BEN.id)).toBe(1);
  await give(table, BEN, RESIGN);
  expect(await fixture.store.unfinishedTablesOf(BEN.id)).toBe(0);
  expect(await fixture.store.tablesOf(BEN.id, 9)).toEqual([]);
  await playOn(table);
  expect((await fixture.store.tablesOf(BEN.id, 9)).map(({ id }) => id)).toEqual([table.id]);
});

test("whoever gave up may watch, even where nobody else may, and is heard by those alone who look on", async () => {
  const table = await fixture.start([ADA, BEN, CLEO], { ...SEATS, spectators: false });
  expect(table.admits(table.audienceOf(DORA.id))).toBe(false);
  await give(table, BEN, RESIGN);
  expect([table.audienceOf(BEN.id), table.admits("resigned")]).toEqual(["resigned", true]);
  await give(table, BEN, { do: "say", text: "good luck" });
  expect(await order(table, DORA, { do: "say", text: "me, too" })).toMatchObject({ code: "no-spectators" });
  const hears = (audience: "seat 0" | "resigned") => table.snapshotFor(audience).chat.map(({ text }) => text);
  expect([hears("seat 0"), hears("resigned")]).toEqual([[], ["good luck"]]);
});

test("a host who gives up leaves the table to somebody who plays on", async () => {
  const table = await fixture.start([ADA, BEN, CLEO], SEATS);
  await give(table, BEN, RESIGN);
  await give(table, ADA, RESIGN);
  expect(table.state.host).toBe(CLEO.id);
  await give(table, CLEO, { do: "pace-chat", pace: "players" });
});

test("when the last person gives up the table is closed, alone among bots at once", async () => {
  const table = await fixture.start([ADA, BEN], SEATS);
  await give(table, ADA, RESIGN);
  expect(seen(table).status).toBe("playing");
  await give(table, BEN, RESIGN);
  expect(seen(table).status).toBe("closed");
  const alone = await fixture.start([CLEO], SEATS);
  await give(alone, CLEO, RESIGN);
  expect(seen(alone).status).toBe("closed");
});

test("whoever gave up is asked nothing more, has no vote, and nobody votes on them", async () => {
  const table = await fixture.start([ADA, BEN, CLEO], SEATS);
  for (const { id } of [CLEO]) fixture.gone.set(id, Date.now() - 120_000);
  await give(table, ADA, { do: "vote", seat: 2 });
  await give(table, ADA, { do: "close" });
  await give(table, BEN, RESIGN);
  expect(seen(table)).toMatchObject({ closing: [], votes: { 2: [0] } });
  expect(await order(table, ADA, { do: "vote", seat: 1 })).toMatchObject({ code: "not-absent" });
  fixture.gone.clear();
  await give(table, ADA, { do: "close" });
  await give(table, CLEO, { do: "close" });
  expect(seen(table).status).toBe("closed");
});

test("before the start and after the end there is nothing to give up", async () => {
  const table = await fixture.seat([ADA, BEN], SEATS);
  expect(await order(table, ADA, RESIGN)).toMatchObject({ code: "not-playing" });
  expect(await order(table, DORA, RESIGN)).toMatchObject({ code: "not-seated" });
  await give(table, ADA, { do: "start" });
  await playOn(table);
  expect(await order(table, ADA, RESIGN)).toMatchObject({ code: "not-playing" });
});

test("sent twice it counts once, also when the host who gave up asks again", async () => {
  const table = await fixture.start([ADA, BEN, CLEO], SEATS);
  expect(await table.command(ADA, "once-only", RESIGN)).toEqual({ ok: true });
  const { seq } = table;
  expect(await table.command(ADA, "once-only", RESIGN)).toEqual({ ok: true });
  expect(table.seq).toBe(seq);
});

test("the recording says who gave up and verifies, and a rematch leaves their seat free", async () => {
  const table = await fixture.start([ADA, BEN, CLEO], SEATS);
  await give(table, BEN, RESIGN);
  await playOn(table);
  await expect.poll(() => table.state.replay).toBeDefined();
  const text = (await fixture.store.replay(table.state.replay ?? ""))?.text ?? "";
  const replay = readReplay(text);
  expect(replay).toMatchObject({ ok: true, value: { resigned: [1], names: ["Ada", "Ben", "Cleo"] } });
  expect(replay.ok && verifyReplay(table.game, replay.value).ok).toBe(true);
  const sat = seatsAgain(table.state).filter(({ type }) => type === "sat");
  expect(sat).toMatchObject([{ person: ADA.id }, { person: CLEO.id }]);
});
