import { randomPlayer, seedFrom } from "@harbor/kit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { openStore } from "../src/store/openStore.ts";
import { pause, TestClient, until } from "./client.ts";
import { noteViews, playSeat, Sights, watchAgain } from "./player.ts";
import { gatherOnBoth, startTwoServers, type TwoServers } from "./twoServers.ts";
import { auditLog, auditReplay, Witness } from "./witness.ts";

const [game] = GAMES;
let servers: TwoServers | string = "not started";
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(async () => {
  if (typeof servers !== "string") await servers.stop();
});
beforeEach(({ skip }) => {
  if (typeof servers === "string") skip(servers);
});

function running(): TwoServers {
  if (typeof servers === "string") throw new Error(servers);
  return servers;
}

const gather = (mode: string, seats: number, watchers = 0) => gatherOnBoth(running(), mode, seats, watchers);

async function checkTable(witness: Witness, code: string): Promise<void> {
  const store = await openStore({ dataFolder: "", databaseUrl: running().databaseUrl });
  try {
    const table = await store.tableByCode(code);
    const entries = await store.entriesAfter(table?.id ?? "", 0);
    expect(auditLog(witness.deeds, entries)).toEqual({ lost: [], duplicated: [], misordered: [], overruled: [] });
  } finally {
    await store.close();
  }
}

async function checkReplay(witness: Witness, { client }: Sights, code: string): Promise<void> {
  if (game === undefined) throw new Error("there is no game");
  for (;;) {
    const { status, text } = await client.request("GET", `/api/tables/${code}/replay`);
    if (status === 200) {
      expect(auditReplay(game, text, witness.seenAt(code))).toBeUndefined();
      return;
    }
    await pause(20);
  }
}

async function conflicts(): Promise<number> {
  const { one, other } = running();
  const counts = [one, other].map(async ({ url }) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^harbor_conflicts_total (\d+)/m.exec(text)?.[1] ?? 0);
  });
  const [here = 0, there = 0] = await Promise.all(counts);
  return here + there;
}

/** Makes everybody act at the same instant, if they arrive within a moment. */
function atTheSameInstant(count: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  const go = () => {
    for (const start of waiting) start();
    waiting = [];
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === count) go();
      else if (waiting.length === 1) setTimeout(go, 15);
    });
}

test.each([
  ["short", 2],
  ["long", 2],
  ["short", 4],
])("a whole %s game with %i, half on each server, acting at the same instant", async (mode, seats) => {
  if (game === undefined) throw new Error("there is no game");
  const { code, sights } = await gather(mode, seats, 2);
  const witness = new Witness();
  const elsewhere = new Witness();
  for (const [seat, one] of sights.slice(0, seats).entries()) noteViews(one, code, seat, witness);
  for (const [index, one] of sights.slice(seats).entries())
    noteViews(one, code, "spectator", index === 0 ? witness : elsewhere);
  const conflictsBefore = await conflicts();
  expect(await sights[0]?.client.do(code, { do: "start" })).toEqual({ ok: true });
  const before = atTheSameInstant(seats);
  const refused = await Promise.all(
    sights.slice(0, seats).map((one, seat) => {
      const player = randomPlayer<unknown, { readonly type: string }>(seedFrom(`${mode} ${seats} ${seat}`));
      return playSeat({ game, code, seat, sights: one, witness, player, before });
    }),
  );
  expect(refused).toEqual(Array.from({ length: seats }, () => 0));
  expect(witness.deeds.filter(({ answer }) => answer?.ok !== true)).toEqual([]);
  expect(await conflicts()).toBeGreaterThan(conflictsBefore);
  await until("all see the end", () => sights.every(({ client }) => client.viewOf(code).status === "finished"));
  for (const [index, one] of sights.entries()) await checkReplay(index % 2 === 0 ? witness : elsewhere, one, code);
  await checkTable(witness, code);
  for (const { client } of sights) client.close();
});

test("presence and chat are known on both servers", async () => {
  const { code, sights } = await gather("short", 2);
  const [here, there] = sights.map(({ client }) => client);
  if (here === undefined || there === undefined) throw new Error("nobody came");
  const isPresent = (client: TestClient, seat: number) => {
    const seen = client.viewOf(code).seats[seat];
    return seen?.kind === "person" && seen.present;
  };
  await until("each sees the other", () => isPresent(here, 1) && isPresent(there, 0));
  expect(await here.do(code, { do: "say", text: "from the one" })).toEqual({ ok: true });
  await until("the word arrives", () => there.chats.some(({ message }) => message.text === "from the one"));
  expect(await there.do(code, { do: "say", text: "from the other" })).toEqual({ ok: true });
  await until("the answer arrives", () => here.chats.some(({ message }) => message.text === "from the other"));
  expect(here.chats.map(({ message }) => message.text)).toEqual(there.chats.map(({ message }) => message.text));
  here.close();
  await until("the other is gone", () => !isPresent(there, 0));
  const again = await TestClient.arrive(running().other.url, here.cookie);
  await again.watch(code);
  await until("the other is back", () => isPresent(there, 0) && isPresent(again, 1));
  again.close();
  there.close();
});

test("exclusions, chat pace and resignations on one server apply on the other", async () => {
  const { code, sights } = await gather("short", 2, 2);
  const [here, there, , guest] = sights.map(({ client }) => client);
  if (here === undefined || there === undefined || guest === undefined) throw new Error("nobody came");
  // The guest is on the other server, and known here by what that one reports.
  await until("both spectators are seen", () => here.viewOf(code).watcherAuthors.length === 2);
  expect(await here.do(code, { do: "start" })).toEqual({ ok: true });
  await guest.do(code, { do: "say", text: "spoilt" });
  const spoken = () => sights[2]?.client.chats.find(({ message }) => message.text === "spoilt")?.message;
  await until("it is heard on the other server", () => spoken() !== undefined);
  expect(await here.do(code, { do: "keep-out", author: spoken()?.author ?? "", from: "table" })).toEqual({ ok: true });
  await until("the guest is removed", () => guest.gone.get(code) === "kept-out");
  expect(await guest.watch(code)).toMatchObject({ code: "kept-out" });
  expect(await here.do(code, { do: "pace-chat", pace: "30s" })).toEqual({ ok: true });
  await there.do(code, { do: "say", text: "one" });
  expect(await there.do(code, { do: "say", text: "two" })).toMatchObject({ code: "chat-slow" });
  expect(await there.do(code, { do: "resign" })).toEqual({ ok: true });
  const given = (view: ReturnType<typeof here.viewOf>) => view.seats[1]?.kind === "person" && view.seats[1].resigned;
  await until("all know", () => given(here.viewOf(code)) === true && there.viewOf(code).you.seat === undefined);
  for (const { client } of sights) client.close();
});

test("WEL-2 when one server is killed its player goes on over the other", async () => {
  if (game === undefined) throw new Error("there is no game");
  const { one, other } = running();
  const { code, sights } = await gather("short", 2);
  const [here, there] = sights;
  if (here === undefined || there === undefined) throw new Error("nobody came");
  const witness = new Witness();
  for (const [seat, each] of sights.entries()) noteViews(each, code, seat, witness);
  expect(await here.client.do(code, { do: "start" })).toEqual({ ok: true });
  const player = (seat: number) => randomPlayer<unknown, { readonly type: string }>(seedFrom(`killed ${seat}`));
  const staying = playSeat({ game, code, seat: 1, sights: there, witness, player: player(1) });
  const leaving = playSeat({
    game,
    code,
    seat: 0,
    sights: here,
    witness,
    player: player(0),
    async before(turn) {
      if (turn === 30) throw new Error("cut off");
    },
  });
  await expect(leaving).rejects.toThrow("cut off");
  await one.kill();
  here.client.close();
  try {
    const back = new Sights(await TestClient.arrive(other.url, here.client.cookie));
    noteViews(back, code, 0, witness);
    await watchAgain(back.client, code);
    expect(await playSeat({ game, code, seat: 0, sights: back, witness, player: player(0) })).toBe(0);
    expect(await staying).toBe(0);
    await checkReplay(witness, there, code);
    await checkTable(witness, code);
    back.client.close();
    there.client.close();
  } finally {
    await one.start();
  }
});
