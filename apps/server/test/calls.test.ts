import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { act, type Crew, closeAll, gatherAndStart, legalFor, must, mustDecide, playUntil } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { openPushInbox, type PushInbox } from "./pushInbox.ts";

const AFTER_MS = 300;
/** Several looks for calls. */
const LONG_MS = 3000;

let running: RunningServer;
let crew: Crew;
let inbox: PushInbox;
let away: TestClient;
let other: TestClient;

beforeAll(async () => {
  running = await runServer({ callAfterMs: AFTER_MS, pushAnywhere: true, pushContact: "mailto:host@example.org" });
});
afterAll(() => running.close());
beforeEach(async () => {
  inbox = await openPushInbox();
  crew = await gatherAndStart(running.url);
  await playUntil(crew, "bidding");
  const onTurn = crew.clients.find((client) => mustDecide(client, crew.code));
  if (onTurn === undefined) throw new Error("nobody is on turn");
  away = onTurn;
  other = crew.clients.find((client) => client !== onTurn) ?? onTurn;
});
afterEach(() => {
  closeAll(crew);
  inbox.close();
});

const wish = (client: TestClient, body: object) => client.request("POST", `/api/tables/${crew.code}/calls`, body);
const switchOn = (client: TestClient, push: object = {}) =>
  wish(client, { on: true, push: { ...inbox.address, language: "de", ...push } });

/** Plays a legal action. */
async function move(client: TestClient): Promise<void> {
  await until("it is their turn", () => mustDecide(client, crew.code));
  const action = legalFor(client, crew.code)[0];
  if (action === undefined) throw new Error("nothing is legal");
  await must(client, crew.code, act(action));
}

/** The player lays a card and leaves; when the other one has laid theirs, it is the player's turn again. */
async function leaveAndBeAwaited(): Promise<void> {
  await move(away);
  away.close();
  await until("nobody else is there", () => running.server.rooms.tables.every(({ present }) => present.length < 2));
  await move(other);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("CAL-1 CAL-3 a player who is away is called once, and the message says nothing but where", async () => {
  expect(await switchOn(away)).toMatchObject({ status: 200 });
  expect(JSON.parse((await away.request("GET", `/api/tables/${crew.code}/calls`)).text)).toMatchObject({ on: true });
  await leaveAndBeAwaited();
  await until("the call has come", () => inbox.messages.length > 0);
  await pause(LONG_MS);
  expect(inbox.messages.map(({ text }) => JSON.parse(text))).toEqual([
    { why: "turn", code: crew.code, language: "de" },
  ]);
  const headers = inbox.messages[0]?.headers;
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "high" });
  expect(headers?.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
});

test("CAL-1 nobody is called who has not asked for it, or does not want it any more", async () => {
  await switchOn(other);
  await switchOn(away);
  expect(await wish(away, { on: false })).toMatchObject({ status: 200 });
  await leaveAndBeAwaited();
  await pause(LONG_MS);
  expect(inbox.messages).toEqual([]);
});

test("CAL-2 nobody is called who is at the table or has been since", async () => {
  await switchOn(away);
  await switchOn(other);
  await move(away);
  // It is the other's turn, who sees it.
  await pause(LONG_MS);
  other.close();
  await pause(LONG_MS);
  expect(inbox.messages).toEqual([]);
});

test("CAL-4 a browser that is gone is forgotten", async () => {
  await switchOn(away);
  inbox.answerWith(410);
  await leaveAndBeAwaited();
  const person = running.server.rooms.tables
    .find(({ state }) => state.code === crew.code)
    ?.state.seats.flatMap(({ holder }) => (holder.kind === "person" ? [holder.person] : []));
  await until("it was tried", () => inbox.messages.length === 1);
  await pause(200);
  const kept = await Promise.all((person ?? []).map((id) => running.store.pushesOf(id)));
  expect(kept.flat()).toEqual([]);
});

test.each([
  ["no address", { endpoint: "nowhere" }],
  ["another protocol", { endpoint: "ftp://push.example.net/a" }],
  ["somebody else's password", { endpoint: "https://me:secret@push.example.net/a" }],
  ["keys that are none", { p256dh: "AAAA" }],
  ["a secret that is too short", { auth: "AAAA" }],
  ["an unknown language", { language: "tlh" }],
])("BND-2 %s is refused", async (_, push) => {
  expect(await switchOn(away, push)).toMatchObject({ status: 400 });
});

test("SEC-2 only a player of the table can ask to be called to it", async () => {
  const stranger = await TestClient.arrive(running.url);
  expect(JSON.parse((await switchOn(stranger)).text)).toMatchObject({ ok: false, code: "not-seated" });
  expect(await stranger.request("POST", "/api/tables/ZZZZZZ/calls", { on: false })).toMatchObject({ status: 404 });
  stranger.close();
});

test("CAL-5 a server that is not told otherwise takes no address of its own network", async () => {
  const strict = await runServer();
  const { code, clients } = await gatherAndStart(strict.url);
  for (const endpoint of [
    "http://push.example.net/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://localhost/a",
    "https://10.0.0.1/a",
    "https://push.example.net:8443/a",
    "https://0x7f000001/a",
  ]) {
    const body = { on: true, push: { ...inbox.address, endpoint, language: "en" } };
    expect([endpoint, (await clients[0].request("POST", `/api/tables/${code}/calls`, body)).status]).toEqual([
      endpoint,
      400,
    ]);
  }
  for (const client of clients) client.close();
  await strict.close();
});
