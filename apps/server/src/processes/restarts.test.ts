import { expect, test } from "vitest";
import { Restarts } from "./restarts.ts";

test("a process that fails at once is restarted after ever longer pauses, up to a limit", () => {
  const restarts = new Restarts(() => 0);
  const pauses = Array.from({ length: 12 }, () => restarts.pauseAfterEnd());
  expect(pauses.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(pauses.slice(-2)).toEqual([30_000, 30_000]);
});

test("a process that has run for a while is restarted at once", () => {
  let now = 0;
  const restarts = new Restarts(() => now);
  for (let life = 0; life < 6; life += 1) restarts.pauseAfterEnd();
  restarts.started();
  now += 59_000;
  expect(restarts.pauseAfterEnd()).toBe(6400);
  restarts.started();
  now += 61_000;
  expect(restarts.pauseAfterEnd()).toBe(100);
});
