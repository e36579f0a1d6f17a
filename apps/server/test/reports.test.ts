import { REPORT_LENGTH, type Report } from "@harbor/protocol";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { type Crew, closeAll, gather, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
let crew: Crew;
let code: string;
let ada: TestClient;
let ben: TestClient;
let cleo: TestClient;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());
beforeEach(async () => {
  crew = await gather(running.url);
  code = crew.code;
  [ada, ben] = crew.clients;
  cleo = await TestClient.arrive(running.url);
  await cleo.watch(code);
  await until("Cleo is seen", () => ada.viewOf(code).watcherAuthors.length === 1);
});
afterEach(() => {
  closeAll(crew);
  cleo.close();
});

const report = (client: TestClient, about: Report, table = code) =>
  client.request("POST", `/api/tables/${table}/reports`, about);
const inSeat = (seat: number) => {
  const held = ada.viewOf(code).seats[seat];
  return held?.kind === "person" ? held.author : "";
};
const kept = async () => (await running.store.reports({ limit: 99 })).filter(({ table }) => table === code);

test("a message is reported as it was said, whatever the reporter claims, and nobody at the table learns of it", async () => {
  await must(ben, code, { do: "say", text: "you bilge rat" });
  await until("it is heard", () => cleo.chats.length > 0);
  const [{ message } = { message: undefined }] = cleo.chats;
  const seqs = running.server.rooms.tables.map(({ seq }) => seq);
  const asked = { author: message?.author ?? "", message: message?.at ?? 0, reason: "insult", text: "again!" } as const;
  expect((await report(cleo, asked)).json).toEqual({ ok: true });
  expect(await kept()).toMatchObject([
    { reason: "insult", text: "again!", message: { text: "you bilge rat", at: message?.at } },
  ]);
  expect(running.server.rooms.tables.map(({ seq }) => seq)).toEqual(seqs);
  // Repeated because no answer came, it is one report.
  expect((await report(cleo, asked)).status).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test("a player, a spectator and a removed person can be reported as such", async () => {
  const [watcher = ""] = ada.viewOf(code).watcherAuthors;
  expect((await report(ada, { author: inSeat(1), reason: "stalling" })).status).toBe(200);
  expect((await report(ben, { author: watcher, reason: "name" })).status).toBe(200);
  await must(ada, code, { do: "keep-out", author: watcher, from: "table" });
  expect((await report(ada, { author: watcher, reason: "other" })).status).toBe(200);
  const told = await kept();
  expect(told.map(({ reason }) => reason).toSorted()).toEqual(["name", "other", "stalling"]);
  expect(told.every(({ message, text }) => message === undefined && text === undefined)).toBe(true);
});

test("an invalid report is refused with a code", async () => {
  await must(ada, code, { do: "start" });
  await must(cleo, code, { do: "say", text: "among those who look on" });
  await until("Cleo hears herself", () => cleo.chats.length > 0);
  const [watcher = ""] = ada.viewOf(code).watcherAuthors;
  const at = cleo.chats[0]?.message.at ?? 0;
  const stranger = await TestClient.arrive(running.url);
  for (const [who, about, refusal] of [
    [ada, { author: inSeat(0), reason: "spam" }, [404, "no-such-person"]],
    [ada, { author: "nobody", reason: "spam" }, [404, "no-such-person"]],
    [ada, { author: inSeat(1), reason: "spam", message: 5 }, [404, "no-such-message"]],
    // Players have not heard it.
    [ada, { author: watcher, reason: "spam", message: at }, [404, "no-such-message"]],
    [ben, { author: inSeat(0), reason: "spam", message: at }, [404, "no-such-message"]],
  ] as const) {
    const { status, json } = await report(who, about);
    expect([status, json]).toMatchObject([refusal[0], { code: refusal[1] }]);
  }
  expect((await report(ada, { author: inSeat(1), reason: "spam" }, "ZZZZZZ")).json).toMatchObject({
    code: "no-such-table",
  });
  const bad = [
    { author: inSeat(1) },
    { author: inSeat(1), reason: "boredom" },
    { author: inSeat(1), reason: "spam", text: "x".repeat(REPORT_LENGTH + 1) },
    { author: inSeat(1), reason: "spam", more: 1 },
    { author: "x".repeat(41), reason: "spam" },
  ];
  for (const body of bad) {
    const { status, json } = await ada.request("POST", `/api/tables/${code}/reports`, body);
    expect([status, json]).toMatchObject([400, { code: "malformed" }]);
  }
  const nobody = await fetch(`${running.url}/api/tables/${code}/reports`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ author: inSeat(1), reason: "spam" }),
  });
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { code: "no-identity" }]);
  expect(await kept()).toEqual([]);
  stranger.close();
});

test("a person who may not see a table cannot report anything there", async () => {
  const settings = { ...ada.viewOf(code).settings, spectators: false };
  await must(ada, code, { do: "configure", settings });
  const [watcher = ""] = ada.viewOf(code).watcherAuthors;
  await must(ada, code, { do: "keep-out", author: watcher, from: "table" });
  expect((await report(cleo, { author: inSeat(0), reason: "other" })).json).toMatchObject({ code: "kept-out" });
  await must(ada, code, { do: "start" });
  const stranger = await TestClient.arrive(running.url);
  expect((await report(stranger, { author: inSeat(0), reason: "other" })).json).toMatchObject({
    code: "no-spectators",
  });
  stranger.close();
});

test("reports are limited by person and by address, and counted", async () => {
  const strict = await runServer({ commandsPerSecond: 20 });
  const flood = await gather(strict.url);
  const [host] = flood.clients;
  const others = flood.clients.slice(1);
  const view = host.viewOf(flood.code);
  const author = view.seats[1]?.kind === "person" ? view.seats[1].author : "";
  const statuses: number[] = [];
  for (let nth = 0; nth < 14; nth += 1)
    statuses.push((await report(host, { author, reason: "spam" }, flood.code)).status);
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
  expect(others.length).toBeGreaterThan(0);
  const metrics = await (await fetch(`${strict.url}/metrics`)).text();
  expect(metrics).toContain("harbor_reports_total 1");
  closeAll(flood);
  await strict.close();
});
