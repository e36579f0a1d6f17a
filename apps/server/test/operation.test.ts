import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROTOCOL_VERSION } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { openEmbeddedStore } from "../src/store/embedded.ts";
import { SERVER_VERSION } from "../src/version.ts";
import { pause, TestClient, until } from "./client.ts";
import { act, closeAll, gatherAndStart, legalFor, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { ServerProcess } from "./serverProcess.ts";
import { Wire } from "./wire.ts";

let running: RunningServer;
let isAway = false;
let isFull = false;
let isBroken = false;
beforeAll(async () => {
  running = await runServer({}, (store) => ({
    ...store,
    lastBeat: () => (isAway ? Promise.reject(new Error("postgres://ada:sesame@db is away")) : store.lastBeat()),
    isOpen: () => !isBroken,
    beat: (at) => (isFull ? Promise.reject(new Error("no space left on the device")) : store.beat(at)),
  }));
});
afterAll(() => running.close());

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(running.url + path);
  return { status: response.status, text: await response.text() };
}

test("it is healthy while it runs, and ready while its store can be reached", async () => {
  const health = await get("/health");
  expect(health.status).toBe(200);
  expect(JSON.parse(health.text)).toEqual({
    ok: true,
    server: SERVER_VERSION,
    protocol: PROTOCOL_VERSION,
    games: GAMES.map(({ id, rules }) => ({ id, rules })),
  });
  expect(await get("/ready")).toEqual({ status: 200, text: '{"ok":true}' });
  isAway = true;
  const ready = await get("/ready");
  expect(ready.status).toBe(503);
  expect(ready.text).not.toContain("sesame");
  expect((await get("/health")).status).toBe(200);
  isAway = false;
  expect((await get("/ready")).status).toBe(200);
});

test("refusals by limits and schemas are counted, and so are requests and sockets", async () => {
  const strict = await runServer({ commandsPerSecond: 5 });
  const { port } = new URL(strict.url);
  const ada = await TestClient.arrive(strict.url);
  await Promise.all(Array.from({ length: 20 }, () => ada.send("leave", { table: "AAAAAA" })));
  await pause(500);
  await ada.send("do", { table: "AAAAAA" });
  await ada.send("hack", {});
  await fetch(`${strict.url}/api/nowhere`);
  const [stranger] = await Wire.open(Number(port));
  stranger.close();
  const [found] = await Wire.open(Number(port), [`Cookie: ${ada.cookie}`]);
  for (let times = 0; times < 200; times += 1) found.say("6");
  await until("the flood is cut", () => found.isClosed);
  const text = await (await fetch(`${strict.url}/metrics`)).text();
  const value = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    );
  expect(value('harbor_commands_total{command="leave",answer="ok"}')).toBeGreaterThanOrEqual(15);
  expect(value('harbor_commands_total{command="leave",answer="too-many"}')).toBeGreaterThan(0);
  expect(value('harbor_commands_total{command="do",answer="malformed"}')).toBe(1);
  expect(value('harbor_commands_total{command="unknown",answer="malformed"}')).toBe(1);
  expect(value('harbor_requests_total{method="GET",route="/api/me",status="200"}')).toBe(1);
  expect(value('harbor_requests_total{method="GET",route="unknown",status="404"}')).toBe(1);
  expect(value('harbor_sockets_refused_total{why="stranger"}')).toBe(1);
  expect(value('harbor_connections_cut_total{why="frames"}')).toBe(1);
  ada.close();
  await strict.close();
});

test("WEL-1 it is not ready while its disk is full, and is again soon after", async () => {
  isFull = true;
  await expect.poll(() => get("/ready"), { timeout: 6_000 }).toMatchObject({ status: 503 });
  expect((await get("/ready")).text).toContain("nothing can be written to the store");
  isFull = false;
  await expect.poll(() => get("/ready"), { timeout: 6_000 }).toMatchObject({ status: 200 });
});

test("it is not healthy while its store is being reopened", async () => {
  isBroken = true;
  expect(await get("/health")).toEqual({
    status: 503,
    text: '{"ok":false,"code":"failed","detail":"the store is being reopened"}',
  });
  isBroken = false;
  expect((await get("/health")).status).toBe(200);
});

test("the metrics count tables, sockets and commands", async () => {
  const crew = await gatherAndStart(running.url);
  const { code, clients } = crew;
  const before = await metrics();
  await must(clients[0], code, act(legalFor(clients[0], code)[0] ?? {}));
  await clients[0].do(code, act({ type: "cheat" }));
  await clients[0].do(code, { do: "start" });
  const after = await metrics();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(after.get("harbor_tables_open")).toBe(1);
  expect(after.get("harbor_sockets")).toBe(2);
  expect(after.get("harbor_tables_busy")).toBe(0);
  expect(grown("harbor_entries_total")).toBe(1);
  expect(grown('harbor_commands_total{command="act",answer="ok"}')).toBe(1);
  expect(grown('harbor_commands_total{command="act",answer="illegal"}')).toBe(1);
  expect(grown('harbor_commands_total{command="start",answer="not-open"}')).toBe(1);
  expect(grown("harbor_command_seconds_count")).toBe(3);
  expect(after.get("harbor_conflicts_total")).toBe(0);
  expect(after.get("harbor_background_errors_total")).toBe(0);
  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"]) {
    expect(after.get(name)).toBeGreaterThan(0);
  }
  closeAll(crew);
  await until("the sockets are gone", () => running.server.io.engine.clientsCount === 0);
  expect((await metrics()).get("harbor_sockets")).toBe(0);
});

test("the metrics describe the store's speed and size, and refusals", async () => {
  const before = await metrics();
  const grownIn = (after: Map<string, number>, name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const ada = await TestClient.arrive(running.url);
  expect((await ada.request("GET", "/api/tables/ZZZZZZ")).status).toBe(404);
  expect((await ada.request("POST", "/api/tables", {})).status).toBe(400);
  isFull = true;
  await expect.poll(metrics, { timeout: 20_000 }).toSatisfy((now: Map<string, number>) => {
    return grownIn(now, 'harbor_store_failures_total{operation="beat"}') > 0;
  });
  isFull = false;
  const after = await metrics();
  expect(grownIn(after, 'harbor_store_seconds_count{operation="addPerson"}')).toBe(1);
  expect(grownIn(after, 'harbor_store_seconds_count{operation="tableByCode"}')).toBe(1);
  expect(grownIn(after, 'harbor_requests_refused_total{code="no-such-table"}')).toBe(1);
  expect(grownIn(after, 'harbor_requests_refused_total{code="malformed"}')).toBe(1);
  expect(after.get("harbor_store_bytes")).toBeGreaterThan(10_000);
  expect(after.get("harbor_disk_free_bytes")).toBeGreaterThan(10_000);
  expect(after.get("harbor_unread_bytes")).toBe(0);
  expect(after.get("harbor_commands_under_way")).toBe(0);
  expect(after.get(`harbor_info{server="${SERVER_VERSION}",protocol="${PROTOCOL_VERSION}"}`)).toBe(1);
  await expect.poll(async () => (await metrics()).get("harbor_store_waiting")).toBe(0);
  ada.close();
});

test("SEC-4 the metrics name nobody and no table", async () => {
  const crew = await gatherAndStart(running.url);
  const { text } = await get("/metrics");
  expect(text).not.toContain(crew.code);
  expect(text).not.toContain(crew.clients[0].cookie.slice("harbor=".length));
  closeAll(crew);
});

test("SEC-4 not even the most verbose log contains a cookie, a seed, a link or a person", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-log-"));
  const server = await ServerProcess.start({ DATA: folder, LOG_LEVEL: "debug" });
  const crew = await gatherAndStart(server.url);
  const { code, clients } = crew;
  await must(clients[0], code, act(legalFor(clients[0], code)[0] ?? {}));
  await must(clients[1], code, { do: "say", text: "whispered" });
  const link = (await clients[0].request("POST", "/api/resume-links")).text;
  const device = await fetch(`${server.url}/api/resume`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: JSON.parse(link).token }),
  });
  for (const request of [
    fetch(`${server.url}/api/tables`, {
      method: "POST",
      body: "{",
      headers: { cookie: clients[0].cookie, "content-type": "application/json" },
    }),
    fetch(`${server.url}/%zz`, { headers: { cookie: clients[0].cookie } }),
    clients[0].send("do", { table: code, id: "12345678", command: "nonsense" }),
  ]) {
    await request;
  }
  closeAll(crew);
  const { stdout, stderr } = await server.stop();
  const log = stdout + stderr;
  expect(log).toContain("The harbor is open");

  const store = await openEmbeddedStore(folder);
  const table = await store.tableByCode(code);
  const entries = JSON.stringify(await store.entriesAfter(table?.id ?? "", 0));
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  const [, seed = ""] = /"seed":"([0-9a-f]{64})"/.exec(entries) ?? [];
  expect(seed).toHaveLength(64);
  const secrets = [
    seed,
    JSON.parse(link).token,
    ...clients.map(({ cookie }) => cookie.slice("harbor=".length)),
    (device.headers.getSetCookie()[0] ?? "").slice("harbor=".length, "harbor=".length + 43),
    ...(table?.people ?? []),
    "whispered",
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});

async function metrics(): Promise<Map<string, number>> {
  const { text } = await get("/metrics");
  return new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line): [string, number] => [
        line.slice(0, line.lastIndexOf(" ")),
        Number(line.slice(line.lastIndexOf(" "))),
      ]),
  );
}

test("a client told of a server failure is told nothing else", async () => {
  const ada = await TestClient.arrive(running.url);
  isAway = true;
  expect((await ada.request("GET", "/ready")).json).toEqual({
    ok: false,
    code: "failed",
    detail: "the store cannot be reached",
  });
  isAway = false;
  ada.close();
});
