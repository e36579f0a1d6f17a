import { ratingsSchema } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { act, allSee, type Crew, closeAll, gather, legalFor, must, mustDecide } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const want = (client: TestClient, wanted = true, game = "bremerhaven") =>
  client.request("POST", "/api/ratings", { game, wanted });
const agree = (client: TestClient, code: string, agreed = true) => client.do(code, { do: "rate", agreed });

async function ratingOf(client: TestClient) {
  return ratingsSchema.parse((await client.request("GET", "/api/ratings")).json).ratings[0];
}

/** People at a table who have all agreed. */
async function agreed(seats = 2): Promise<Crew> {
  const crew = await gather(running.url, seats);
  for (const client of crew.clients) await want(client);
  for (const client of crew.clients) expect(await agree(client, crew.code)).toEqual({ ok: true });
  return crew;
}

async function start({ code, clients }: Crew): Promise<void> {
  await must(clients[0], code, { do: "start" });
  await allSee({ code, clients }, "playing");
}

/** The autopilot plays for whoever has resigned; everybody else takes the first legal action. */
async function playToTheEnd({ code, clients }: Crew, players: readonly TestClient[]): Promise<void> {
  for (let steps = 0; steps < 3000; steps += 1) {
    if (clients[0].viewOf(code).status === "finished") return;
    const client = players.find((one) => mustDecide(one, code));
    if (client === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    else {
      const legal = legalFor(client, code);
      const action = legal.find(({ type }) => type === "done" || type === "pass") ?? legal[0];
      if (action !== undefined) await client.do(code, act(action));
    }
  }
  throw new Error("the game does not end");
}

test("RAT-1 a game is rated only if everybody agreed, is a person, and has switched it on", async () => {
  const { code, clients } = await gather(running.url);
  const [ada, ben] = clients;
  expect(await agree(ada, code)).toMatchObject({ code: "ratings-off" });
  await want(ada);
  expect(await agree(ada, code)).toEqual({ ok: true });
  await until("Ben sees it", () => ben.viewOf(code).seats[0]?.kind === "person");
  await until("he sees that she agrees", () => {
    const [seat] = ben.viewOf(code).seats;
    return seat?.kind === "person" && seat.agreed === true;
  });
  expect(ben.viewOf(code).seats[0]).not.toHaveProperty("rating");
  await want(ben);
  await want(ben, false);
  expect(await agree(ben, code)).toMatchObject({ code: "ratings-off" });
  await must(ada, code, { do: "start" });
  await until("it begins", () => ben.viewOf(code).status === "playing");
  expect(ben.viewOf(code).rated).toBeUndefined();
  expect(ben.viewOf(code).seats[0]).not.toHaveProperty("agreed");
  expect(await agree(ada, code)).toMatchObject({ code: "not-open" });
  for (const client of clients) client.close();
});

test("RAT-1 agreeing holds for these people and settings only, and bots end it", async () => {
  const crew = await agreed();
  const { code, clients } = crew;
  const [ada, ben] = clients;
  const rated = () => ada.viewOf(code).seats.map((seat) => seat.kind === "person" && seat.agreed === true);
  await until("each sees both ratings", () =>
    clients.every((client) =>
      client
        .viewOf(code)
        .seats.every((seat) => seat.kind === "person" && seat.rating?.value === 1500 && seat.rating.deviation === 350),
    ),
  );
  await must(ben, code, { do: "stand" });
  await must(ben, code, { do: "sit", seat: 1 });
  await until("all are asked again", () => rated().every((one) => !one));
  for (const client of clients) await agree(client, code);
  const { settings } = ada.viewOf(code);
  await must(ada, code, { do: "configure", settings: { ...settings, clock: 60 } });
  await until("all are asked once more", () => rated().every((one) => !one));
  for (const client of clients) await agree(client, code);
  await agree(ben, code, false);
  await start(crew);
  expect(ada.viewOf(code).rated).toBeUndefined();
  closeAll(crew);
});

test("RAT-2 a finished game is counted once, and who resigned has lost", async () => {
  const crew = await agreed();
  const { code, clients } = crew;
  const [ada, ben] = clients;
  await start(crew);
  expect(ada.viewOf(code).rated).toBe(true);
  await must(ada, code, { do: "resign" });
  await playToTheEnd(crew, [ben]);
  await until("it is counted", () => ben.viewOf(code).ratings !== undefined);
  const [lost, won] = ben.viewOf(code).ratings ?? [];
  expect(lost).toMatchObject({ seat: 0, before: { value: 1500, deviation: 350 } });
  expect(lost?.after.value).toBeLessThan(1400);
  expect(won?.after.value).toBeGreaterThan(1600);
  expect(await ratingOf(ben)).toMatchObject({ game: "bremerhaven", games: 1, wanted: true, ...won?.after });
  expect(await ratingOf(ada)).toMatchObject({ games: 1, ...lost?.after });
  // Switching it off and on again resets nothing.
  await want(ada, false);
  await want(ada);
  expect(await ratingOf(ada)).toMatchObject({ games: 1, ...lost?.after });
  closeAll(crew);
});

test("RAT-2 a game given up by agreement is not counted, but one that a player left by resigning is", async () => {
  const [calm, sore] = [await agreed(), await agreed()];
  await start(calm);
  for (const client of calm.clients) await client.do(calm.code, { do: "close" });
  await allSee(calm, "closed");
  expect(await ratingOf(calm.clients[0])).toMatchObject({ games: 0 });
  await start(sore);
  await must(sore.clients[0], sore.code, { do: "resign" });
  await must(sore.clients[1], sore.code, { do: "close" });
  await until("it is counted", () => sore.clients[1].viewOf(sore.code).ratings !== undefined);
  expect((await ratingOf(sore.clients[0]))?.value).toBeLessThan(1500);
  expect((await ratingOf(sore.clients[1]))?.value).toBeGreaterThan(1500);
  closeAll(calm);
  closeAll(sore);
});

test("RAT-1 two tabs of one person hold one seat, and nobody asks for somebody else's rating", async () => {
  const { code, clients } = await gather(running.url);
  const [ada] = clients;
  const tab = await TestClient.arrive(running.url, ada.cookie);
  await tab.watch(code);
  await must(clients[1], code, { do: "stand" });
  await must(tab, code, { do: "sit", seat: 1 });
  await until("she has moved", () => ada.viewOf(code).seats[0]?.kind === "empty");
  const stranger = await fetch(`${running.url}/api/ratings`);
  expect(stranger.status).toBe(401);
  expect((await want(ada, true, "chess")).json).toMatchObject({ code: "no-such-game" });
  for (const client of [tab, ...clients]) client.close();
});
