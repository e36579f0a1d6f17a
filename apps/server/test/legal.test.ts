import { bremerhaven } from "@harbor/bremerhaven";
import { randomPlayer, seedFrom, wavering } from "@harbor/kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const SEED = seedFrom("legal");

async function beginGame(): Promise<{ code: string; players: TestClient[]; outsider: TestClient }> {
  const players = [await TestClient.arrive(running.url), await TestClient.arrive(running.url)];
  const [host] = players;
  if (host === undefined) throw new Error("nobody came");
  const code = await host.create({ options: { mode: "short", seats: 2 } });
  for (const [seat, client] of players.entries()) {
    await client.watch(code);
    await client.do(code, { do: "sit", seat });
  }
  return { code, players, outsider: await TestClient.arrive(running.url) };
}

test("throughout a game, a player is told exactly what the rules allow", async () => {
  const { code, players, outsider } = await beginGame();
  const [host] = players;
  await host?.do(code, { do: "start" });
  const choose = wavering(bremerhaven, randomPlayer(SEED), SEED);
  let asked = 0;
  for (let isOver = false; !isOver; ) {
    isOver = true;
    for (const [seat, client] of players.entries()) {
      const answer = await client.legal(code);
      if (!answer.ok) continue;
      isOver = false;
      asked += 1;
      await client.watch(code);
      const state = bremerhaven.imagine(view(client, code), SEED);
      const legal = bremerhaven.legal(state, seat);
      expect(answer).toEqual({ ok: true, yourTurn: bremerhaven.pending(state).includes(seat), actions: legal });
      if (!answer.yourTurn) continue;
      const action = choose({ seat, legal, view: () => bremerhaven.view(state, seat) });
      expect(await client.do(code, { do: "act", action: { ...action } })).toEqual({ ok: true });
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(await host?.legal(code)).toMatchObject({ ok: false, code: "not-playing" });
  for (const client of [...players, outsider]) client.close();
});

test("nobody else is told, and nothing before the start", async () => {
  const { code, players, outsider } = await beginGame();
  const [host] = players;
  expect(await host?.legal(code)).toMatchObject({ ok: false, code: "not-playing" });
  expect(await host?.legal("ABC234")).toMatchObject({ ok: false, code: "no-such-table" });
  await host?.do(code, { do: "start" });
  expect(await outsider.legal(code)).toMatchObject({ ok: false, code: "not-seated" });
  for (const client of [...players, outsider]) client.close();
});

test("a person who asks too often is refused, and can still move", async () => {
  const bounded = await runServer({ commandsPerSecond: 20 });
  const client = await TestClient.arrive(bounded.url);
  const code = await client.create({ options: { mode: "solo", seats: 1 } });
  await client.do(code, { do: "sit", seat: 0 });
  await client.do(code, { do: "start" });
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.legal(code)));
  const last = answers.find((answer) => answer.ok);
  expect(answers.filter((answer) => !answer.ok && answer.code === "too-many").length).toBeGreaterThan(5);
  const action = last?.ok === true ? bremerhaven.readAction(last.actions[0]) : undefined;
  if (action === undefined) throw new Error("there is nothing to do");
  expect(await client.do(code, { do: "act", action: { ...action } })).toEqual({ ok: true });
  client.close();
  await bounded.close();
});

function view(client: TestClient, code: string): ReturnType<typeof bremerhaven.view> {
  const { game } = client.viewOf(code);
  return JSON.parse(JSON.stringify(game));
}
