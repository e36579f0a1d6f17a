import { seedFrom } from "@harbor/kit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { pause, TestClient, until } from "./client.ts";
import { gatherOnBoth, startTwoServers, type TwoServers } from "./twoServers.ts";

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

async function gatherTwo(): Promise<{ readonly code: string; readonly here: TestClient; readonly there: TestClient }> {
  const { code, sights } = await gatherOnBoth(running(), "short", 2);
  const [here, there] = sights.map(({ client }) => client);
  if (here === undefined || there === undefined) throw new Error("nobody came");
  return { code, here, there };
}

test("TLD-2 a message that Redis lost is made up for after a while, by the next write, and by watching", async () => {
  const { redis } = running();
  const { code, here, there } = await gatherTwo();
  const heard = (client: TestClient) =>
    client.chats.filter(({ table }) => table === code).map(({ message }) => message.text);
  await redis.interrupt();
  try {
    expect(await here.do(code, { do: "say", text: "lost" })).toEqual({ ok: true });
    await until("it is heard anyway", () => heard(there).length > 0);
    expect(await there.do(code, { do: "say", text: "found" })).toEqual({ ok: true });
    expect(heard(there)).toEqual(["lost", "found"]);
    expect(await here.do(code, { do: "paint", color: 3 })).toEqual({ ok: true });
    expect(heard(here)).toEqual(["lost", "found"]);
    expect(await there.watch(code)).toEqual({ ok: true });
    expect(there.viewOf(code).seats[0]?.color).toBe(3);
  } finally {
    await redis.resume();
  }
  // The servers find each other again by themselves.
  const end = Date.now() + 10_000;
  while (!heard(there).includes("again")) {
    expect(Date.now()).toBeLessThan(end);
    expect(await here.do(code, { do: "say", text: "again" })).toEqual({ ok: true });
    await pause(50);
  }
  here.close();
  there.close();
});

test("nothing is refused because a server has missed a message", async () => {
  const { redis } = running();
  const { code, here, there } = await gatherTwo();
  await redis.interrupt();
  try {
    // The other server still believes the seat taken, the table open, and the game not begun.
    expect(await here.do(code, { do: "stand" })).toEqual({ ok: true });
    expect(await there.do(code, { do: "sit", seat: 0 })).toEqual({ ok: true });
    expect(await here.do(code, { do: "sit", seat: 1 })).toEqual({ ok: true });
    expect(await there.do(code, { do: "start" })).toEqual({ ok: true });
    const client = await TestClient.arrive(running().other.url, here.cookie);
    await client.watch(code);
    const [action] = game?.legal(game.imagine(client.viewOf(code).game, seedFrom("any")), 1) ?? [];
    expect(await here.do(code, { do: "act", action: { type: "none", ...action } })).toEqual({ ok: true });
    client.close();
  } finally {
    await redis.resume();
  }
  here.close();
  there.close();
});
