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
  running = await runServer({ tablesPerPerson: 1 });
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

const watcher = () => ada.viewOf(code).watcherAuthors[0] ?? "";
const inSeat = (seat: number) => {
  const held = ada.viewOf(code).seats[seat];
  return held?.kind === "person" ? held.author : "";
};

test("a person removed from a seat sees at once that they have none, and why, by the author id that watch returned", async () => {
  const author = inSeat(1);
  await must(ada, code, { do: "clear-seat", seat: 1 });
  await until("Ben has no seat", () => ben.viewOf(code).you.seat === undefined);
  const answer = await ben.send("watch", { table: code });
  expect(ben.viewOf(code).keptOut).toMatchObject([{ author, from: "seat" }]);
  expect(answer).toMatchObject({ ok: true, author });
  await must(ben, code, { do: "sit", seat: 1 });
  await until("nobody is kept out", () => ada.viewOf(code).keptOut.length === 0);
});

test("a person kept from a table is removed on every device, hears no more of it, and cannot return", async () => {
  const phone = await TestClient.arrive(running.url, cleo.cookie);
  await phone.watch(code);
  await must(ada, code, { do: "keep-out", author: watcher(), from: "table" });
  for (const client of [cleo, phone]) await until("Cleo is removed", () => client.gone.get(code) === "kept-out");
  await must(ben, code, { do: "say", text: "at last" });
  await until("Ada hears it", () => ada.chats.length > 0);
  expect([cleo.chats, phone.chats]).toEqual([[], []]);
  expect(await cleo.watch(code)).toMatchObject({ code: "kept-out" });
  expect(await cleo.send("history", { table: code, from: 0 })).toMatchObject({ code: "kept-out" });
  for (const command of [
    { do: "say", text: "hey" },
    { do: "sit", seat: 0 },
  ] as const)
    expect(await cleo.do(code, command)).toMatchObject({ code: "kept-out" });
  await until("she is no longer seen", () => ada.viewOf(code).watchers === 0);
  const [kept] = ada.viewOf(code).keptOut;
  await must(ada, code, { do: "let-in", author: kept?.author ?? "" });
  expect(await cleo.watch(code)).toEqual({ ok: true });
  phone.close();
});

test("a person kept from a table during play hears of no further moves", async () => {
  await must(ada, code, { do: "start" });
  await must(ada, code, { do: "keep-out", author: watcher(), from: "table" });
  await until("Cleo is removed", () => cleo.gone.get(code) === "kept-out");
  const told = cleo.events.length;
  const legal = await ada.legal(code);
  const mover = legal.ok && legal.yourTurn ? ada : ben;
  const asked = await mover.legal(code);
  const [action] = asked.ok ? asked.actions : [];
  expect(await mover.send("do", { table: code, id: "a-move-of-hers", command: { do: "act", action } })).toEqual({
    ok: true,
  });
  expect(cleo.events).toHaveLength(told);
});

test("a player who resigns becomes a spectator, hears what everybody may hear, and may open another table", async () => {
  expect((await ben.request("POST", "/api/tables", { settings: ada.viewOf(code).settings })).json).toMatchObject({
    code: "too-many-tables",
  });
  await must(ada, code, { do: "start" });
  await must(ben, code, { do: "resign" });
  await until("Ben is a spectator", () => ben.viewOf(code).you.seat === undefined);
  expect(ben.viewOf(code).seats[1]).toMatchObject({ kind: "person", resigned: true, autopilot: true });
  await until("Ada knows", () => ada.viewOf(code).seats[1]?.kind === "person" && ada.viewOf(code).watchers === 2);
  expect(await ben.legal(code)).toMatchObject({ code: "not-seated" });
  expect(await ben.watch(code)).toEqual({ ok: true });
  expect(JSON.stringify(ben.viewOf(code).game)).not.toContain('"hand"');
  expect((await ben.request("POST", "/api/tables", { settings: ada.viewOf(code).settings })).status).toBe(200);
});

test("the chat's pace is shown to everybody, and whoever was too fast learns when they may speak again", async () => {
  await must(ada, code, { do: "pace-chat", pace: "10s" });
  for (const client of [ben, cleo]) await until("all know", () => client.viewOf(code).chatPace === "10s");
  await must(cleo, code, { do: "say", text: "one" });
  const refused = await cleo.do(code, { do: "say", text: "two" });
  expect(refused).toMatchObject({ ok: false, code: "chat-slow" });
  expect(!refused.ok && refused.wait).toBeGreaterThan(5000);
});
