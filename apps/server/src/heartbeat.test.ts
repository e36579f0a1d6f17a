import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Heartbeat, type HeartbeatPlan } from "./heartbeat.ts";
import { openEmbeddedStore } from "./store/embedded.ts";
import type { Store } from "./store/store.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "harbor-heartbeat-"));
  store = await openEmbeddedStore(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server whose clock the test controls, and what it was told. */
async function startHeartbeat(at: number, change: Partial<HeartbeatPlan> = {}) {
  const clock = { at };
  const told = { lost: 0, neighbors: 0 };
  const heartbeat = await Heartbeat.start({
    store,
    now: () => clock.at,
    setClock: async () => undefined,
    onNeighbor: () => {
      told.neighbors += 1;
    },
    ...change,
  });
  heartbeat.onLostTime(() => {
    told.lost += 1;
  });
  const beatAt = (time: number) => {
    clock.at = time;
    return heartbeat.confirm();
  };
  return { heartbeat, clock, told, beatAt };
}

test("the first server of all has no time to make up for", async () => {
  const { heartbeat } = await startHeartbeat(1_000_000);
  expect(await store.lastBeat()).toBe(1_000_000);
  expect([heartbeat.downtimes, await store.downtimesSince(0)]).toEqual([[], []]);
  await heartbeat.stop();
});

test("the time from the last beat to the next start counts as down, unless it is only a pause", async () => {
  await store.beat(1_000_000);
  await (await startHeartbeat(1_004_000)).heartbeat.stop();
  expect(await store.downtimesSince(0)).toEqual([]);
  const { heartbeat } = await startHeartbeat(1_060_000);
  expect(heartbeat.downtimes).toEqual([{ from: 1_004_000, to: 1_060_000 }]);
  expect(await store.downtimesSince(0)).toEqual(heartbeat.downtimes);
  await heartbeat.stop();
});

test("a server beats while it runs, and once more when it stops", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const start = Date.now();
  const { heartbeat } = await startHeartbeat(0, { now: Date.now });
  const beats = vi.spyOn(store, "beat");
  await vi.advanceTimersByTimeAsync(10_500);
  await heartbeat.stop();
  expect(beats.mock.calls.length).toBeGreaterThan(1);
  expect(await store.lastBeat()).toBe(start + 10_500);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await store.lastBeat()).toBe(start + 10_500);
});

test.each<[string, number]>([
  ["the process was frozen for forty seconds", 40_000],
  ["the clock was set on by an hour", 3_600_000],
])("time in which nothing could be written is lost time: %s", async (_, ms) => {
  const { heartbeat, told, beatAt } = await startHeartbeat(1_000_000);
  await beatAt(1_002_000);
  expect(told.lost).toBe(0);
  await beatAt(1_002_000 + ms);
  expect(heartbeat.downtimes).toEqual([{ from: 1_002_000, to: 1_002_000 + ms }]);
  expect(await store.downtimesSince(0)).toEqual(heartbeat.downtimes);
  expect(told.lost).toBe(1);
  await beatAt(1_004_000 + ms);
  expect(told.lost).toBe(1);
  await heartbeat.stop();
});

test("a store that is away is not monotonic, and all of that time is lost, from the last beat to the next", async () => {
  const { heartbeat, clock, told, beatAt } = await startHeartbeat(1_000_000);
  expect(heartbeat.isHealthy).toBe(true);
  vi.spyOn(store, "beat").mockRejectedValueOnce(new Error("away")).mockRejectedValueOnce(new Error("away"));
  await expect(beatAt(1_002_000)).rejects.toThrow("away");
  expect(heartbeat.isHealthy).toBe(false);
  await expect(beatAt(1_020_000)).rejects.toThrow("away");
  await beatAt(1_033_000);
  expect(heartbeat.downtimes).toEqual([{ from: 1_000_000, to: 1_033_000 }]);
  expect([heartbeat.isHealthy, told.lost]).toEqual([true, 1]);
  clock.at = 1_040_000;
  expect(heartbeat.isHealthy).toBe(false);
  await heartbeat.stop();
});

test("a write that hangs is lost time, too, though it comes through in the end", async () => {
  const { heartbeat, clock, beatAt } = await startHeartbeat(1_000_000);
  const beat = store.beat.bind(store);
  vi.spyOn(store, "beat").mockImplementationOnce(async (at) => {
    await beat(at);
    clock.at += 20_000;
  });
  await beatAt(1_002_000);
  expect(heartbeat.downtimes).toEqual([{ from: 1_002_000, to: 1_022_000 }]);
  await heartbeat.stop();
});

test("what another server could write all the while was not lost", async () => {
  const { heartbeat, beatAt } = await startHeartbeat(1_000_000);
  await store.beat(1_039_000);
  await beatAt(1_040_000);
  expect(heartbeat.downtimes).toEqual([]);
  await heartbeat.stop();
});

test("a beat that is asked for while another is under way is one of its own, shared by all who ask", async () => {
  const { heartbeat } = await startHeartbeat(1_000_000);
  const beats = vi.spyOn(store, "beat");
  const first = heartbeat.confirm();
  await Promise.resolve();
  await Promise.all([first, heartbeat.confirm(), heartbeat.confirm(), heartbeat.confirm()]);
  expect(beats).toHaveBeenCalledTimes(2);
  await heartbeat.stop();
});

test("another server in the same store is noticed, but one that goes while this one comes is not", async () => {
  const { heartbeat, told, beatAt } = await startHeartbeat(1_000_000);
  let at = 1_000_000;
  const both = async (times: number) => {
    for (let beats = 0; beats < times; beats += 1) {
      await store.beat(at + 1_000);
      at += 2_000;
      await beatAt(at);
    }
  };
  await both(3);
  for (let beats = 0; beats < 10; beats += 1) {
    at += 2_000;
    await beatAt(at);
  }
  expect(told.neighbors).toBe(0);
  await both(9);
  expect(told.neighbors).toBe(1);
  await heartbeat.stop();
});
