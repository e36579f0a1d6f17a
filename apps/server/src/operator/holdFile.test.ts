import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lendFile } from "./holdFile.ts";

let log: string[];
let bytes: number;
const file = {
  async hold() {
    log.push("held");
    return { path: "harbor.sqlite", bytes: 1 };
  },
  logBytes: async () => bytes,
  async release() {
    log.push("released");
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  log = [];
  bytes = 0;
});
afterEach(() => vi.useRealTimers());

const noTrouble = (error: unknown) => expect.unreachable(`${error}`);

test("a file is lent to one holder at a time, and released once however often that is asked", async () => {
  const lend = lendFile(file, noTrouble);
  const [first, second] = [lend(() => undefined), lend(() => undefined)];
  await first.hold();
  await expect(second.hold()).rejects.toThrow("another backup is being made");
  await expect(second.logBytes()).rejects.toThrow("the file is not held");
  // A caller that holds nothing can release nothing.
  await second.release();
  expect(log).toEqual(["held"]);
  await first.release();
  await first.release();
  expect(log).toEqual(["held", "released"]);
  await second.hold();
  await second.release();
  expect(log).toEqual(["held", "released", "held", "released"]);
});

test("a copy that takes too long is cut off when the log grows too large, and the server goes on", async () => {
  const hungUp = vi.fn();
  const holder = lendFile(file, noTrouble, 1000)(hungUp);
  await holder.hold();
  bytes = 1000;
  await vi.advanceTimersByTimeAsync(1000);
  expect(hungUp).not.toHaveBeenCalled();
  bytes = 1001;
  await vi.advanceTimersByTimeAsync(1000);
  expect(hungUp).toHaveBeenCalledOnce();
  expect(log).toEqual(["held", "released"]);
  await expect(holder.logBytes()).rejects.toThrow("the file is not held");
});

test("a file that cannot be held stays free for the next caller, and a server on PostgreSQL has none", async () => {
  let isBusy = true;
  const shy = { ...file, hold: () => (isBusy ? Promise.reject(new Error("the file is busy")) : file.hold()) };
  const holder = lendFile(shy, noTrouble)(() => undefined);
  await expect(holder.hold()).rejects.toThrow("the file is busy");
  isBusy = false;
  await holder.hold();
  await holder.release();
  await expect(lendFile(undefined, noTrouble)(() => undefined).hold()).rejects.toThrow("pg_dump");
});
