import { expect, test } from "vitest";
import { ClusterClock } from "./clusterClock.ts";

const HOUR = 3_600_000;

/** A machine and a store whose clocks the test controls. */
async function startClock({ last, store = 1_000_000 }: { last?: number; store?: number } = {}) {
  const machine = { wall: 5_000_000, monotonic: 0, store };
  const clock = await ClusterClock.start({
    store: { time: async () => machine.store, lastBeat: async () => last },
    wall: () => machine.wall,
    monotonic: () => machine.monotonic,
  });
  const pass = (ms: number) => {
    machine.wall += ms;
    machine.monotonic += ms;
    machine.store += ms;
  };
  return { clock, machine, pass };
}

test("it shows the store's time, whatever the machine says", async () => {
  const { clock, pass } = await startClock();
  expect(clock.now()).toBe(1_000_000);
  pass(2_000);
  expect(clock.now()).toBe(1_002_000);
});

test("FAR-2 setting a machine's clock back changes nothing", async () => {
  const { clock, machine, pass } = await startClock();
  machine.wall -= HOUR;
  pass(1_000);
  expect(clock.now()).toBe(1_001_000);
  await clock.compare();
  pass(1_000);
  expect(clock.now()).toBe(1_002_000);
});

test("FAR-2 a clock that is set forward is found at the next comparison, and takes no time from anybody until then", async () => {
  const { clock, machine, pass } = await startClock();
  machine.wall += HOUR;
  pass(1_000);
  expect(clock.now()).toBeGreaterThanOrEqual(1_001_000);
  await clock.compare();
  expect(clock.now()).toBe(1_001_000);
});

test("after a sleep nothing is dated before it", async () => {
  const { clock, machine } = await startClock();
  machine.wall += 40_000;
  machine.store += 40_000;
  expect(clock.now()).toBe(1_040_000);
  await clock.compare();
  expect(clock.now()).toBe(1_040_000);
});

test("a store's clock that is set forward is followed, so that the jump counts as lost time", async () => {
  const { clock, machine } = await startClock();
  machine.store += HOUR;
  await clock.compare();
  expect(clock.now()).toBe(1_000_000 + HOUR);
});

test("a store's clock that is set back is waited for, never followed", async () => {
  const { clock, machine, pass } = await startClock();
  machine.store -= HOUR;
  await clock.compare();
  expect(clock.now()).toBe(1_000_000);
  let before = clock.now();
  for (let beats = 0; beats < 100; beats += 1) {
    pass(2_000);
    await clock.compare();
    expect(clock.now() - before).toBe(1_900);
    before = clock.now();
  }
  for (let hours = 0; hours < 25; hours += 1) {
    pass(HOUR);
    await clock.compare();
  }
  expect(clock.now()).toBe(machine.store);
});

test("a clock that is set back and forward again loses nothing and is not ahead", async () => {
  const { clock, machine, pass } = await startClock();
  machine.store -= HOUR;
  await clock.compare();
  machine.store += HOUR;
  await clock.compare();
  pass(2_000);
  await clock.compare();
  expect(clock.now()).toBe(1_002_000);
});

test("a server that starts after the store's clock was set back continues from the last server's time", async () => {
  const { clock } = await startClock({ last: 1_000_000 + HOUR });
  expect(clock.now()).toBe(1_000_000 + HOUR);
});

test("a slow answer sets the time neither earlier nor later than it can be", async () => {
  const { clock, machine } = await startClock();
  const late = async () => {
    const told = machine.store;
    machine.monotonic += 3_000;
    machine.wall += 3_000;
    machine.store += 3_000;
    return told;
  };
  const slow = await ClusterClock.start({
    store: { time: late, lastBeat: async () => undefined },
    wall: () => machine.wall,
    monotonic: () => machine.monotonic,
  });
  expect(slow.now()).toBe(clock.now());
  await slow.compare();
  expect(slow.now()).toBe(machine.store);
});
