import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbeddedStore } from "../src/store/embedded.ts";
import type { TableId } from "../src/store/store.ts";
import { readEntry } from "../src/tables/entry.ts";
import { ADA, BEN, openTestRooms } from "../src/tables/roomsFixture.ts";
import { pause } from "./client.ts";
import { ServerProcess } from "./serverProcess.ts";

const CLOCK_SECONDS = 30;
const LEFT_MS = 6_000;
const ASLEEP_MS = 10_000;

async function entriesOf(folder: string, id: TableId): Promise<string[]> {
  const store = await openEmbeddedStore(folder);
  const entries = await store.entriesAfter(id, 0);
  await store.close();
  return entries.map(({ body }) => readEntry(body).type);
}

/** Stores a table in play with that much time left on its clocks. */
async function keepClockedTable(folder: string): Promise<TableId> {
  const began = Date.now() - CLOCK_SECONDS * 1000 + LEFT_MS;
  const fixture = await openTestRooms({ now: () => began }, folder);
  const { id } = await fixture.start([ADA, BEN], { clock: CLOCK_SECONDS });
  await fixture.store.beat(Date.now());
  await fixture.stop();
  return id;
}

test("FAR-1 no clock runs while the machine sleeps, and then it runs on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-asleep-"));
  const id = await keepClockedTable(folder);
  const server = await ServerProcess.start({ DATA: folder });
  server.freeze();
  await pause(ASLEEP_MS);
  server.thaw();
  // By now every clock has run out by wall-clock time, but not by playing time.
  await pause(1_500);
  await server.stop();
  expect(await entriesOf(folder, id)).not.toContain("timed-out");
  await server.start();
  await pause(LEFT_MS);
  await server.stop();
  expect(await entriesOf(folder, id)).toContain("timed-out");
  rmSync(folder, { recursive: true, force: true });
});
