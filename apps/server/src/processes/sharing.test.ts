import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRateLimiter } from "../rate.ts";
import { alone, type Crew } from "./crew.ts";
import { Crowd, shareCrowds } from "./crowds.ts";
import type { News } from "./lineMessages.ts";
import { Spending } from "./spending.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Processes that hear each other at once. */
function crews(size: number): { readonly crews: readonly Crew[]; end(nth: number): void } {
  const hearing = Array.from({ length: size }, (): ((news: News, from: string) => void)[] => []);
  const changed: ((gone: readonly string[]) => void)[] = [];
  return {
    crews: Array.from({ length: size }, (_, nth) => ({
      ...alone(),
      id: `process ${nth}`,
      size,
      tellAll: (news: News) => {
        for (const [other, listeners] of hearing.entries())
          if (other !== nth) for (const hear of listeners) hear(news, `process ${nth}`);
      },
      onNews: (hear: (news: News, from: string) => void) => void hearing[nth]?.push(hear),
      onChange: (change: (gone: readonly string[]) => void) => void changed.push(change),
    })),
    end: (nth) => {
      for (const change of changed) change([`process ${nth}`]);
    },
  };
}

/** How many requests pass in ten minutes when somebody tries ten times a second at each process, in turn or at once. */
function passedIn(processes: number, isShared: boolean, perSecond: number): number {
  const group = crews(processes);
  const clock = { atOnce: 20, now: () => Date.now() };
  const limiters = group.crews.map((crew) => {
    const limiter = openRateLimiter(perSecond, clock);
    if (isShared) new Spending(crew).share("limiter", limiter);
    return limiter;
  });
  let passed = 0;
  for (let ms = 0; ms < 600_000; ms += 100) {
    for (const limiter of limiters) if (limiter.allows("somebody")) passed += 1;
    vi.advanceTimersByTime(100);
  }
  return passed;
}

test.each([0.01, 1, 5])("a limit of %s a second holds across several processes", (rate) => {
  const most = rate * 600 + 20;
  expect(passedIn(4, false, rate)).toBeGreaterThan(Math.min(most * 2.5, 20_000));
  expect(passedIn(4, true, rate)).toBeLessThan(most * 1.1 + 4 * 20);
  expect(passedIn(4, true, rate)).toBeGreaterThan(most * 0.8);
});

test("nothing is reported of people who behave as usual", () => {
  const group = crews(2);
  const [one, other] = group.crews;
  if (one === undefined || other === undefined) throw new Error("nobody is there");
  const told: News[] = [];
  other.onNews((news) => told.push(news));
  const limiter = openRateLimiter(20, { now: () => Date.now() });
  new Spending(one).share("messages", limiter);
  for (let second = 0; second < 60; second += 1) {
    for (const person of ["ada", "ben", "eve"]) limiter.allows(person);
    vi.advanceTimersByTime(1000);
  }
  expect(told).toEqual([]);
  for (let message = 0; message < 12; message += 1) limiter.allows("eve");
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([{ kind: "spent", spent: [["messages", "eve", 12]] }]);
});

test("connections of one address are counted over all processes while these run", () => {
  const group = crews(3);
  const crowds = group.crews.map((crew) => {
    const crowd = new Crowd();
    shareCrowds(crew, { inside: { crowd, most: 100 } });
    return crowd;
  });
  const [here, there] = crowds;
  for (let count = 0; count < 40; count += 1) for (const crowd of [here, there]) crowd?.came("192.0.2.1");
  there?.came("198.51.100.7");
  vi.advanceTimersByTime(300);
  expect(crowds.map((crowd) => crowd.count("192.0.2.1"))).toEqual([80, 80, 80]);
  // A difference of one matters to nobody else.
  expect(crowds.map((crowd) => crowd.count("198.51.100.7"))).toEqual([0, 1, 0]);
  for (let count = 0; count < 40; count += 1) there?.went("192.0.2.1");
  vi.advanceTimersByTime(300);
  expect(crowds.map((crowd) => crowd.count("192.0.2.1"))).toEqual([40, 40, 40]);
  group.end(0);
  expect(crowds.map((crowd) => crowd.count("192.0.2.1"))).toEqual([40, 0, 0]);
  vi.advanceTimersByTime(300);
  expect(crowds.map((crowd) => crowd.count("192.0.2.1"))).toEqual([40, 40, 40]);
});
