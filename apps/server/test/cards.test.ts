import { bremerhaven, WESER_LISTS } from "@harbor/bremerhaven";
import { readReplay } from "@harbor/kit";
import { createTableSchema, handedInCardsSchema, handInCardsSchema } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const humble = { ...WESER_LISTS, name: "Humble", ships: WESER_LISTS.ships.map((ship) => ({ ...ship, stars: 1 })) };

test("a table plays with uploaded cards, and its replay can be uploaded", async () => {
  const client = await TestClient.arrive(running.url);
  const handed = await client.request("POST", "/api/cards", { game: "bremerhaven", cards: humble });
  const { hash } = handedInCardsSchema.parse(handed.json);
  expect((await client.request("GET", `/api/cards/${hash}`)).json).toEqual({ game: "bremerhaven", cards: humble });

  const code = await client.create({ options: { mode: "short", seats: 2 }, cards: hash });
  await client.watch(code);
  for (const seat of [0, 1]) await client.do(code, { do: "add-bot", seat });
  expect(await client.do(code, { do: "start" })).toEqual({ ok: true });
  await until("the bots have played", () => client.viewOf(code).status === "finished", 30_000);
  await until("the replay is kept", () =>
    running.server.rooms.tables.some(({ state }) => state.code === code && state.replay !== undefined),
  );
  const { text } = await client.request("GET", `/api/tables/${code}/replay`);
  expect(readReplay(text)).toMatchObject({ value: { cards: hash, cardLists: humble } });
  expect((await client.request("POST", "/api/replays", text)).status).toBe(200);
  client.close();
});

test("a game's own cards can be read by their hash, and played with", async () => {
  const client = await TestClient.arrive(running.url);
  const { json } = await client.request("GET", `/api/cards/${bremerhaven.cards}`);
  const { game, cards } = handInCardsSchema.parse(json);
  expect(game).toBe("bremerhaven");
  expect(cards).toEqual(WESER_LISTS);
  expect(bremerhaven.withCards(cards)).toMatchObject({ ok: true, value: { cards: bremerhaven.cards } });
  client.close();
});

test.each([
  ["no card set", { game: "bremerhaven", cards: {} }, "bad-cards"],
  ["a damaged one", { game: "bremerhaven", cards: { ...humble, ships: humble.ships.slice(1) } }, "bad-cards"],
  ["one for another game", { game: "chess", cards: humble }, "no-such-game"],
  ["something else", [1, 2], "malformed"],
])("%s is refused", async (_, body, code) => {
  const client = await TestClient.arrive(running.url);
  expect((await client.request("POST", "/api/cards", body)).json).toMatchObject({ ok: false, code });
  client.close();
});

test("a table cannot be opened with unknown cards", async () => {
  const client = await TestClient.arrive(running.url);
  const settings = {
    game: "bremerhaven",
    options: { mode: "solo", seats: 1 },
    isPublic: false,
    spectators: true,
    cards: "0".repeat(64),
  };
  const body = createTableSchema.parse({ settings });
  expect((await client.request("POST", "/api/tables", body)).json).toMatchObject({ ok: false, code: "no-such-cards" });
  client.close();
});
