import { HISTORY_PAGE, historyAnswerSchema } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { act, type Crew, closeAll, gatherAndStart, legalFor, must, mustDecide, playUntil } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const toldLive = (client: TestClient, code: string) =>
  client.events.filter(({ table }) => table === code).map(({ event }) => event);

const MOST_ACTIONS = 2000;

/** Plays the first, the last and each other legal action in rotation. */
async function playToTheEnd({ code, clients }: Crew): Promise<void> {
  for (let actions = 0; actions < MOST_ACTIONS; actions += 1) {
    if (clients[0].viewOf(code).status === "finished") return;
    const client = clients.find((one) => mustDecide(one, code));
    const legal = client === undefined ? [] : legalFor(client, code).filter(({ type }) => type !== "undo");
    const action = legal[(actions * 7) % Math.max(1, legal.length)];
    if (client === undefined || action === undefined) throw new Error("nobody can do anything");
    await must(client, code, act(action));
    await until(
      "everybody has heard of it",
      () => new Set(clients.map((one) => toldLive(one, code).length)).size === 1,
    );
  }
  throw new Error("the game did not come to an end");
}

async function refusalOf(client: TestClient, code: string, from = 0): Promise<string | undefined> {
  const answer = historyAnswerSchema.parse(await client.send("history", { table: code, from }));
  return answer.ok ? undefined : answer.code;
}

test("the history of each seat and of a spectator is what they were told live, on any device", async () => {
  const crew = await gatherAndStart(running.url, 3);
  const { code, clients } = crew;
  const spectator = await TestClient.arrive(running.url);
  await spectator.watch(code);
  const missed = await spectator.history(code);
  await playToTheEnd(crew);
  await until(
    "the spectator has been told all, too",
    () => missed.length + toldLive(spectator, code).length === toldLive(clients[0], code).length,
  );
  const [ada, ben] = clients;
  for (const client of clients) expect(await client.history(code)).toEqual(toldLive(client, code));
  expect(await spectator.history(code)).toEqual([...missed, ...toldLive(spectator, code)]);
  expect(toldLive(ada, code).length).toBeGreaterThan(HISTORY_PAGE);
  expect(toldLive(ada, code)).not.toEqual(toldLive(ben, code));
  expect(await ada.history(code, 17)).toEqual(toldLive(ada, code).slice(17));
  expect(await ada.history(code, 1_000_000)).toEqual([]);
  const elsewhere = await TestClient.arrive(running.url, ben.cookie);
  expect(await elsewhere.history(code)).toEqual(toldLive(ben, code));
  for (const client of [spectator, elsewhere]) client.close();
  closeAll(crew);
});

test("a snapshot says how many events there are, and the next event has that number", async () => {
  const crew = await gatherAndStart(running.url);
  const { code, clients } = crew;
  const late = await TestClient.arrive(running.url, clients[1].cookie);
  await playUntil(crew, "bidding");
  await late.watch(code);
  const before = await late.history(code);
  await playUntil(crew, "harbor");
  await until("the latecomer has heard of it too", () => toldLive(late, code).length > 0);
  const after = await clients[1].history(code);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length, before.length + toldLive(late, code).length)).toEqual(toldLive(late, code));
  late.close();
  closeAll(crew);
});

test("a table's history is refused to people who may not see it, and for unknown tables", async () => {
  const crew = await gatherAndStart(running.url, 2, { spectators: false });
  const stranger = await TestClient.arrive(running.url);
  expect(await refusalOf(stranger, crew.code)).toBe("no-spectators");
  expect(await refusalOf(stranger, "ZZZZZZ")).toBe("no-such-table");
  expect(await refusalOf(stranger, crew.code, -1)).toBe("malformed");
  expect(await refusalOf(crew.clients[0], crew.code)).toBeUndefined();
  stranger.close();
  closeAll(crew);
});

test("a person who keeps asking for history is told to wait", async () => {
  const slow = await runServer({ commandsPerSecond: 10 });
  const crew = await gatherAndStart(slow.url);
  const refusals = await Promise.all(Array.from({ length: 12 }, () => refusalOf(crew.clients[0], crew.code)));
  expect(refusals).toContain("too-many");
  expect(refusals).toContain(undefined);
  closeAll(crew);
  await slow.close();
});
