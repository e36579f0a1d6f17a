import { afterAll, beforeAll, expect, test } from "vitest";
import { removeBanned } from "./removeBanned.ts";
import { ADA, BEN, CLEO, openTestRooms, type TestRooms } from "./roomsFixture.ts";

let fixture: TestRooms;
beforeAll(async () => {
  fixture = await openTestRooms();
});
afterAll(() => fixture.close());

test("in a game the seat goes to the autopilot and the table to another host, once", async () => {
  const table = await fixture.start([ADA, BEN]);
  expect(removeBanned(table.state, ADA.id)).toEqual([
    { type: "handed-over", seat: 0 },
    { type: "host-changed", host: BEN.id },
  ]);
  await table.note((state) => removeBanned(state, ADA.id));
  expect(table.state.host).toBe(BEN.id);
  expect(removeBanned(table.state, ADA.id)).toEqual([]);
  expect(removeBanned(table.state, CLEO.id)).toEqual([]);
});

test("before the start the seat becomes free", async () => {
  const table = await fixture.seat([ADA, BEN, CLEO]);
  expect(removeBanned(table.state, BEN.id)).toEqual([{ type: "stood", seat: 1 }]);
  expect(removeBanned(table.state, ADA.id)).toEqual([
    { type: "stood", seat: 0 },
    { type: "host-changed", host: BEN.id },
  ]);
});

test("an otherwise empty lobby is closed, a host of bots keeps theirs in play, and a finished table stays", async () => {
  const lobby = await fixture.seat([ADA]);
  expect(removeBanned(lobby.state, ADA.id)).toEqual([{ type: "closed" }]);
  await lobby.note((state) => removeBanned(state, ADA.id));
  expect(removeBanned(lobby.state, ADA.id)).toEqual([]);
  const alone = await fixture.start([ADA]);
  expect(removeBanned(alone.state, ADA.id)).toEqual([{ type: "handed-over", seat: 0 }]);
});
