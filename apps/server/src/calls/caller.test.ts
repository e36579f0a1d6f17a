import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ADA, BEN, openTestRooms, type TestRooms } from "../tables/roomsFixture.ts";
import { type Attempt, startCaller } from "./caller.ts";
import { againIn } from "./sendPush.ts";

const AFTER_MS = 1000;

let fixture: TestRooms;
let isThere: boolean;
const stops: (() => void)[] = [];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  fixture = await openTestRooms();
  isThere = false;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await fixture.close();
  vi.useRealTimers();
});

/** A server that calls by this, with the same store as all others here; gives the times at which it did. */
function serverThat(deliver: (nth: number) => Attempt): number[] {
  const times: number[] = [];
  const { stop } = startCaller({
    store: fixture.store,
    rooms: () => fixture.rooms.tables,
    isOurs: () => true,
    presence: { isPresent: () => isThere, lastSeen: () => undefined },
    now: () => Date.now(),
    ways: [
      {
        by: "push",
        afterMs: AFTER_MS,
        deliveries: async () => [
          async () => {
            times.push(Date.now());
            return deliver(times.length);
          },
        ],
      },
    ],
    onBackgroundError: (error) => void fixture.errors.push(error),
  });
  stops.push(stop);
  return times;
}

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    // What the store's thread answers comes in real time.
    await fixture.store.lastBeat();
  }
}

async function startTable(): Promise<void> {
  const table = await fixture.start([ADA, BEN]);
  await fixture.store.setCalled(table.id, ADA.id, true, "push");
}

test("CAL-1 of two servers that decide the same table one sends the call", async () => {
  await startTable();
  const [first, second] = [serverThat(() => ({})), serverThat(() => ({}))];
  await pass(10_000);
  expect(first.length + second.length).toBe(1);
  expect(fixture.errors).toEqual([]);
});

test("CAL-4 a push service that asks for a pause gets it, and is asked once more", async () => {
  await startTable();
  const times = serverThat(() => ({ again: { ms: 42_000 } }));
  await pass(AFTER_MS + 2000);
  expect(times).toHaveLength(1);
  await pass(38_000);
  expect(times).toHaveLength(1);
  await pass(8000);
  expect(times).toHaveLength(2);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(42_000);
  await pass(60_000);
  expect(times).toHaveLength(2);
});

test("CAL-2 a call that has been seen in the pause is not sent again, and one that is put off for long neither", async () => {
  await startTable();
  const times = serverThat(() => ({ again: { ms: 20_000 } }));
  await pass(AFTER_MS + 2000);
  isThere = true;
  await pass(30_000);
  expect(times).toHaveLength(1);
  stops.pop()?.();
  const table = await fixture.start([ADA, BEN]);
  await fixture.store.setCalled(table.id, ADA.id, true, "push");
  isThere = false;
  const later = serverThat(() => ({ again: { ms: 3_600_000 } }));
  await pass(AFTER_MS + 2000);
  expect(later).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(later).toHaveLength(1);
});

test.each([
  ["30", 30_000],
  ["0", 0],
  ["Thu, 01 Jan 1970 00:01:00 GMT", 59_000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["soon", undefined],
  [undefined, undefined],
])("CAL-4 Retry-After %s", (header, ms) => {
  expect(againIn(header, 1000)).toBe(ms);
});
