import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inBursts } from "./inBursts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(50);

test("calls with pauses between them are served at once", async () => {
  const work = vi.fn();
  const call = inBursts(work);
  for (let nth = 1; nth <= 20; nth += 1) {
    call();
    expect(work).toHaveBeenCalledTimes(nth);
    await soon();
  }
});

test("a burst is served a few times at once and then together, and its end is not lost", async () => {
  const seen: number[] = [];
  let told = 0;
  const call = inBursts(() => seen.push(told));
  for (told = 1; told < 300; told += 1) call();
  expect(seen.length).toBeLessThan(10);
  await soon();
  expect(seen.at(-1)).toBe(told);
  expect(seen.length).toBeLessThan(10);
  const { length } = seen;
  await soon();
  expect(seen).toHaveLength(length);
});

test("calls that come without end are served again and again", async () => {
  const work = vi.fn();
  const call = inBursts(work);
  for (let nth = 0; nth < 400; nth += 1) {
    call();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(work.mock.calls.length).toBeGreaterThan(10);
  expect(work.mock.calls.length).toBeLessThan(200);
});

test("once it is cancelled, nothing that is due is done", async () => {
  const work = vi.fn();
  const call = inBursts(work);
  for (let nth = 0; nth < 10; nth += 1) call();
  const before = work.mock.calls.length;
  call.cancel();
  await soon();
  expect(work).toHaveBeenCalledTimes(before);
});
