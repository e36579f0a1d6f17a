import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

test.each<[string, boolean, number]>([
  ["with spectators is public", true, 200],
  ["without spectators is shown only to its players", false, 403],
])("the replay of a table %s", async (_, spectators, status) => {
  const { store, url } = running;
  const [player, stranger] = await Promise.all([TestClient.arrive(url), TestClient.arrive(url)]);
  const code = await player.create({ options: { mode: "short", seats: 2 }, spectators });
  const listed = await store.tableByCode(code);
  if (listed === undefined) throw new Error("the table is not there");
  const { id, code: _code, ...summary } = listed;
  const replay = `replay${spectators ? 1 : 2}`;
  await store.saveReplay({ id: replay, text: "a whole game", savedAt: Date.now() });
  const card = { ...Object(summary.card), replay };
  await store.append(id, 1, [{ at: 1, body: { type: "archived", replay } }], { ...summary, status: "finished", card });
  const path = `/api/tables/${code}/replay`;
  expect((await player.request("GET", path)).status).toBe(200);
  expect((await stranger.request("GET", path)).status).toBe(status);
  expect((await fetch(url + path)).status).toBe(status);
  for (const client of [player, stranger]) client.close();
});
