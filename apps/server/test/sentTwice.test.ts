import { randomUUID } from "node:crypto";
import { seedFrom } from "@harbor/kit";
import type { Command } from "@harbor/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { TestClient } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

const tables = () => running.server.rooms.tables;

/** A solo table, where a first action is known before the game begins. */
async function sitAlone(): Promise<{ client: TestClient; code: string }> {
  const client = await TestClient.arrive(running.url);
  const code = await client.create({ options: { mode: "solo", seats: 1 } });
  await client.watch(code);
  expect(await client.do(code, { do: "sit", seat: 0 })).toEqual({ ok: true });
  return { client, code };
}

function firstAction(client: TestClient, code: string): Command {
  const [game] = GAMES;
  const [action] = game?.legal(game.imagine(client.viewOf(code).game, seedFrom("any")), 0) ?? [];
  if (action === undefined) throw new Error("there is nothing to do");
  return { do: "act", action: { ...action } };
}

test("KEP-2 a command once refused stays refused, however late its duplicate arrives", async () => {
  const { client, code } = await sitAlone();
  const say: Command = { do: "say", text: "too early" };
  const author = client.viewOf(code).seats.map((seat) => (seat.kind === "person" ? seat.author : ""))[0] ?? "";
  await client.do(code, { do: "mute", author, muted: true });
  const id = randomUUID();
  const refused = await client.do(code, say, id);
  expect(refused).toEqual({ ok: false, code: "muted" });
  await client.do(code, { do: "mute", author, muted: false });
  expect(await client.do(code, say, id)).toEqual(refused);
  expect(await client.do(code, say)).toEqual({ ok: true });
  client.close();
});

test("an action the rules refused is not accepted later", async () => {
  const { client, code } = await sitAlone();
  await client.do(code, { do: "start" });
  const act = firstAction(client, code);
  const id = randomUUID();
  const nonsense: Command = { do: "act", action: { type: "nonsense" } };
  const refused = await client.do(code, nonsense, id);
  expect(refused).toMatchObject({ ok: false, code: "illegal" });
  expect(await client.do(code, act, id)).toEqual(refused);
  expect(await client.do(code, act)).toEqual({ ok: true });
  client.close();
});

test("KEP-2 an acknowledged command sent again is acknowledged again and counts once", async () => {
  const { client, code } = await sitAlone();
  const id = randomUUID();
  const say: Command = { do: "say", text: "once" };
  const answers = await Promise.all([client.do(code, say, id), client.do(code, say, id)]);
  expect(answers).toEqual([{ ok: true }, { ok: true }]);
  expect(tables().find(({ state }) => state.code === code)?.state.chat).toHaveLength(1);
  client.close();
});
