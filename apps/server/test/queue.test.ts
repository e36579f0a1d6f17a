import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pause, TestClient, until } from "./client.ts";
import { act, type Crew, closeAll, gameOf, gatherAndStart, legalFor, must, mustDecide, playUntil } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let folder: string;
let running: RunningServer;
let crew: Crew;
/** Whose turn it is, and who is waiting. */
let turn: TestClient;
let waiting: TestClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "harbor-queue-"));
  running = await runServer({ dataFolder: folder });
});
afterAll(async () => {
  closeAll(crew);
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  if (crew !== undefined) closeAll(crew);
  crew = await gatherAndStart(running.url);
  await playUntil(crew, "bidding");
  const { code, clients } = crew;
  [turn, waiting] = mustDecide(clients[0], code) ? clients : [clients[1], clients[0]];
});

/** Bids that the client may place on its turn: the rules look only at the hand and the boards. */
function bidsOf(client: TestClient, count: number): Record<string, string | number | boolean>[] {
  const { hand = [] } = gameOf(client, crew.code);
  return hand.slice(0, count).map((card) => ({ type: "bid", slot: "permit", card }));
}

type Bid = Record<string, string | number | boolean>;
const queue = (client: TestClient, actions: (Bid | Bid[])[]) => client.do(crew.code, { do: "queue", actions });
const lay = (client: TestClient) => must(client, crew.code, act(legalFor(client, crew.code)[0] ?? {}));
const ownBids = (client: TestClient) => {
  const { bids, viewer } = gameOf(client, crew.code);
  return bids.filter(({ seat }) => seat === viewer).map(({ card }) => card);
};

test("each queued bid is played on its owner's turn, in order, and the rest remains", async () => {
  const bids = bidsOf(waiting, 2);
  expect(await queue(waiting, bids)).toEqual({ ok: true });
  await until("its owner sees it", () => waiting.viewOf(crew.code).queue?.length === 2);
  await lay(turn);
  await until("the first is placed", () => ownBids(waiting).length === 1);
  expect(waiting.viewOf(crew.code).queue).toEqual(bids.slice(1));
  await lay(turn);
  await until("the second is placed", () => ownBids(waiting).length === 2);
  expect(ownBids(waiting)).toEqual(bids.map(({ card }) => card));
  await until("nothing is left", () => waiting.viewOf(crew.code).queue === undefined);
});

test("two players with queues play on without sending anything", async () => {
  await queue(waiting, bidsOf(waiting, 3));
  await queue(turn, bidsOf(turn, 3));
  await until("there are six bids", () => gameOf(turn, crew.code).bids.length === 6);
  expect(mustDecide(turn, crew.code)).toBe(true);
});

test("SEC-1 nobody else gets a byte of it, on the socket or anywhere", async () => {
  const watcher = await TestClient.arrive(running.url);
  const device = await TestClient.arrive(running.url, turn.cookie);
  for (const client of [watcher, device]) await client.watch(crew.code);
  const others = [turn, watcher, device];
  await pause(50);
  const seen = async () => JSON.stringify(await Promise.all(others.map((client) => everything(client))));
  const before = await seen();
  const received: unknown[] = [];
  for (const client of others) client.socket.onAny((...message) => received.push(message));
  await queue(waiting, bidsOf(waiting, 3));
  await queue(waiting, [{ type: "bid", slot: "permit", card: 99 }]);
  await queue(waiting, []);
  await queue(waiting, bidsOf(waiting, 1));
  await pause(100);
  expect(received).toEqual([]);
  expect(await seen()).toBe(before);
  watcher.close();
  device.close();
});

test("a queue can be changed and withdrawn until it is played", async () => {
  const [first = {}, second = {}] = bidsOf(waiting, 2);
  await queue(waiting, [first, second]);
  await queue(waiting, [second]);
  await until("the new one is there", () => waiting.viewOf(crew.code).queue?.length === 1);
  await lay(turn);
  await until("it is placed", () => ownBids(waiting).length === 1);
  expect(ownBids(waiting)).toEqual([second.card]);
  await queue(waiting, [first]);
  await queue(waiting, []);
  await lay(turn);
  await until("it is the owner's turn", () => mustDecide(waiting, crew.code));
  expect(ownBids(waiting)).toHaveLength(1);
  expect(waiting.viewOf(crew.code).queue).toBeUndefined();
});

test("an action that is no longer legal is dropped with all that follow, and the owner decides", async () => {
  const [spent = {}, good = {}] = bidsOf(waiting, 2);
  await lay(turn);
  await must(waiting, crew.code, act(spent));
  expect(await queue(waiting, [spent, good])).toEqual({ ok: true });
  await lay(turn);
  await until("it is the owner's turn", () => mustDecide(waiting, crew.code));
  expect(waiting.viewOf(crew.code).queue).toBeUndefined();
  expect(ownBids(waiting)).toEqual([spent.card]);
  expect(turn.viewOf(crew.code).queue).toBeUndefined();
});

test("of several answers the first legal one is played, and what is not asked for is passed over", async () => {
  const [first = {}, second = {}] = bidsOf(waiting, 2);
  const done = { type: "done" };
  expect(await queue(waiting, [first, done, [first, second], done])).toEqual({ ok: true });
  await lay(turn);
  await until("the first is placed", () => ownBids(waiting).length === 1);
  await lay(turn);
  await until("the second is placed", () => ownBids(waiting).length === 2);
  expect(ownBids(waiting)).toEqual([first.card, second.card]);
  expect(waiting.viewOf(crew.code).queue).toEqual([done]);
});

test("too many actions are refused, and so are invalid ones", async () => {
  const [bid = {}] = bidsOf(waiting, 1);
  expect(
    await queue(
      waiting,
      Array.from({ length: 17 }, () => bid),
    ),
  ).toMatchObject({ code: "malformed" });
  const many = [Array.from({ length: 8 }, () => bid), Array.from({ length: 9 }, () => bid)];
  expect(await queue(waiting, many)).toMatchObject({ code: "malformed" });
  for (const actions of [["bid"], [[]], [[[bid]]]]) {
    const odd = { do: "queue", actions };
    const id = `odd-${JSON.stringify(actions).length}-12345678`;
    expect(await waiting.send("do", { table: crew.code, id, command: odd })).toMatchObject({ code: "malformed" });
  }
});

test("a queue survives a restart, and is still played", async () => {
  const bids = bidsOf(waiting, 1);
  await queue(waiting, bids);
  closeAll(crew);
  await running.close();
  running = await runServer({ dataFolder: folder });
  const [first, second] = await Promise.all(
    [turn, waiting].map(({ cookie }) => TestClient.arrive(running.url, cookie)),
  );
  if (first === undefined || second === undefined) throw new Error("nobody");
  for (const client of [first, second]) await client.watch(crew.code);
  expect(second.viewOf(crew.code).queue).toEqual(bids);
  expect(first.viewOf(crew.code).queue).toBeUndefined();
  await lay(first);
  await until("it is placed", () => ownBids(second).length === 1);
  crew = { code: crew.code, clients: [first, second] };
});

/** Everything a person can request, without the time in it. */
async function everything(client: TestClient): Promise<unknown> {
  const answer = await client.send("watch", { table: crew.code });
  const paths = ["/api/my-tables", "/api/tables", `/api/tables/${crew.code}`, `/api/tables/${crew.code}/replay`];
  const pages = await Promise.all(paths.map(async (path) => (await client.request("GET", path)).text));
  return [JSON.stringify(answer).replace(/"now":\d+/, ""), pages];
}
