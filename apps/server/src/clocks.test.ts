import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Downtime, deadlineAfter, downtimesFor } from "./clocks.ts";
import { openEmbeddedStore } from "./store/embedded.ts";
import type { Store } from "./store/store.ts";

test.each<[string, readonly Downtime[], number]>([
  ["the server never stopped", [], 40_000],
  ["it was down beforehand", [{ from: 1_000, to: 9_000 }], 40_000],
  ["it was down when the decision began to wait", [{ from: 5_000, to: 12_000 }], 42_000],
  ["it was down in between", [{ from: 20_000, to: 50_000 }], 70_000],
  ["it was down after that", [{ from: 40_000, to: 90_000 }], 40_000],
  [
    "it was down twice, the second time in the time the first had added",
    [
      { from: 20_000, to: 50_000 },
      { from: 60_000, to: 61_000 },
    ],
    71_000,
  ],
  ["it was down from before the beginning to after the end", [{ from: 0, to: 100_000 }], 130_000],
])("a clock of 30 s from second 10, when %s", (_, downtimes, deadline) => {
  expect(deadlineAfter(10_000, 30, downtimes)).toBe(deadline);
});

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "harbor-clocks-"));
  store = await openEmbeddedStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test("outages that can still matter to the longest clock are loaded, however long ago they began", async () => {
  const day = 86_400_000;
  await store.addDowntime({ from: 1 * day, to: 2 * day });
  await store.addDowntime({ from: 10 * day, to: 20 * day });
  await store.addDowntime({ from: 20.5 * day, to: 30 * day });
  // In the two days before now the server ran half a day, so clocks from before the first outage still run.
  expect(await downtimesFor(store, 30 * day)).toEqual([
    { from: 10 * day, to: 20 * day },
    { from: 20.5 * day, to: 30 * day },
  ]);
});
