import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "./room.ts";
import { ADA, BEN, CLEO, firstLegal, give, openTestRooms, order, type TestRooms } from "./roomsFixture.ts";

const DAY_MS = 86_400_000;
const WANT = { do: "close" } as const;
const WANT_NO_MORE = { do: "close", wanted: false } as const;

let fixture: TestRooms;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fixture = await openTestRooms();
});
afterEach(async () => {
  await fixture.close();
  vi.useRealTimers();
});

const seen = (table: Room) => {
  const { status, closing } = table.snapshotFor("spectators").view;
  return { status, closing };
};

test("a game is given up when all who play agree, whoever asks first", async () => {
  const table = await fixture.start([ADA, BEN, CLEO]);
  await give(table, CLEO, WANT);
  await give(table, CLEO, WANT);
  await give(table, ADA, WANT);
  expect(seen(table)).toEqual({ status: "playing", closing: [2, 0] });
  await give(table, BEN, WANT);
  expect(seen(table)).toEqual({ status: "closed", closing: [] });
  expect(await order(table, ADA, WANT)).toMatchObject({ code: "not-playing" });
  expect(await order(table, ADA, { do: "rematch" })).toMatchObject({ code: "not-finished" });
});

test("who plays on, or says so, would not like to close the table any more", async () => {
  const table = await fixture.start([ADA, BEN]);
  const [seat = 0] = table.game.pending(table.state.game);
  const [who, other] = seat === 0 ? [ADA, BEN] : [BEN, ADA];
  await give(table, who, WANT);
  await give(table, who, { do: "act", action: firstLegal(table, seat) });
  expect(seen(table).closing).toEqual([]);
  await give(table, other, WANT);
  await give(table, other, WANT_NO_MORE);
  await give(table, who, WANT);
  expect(seen(table)).toEqual({ status: "playing", closing: [seat] });
});

test("alone among bots one is asked by nobody else", async () => {
  const table = await fixture.start([ADA]);
  await give(table, ADA, WANT);
  expect(seen(table).status).toBe("closed");
});

test("who is away is still asked, though the autopilot plays for them; who has not been here for a day is not", async () => {
  const table = await fixture.start([ADA, BEN]);
  fixture.gone.set(BEN.id, Date.now());
  vi.setSystemTime(Date.now() + 300_000);
  await give(table, ADA, { do: "vote", seat: 1 });
  await give(table, ADA, WANT);
  expect(seen(table).status).toBe("playing");
  vi.setSystemTime(Date.now() + DAY_MS - 300_001);
  await give(table, ADA, WANT);
  expect(seen(table).status).toBe("playing");
  vi.setSystemTime(Date.now() + 1);
  await give(table, ADA, WANT);
  expect(seen(table).status).toBe("closed");
});

test("a host without a seat closes it only when nobody is left who could play, and who looks on never does", async () => {
  const table = await fixture.seat([ADA, BEN]);
  await table.note(() => [{ type: "host-changed", host: CLEO.id }]);
  await give(table, CLEO, { do: "start" });
  expect(await order(table, { id: "dora", name: "Dora" }, WANT)).toMatchObject({ code: "not-seated" });
  expect(await order(table, CLEO, WANT)).toMatchObject({ code: "not-absent" });
  for (const { id } of [ADA, BEN]) fixture.gone.set(id, Date.now() - DAY_MS);
  await give(table, CLEO, WANT);
  expect(seen(table).status).toBe("closed");
});

test("before the start only the host closes a table", async () => {
  const table = await fixture.seat([ADA, BEN]);
  expect(await order(table, BEN, WANT)).toMatchObject({ code: "not-host" });
  await give(table, ADA, WANT);
  expect(seen(table).status).toBe("closed");
});
