import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHousekeeping } from "./housekeeping.ts";
import type { Sweep } from "./store/store.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const START = 1_000 * DAY;
/** Deleted whatever else is kept. */
const STRANGERS = {
  linksBefore: START,
  downtimesBefore: START - 2 * DAY,
  newcomersBefore: START - 30 * DAY,
  reportsBefore: START - 90 * DAY,
  dailyBefore: new Date(START - 30 * DAY).toISOString().slice(0, 10),
};

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ["setInterval", "clearInterval", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** Housekeeping on a store that has more to delete this many times. */
function sweepingStore(keepDays: number, left = 0, isOurs = true) {
  const sweeps: Sweep[] = [];
  const errors: unknown[] = [];
  let more = left;
  const keeper = startHousekeeping({
    isOurs: () => isOurs,
    store: {
      downtimesSince: async () => [{ from: START - 2 * DAY, to: START - DAY }],
      sweep: async (sweep) => {
        sweeps.push(sweep);
        more -= 1;
        if (more === -3) throw new Error("the store is away");
        return more >= 0;
      },
    },
    keepDays,
    now: () => Date.now(),
    onBackgroundError: (error) => errors.push(error),
  });
  return { sweeps, errors, keeper };
}

test.each<[string, number, Sweep]>([
  ["a month", 30, { ...STRANGERS, gamesBefore: START - 30 * DAY, peopleBefore: START - 365 * DAY }],
  ["two years", 730, { ...STRANGERS, gamesBefore: START - 730 * DAY, peopleBefore: START - 730 * DAY }],
  ["for ever", 0, STRANGERS],
])("what a sweep deletes if games are kept for %s", async (_, days, sweep) => {
  const { sweeps, keeper } = sweepingStore(days);
  await expect.poll(() => sweeps).toEqual([sweep]);
  keeper.stop();
});

test("nothing is done here if another process does it", async () => {
  const { sweeps, keeper } = sweepingStore(30, 2, false);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(sweeps).toEqual([]);
  keeper.stop();
});

test("a sweep runs every hour until nothing is left, even after failures", async () => {
  const { sweeps, errors, keeper } = sweepingStore(30, 2);
  await expect.poll(() => sweeps.length).toBe(3);
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => sweeps.length).toBe(4);
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => errors).toEqual([new Error("the store is away")]);
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => sweeps.length).toBe(6);
  expect(sweeps.at(-1)?.linksBefore).toBe(START + 3 * HOUR);
  keeper.stop();
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(sweeps).toHaveLength(6);
});
