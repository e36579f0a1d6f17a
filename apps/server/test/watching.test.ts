import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
beforeAll(async () => {
  running = await runServer({ idleAfterMs: 10 });
});
afterAll(() => running.close());

test("TLD-1 no patch overtakes the snapshot it follows, even if many clients come at once", async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => TestClient.arrive(running.url)));
  const [host] = clients;
  if (host === undefined) throw new Error("nobody came");
  const code = await host.create({ options: { mode: "short", seats: 4 } });
  for (const [seat, client] of clients.slice(0, 4).entries()) await client.do(code, { do: "sit", seat });
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(clients.map((client) => client.watch(code)));
    for (const client of clients) {
      await until("all four are seen", () =>
        client.viewOf(code).seats.every((seat) => seat.kind === "person" && seat.present),
      );
    }
    await Promise.all(clients.map((client) => client.leave(code)));
    // The next clients all wait for the same load, and resume at the same moment.
    await until("the table has left the memory", () => running.server.rooms.size === 0);
  }
  expect(clients.map(({ resyncs }) => resyncs)).toEqual(clients.map(() => 0));
  for (const client of clients) client.close();
});
