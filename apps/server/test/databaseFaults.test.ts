import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, closeAll, gatherAndStart, legalFor, mustDecide } from "./crew.ts";
import { DatabaseLine, type LineEnd } from "./databaseLine.ts";
import { ask, createDatabase, findPostgres, type TestDatabase } from "./postgresServer.ts";
import { ServerProcess } from "./serverProcess.ts";

const postgres = await findPostgres();
if (postgres === undefined)
  console.warn("Faults of PostgreSQL are not tested: no server answers, none could be started.");

afterAll(() => postgres?.stop());

type Ready = { readonly status: number; readonly ms: number };

async function ready(url: string): Promise<Ready> {
  const began = performance.now();
  const { status } = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(10_000) });
  return { status, ms: performance.now() - began };
}

describe.skipIf(postgres === undefined)("a server whose database fails", () => {
  let database: TestDatabase;
  let line: DatabaseLine;
  let server: ServerProcess;

  beforeAll(async () => {
    if (postgres === undefined) return;
    database = await createDatabase(postgres);
    line = await DatabaseLine.to(database.url);
    server = await ServerProcess.start({ DATABASE_URL: line.url });
  });
  afterAll(async () => {
    await server.stop();
    await line.close();
    await database.drop();
  });

  const isWell = () => expect.poll(async () => (await ready(server.url)).status, { timeout: 15_000 }).toBe(200);

  test.each<[string, LineEnd]>([
    ["ends", "closed"],
    ["is reset", "reset"],
  ])("survives a connection that stalls for three seconds and then %s", async (_, how) => {
    await isWell();
    line.freeze();
    await pause(3000);
    line.cut(how);
    await pause(200);
    expect(server.isAlive).toBe(true);
    await isWell();
    expect(server.isAlive).toBe(true);
  });

  test("KEP-3 survives an administrator who ends all connections, and goes on playing", async () => {
    await isWell();
    const crew = await gatherAndStart(server.url);
    const { code, clients } = crew;
    for (let ended = 0; ended < 5; ended += 1) {
      await ask(
        database.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      const client = clients.find((one) => mustDecide(one, code)) ?? clients[0];
      await client.insist(code, act(legalFor(client, code).filter(({ type }) => type !== "undo")[0] ?? {}));
    }
    expect(server.isAlive).toBe(true);
    closeAll(crew);
  });

  test("WEL-1 says within a second that the database does not answer, and takes commands again when it does", async () => {
    await isWell();
    const crew = await gatherAndStart(server.url);
    const { code, clients } = crew;
    line.freeze();
    const told = await Promise.all(Array.from({ length: 20 }, () => ready(server.url)));
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(1000);
    const client = clients.find((one) => mustDecide(one, code)) ?? clients[0];
    // Callers get an answer in time, and not only when the database is back.
    const message = { table: code, id: randomUUID(), command: act(legalFor(client, code)[0] ?? {}) };
    expect(await client.send("do", message, { patienceMs: 15_000 })).toEqual({ ok: false, code: "failed" });
    line.thaw();
    await isWell();
    await client.insist(code, act(legalFor(client, code)[0] ?? {}));
    closeAll(crew);
  });
});
