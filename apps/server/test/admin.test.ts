import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpointsIn } from "../src/operator/endpoint.ts";
import {
  bannedSchema,
  bansSchema,
  deletedSchema,
  doneSchema,
  peopleSchema,
  reportsSchema,
  tablesSchema,
  whoSchema,
} from "../src/operator/orders.ts";
import { TestClient, until as untilSoon } from "./client.ts";
import { act, closeAll, gather, gatherAndStart, legalFor, must, mustDecide } from "./crew.ts";
import { askOperator, runOperator } from "./operatorCommand.ts";
import { createDatabase, findPostgres, type TestDatabase } from "./postgresServer.ts";
import { RedisServer } from "./redisServer.ts";
import { ServerProcess } from "./serverProcess.ts";

const postgres = await findPostgres();
const redis = await RedisServer.start();
if (postgres === undefined)
  console.warn("Orders over PostgreSQL are not tested: no server answers, none could be started.");
afterAll(() => {
  postgres?.stop();
  return redis?.stop();
});

/** Messages between servers take their time on a busy machine. */
const until = (what: string, holds: () => boolean) => untilSoon(what, holds, 30_000);

/** Servers on one store. Orders go to the first, people connect to the last. */
type Cluster = {
  readonly first: ServerProcess;
  readonly last: ServerProcess;
  readonly folder: string;
  close(): Promise<void>;
};

async function openCluster(kind: "file" | "postgres" | "redis"): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "harbor-admin-"));
  let database: TestDatabase | undefined;
  if (kind !== "file" && postgres !== undefined) database = await createDatabase(postgres);
  const settings = {
    DATA: folder,
    ...(database !== undefined && { DATABASE_URL: database.url }),
    ...(kind === "redis" && redis !== undefined && { REDIS_URL: redis.url }),
  };
  const first = await ServerProcess.start(settings);
  // The second one has a folder of its own, so that orders go to the first.
  const elsewhere = mkdtempSync(join(tmpdir(), "harbor-admin-"));
  const last = kind === "redis" ? await ServerProcess.start({ ...settings, DATA: elsewhere }) : first;
  return {
    first,
    last,
    folder,
    async close() {
      if (last !== first) await last.stop();
      await first.stop();
      await database?.drop();
      for (const one of [folder, elsewhere]) rmSync(one, { recursive: true, force: true });
    },
  };
}

function isPlayedFor(client: TestClient, code: string): boolean {
  const [first] = client.viewOf(code).seats;
  return first?.kind === "person" && first.autopilot;
}

const KINDS = [
  ["on the file", "file", true],
  ["on PostgreSQL", "postgres", postgres !== undefined],
  ["on two servers", "redis", postgres !== undefined && redis !== undefined],
] as const;

describe.each(KINDS.filter(([, , isThere]) => isThere))("the operator, %s,", { timeout: 180_000 }, (_, kind) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster(kind);
  });
  afterAll(() => cluster.close());
  const order = (...args: string[]) => askOperator("admin", ["--data", cluster.folder, ...args]);
  const people = async (code: string) => {
    const { seats } = whoSchema.parse(await order("who", code));
    return seats.map(({ person = "" }) => person);
  };

  test("sees unfinished tables, and who is where", async () => {
    const crew = await gatherAndStart(cluster.last.url);
    const { code, clients } = crew;
    const watcher = await TestClient.arrive(cluster.last.url);
    await watcher.request("POST", "/api/me", { name: "Wanda" });
    await watcher.watch(code);
    await must(clients[0], code, act(legalFor(clients[0], code)[0] ?? {}));
    const { tables, inAll } = tablesSchema.parse(await order("tables"));
    expect(inAll).toBe(tables.length);
    const table = tables.find((one) => one.code === code);
    expect(table).toMatchObject({ status: "playing", game: "bremerhaven", taken: 2, seats: 2, entries: 5 });
    expect(table?.phase).toMatch(/^\d+: \w+/);
    expect(table?.lastAt).toBeGreaterThanOrEqual(table?.openedAt ?? Number.POSITIVE_INFINITY);
    await expect
      .poll(async () => whoSchema.parse(await order("who", code)), { timeout: 20_000 })
      .toMatchObject({
        status: "playing",
        seats: [
          { seat: 0, kind: "person", isHere: true, autopilot: false },
          { seat: 1, kind: "person", isHere: true },
        ],
        watching: [{ name: "Wanda" }],
      });
    const { people: found } = peopleSchema.parse(await order("find", "Wanda"));
    expect(found).toHaveLength(1);
    const { stdout } = await runOperator("admin", ["--data", cluster.folder, "tables"]);
    expect(stdout).toContain(code);
    watcher.close();
    closeAll(crew);
  });

  test("WEL-3 closes a table, open or in play, for everybody there", async () => {
    const crew = await gatherAndStart(cluster.last.url);
    const lobby = await gather(cluster.last.url);
    for (const { code, clients } of [crew, lobby]) {
      expect(doneSchema.parse(await order("close", code))).toEqual({ done: true });
      await until("all see it closed", () => clients.every((client) => client.viewOf(code).status === "closed"));
      expect(doneSchema.parse(await order("close", code))).toEqual({ done: false });
    }
    const { tables } = tablesSchema.parse(await order("tables"));
    expect(tables.filter(({ code }) => code === crew.code || code === lobby.code)).toEqual([]);
    closeAll(crew);
    closeAll(lobby);
  });

  test("bans a person, who is cut off, refused and played for; and lifts the ban", async () => {
    const crew = await gatherAndStart(cluster.last.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const lobby = await ada.create({ options: { mode: "short", seats: 2 } });
    await ada.watch(lobby);
    await must(ada, lobby, { do: "sit", seat: 0 });
    await ben.watch(lobby);
    await must(ben, lobby, { do: "sit", seat: 1 });
    const link = JSON.parse((await ada.request("POST", "/api/resume-links")).text);
    const [person = ""] = await people(code);

    const banned = bannedSchema.parse(await order("ban", person, "--reason", "spoils every game"));
    expect(banned.tables).toBe(2);
    await until("the connection is cut", () => !ada.socket.connected);
    expect(await ada.request("GET", "/api/me")).toMatchObject({ status: 403, json: { ok: false, code: "banned" } });
    expect(await ada.request("POST", "/api/tables", {})).toMatchObject({ status: 400 });
    expect((await ada.request("GET", "/api/my-tables")).json).toMatchObject({ code: "banned" });
    const heard = await new Promise<string>((resolve) => {
      const again = io(cluster.last.url, {
        transports: ["websocket"],
        extraHeaders: { cookie: ada.cookie },
        forceNew: true,
      });
      again.on("connect", () => resolve("connected"));
      again.on("connect_error", ({ message }) => {
        again.close();
        resolve(message);
      });
    });
    expect(heard).toBe("banned");
    expect((await ben.request("POST", "/api/resume/look", { token: link.token })).json).toMatchObject({
      code: "no-such-link",
    });

    await until("their seat is played", () => isPlayedFor(ben, code));
    await until(
      "their lobby is another's",
      () => ben.viewOf(lobby).you.isHost && ben.viewOf(lobby).seats[0]?.kind === "empty",
    );
    expect(ben.viewOf(code).you.isHost).toBe(true);
    const { bans } = bansSchema.parse(await order("bans"));
    expect(bans).toContainEqual(expect.objectContaining({ person, reason: "spoils every game" }));
    await until("the game goes on", () => mustDecide(ben, code));
    await must(ben, code, act(legalFor(ben, code)[0] ?? {}));

    expect(doneSchema.parse(await order("unban", person))).toEqual({ done: true });
    expect(doneSchema.parse(await order("unban", person))).toEqual({ done: false });
    await expect.poll(async () => (await ada.request("GET", "/api/me")).status, { timeout: 20_000 }).toBe(200);
    const back = await TestClient.arrive(cluster.last.url, ada.cookie);
    expect(await back.watch(code)).toEqual({ ok: true });
    await until("the seat is theirs again", () => !isPlayedFor(back, code));
    back.close();
    closeAll(crew);
  });

  test("reads reports, and drops them", async () => {
    const crew = await gatherAndStart(cluster.last.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    await must(ben, code, { do: "say", text: "a bad word" });
    const view = ada.viewOf(code).seats[1];
    const author = view?.kind === "person" ? view.author : "";
    const report = { author, reason: "insult", text: "Again and again." };
    expect((await ada.request("POST", `/api/tables/${code}/reports`, report)).status).toBe(200);
    const [, person] = await people(code);
    const { reports } = reportsSchema.parse(await order("reports"));
    expect(reports[0]).toMatchObject({ table: code, about: { person }, reason: "insult", text: "Again and again." });
    const id = reports[0]?.id ?? "";
    expect((await runOperator("admin", ["--data", cluster.folder, "reports"])).stdout).toContain("Again and again.");
    expect(doneSchema.parse(await order("drop-report", id))).toEqual({ done: true });
    expect(doneSchema.parse(await order("drop-report", id))).toEqual({ done: false });
    expect(reportsSchema.parse(await order("reports")).reports).toEqual([]);
    closeAll(crew);
  });

  test("WEL-3 deletes a person with all their tables while others play on", async () => {
    const crew = await gatherAndStart(cluster.last.url);
    const others = await gatherAndStart(cluster.last.url);
    const { code, clients } = crew;
    const [ada, ben] = clients;
    const guest = others.clients[0];
    // Somebody who only spoke at a table took part in it too.
    await ben.watch(others.code);
    await must(ben, others.code, { do: "say", text: "Ahoy" });
    const spokenAt = await gatherAndStart(cluster.last.url);
    await ada.watch(spokenAt.code);
    await must(ada, spokenAt.code, { do: "say", text: "Ahoy" });
    const [person = ""] = await people(code);

    const refused = await runOperator("admin", ["--data", cluster.folder, "delete", person]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("--yes") });
    expect(deletedSchema.parse(await order("delete", person, "--yes"))).toMatchObject({ tables: 2 });
    await until("watchers are told", () => ben.gone.get(code) === "no-such-table");
    expect((await ben.request("GET", `/api/tables/${code}`)).status).toBe(404);
    expect(await ben.watch(code)).toMatchObject({ ok: false, code: "no-such-table" });
    expect((await ben.request("GET", `/api/tables/${spokenAt.code}`)).status).toBe(404);
    await must(guest, others.code, act(legalFor(guest, others.code)[0] ?? {}));
    // Their cookie is unknown now: they are a new person.
    const fresh = await ada.request("GET", "/api/me");
    expect(fresh.status).toBe(200);
    expect((await runOperator("admin", ["--data", cluster.folder, "ban", person])).stderr).toContain(
      "nobody has the number",
    );
    for (const one of [crew, others, spokenAt]) closeAll(one);
    expect(cluster.first.complaints + cluster.last.complaints).toBe("");
  });

  test("is told in one line what went wrong", async () => {
    const sentences: [string[], string][] = [
      [[], "no command given"],
      [["dance"], 'there is no "dance"'],
      [["who"], "the code of a table is missing"],
      [["who", "ZZZZZZ"], "there is no table ZZZZZZ"],
      [["close", "!"], "code:"],
      [["ban", "ada"], "is not the number of a person"],
      [["unban", "x".repeat(24)], "is not the number of a person"],
      [["tables", "more"], '"more" is one word too many'],
      [["tables", "--limit", "501"], "--limit must be a whole number from 1 to 500"],
    ];
    const all = await Promise.all(sentences.map(([args]) => runOperator("admin", ["--data", cluster.folder, ...args])));
    for (const [nth, { code, stdout, stderr }] of all.entries()) {
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(sentences[nth]?.[1] ?? "")]);
    }
  });
});

describe("a server's operator endpoint", { timeout: 180_000 }, () => {
  test("is open to its user only and removed at the end, and dead ones are cleaned up", async () => {
    const folder = mkdtempSync(join(tmpdir(), "harbor-admin-"));
    const server = await ServerProcess.start({ DATA: folder });
    const [found] = endpointsIn(folder);
    if (found === undefined) throw new Error("the server listens nowhere");
    for (const path of [found.file, found.endpoint.address]) expect(statSync(path).mode & 0o077).toBe(0);
    // Without the key nothing is answered, whatever is sent.
    for (const line of ['{"key":"guess","order":{"do":"bans"}}', "{", `${"x".repeat(20_000)}`]) {
      const heard = await new Promise<string>((resolve) => {
        const socket = createConnection(found.endpoint.address);
        let text = "";
        socket.on("data", (bytes) => {
          text += bytes.toString();
        });
        socket.on("error", () => undefined);
        socket.on("close", () => resolve(text));
        socket.write(`${line}\n`);
      });
      expect(heard).toBe("");
    }
    await server.kill();
    expect(existsSync(found.file)).toBe(true);
    const { stderr } = await runOperator("admin", ["--data", folder, "tables"]);
    expect(stderr).toBe(`no server runs with the data folder ${folder}\n`);
    await server.start();
    expect(endpointsIn(folder)).toHaveLength(1);
    expect(existsSync(found.file)).toBe(false);
    await server.stop();
    expect(readdirSync(folder)).toEqual(["harbor.sqlite"]);
    rmSync(folder, { recursive: true, force: true });
  });

  test("works where the path is too long for a socket", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "harbor-admin-")), "x".repeat(100));
    const server = await ServerProcess.start({ DATA: folder });
    expect(tablesSchema.parse(await askOperator("admin", ["--data", folder, "tables"]))).toEqual({
      tables: [],
      inAll: 0,
    });
    const [found] = endpointsIn(folder);
    await server.stop();
    expect(existsSync(found?.endpoint.address ?? folder)).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  });
});

test("the first message on a connection names the versions", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-admin-"));
  const server = await ServerProcess.start({ DATA: folder });
  const cookie = (await fetch(`${server.url}/api/me`)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const socket = io(server.url, { transports: ["websocket"], extraHeaders: { cookie }, forceNew: true });
  const hello = await new Promise((resolve) => socket.once("hello", resolve));
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")));
  expect(hello).toEqual({ protocol: 1, server: manifest.version });
  socket.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
