import { expect, test } from "vitest";
import { slopeOf } from "../soak/slope.ts";
import { growthIn, type Note, soak } from "../soak/soak.ts";
import { GAMES } from "../src/games.ts";

const series = (values: readonly number[]) => values.map((value, at) => ({ at, value }));

test("the slope of a series is its growth, and no single spike moves it", () => {
  expect(slopeOf(series([1, 3, 5, 7, 9]))).toBe(2);
  expect(slopeOf(series([4, 4, 4, 400, 4, 4]))).toBe(0);
  expect(slopeOf(series([9, 8, 7]))).toBe(-1);
});

const note = (minute: number, rss: number): Note => ({
  ...{ minute, rss, heap: 60, external: 8, handles: 70, files: 90 },
  ...{ tablesOpen: 20, games: 1, actions: 1, p99: 1, load: 1 },
});

test("a series that rises and falls is flat, and one that leaks 2 MB a minute is not", () => {
  const minutes = Array.from({ length: 30 }, (_, minute) => minute + 1);
  const { rss } = growthIn(minutes.map((minute) => note(minute, 200 + 15 * (minute % 3))));
  expect(rss.anHour).toBeLessThan(rss.most);
  const leaking = growthIn(minutes.map((minute) => note(minute, 200 + 2 * minute)));
  expect(leaking.rss.anHour).toBeCloseTo(120);
  expect(leaking.rss.anHour).toBeGreaterThan(leaking.rss.most);
  expect(leaking.heap.anHour).toBeLessThan(leaking.heap.most);
});

test.each(GAMES)("people come, play whole games of $id and go, while the server is sampled", async (game) => {
  const report = await soak({ game, ms: 6000, tables: 2, thoughtMs: 80, everyMs: 1000 });
  // Nothing is flat within seconds; everything else must be well.
  expect(report.found.filter((what) => !what.includes("an hour"))).toEqual([]);
  expect(report.notes).toHaveLength(6);
  expect(report.actions).toBeGreaterThan(50);
  for (const { rss, heap, handles, files } of report.notes)
    for (const held of [rss, heap, handles, files]) expect(held).toBeGreaterThan(0);
});
