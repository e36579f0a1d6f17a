import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { act, type Crew, closeAll, gameOf, gatherAndStart, legalFor, must, mustDecide, playUntil } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const anAction = (client: TestClient, code: string) => act(legalFor(client, code)[0] ?? {});

function tableOf({ code }: Crew, server = running.server) {
  const table = server.rooms.tables.find(({ state }) => state.code === code);
  if (table === undefined) throw new Error("the table is not in memory");
  return table;
}

test("an illegal action is refused with the game's reason, and nothing changes", async () => {
  const crew = await gatherAndStart(running.url);
  const { code, clients } = crew;
  await playUntil(crew, "bidding");
  const [turn, other] = mustDecide(clients[0], code) ? clients : clients.toReversed();
  if (turn === undefined || other === undefined) throw new Error("nobody");
  const bid = legalFor(turn, code)[0] ?? {};
  const { seq } = tableOf(crew);
  const refused = (reason: string) => ({ ok: false, code: "illegal", reason });
  expect(await other.do(code, act(bid))).toEqual(refused("not-your-turn"));
  expect(await turn.do(code, act({ type: "done" }))).toEqual(refused("not-now"));
  expect(await turn.do(code, act({ type: "bid", slot: "permit", card: 99 }))).toEqual(refused("malformed"));
  expect(await turn.do(code, act({ type: "cheat" }))).toEqual(refused("malformed"));
  expect(await turn.do(code, act({}))).toEqual(refused("malformed"));
  expect(tableOf(crew).seq).toBe(seq);
  await must(turn, code, act(bid));
  // A repeat is out of turn: it is the other player's turn now.
  expect(await turn.do(code, act(bid))).toEqual(refused("not-your-turn"));
  closeAll(crew);
});

test("everybody is told events in their own form: a bid's card only to its owner", async () => {
  const crew = await gatherAndStart(running.url);
  const { code, clients } = crew;
  const watcher = await TestClient.arrive(running.url);
  await watcher.watch(code);
  await playUntil(crew, "bidding");
  const [turn, other] = mustDecide(clients[0], code) ? clients : clients.toReversed();
  const bid = turn === undefined ? undefined : legalFor(turn, code).find(({ type }) => type === "bid");
  if (turn === undefined || other === undefined || bid?.type !== "bid") throw new Error("no bid");
  const { slot, card } = bid;
  await must(turn, code, act(bid));
  const bidsTo = (client: TestClient) => client.events.map(({ event }) => event).filter((event) => isBid(event));
  await until("all are told", () => [turn, other, watcher].every((client) => bidsTo(client).length > 0));
  const open = { type: "bid-laid", seat: gameOf(turn, code).viewer, slot };
  expect(bidsTo(turn)).toEqual([{ ...open, card }]);
  expect(bidsTo(other)).toEqual([open]);
  expect(bidsTo(watcher)).toEqual([open]);
  watcher.close();
  closeAll(crew);
});

function isBid(event: unknown): boolean {
  return typeof event === "object" && event !== null && "type" in event && event.type === "bid-laid";
}

test("a command sent twice counts once: in sequence, at the same time and from two devices", async () => {
  const crew = await gatherAndStart(running.url);
  const { code, clients } = crew;
  const [ada] = clients;
  const device = await TestClient.arrive(running.url, ada.cookie);
  const action = anAction(ada, code);
  const { seq } = tableOf(crew);
  const twice = [ada, ada, device, ada, device].map((client) => client.do(code, action, "same-id-1"));
  expect(await Promise.all(twice)).toEqual(twice.map(() => ({ ok: true })));
  expect(await device.do(code, action, "same-id-1")).toEqual({ ok: true });
  expect(tableOf(crew).seq).toBe(seq + 1);
  // The same id from somebody else is another command.
  expect(await clients[1].do(code, anAction(clients[1], code), "same-id-1")).toEqual({ ok: true });
  expect(tableOf(crew).seq).toBe(seq + 2);
  device.close();
  closeAll(crew);
});

test("a command whose answer was lost counts once even if the server restarted in between", async () => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-again-"));
  const first = await runServer({ dataFolder: folder });
  const crew = await gatherAndStart(first.url);
  const { code, clients } = crew;
  const action = anAction(clients[0], code);
  expect(await clients[0].do(code, action, "before-and-after")).toEqual({ ok: true });
  const { seq } = tableOf(crew, first.server);
  const { view } = tableOf(crew, first.server).snapshotFor("seat 0");
  closeAll(crew);
  await first.close();

  const second = await runServer({ dataFolder: folder });
  const ada = await TestClient.arrive(second.url, clients[0].cookie);
  expect(await ada.do(code, action, "before-and-after")).toEqual({ ok: true });
  expect(tableOf(crew, second.server).seq).toBe(seq);
  await ada.watch(code);
  expect(ada.viewOf(code).game).toEqual(view.game);
  ada.close();
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a command counts once even if the store failed right after writing it", async () => {
  let isBroken = false;
  const server = await runServer({}, (store) => ({
    ...store,
    async append(...args) {
      const outcome = await store.append(...args);
      if (isBroken) throw new Error("the connection is lost");
      return outcome;
    },
  }));
  const crew = await gatherAndStart(server.url);
  const { code, clients } = crew;
  const [ada, ben] = clients;
  const { seq } = tableOf(crew, server.server);
  const action = anAction(ada, code);
  isBroken = true;
  expect(await ada.do(code, action, "said-too-late")).toEqual({ ok: false, code: "failed" });
  isBroken = false;
  expect(await ada.do(code, action, "said-too-late")).toEqual({ ok: true });
  await must(ben, code, anAction(ben, code));
  expect(tableOf(crew, server.server).seq).toBe(seq + 2);
  await until("ada sees both", () => gameOf(ada, code).players.every(({ yard }) => yard.length === 0));
  closeAll(crew);
  await server.close();
});

test("concurrent decisions of several players never refuse each other: at the start", async () => {
  const crew = await gatherAndStart(running.url, 4);
  const { code, clients } = crew;
  for (let round = 0; round < 4; round += 1) {
    expect(await Promise.all(clients.map((client) => client.do(code, anAction(client, code))))).toEqual(
      clients.map(() => ({ ok: true })),
    );
    await allAgree(crew);
  }
  expect(gameOf(clients[0], code).step).toBe("bidding");
  closeAll(crew);
});

test("concurrent decisions of several players never refuse each other: with permits", async () => {
  const crew = await gatherAndStart(running.url, 3);
  const { code, clients } = crew;
  await playUntil(crew, "permit", (action) => action.type === "bid" && action.slot === "permit");
  const waiting = clients.filter((client) => mustDecide(client, code));
  expect(waiting.length).toBeGreaterThan(1);
  expect(await Promise.all(waiting.map((client) => client.do(code, anAction(client, code))))).toEqual(
    waiting.map(() => ({ ok: true })),
  );
  closeAll(crew);
});

test("concurrent decisions of several players never refuse each other: in the harbors, with undo", async () => {
  const crew = await gatherAndStart(running.url, 4);
  const { code, clients } = crew;
  await playUntil(crew, "harbor");
  const waiting = clients.filter((client) => mustDecide(client, code));
  expect(waiting.length).toBeGreaterThan(1);
  const before = waiting.map((client) => harborOf(client, code));
  const work = (client: TestClient) =>
    act(legalFor(client, code).find(({ type }) => type !== "done" && type !== "undo") ?? {});
  const all = (of: (client: TestClient) => ReturnType<typeof act>) =>
    Promise.all(waiting.map((client) => client.do(code, of(client))));
  const accepted = waiting.map(() => ({ ok: true }));

  expect(await all(work)).toEqual(accepted);
  await allAgree(crew);
  expect(waiting.map((client) => harborOf(client, code))).not.toEqual(before);
  expect(await all(() => act({ type: "undo" }))).toEqual(accepted);
  await allAgree(crew);
  expect(waiting.map((client) => harborOf(client, code))).toEqual(before);

  // All but the last are done, and one takes that back: nobody is held up, and the phase is not over.
  const [first, ...others] = waiting;
  if (first === undefined) throw new Error("nobody");
  await must(first, code, act({ type: "done" }));
  await must(first, code, act({ type: "undo" }));
  expect(await Promise.all(others.map((client) => client.do(code, act({ type: "done" }))))).toEqual(
    others.map(() => ({ ok: true })),
  );
  await allAgree(crew);
  expect(gameOf(first, code).step).toBe("harbor");
  await must(first, code, act({ type: "done" }));
  await until("the phase is over", () => gameOf(first, code).step !== "harbor");
  // Never across a reveal.
  expect(await first.do(code, act({ type: "undo" }))).toMatchObject({ ok: false, code: "illegal" });
  closeAll(crew);
});

/** Waits until every client sees the engine's state. */
async function allAgree(crew: Crew): Promise<void> {
  const table = tableOf(crew);
  await until("all see what the engine holds", () =>
    crew.clients.every((client, seat) => {
      const { game } = table.snapshotFor(`seat ${seat}`).view;
      return canonical(client.viewOf(crew.code).game) === canonical(game);
    }),
  );
}

/** Patches may reorder fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function harborOf(client: TestClient, code: string): unknown {
  const view = gameOf(client, code);
  return view.viewer === "spectator" ? undefined : view.players[view.viewer];
}
