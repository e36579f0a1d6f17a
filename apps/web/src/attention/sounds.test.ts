import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A context on the test's clock, which stands still while it is suspended, as a browser's does. */
class FakeContext {
  static last: FakeContext | undefined;
  state: "running" | "suspended" = "running";
  readonly destination = {};
  resumesAfter = 20;
  #ran = 0;
  #since = performance.now();

  constructor() {
    FakeContext.last = this;
  }
  get currentTime(): number {
    return (this.#ran + (this.state === "running" ? performance.now() - this.#since : 0)) / 1000;
  }
  async suspend(): Promise<void> {
    this.#ran = this.currentTime * 1000;
    this.state = "suspended";
  }
  async resume(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.resumesAfter));
    if (this.state === "running") return;
    this.#since = performance.now();
    this.state = "running";
  }
}

const started: number[] = [];
const node = { connect: <To>(to: To) => to };
const parameter = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };

let sounds: typeof import("./sounds.ts");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal(
    "OscillatorNode",
    class {
      connect = node.connect;
      start = (at: number) => started.push(at);
      stop() {}
    },
  );
  vi.stubGlobal(
    "GainNode",
    class {
      connect = node.connect;
      gain = parameter;
    },
  );
  sounds = await import("./sounds.ts");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const LONG = 10_000;

test("the context rests when nothing has sounded for a while, and not before the last tone has ended", async () => {
  sounds.allowSounds();
  const context = FakeContext.last;
  expect(context?.state).toBe("running");
  await vi.advanceTimersByTimeAsync(2000);
  sounds.playSound("end", 1);
  // The last bell ends after 2.4 seconds.
  await vi.advanceTimersByTimeAsync(2500);
  expect(context?.state).toBe("running");
  await vi.advanceTimersByTimeAsync(LONG);
  expect(context?.state).toBe("suspended");
});

test("a sound wakes the context, starts at once, and lets it rest again", async () => {
  sounds.allowSounds();
  await vi.advanceTimersByTimeAsync(LONG);
  const context = FakeContext.last;
  sounds.playSound("laid", 1);
  sounds.playSound("money", 1);
  await vi.advanceTimersByTimeAsync(30);
  expect(started).toHaveLength(4);
  const asked = context?.currentTime ?? Number.NaN;
  for (const at of started) expect(at - asked).toBeLessThan(0.2);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(context?.state).toBe("suspended");
});

test("a gesture does not wake a context that rests", async () => {
  sounds.allowSounds();
  await vi.advanceTimersByTimeAsync(LONG);
  sounds.allowSounds();
  await vi.advanceTimersByTimeAsync(100);
  expect(FakeContext.last?.state).toBe("suspended");
});

test("a gesture resumes a context that the browser did not let start", async () => {
  sounds.allowSounds();
  const context = FakeContext.last;
  await context?.suspend();
  sounds.allowSounds();
  await vi.advanceTimersByTimeAsync(100);
  expect(context?.state).toBe("running");
});

test("a sound is left out when the context takes too long to wake", async () => {
  sounds.allowSounds();
  await vi.advanceTimersByTimeAsync(LONG);
  if (FakeContext.last !== undefined) FakeContext.last.resumesAfter = 1500;
  sounds.playSound("turn", 1);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(started).toEqual([]);
});

test("without a gesture there is no context and no sound", () => {
  FakeContext.last = undefined;
  sounds.playSound("turn", 1);
  expect(FakeContext.last).toBeUndefined();
  expect(started).toEqual([]);
});
