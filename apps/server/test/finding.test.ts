import { playedNextSchema, tableListSchema } from "@harbor/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
let clients: TestClient[] = [];

beforeAll(async () => {
  running = await runServer();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await running.close();
});
// Nobody waits from one test to the next.
beforeEach(async () => {
  for (const client of clients) {
    const { json } = await client.request("GET", "/api/my-tables");
    for (const { code, status } of tableListSchema.parse(json).tables)
      if (status === "open") await client.do(code, { do: "close" });
    client.close();
  }
  clients = [];
});

async function arrive(): Promise<TestClient> {
  const client = await TestClient.arrive(running.url);
  clients.push(client);
  return client;
}

const wish = (change: object = {}) => ({
  game: "bremerhaven",
  options: { mode: "short", seats: 2 },
  isPublic: true,
  spectators: true,
  ...change,
});

async function next(client: TestClient, body: object = { settings: wish() }) {
  const { status, json } = await client.request("POST", "/api/next", body);
  return status === 200 ? playedNextSchema.parse(json) : json;
}

async function found(client: TestClient, body?: object): Promise<string> {
  const answer = playedNextSchema.parse(await next(client, body));
  await client.watch(answer.code);
  return answer.code;
}

async function publicTables(client: TestClient) {
  return tableListSchema.parse((await client.request("GET", "/api/tables")).json).tables;
}

test("the first opens a table and waits, the second sits down there, and the third opens another", async () => {
  const [ada, ben, cleo] = [await arrive(), await arrive(), await arrive()];
  const opened = await next(ada);
  expect(opened).toMatchObject({ opened: true });
  const code = await found(ada);
  expect(await next(ben)).toEqual({ code, opened: false });
  const { seats, you } = ada.viewOf(code);
  expect(you).toEqual({ seat: 0, isHost: true });
  await until("Ben is seen", () => ada.viewOf(code).seats.every(({ kind }) => kind === "person"));
  expect(seats[0]).toMatchObject({ kind: "person", since: expect.any(Number) });
  expect(await next(cleo)).toMatchObject({ opened: true });
});

test("FND-1 people who ask at the same moment sit down two by two, one seat each", async () => {
  const crowd = await Promise.all(Array.from({ length: 8 }, arrive));
  const codes = await Promise.all(crowd.flatMap((client) => [found(client), found(client)]));
  const tables = new Map<string, Set<number>>();
  for (const [nth, code] of codes.entries()) tables.set(code, (tables.get(code) ?? new Set()).add(nth >> 1));
  expect([...tables.values()].map(({ size }) => size)).toEqual([2, 2, 2, 2]);
  for (const code of tables.keys()) {
    const names = crowd.flatMap((client) => (client.views.has(code) ? client.viewOf(code).seats : []));
    expect(names.every(({ kind }) => kind === "person")).toBe(true);
  }
});

test("a table of another kind is no match: another mode, a clock of a day, cards of their own, not public", async () => {
  const others = [{ options: { mode: "long", seats: 2 } }, { clock: 86_400 as const }, { isPublic: false }];
  for (const change of others) {
    const host = await arrive();
    const code = await host.create({ ...wish(), ...change });
    await host.watch(code);
    await must(host, code, { do: "sit", seat: 0 });
  }
  expect(await next(await arrive())).toMatchObject({ opened: true });
});

test("a table at which nobody sits is not one where somebody waits", async () => {
  const [ada, ben] = [await arrive(), await arrive()];
  const code = await ada.create(wish());
  expect(await next(ben)).toMatchObject({ opened: true });
  expect((await ada.request("GET", `/api/tables/${code}`)).json).toMatchObject({ status: "open" });
});

test("a table that can begin soonest comes first, and somebody kept out goes elsewhere", async () => {
  const [ada, ben, cleo, dora] = [await arrive(), await arrive(), await arrive(), await arrive()];
  const wide = await ada.create(wish({ options: { mode: "short", seats: 4 } }));
  await ada.watch(wide);
  await must(ada, wide, { do: "sit", seat: 0 });
  const narrow = await ben.create(wish());
  await ben.watch(narrow);
  await must(ben, narrow, { do: "sit", seat: 0 });
  await cleo.watch(narrow);
  await until("Cleo is seen", () => ben.viewOf(narrow).watcherAuthors.length === 1);
  const [author = ""] = ben.viewOf(narrow).watcherAuthors;
  await must(ben, narrow, { do: "keep-out", author, from: "table" });
  expect(await next(cleo)).toEqual({ code: wide, opened: false });
  expect(await next(dora)).toEqual({ code: narrow, opened: false });
});

test("somebody who waits alone moves to who waited longer, and leaves no table behind", async () => {
  const [ada, ben] = [await arrive(), await arrive()];
  const own = await found(ben);
  const older = await ada.create(wish());
  await ada.watch(older);
  await must(ada, older, { do: "sit", seat: 0 });
  // Ada sat down later, so Ben stays and she may come.
  expect(await next(ben, { settings: wish(), from: own })).toEqual({ code: own, opened: false });
  expect(await next(ada, { settings: wish(), from: older })).toEqual({ code: own, opened: false });
  await until("her table is closed", () => !ada.views.has(older) || ada.viewOf(older).status === "closed");
});

test("FND-1 joining takes the first free seat, once, and a full table says so", async () => {
  const [ada, ben, cleo] = [await arrive(), await arrive(), await arrive()];
  const code = await found(ada);
  const join = (client: TestClient) => client.request("POST", `/api/tables/${code}/join`);
  const answers = await Promise.all([join(ben), join(cleo), join(ben), join(cleo)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.map(({ json }) => json)).toContainEqual(expect.objectContaining({ code: "seat-taken" }));
  expect((await join(ada)).json).toEqual({ seat: 0 });
  await must(ada, code, { do: "start" });
  expect((await join(await arrive())).json).toMatchObject({ code: "not-open" });
  expect((await ben.request("POST", "/api/tables/ZZZZZZ/join")).json).toMatchObject({ code: "no-such-table" });
  expect((await ben.request("POST", "/api/tables/nonsense/join")).json).toMatchObject({ code: "no-such-table" });
});

test("bad wishes are refused: cards of one's own, a game alone, an unknown game, more fields", async () => {
  const ada = await arrive();
  const hash = "0".repeat(64);
  expect(await next(ada, { settings: wish({ cards: hash }) })).toMatchObject({ code: "bad-options" });
  expect(await next(ada, { settings: wish({ options: { mode: "solo", seats: 1 } }) })).toMatchObject({
    code: "bad-options",
  });
  expect(await next(ada, { settings: wish({ options: { mode: "short", seats: 9 } }) })).toMatchObject({
    code: "bad-options",
  });
  expect(await next(ada, { settings: wish({ game: "chess" }) })).toMatchObject({ code: "no-such-game" });
  expect(await next(ada, { settings: wish(), seat: 1 })).toMatchObject({ code: "malformed" });
  expect(await next(ada, { settings: wish(), from: "ZZZZZZ" })).toMatchObject({ opened: true });
});

test("the list says who waits, since when and whether they are there, and names nobody's id", async () => {
  const [ada, ben] = [await arrive(), await arrive()];
  const code = await found(ada);
  // The list may be a second old.
  await expect
    .poll(async () => (await publicTables(ben)).map((table) => table.code), { timeout: 5000 })
    .toContain(code);
  const { text } = await ben.request("GET", "/api/tables");
  expect(text).not.toContain("sitters");
  const row = (await publicTables(ben)).find((table) => table.code === code);
  expect(row?.seats).toEqual([
    { kind: "person", name: expect.any(String), since: expect.any(Number), here: true },
    { kind: "empty" },
  ]);
});

test("who has the list already is told that nothing has changed", async () => {
  const url = `${running.url}/api/tables`;
  const first = await fetch(url);
  const tag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const again = await fetch(url, { headers: { "if-none-match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await fetch(url, { headers: { "if-none-match": '"another"' } })).status).toBe(200);
});
