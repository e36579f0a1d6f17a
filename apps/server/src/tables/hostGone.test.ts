import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ADA, BEN, give, openTestRooms, type TestRooms } from "./roomsFixture.ts";

let fixture: TestRooms;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  fixture = await openTestRooms();
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.close();
});

test("a host who is still on the way when others sit down has as much time as one who has just gone", async () => {
  // People not seen yet count as gone since the process started.
  fixture.gone.set(ADA.id, Date.now() - 3_600_000);
  const table = await fixture.seat([ADA]);
  await give(table, ADA, { do: "stand" });
  await give(table, ADA, { do: "clear-seat", seat: 1 });
  await give(table, BEN, { do: "sit", seat: 0 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(table.state.host).toBe(ADA.id);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(table.state.host).toBe(BEN.id));
});
