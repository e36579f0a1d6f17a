import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, findPostgres, type PostgresServer } from "../../test/postgresServer.ts";
import { openStore, type StorePlace } from "./openStore.ts";
import { pagesAfter } from "./pages.ts";
import type { Entry, Store } from "./store.ts";

const KILLS = 6;
const APPENDER = join(import.meta.dirname, "../../test/appender.ts");

type Acknowledged = { readonly id: string; readonly seq: number; readonly body: string };

/** Lets a process write for a moment, kills it, and returns what it had reported as written. */
async function writeUntilKilled({ dataFolder, databaseUrl }: StorePlace, afterMs: number): Promise<Acknowledged[]> {
  const args = databaseUrl === undefined ? [dataFolder] : [dataFolder, databaseUrl];
  const child = spawn(process.execPath, [APPENDER, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (output === "") setTimeout(() => child.kill("SIGKILL"), afterMs);
    output += text;
  });
  const [code, signal] = await once(child, "close");
  if (signal !== "SIGKILL") throw new Error(`the writer ended by itself: ${code}`);
  // The last line may be truncated.
  const lines = output.split("\n").slice(0, -1);
  return lines.map((line): Acknowledged => JSON.parse(line));
}

/** PostgreSQL may still be executing the killed process's last statement: reads once nothing changes. */
async function readAtRest(store: Store, id: string): Promise<{ kept: readonly Entry[]; card: unknown }> {
  for (;;) {
    const before = await store.tableByCode(id);
    const kept: Entry[] = [];
    for await (const page of pagesAfter(store, id, 0)) kept.push(...page);
    const after = await store.tableByCode(id);
    if (JSON.stringify(before) === JSON.stringify(after)) return { kept, card: after?.card };
  }
}

async function killAndLook(place: StorePlace): Promise<void> {
  const acknowledged = new Map<string, Map<number, string>>();
  for (let kill = 0; kill < KILLS; kill++) {
    const lines = await writeUntilKilled(place, 20 + Math.random() * 300);
    expect(lines.length).toBeGreaterThan(0);
    for (const { id, seq, body } of lines) {
      const table = acknowledged.get(id) ?? new Map<number, string>();
      acknowledged.set(id, table);
      expect(table.has(seq), `${id}: ${seq} was acknowledged before`).toBe(false);
      table.set(seq, body);
    }

    const store = await openStore(place);
    for (const [id, table] of acknowledged) {
      const { kept, card } = await readAtRest(store, id);
      expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, place) => place + 1));
      expect(new Set(kept.map(({ body }) => body)).size).toBe(kept.length);
      const bodies = new Map(kept.map(({ seq, body }) => [seq, body]));
      const lost = [...table].filter(([seq, body]) => bodies.get(seq) !== body);
      expect(lost).toEqual([]);
      // Entries and summary are atomic, and so are the entries of one append.
      expect(card).toEqual({ last: kept.length });
    }
    await store.close();
  }
}

describe("KEP-1 a process killed while it writes loses nothing it acknowledged", () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "harbor-crash-"));
  let server: PostgresServer | undefined;

  beforeAll(async () => {
    server = await findPostgres();
  });

  afterAll(() => {
    server?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test("in the embedded store", async () => {
    await killAndLook({ dataFolder });
  });

  test("in PostgreSQL", async ({ skip }) => {
    if (server === undefined) return skip("no PostgreSQL server answers and none could be started");
    const database = await createDatabase(server);
    try {
      await killAndLook({ dataFolder, databaseUrl: database.url });
    } finally {
      await database.drop();
    }
  });
});
