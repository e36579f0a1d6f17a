import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@harbor/cli/freePort";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bareEnvironment } from "./bareEnvironment.ts";
import { pause, TestClient, until } from "./client.ts";
import { FreezingLine } from "./freezingLine.ts";
import { createDatabase, findPostgres } from "./postgresServer.ts";
import { RedisServer } from "./redisServer.ts";
import { ServerProcess } from "./serverProcess.ts";

const RUN = join(import.meta.dirname, "../../../tools/run.mjs");
const START_MS = 240_000;
/** The time a server has to end. */
const PATIENCE_MS = 10_000;

const undo: (() => unknown)[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "harbor-leaving-"));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s to the command that started the server ends the server too, cleanly",
  async (signal) => {
    const port = await freePort();
    const { command, said } = startCommand(port);
    const ended = once(command, "exit");
    await until("the harbor is open", () => said().includes("The harbor is open"), START_MS);
    command.kill(signal);
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
  },
  START_MS,
);

function startCommand(port: number): { readonly command: ChildProcess; said(): string } {
  const args = [RUN, "start", "--host", "127.0.0.1", "--port", String(port), "--data", folder];
  const command = spawn(process.execPath, args, { env: bareEnvironment(), stdio: ["ignore", "pipe", "inherit"] });
  undo.push(() => command.kill("SIGKILL"));
  let said = "";
  command.stdout.on("data", (bytes: Buffer) => {
    said += bytes.toString();
  });
  return { command, said: () => said };
}

test("a signal that comes twice, as with Ctrl-C, still ends the server cleanly", async () => {
  const server = await ServerProcess.start({ DATA: folder });
  const [first, second] = [server.stop(), server.stop()];
  expect((await first).code).toBe(0);
  await second;
});

test("a server whose database stalls ends in time, with code 0", async () => {
  const postgres = await findPostgres();
  if (postgres === undefined) return;
  const database = await createDatabase(postgres);
  undo.push(() => database.drop());
  const line = await FreezingLine.to(database.url);
  undo.push(() => line.close());
  const server = await ServerProcess.start({ DATABASE_URL: line.url });
  const ada = await TestClient.arrive(server.url);
  const code = await ada.create({ options: { mode: "short", seats: 2 } });
  await ada.watch(code);
  line.freeze();
  void ada.do(code, { do: "sit", seat: 0 }).catch(() => undefined);
  await pause(100);
  await expectToLeave(server);
  ada.close();
}, 60_000);

test("a server whose Redis is gone ends in time, with code 0", async () => {
  const postgres = await findPostgres();
  const redis = await RedisServer.start();
  if (postgres === undefined || redis === undefined) return;
  undo.push(() => redis.stop());
  const database = await createDatabase(postgres);
  undo.push(() => database.drop());
  const server = await ServerProcess.start({ DATABASE_URL: database.url, REDIS_URL: redis.url });
  await redis.interrupt();
  await pause(100);
  await expectToLeave(server);
}, 60_000);

async function expectToLeave(server: ServerProcess): Promise<void> {
  const asked = performance.now();
  const { code } = await server.stop();
  expect(code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(PATIENCE_MS + 3000);
}
