import { expect, test } from "vitest";
import { IDENTITY_WITHIN_MS } from "../src/live/openSockets.ts";
import { TestClient, until } from "./client.ts";
import { runServer } from "./harness.ts";
import { createDatabase, findPostgres } from "./postgresServer.ts";
import { ServerProcess } from "./serverProcess.ts";
import { Wire } from "./wire.ts";

const PATIENCE_MS = 40_000;

test("BND-1 a socket that never identifies itself is closed", { timeout: 60_000 }, async () => {
  const running = await runServer();
  const [wire, head] = await Wire.open(Number(new URL(running.url).port), [`Cookie: harbor=${"A".repeat(43)}`]);
  expect(head).toMatch(/^HTTP\/1\.1 101 /);
  const opened = performance.now();
  await until("the socket is closed", () => wire.isClosed, PATIENCE_MS);
  expect(performance.now() - opened).toBeGreaterThan(IDENTITY_WITHIN_MS / 2);
  expect(running.server.io.engine.clientsCount).toBe(0);
  await running.close();
});

test("unknown card sets are looked up at a limited rate, whoever asks", async () => {
  const running = await runServer({ commandsPerSecond: 20 });
  const ada = await TestClient.arrive(running.url);
  const statuses: number[] = [];
  for (let set = 0; set < 40; set += 1) {
    const cards = set.toString(16).padStart(64, "0");
    const options = { mode: "short", seats: 2 };
    const settings = { game: "bremerhaven", isPublic: false, spectators: true, options, cards };
    statuses.push((await ada.request("POST", "/api/tables", { settings })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
  ada.close();
  await running.close();
});

test("two servers that share a database without Redis are reported", { timeout: 90_000 }, async ({ skip }) => {
  const postgres = await findPostgres();
  if (postgres === undefined) return skip("no PostgreSQL server answers and none could be started");
  const database = await createDatabase(postgres);
  const servers = [await ServerProcess.start({ DATABASE_URL: database.url })];
  servers.push(await ServerProcess.start({ DATABASE_URL: database.url }));
  try {
    const isTold = () => servers.some(({ log }) => log.includes("REDIS_URL is not set"));
    await until("one of them says so", isTold, PATIENCE_MS);
  } finally {
    for (const server of servers) await server.kill();
    await database.drop();
    postgres.stop();
  }
});
