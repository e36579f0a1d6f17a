import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PresencePace } from "./presencePace.ts";

let told: string[];
let people = 0;
let pace: PresencePace;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  people = 4;
  pace = new PresencePace({ listeners: () => people, tell: (table) => told.push(table) });
});
afterEach(() => {
  pace.stop();
  vi.useRealTimers();
});

test("at a quiet table every change is announced at once", () => {
  for (let change = 1; change <= 20; change += 1) {
    pace.changed("table");
    expect(told).toHaveLength(change);
    vi.advanceTimersByTime(50);
  }
});

test("frequent changes are announced together, and none is left out", () => {
  people = 200;
  for (let change = 0; change < 50; change += 1) pace.changed("table");
  expect(told).toHaveLength(2);
  vi.advanceTimersByTime(1001);
  expect(told).toHaveLength(3);
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveLength(3);
});

test("one table's changes do not wait for another's", () => {
  people = 400;
  for (const table of ["table", "table", "other"]) pace.changed(table);
  expect(told).toEqual(["table", "other"]);
});

test("hundreds of arrivals and departures a second cost no more messages for three hundred people than for ten", () => {
  for (people of [10, 300]) {
    const table = `table of ${people}`;
    told = [];
    for (let ms = 0; ms < 10_000; ms += 2) {
      pace.changed(table);
      vi.advanceTimersByTime(2);
    }
    const perSecond = (told.length * people) / 10;
    expect(perSecond).toBeLessThan(260);
    expect(perSecond).toBeGreaterThan(100);
  }
});
