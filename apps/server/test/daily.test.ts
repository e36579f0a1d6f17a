import { bremerhaven } from "@harbor/bremerhaven";
import { commitTo, type Replay, seedFrom, writeReplay } from "@harbor/kit";
import { dailySchema } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf, daysAfter } from "../src/day.ts";
import { MOST_A_DAY } from "../src/http/daily.ts";
import { TestClient } from "./client.ts";
import { playDaily } from "./dailyGame.ts";
import { type RunningServer, runServer } from "./harness.ts";

// Results for yesterday are still accepted, so these tests may run at midnight.
const today = dayOf(Date.now());
const GAME = `/api/daily/${bremerhaven.id}`;

let running: RunningServer;
let ada: TestClient;
beforeAll(async () => {
  running = await runServer();
  ada = await TestClient.arrive(running.url);
});
afterAll(async () => {
  ada.close();
  await running.close();
});

const handIn = (client: TestClient, replay: Replay, day = today) =>
  client.request("POST", `${GAME}/${day}`, writeReplay(replay));
const scoreOf = ({ scores }: Replay) => scores[0]?.score ?? Number.NaN;

async function dayAsSeenBy(client: TestClient, day = today) {
  const { days } = dailySchema.parse((await client.request("GET", GAME)).json);
  return days.find((one) => one.day === day);
}

test("FAR-5 a verified result counts, a second one of the same person does not", async () => {
  const [first, second] = [playDaily(today, "first"), playDaily(today, "second")];
  const counted = { counted: true, score: scoreOf(first) };
  expect(await handIn(ada, first)).toMatchObject({ status: 200, json: counted });
  for (const again of [second, first])
    expect((await handIn(ada, again)).json).toEqual({ counted: false, score: scoreOf(first) });
  const ben = await TestClient.arrive(running.url);
  const sent = await Promise.all(Array.from({ length: 6 }, () => handIn(ben, second)));
  expect(sent.filter(({ json }) => JSON.stringify(json).includes("true"))).toHaveLength(1);
  expect(await dayAsSeenBy(ben)).toMatchObject({
    people: 2,
    own: { score: scoreOf(second), beaten: scoreOf(first) < scoreOf(second) ? 1 : 0 },
  });
  expect((await dayAsSeenBy(ada))?.own?.score).toBe(scoreOf(first));
  ben.close();
});

test("FAR-5 nobody learns whose a result is, and looking makes nobody known", async () => {
  const answer = await fetch(`${running.url}${GAME}`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const text = await answer.text();
  expect(Object.keys(dailySchema.parse(JSON.parse(text)).days[0] ?? {}).toSorted()).toEqual([
    "counts",
    "day",
    "from",
    "people",
    "step",
  ]);
});

const honest = playDaily(today, "honest");
const [end] = honest.scores;
const lastMoves = honest.moves.slice(0, -1);

test.each<[string, Replay, string]>([
  ["with a better score", { ...honest, scores: end === undefined ? [] : [{ ...end, score: 9999 }] }, "bad-replay"],
  ["without its last move", { ...honest, moves: lastMoves }, "bad-replay"],
  [
    "with a move that is against the rules",
    { ...honest, moves: [...lastMoves, { seat: 0, action: {} }] },
    "bad-replay",
  ],
  ["with another hash", { ...honest, commitment: commitTo(seedFrom("other")) }, "bad-replay"],
  ["of another seed", playedWith({ seed: seedFrom("lucky") }), "bad-replay"],
  ["of another day's seed", playDaily(daysAfter(today, -1), "x"), "bad-replay"],
  ["in another mode", playedWith({ options: { mode: "short", seats: 2 } }), "bad-replay"],
  ["under other rules", { ...honest, rules: "1" }, "other-rules"],
  ["with other cards", { ...honest, cards: "0".repeat(64) }, "other-rules"],
  ["of another game", { ...honest, game: "chess" }, "bad-replay"],
])("FAR-5 a recording %s is refused", async (_, replay, code) => {
  const eve = await TestClient.arrive(running.url);
  expect(await handIn(eve, replay)).toMatchObject({ json: { ok: false, code } });
  expect((await dayAsSeenBy(eve))?.own).toBeUndefined();
  eve.close();
});

function playedWith(change: Partial<Replay>): Replay {
  const { seed = honest.seed } = change;
  return { ...honest, ...change, commitment: commitTo(seed) };
}

test.each([
  [daysAfter(today, 2), 409, "not-today"],
  [daysAfter(today, -3), 409, "not-today"],
  ["2026-02-30", 409, "not-today"],
  ["today", 409, "not-today"],
])("FAR-5 a result for %s is refused", async (day, status, code) => {
  const client = await TestClient.arrive(running.url);
  const replay = /^\d/.test(day) && day !== "2026-02-30" ? playDaily(day) : honest;
  expect(await handIn(client, replay, day)).toMatchObject({ status, json: { code } });
  client.close();
});

test("FAR-5 yesterday's game still counts, for yesterday", async () => {
  const yesterday = daysAfter(today, -1);
  expect((await handIn(ada, playDaily(yesterday), yesterday)).json).toMatchObject({ counted: true });
  expect(await dayAsSeenBy(ada, yesterday)).toMatchObject({ people: 1 });
});

test("BND-2 what is no recording, and a game that is not there, are refused", async () => {
  for (const body of ["", "{}", "[1]", "\n\n", "x".repeat(1000), `{"game":"${bremerhaven.id}"}`])
    expect((await ada.request("POST", `${GAME}/${today}`, body)).status).toBeGreaterThanOrEqual(400);
  expect((await ada.request("POST", `${GAME}/${today}`, "x".repeat(600 * 1024))).status).toBe(413);
  expect((await ada.request("POST", `${GAME}/${today}`, { text: "x" })).status).toBe(400);
  expect(await ada.request("GET", "/api/daily/chess")).toMatchObject({ status: 404, json: { code: "no-such-game" } });
  expect((await ada.request("GET", "/api/daily/__proto__")).status).toBe(404);
});

test("BND-1 a day takes only so many results", async () => {
  const day = daysAfter(today, -1);
  const { people = 0 } = (await dayAsSeenBy(ada, day)) ?? {};
  const others = Array.from({ length: MOST_A_DAY - people }, (_, nth) => `filler ${nth}`);
  await Promise.all(
    others.map((person) => running.store.saveDaily({ game: bremerhaven.id, day, person, score: 1, at: 1 })),
  );
  const late = await TestClient.arrive(running.url);
  // What was counted a moment ago may still be used.
  await new Promise((resolve) => setTimeout(resolve, 5100));
  expect(await handIn(late, playDaily(day), day)).toMatchObject({ status: 409, json: { code: "day-full" } });
  late.close();
}, 30_000);

test("BND-1 recordings from one address are limited", async () => {
  const modest = await runServer({ commandsPerSecond: 20 });
  const client = await TestClient.arrive(modest.url);
  const answers = await Promise.all(Array.from({ length: 14 }, () => client.request("POST", `${GAME}/${today}`, "x")));
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed.length).toBeGreaterThanOrEqual(3);
  expect(slowed.length).toBeLessThan(14);
  client.close();
  await modest.close();
});
