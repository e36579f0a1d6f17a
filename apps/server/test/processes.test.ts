import { execFileSync } from "node:child_process";
import { connect } from "node:net";
import { randomPlayer, seedFrom } from "@harbor/kit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { openStore } from "../src/store/openStore.ts";
import { pause, TestClient, until } from "./client.ts";
import { noteViews, playSeat, Sights } from "./player.ts";
import { type OneServer, startProcesses } from "./twoServers.ts";
import { auditLog, auditReplay, Witness } from "./witness.ts";

const [game] = GAMES;
/** Processes are restarted here, which takes time on a busy machine. */
const PATIENCE_MS = 240_000;
let running: OneServer | string = "not started";
beforeAll(async () => {
  running = await startProcesses(2, { BOT_DELAY_MS: "50" });
});
afterAll(async () => {
  if (typeof running !== "string") await running.stop();
});
beforeEach(({ skip }) => {
  if (typeof running === "string") skip(running);
});

function servers(): OneServer {
  if (typeof running === "string") throw new Error(running);
  return running;
}

/** The pids of the serving processes. */
function workers(): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return parent === servers().server.pid && pid !== undefined ? [pid] : [];
  });
}

async function bothServe(): Promise<void> {
  for (;;) {
    const health = await (await fetch(`${servers().server.url}/health`)).text();
    if (health.includes('"processes":2,"of":2')) return;
    await pause(50);
  }
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${servers().server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}

/** People at one table; those who name it when connecting are all in the process that decides it. */
async function gather(people: number, doNameIt: boolean, bots = 0) {
  const { url } = servers().server;
  const host = await TestClient.arrive(url);
  const code = await host.create({ options: { mode: "short", seats: people + bots } });
  const sights: Sights[] = [];
  for (let seat = 0; seat < people; seat += 1) {
    const { cookie } = seat === 0 ? host : await TestClient.arrive(url).then(gone);
    const client = await TestClient.arrive(url, cookie, undefined, doNameIt ? code : undefined);
    expect(await client.watch(code)).toEqual({ ok: true });
    expect(await client.do(code, { do: "sit", seat })).toEqual({ ok: true });
    sights.push(new Sights(client));
  }
  host.close();
  for (let seat = people; seat < people + bots; seat += 1)
    expect(await sights[0]?.client.do(code, { do: "add-bot", seat })).toEqual({ ok: true });
  const witness = new Witness();
  for (const [seat, one] of sights.entries()) noteViews(one, code, seat, witness);
  const cut = sights.map(() => 0);
  for (const [seat, { client }] of sights.entries())
    client.socket.on("disconnect", () => {
      cut[seat] = (cut[seat] ?? 0) + 1;
    });
  return { code, sights, witness, cut };
}

function gone(client: TestClient): TestClient {
  client.close();
  return client;
}

type Gathered = Awaited<ReturnType<typeof gather>>;

function play({ code, sights, witness }: Gathered, before?: (turn: number) => Promise<void>): Promise<number[]> {
  if (game === undefined) throw new Error("there is no game");
  return Promise.all(
    sights.map((one, seat) => {
      const player = randomPlayer<unknown, { readonly type: string }>(seedFrom(`${code} ${seat}`));
      return playSeat({ game, code, seat, sights: one, witness, player, ...(seat === 0 && before && { before }) });
    }),
  );
}

/** Nothing acknowledged is lost, nothing counts twice, and what people saw is what was played. */
async function checkAll({ code, sights, witness }: Gathered): Promise<void> {
  if (game === undefined) throw new Error("there is no game");
  expect(witness.deeds.filter(({ answer }) => answer?.ok !== true)).toEqual([]);
  const store = await openStore({ dataFolder: "", databaseUrl: servers().databaseUrl });
  const table = await store.tableByCode(code);
  expect(auditLog(witness.deeds, await store.entriesAfter(table?.id ?? "", 0))).toEqual({
    lost: [],
    duplicated: [],
    misordered: [],
    overruled: [],
  });
  await store.close();
  for (;;) {
    const { status, text } = (await sights[0]?.client.request("GET", `/api/tables/${code}/replay`)) ?? { status: 0 };
    if (status !== 200 || text === undefined) {
      await pause(20);
      continue;
    }
    expect(auditReplay(game, text, witness.seenAt(code))).toBeUndefined();
    break;
  }
  for (const { client } of sights) client.close();
}

test("WEL-2 people in both processes play a whole game that one of them decides, without any conflict", async () => {
  await bothServe();
  const before = await metric("harbor_conflicts_total");
  const entriesBefore = await metric("harbor_entries_total");
  const gathered = await gather(4, false);
  expect(await gathered.sights[0]?.client.do(gathered.code, { do: "start" })).toEqual({ ok: true });
  expect(await play(gathered)).toEqual([0, 0, 0, 0]);
  await checkAll(gathered);
  expect(await metric("harbor_conflicts_total")).toBe(before);
  expect(await metric("harbor_entries_total")).toBeGreaterThan(entriesBefore + gathered.witness.deeds.length);
});

test(
  "each process is killed while a table is in play: everybody returns, nothing is lost",
  async () => {
    await bothServe();
    const gathered = await gather(3, false, 1);
    const { sights, code, cut } = gathered;
    expect(await sights[0]?.client.do(code, { do: "start" })).toEqual({ ok: true });
    let kills = 0;
    const killSome = async (turn: number) => {
      if (turn % 8 !== 4 || kills === 2) return;
      await bothServe();
      const victim = workers()[0];
      if (victim === undefined) throw new Error("there is no process to kill");
      process.kill(victim, "SIGKILL");
      kills += 1;
    };
    expect(await play(gathered, killSome)).toEqual([0, 0, 0]);
    expect(kills).toBe(2);
    const cuts = cut.reduce((sum, count) => sum + count, 0);
    expect(cuts).toBeGreaterThan(0);
    await checkAll(gathered);
    expect(servers().server.log).toContain("has ended (SIGKILL); restarting it in");
    await bothServe();
  },
  PATIENCE_MS,
);

test("a client that names its table when connecting is in the process that decides it, like everybody else there", async () => {
  await bothServe();
  const { sights, cut } = await gather(4, true);
  const [victim] = workers();
  if (victim === undefined) throw new Error("there is no process to kill");
  process.kill(victim, "SIGKILL");
  await until("the process is gone", () => !workers().includes(victim));
  await bothServe();
  for (const { client } of sights) await client.connected();
  expect([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ]).toContainEqual(cut);
  for (const { client } of sights) client.close();
});

test("a request in pieces is handed over whole", async () => {
  await bothServe();
  const { port } = servers().server;
  const body = JSON.stringify({ name: "Ada" });
  const head = `POST /api/me HTTP/1.1\r\nhost: harbor\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const pieces = [head.slice(0, 10), head.slice(10), body.slice(0, 3), body.slice(3)];
  const answers = await Promise.all(
    Array.from(
      { length: 40 },
      (_, nth) =>
        new Promise<string>((resolve) => {
          let answer = "";
          const socket = connect(port, "127.0.0.1", async () => {
            for (const piece of pieces) {
              socket.write(piece);
              // Alternately as fast as possible and slowly.
              if (nth % 2 === 0) await pause(nth);
            }
          });
          socket.setNoDelay(true).setEncoding("utf8");
          socket.on("data", (text: string) => {
            answer += text;
          });
          socket.on("close", () => resolve(answer));
        }),
    ),
  );
  for (const answer of answers) expect(answer).toContain('{"name":"Ada"}');
});

test("a silent connection delays nobody, and ends", async () => {
  await bothServe();
  const silent = connect(servers().server.port, "127.0.0.1");
  const ended = new Promise<void>((resolve) => silent.on("error", () => undefined).once("close", () => resolve()));
  silent.resume();
  expect((await fetch(`${servers().server.url}/ready`)).status).toBe(200);
  await ended;
});

test("SIGTERM ends all of them cleanly, with code 0, and everything acknowledged is kept", async () => {
  await bothServe();
  const { server, databaseUrl } = servers();
  const clients = await Promise.all([TestClient.arrive(server.url), TestClient.arrive(server.url)]);
  const code = (await clients[0]?.create({ options: { mode: "short", seats: 2 } })) ?? "";
  const said: string[] = [];
  const talking = clients.map(async (client, nth) => {
    await client.watch(code);
    for (let line = 0; ; line += 1) {
      const id = `said-${nth}-${String(line).padStart(6, "0")}`;
      const answer = await client.do(code, { do: "say", text: id }, id).catch(() => undefined);
      if (answer?.ok !== true) return;
      said.push(id);
    }
  });
  await until("many messages are sent", () => said.length > 100);
  const before = workers();
  expect(await server.stop()).toMatchObject({ code: 0, stderr: "" });
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  for (const client of clients) client.close();
  await Promise.all(talking);
  const store = await openStore({ dataFolder: "", databaseUrl });
  const table = await store.tableByCode(code);
  const entries = JSON.stringify(await store.entriesAfter(table?.id ?? "", 0));
  await store.close();
  expect(said.filter((id) => !entries.includes(`"text":"${id}"`))).toEqual([]);
  await server.start();
});

test("when the primary is killed the others end by themselves, and it can be restarted at once", async () => {
  await bothServe();
  const before = workers();
  await servers().server.kill();
  await servers().server.start();
  await bothServe();
  const isGone = (pid: number) => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  };
  await until("they are gone", () => before.every(isGone));
});
