import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEmbeddedStore } from "../src/store/embedded.ts";
import type { Store } from "../src/store/store.ts";
import { pause, TestClient, until } from "./client.ts";
import { closeAll, gather, must } from "./crew.ts";
import { runServer } from "./harness.ts";
import { ServerProcess } from "./serverProcess.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "harbor-stop-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** Every write takes this long, and is done even so. */
function slowly(ms: number): (store: Store) => Store {
  return (store) => ({
    ...store,
    append: (...args) => pause(ms).then(() => store.append(...args)),
    renamePerson: (...args) => pause(ms).then(() => store.renamePerson(...args)),
  });
}

test("KEP-7 work in progress when the server stops is still answered, by socket and by HTTP; nothing new is begun", async () => {
  const running = await runServer({}, slowly(600));
  const crew = await gather(running.url);
  const { code, clients } = crew;
  const [ada, ben] = clients;
  const said = ada.do(code, { do: "say", text: "just before" });
  const renamed = ben.request("POST", "/api/me", { name: "Ben" });
  await pause(300);
  const stopped = Date.now();
  const closed = running.close();
  expect(await ben.do(code, { do: "say", text: "too late" })).toMatchObject({ code: "stopping" });
  expect(await said).toEqual({ ok: true });
  expect(await renamed).toMatchObject({ status: 200, json: { name: "Ben" } });
  await closed;
  expect(Date.now() - stopped).toBeLessThan(2_000);
  await expect(fetch(`${running.url}/health`)).rejects.toThrow();
  closeAll(crew);
});

test("a client that finds the server stopping retries by itself, and gets in once it is back", async () => {
  const first = await runServer({ dataFolder: folder }, slowly(600));
  const ada = await TestClient.arrive(first.url);
  const code = await ada.create({ options: { mode: "short", seats: 2 } });
  await ada.watch(code);
  const ben = await TestClient.arrive(first.url);
  const sat = ada.do(code, { do: "sit", seat: 0 });
  await pause(300);
  const closed = first.close();
  ben.socket.io.engine.close();
  expect(await sat).toEqual({ ok: true });
  await closed;
  const second = await runServer({ dataFolder: folder, port: Number(new URL(first.url).port) });
  await Promise.all([ada.connected(), ben.connected()]);
  await until("ada sees her seat again", () => ada.viewOf(code).you.seat === 0);
  ada.close();
  ben.close();
  await second.close();
});

test("a store that fails for a moment keeps nobody out for good", async () => {
  let isAway = false;
  const running = await runServer({}, (store) => ({
    ...store,
    personBySecret: (hash) => (isAway ? Promise.reject(new Error("away")) : store.personBySecret(hash)),
  }));
  const ada = await TestClient.arrive(running.url);
  isAway = true;
  ada.socket.io.engine.close();
  await pause(200);
  expect(ada.socket.connected).toBe(false);
  isAway = false;
  await ada.connected();
  ada.close();
  await running.close();
});

test("KEP-7 SIGTERM ends the process within seconds with code 0, and what was acknowledged is kept, whatever hangs", async () => {
  const server = await ServerProcess.start({ DATA: folder });
  const ada = await TestClient.arrive(server.url);
  const code = await ada.create({ options: { mode: "short", seats: 2 } });
  await ada.watch(code);
  // An unfinished request, and a connection kept open for the next one.
  const { hostname, port } = new URL(server.url);
  const hanging = connect(Number(port), hostname);
  hanging.on("error", () => undefined);
  await new Promise<void>((resolve) => hanging.once("connect", resolve));
  hanging.write(
    "POST /api/me HTTP/1.1\r\nhost: harbor\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
  );

  const acknowledged: string[] = [];
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let line = 0; line < 10_000; line += 1) {
      const id = `writer-${writer}-${line}`;
      const answer = await ada.do(code, { do: "say", text: id }, id).catch(() => undefined);
      if (answer?.ok !== true) return;
      acknowledged.push(id);
    }
  });
  await until("many messages are sent", () => acknowledged.length > 100);
  const asked = Date.now();
  const { code: exit, stderr } = await server.stop();
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
  expect(Date.now() - asked).toBeLessThan(6_000);
  ada.close();
  hanging.destroy();
  await Promise.all(writers);

  const store = await openEmbeddedStore(folder);
  const table = await store.tableByCode(code);
  const entries = JSON.stringify(await store.entriesAfter(table?.id ?? "", 0));
  await store.close();
  expect(acknowledged.filter((id) => !entries.includes(`"text":"${id}"`))).toEqual([]);
});

test("FAR-1 clocks stand still while the server is down", async () => {
  const first = await runServer({ dataFolder: folder });
  const crew = await gather(first.url, 2, { clock: 30 });
  const { code, clients } = crew;
  await must(clients[0], code, { do: "start" });
  await until("the clock runs", () => clients[0].viewOf(code).deadlines["0"] !== undefined);
  const { deadlines } = clients[0].viewOf(code);
  closeAll(crew);
  await first.close();
  const hour = 3_600_000;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hour });
  const second = await runServer({ dataFolder: folder });
  expect(second.server.rooms.tables.map(({ state }) => state.code)).toEqual([code]);
  const ada = await TestClient.arrive(second.url, clients[0].cookie);
  await ada.watch(code);
  const moved = (ada.viewOf(code).deadlines["0"] ?? 0) - (deadlines["0"] ?? 0);
  expect(moved - hour).toBeGreaterThanOrEqual(0);
  expect(moved - hour).toBeLessThan(2_000);
  expect(ada.viewOf(code).seats[0]).toMatchObject({ away: false });
  ada.close();
  await second.close();
});
