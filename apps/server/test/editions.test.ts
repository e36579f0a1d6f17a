import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomPlayer, readReplay, seedFrom, verifyReplay } from "@harbor/kit";
import { tableCardSchema } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyGame, GAMES } from "../src/games.ts";
import type { NewEntry, Store } from "../src/store/store.ts";
import { type EntryBody, readEntry } from "../src/tables/entry.ts";
import { ADA, BEN, firstLegal, give, openTestRooms, order } from "../src/tables/roomsFixture.ts";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { playSeat, Sights } from "./player.ts";
import { Witness } from "./witness.ts";

let running: RunningServer;
let today: AnyGame;
let first: AnyGame;
beforeAll(async () => {
  running = await runServer();
  const [game] = GAMES;
  const edition = game?.edition({ rules: "1" });
  if (game === undefined || edition === undefined) throw new Error("there is no first edition");
  today = game;
  first = edition;
});
afterAll(() => running.close());

/** Stores a table as an older server left it: begun under the first rules, with the cards of that time. */
async function copyBegun(store: Store, open: string, code: string): Promise<void> {
  const table = await store.tableByCode(open);
  if (table === undefined) throw new Error("the table is not there");
  const { rules, cards } = first;
  const started: EntryBody = { type: "started", seed: seedFrom(code), rules, cards };
  const entries = (await store.entriesAfter(table.id, 0)).map(({ at, body }): NewEntry => {
    const entry = readEntry(body);
    return { at, body: entry.type === "created" ? { ...entry, code } : entry };
  });
  const { id: _id, code: _code, ...summary } = table;
  await store.createTable({
    id: `copy of ${code}`,
    code,
    entries: [...entries, { at: Date.now(), body: started }],
    summary: { ...summary, status: "playing" },
  });
}

test("KEP-4 a table begun under the first rules plays on under them, and its recording says so", async () => {
  const client = await TestClient.arrive(running.url);
  const open = await client.create({ options: { mode: "solo", seats: 1 } });
  await client.watch(open);
  await client.do(open, { do: "sit", seat: 0 });
  await copyBegun(running.store, open, "AAAAAA");
  const card = tableCardSchema.parse((await client.request("GET", "/api/tables/AAAAAA")).json);
  expect(card.playedUnder).toEqual({ rules: first.rules, cards: first.cards });
  await client.watch("AAAAAA");
  const player = randomPlayer<unknown, { readonly type: string }>(seedFrom("long ago"));
  const sights = new Sights(client);
  await playSeat({ game: first, code: "AAAAAA", seat: 0, sights, witness: new Witness(), player });
  await until("the recording is kept", () =>
    running.server.rooms.tables.some(({ state }) => state.code === "AAAAAA" && state.replay !== undefined),
  );
  const { text } = await client.request("GET", "/api/tables/AAAAAA/replay");
  const replay = readReplay(text);
  expect(replay).toMatchObject({ ok: true, value: { rules: first.rules, cards: first.cards } });
  expect(replay.ok && verifyReplay(today, replay.value).ok).toBe(true);
  expect((await client.request("POST", "/api/replays", text)).status).toBe(200);
  client.close();
});

test.each(["a snapshot", "its entries alone"])("a table of the first rules is reloaded from %s", async (from) => {
  const folder = mkdtempSync(join(tmpdir(), "harbor-editions-"));
  const fixture = await openTestRooms({}, folder);
  const made = await fixture.seat([ADA, BEN]);
  await copyBegun(fixture.store, made.state.code, "BBBBBB");
  const table = await fixture.rooms.byCode("BBBBBB");
  if (table === undefined) throw new Error("the table is not there");
  expect([table.game.rules, table.game.cards]).toEqual([first.rules, first.cards]);
  await give(table, ADA, { do: "act", action: firstLegal(table, 0) });
  expect(await order(table, ADA, { do: "act", action: { type: "undo" } })).toMatchObject({ ok: false });
  const { state } = table;
  await fixture.stop();

  const again = await openTestRooms({}, folder);
  if (from === "its entries alone") await again.store.saveSnapshot(table.id, { seq: table.seq + 1, body: {} });
  const loaded = await again.rooms.byCode("BBBBBB");
  expect(loaded?.game.rules).toBe(first.rules);
  expect(loaded?.state.game).toEqual(state.game);
  await again.close();
});

test("a table begun today uses today's rules, without mention", async () => {
  const client = await TestClient.arrive(running.url);
  const code = await client.create({ options: { mode: "solo", seats: 1 } });
  await client.watch(code);
  await client.do(code, { do: "sit", seat: 0 });
  expect(await client.do(code, { do: "start" })).toEqual({ ok: true });
  const card = tableCardSchema.parse((await client.request("GET", `/api/tables/${code}`)).json);
  expect([card.status, card.playedUnder]).toEqual(["playing", undefined]);
  const table = await running.server.rooms.byCode(code);
  expect(table?.game.rules).toBe(today.rules);
  client.close();
});
