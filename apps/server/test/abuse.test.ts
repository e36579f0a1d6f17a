import { expect, test } from "vitest";
import { TestClient } from "./client.ts";
import { runServer } from "./harness.ts";
import { tediousReplay } from "./tediousReplay.ts";

test("BND-3 a replay that takes long to check holds nobody else up", async () => {
  const replay = tediousReplay(4000);
  const running = await runServer();
  const client = await TestClient.arrive(running.url);
  const before = process.threadCpuUsage();
  const { status, json } = await client.request("POST", "/api/replays", replay);
  const { user, system } = process.threadCpuUsage(before);
  expect(status).toBe(200);
  expect(json).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/) });
  // The server runs in this very process, which would need far longer to replay the game.
  expect((user + system) / 1000).toBeLessThan(500);
  client.close();
  await running.close();
}, 60_000);

test("forged addresses do not bypass the limit behind a proxy", async () => {
  const running = await runServer({ commandsPerSecond: 1, trustProxy: true });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, nth) => {
      const headers = { "x-forwarded-for": `10.0.0.${nth}, 203.0.113.7` };
      return (await fetch(`${running.url}/api/games`, { headers })).status;
    }),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  await running.close();
});

test("a host can mute only people who are connected or have spoken", async () => {
  const running = await runServer();
  const host = await TestClient.arrive(running.url);
  const code = await host.create({ options: { mode: "short", seats: 2 } });
  await host.watch(code);
  await host.do(code, { do: "sit", seat: 0 });
  expect(await host.do(code, { do: "mute", author: "x".repeat(40), muted: true })).toMatchObject({
    code: "no-such-person",
  });
  const [seat] = host.viewOf(code).seats;
  const author = seat?.kind === "person" ? seat.author : "";
  expect(await host.do(code, { do: "mute", author, muted: true })).toEqual({ ok: true });
  expect(host.viewOf(code).muted).toEqual([author]);
  expect(await host.do(code, { do: "mute", author, muted: false })).toEqual({ ok: true });
  expect(host.viewOf(code).muted).toEqual([]);
  host.close();
  await running.close();
});
