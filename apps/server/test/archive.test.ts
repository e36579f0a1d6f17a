import { randomPlayer, readReplay, seedFrom, verifyReplay } from "@harbor/kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { readEntry } from "../src/tables/entry.ts";
import { TestClient } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { playSeat, Sights } from "./player.ts";
import { Witness } from "./witness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

/** Stores a finished table as a server killed right after the last action would leave it. */
async function finishUnarchived(code: string): Promise<void> {
  const { store, url } = running;
  const [game] = GAMES;
  const client = await TestClient.arrive(url);
  if (game === undefined) throw new Error("there is no game");
  const played = await client.create({ options: { mode: "solo", seats: 1 } });
  await client.watch(played);
  await client.do(played, { do: "sit", seat: 0 });
  await client.do(played, { do: "start" });
  const player = randomPlayer<unknown, { readonly type: string }>(seedFrom("archive"));
  await playSeat({ game, code: played, seat: 0, sights: new Sights(client), witness: new Witness(), player });
  client.close();
  const table = await store.tableByCode(played);
  if (table === undefined) throw new Error("the table is not there");
  const entries = (await store.entriesAfter(table.id, 0)).flatMap(({ at, body }) => {
    const entry = readEntry(body);
    if (entry.type === "archived") return [];
    return [{ at, body: entry.type === "created" ? { ...entry, code } : entry }];
  });
  const { replay: _, ...card } = { replay: undefined, ...Object(table.card) };
  const { id: _id, code: _code, ...summary } = table;
  await store.createTable({ id: `copy of ${code}`, code, entries, summary: { ...summary, card } });
}

test("the first request makes a replay that a killed server did not get to", async () => {
  await finishUnarchived("KEPMER");
  const ask = () => running.server.app.inject("/api/tables/KEPMER/replay");
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.body).toBe(first.body);
  const replay = readReplay(first.body);
  const [game] = GAMES;
  expect(replay.ok && game !== undefined && verifyReplay(game, replay.value).ok).toBe(true);
  expect((await ask()).body).toBe(first.body);
});
