import { afterAll, beforeAll, expect, test } from "vitest";
import { ADA, BEN, CLEO, openTestHost, type TestHost } from "./hostFixture.ts";
import { putOut } from "./putOut.ts";

let house: TestHost;
beforeAll(async () => {
  house = await openTestHost();
});
afterAll(() => house.close());

test("in a game the seat goes to the autopilot and the table to somebody else, once", async () => {
  const table = await house.start([ADA, BEN]);
  expect(putOut(table.state, ADA.id)).toEqual([
    { type: "handed-over", seat: 0 },
    { type: "host-changed", host: BEN.id },
  ]);
  await table.note((state) => putOut(state, ADA.id));
  expect(table.state.host).toBe(BEN.id);
  expect(putOut(table.state, ADA.id)).toEqual([]);
  expect(putOut(table.state, CLEO.id)).toEqual([]);
});

test("before the start the seat is free again", async () => {
  const table = await house.seat([ADA, BEN, CLEO]);
  expect(putOut(table.state, BEN.id)).toEqual([{ type: "stood", seat: 1 }]);
  expect(putOut(table.state, ADA.id)).toEqual([
    { type: "stood", seat: 0 },
    { type: "host-changed", host: BEN.id },
  ]);
});

test("a lobby that nobody else is at is closed, a host of bots keeps theirs in play, and what is over stays as it is", async () => {
  const lobby = await house.seat([ADA]);
  expect(putOut(lobby.state, ADA.id)).toEqual([{ type: "closed" }]);
  await lobby.note((state) => putOut(state, ADA.id));
  expect(putOut(lobby.state, ADA.id)).toEqual([]);
  const alone = await house.start([ADA]);
  expect(putOut(alone.state, ADA.id)).toEqual([{ type: "handed-over", seat: 0 }]);
});
