import { CHAT_KEPT, CHAT_LENGTH, watchAnswerSchema } from "@harbor/protocol";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { pause, TestClient, until } from "./client.ts";
import { type Crew, closeAll, gather, must } from "./crew.ts";
import { type RunningServer, runServer } from "./harness.ts";

let running: RunningServer;
let crew: Crew;
let code: string;
let ada: TestClient;
let ben: TestClient;
let cleo: TestClient;
let dora: TestClient;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());
beforeEach(async () => {
  crew = await gather(running.url);
  code = crew.code;
  [ada, ben] = crew.clients;
  [cleo, dora] = await Promise.all([TestClient.arrive(running.url), TestClient.arrive(running.url)]);
  for (const client of [cleo, dora]) await client.watch(code);
});
afterEach(() => {
  closeAll(crew);
  for (const client of [cleo, dora]) client.close();
});

const say = (client: TestClient, text: string) => client.do(code, { do: "say", text });
const heard = (client: TestClient) => client.chats.map(({ message }) => message.text);

/** The chat a newcomer to the table sees. */
async function history(cookie?: string): Promise<string[]> {
  const client = await TestClient.arrive(running.url, cookie);
  const answer = watchAnswerSchema.parse(await client.send("watch", { table: code }));
  client.close();
  return answer.ok ? answer.snapshot.chat.map(({ text }) => text) : [];
}

test("before the start everybody hears everybody, and latecomers can read it", async () => {
  await say(ada, "welcome");
  await say(cleo, "may I look on?");
  await until("ben hears both", () => heard(ben).length === 2);
  expect(ben.chats.map(({ message }) => message)).toMatchObject([
    { text: "welcome", seat: 0 },
    { text: "may I look on?" },
  ]);
  expect(ben.chats[1]?.message.seat).toBeUndefined();
  expect(await history()).toEqual(["welcome", "may I look on?"]);
});

test("in play players do not hear spectators, who hear everything", async () => {
  await must(ada, code, { do: "start" });
  await say(cleo, "she has the crane");
  await say(ada, "good luck");
  await say(dora, "and no money");
  await until("the others hear all", () => heard(cleo).length === 3 && heard(dora).length === 3);
  expect(heard(cleo)).toEqual(["she has the crane", "good luck", "and no money"]);
  await until("ben hears ada", () => heard(ben).length > 0);
  await pause(30);
  expect([heard(ada), heard(ben)]).toEqual([["good luck"], ["good luck"]]);
  expect(await history(ben.cookie)).toEqual(["good luck"]);
  expect(await history(cleo.cookie)).toHaveLength(3);
});

test("after the end players may read what spectators said", async () => {
  await must(ada, code, { do: "start" });
  await say(cleo, "she has the crane");
  const table = running.server.rooms.tables.find(({ state }) => state.code === code);
  await table?.note(({ seats }) => seats.map((_, seat) => ({ type: "handed-over", seat })));
  await until("it is over", () => ben.viewOf(code).status === "finished");
  expect(await history(ben.cookie)).toEqual(["she has the crane"]);
});

test("spectators cannot push players' messages out of their history", async () => {
  await must(ada, code, { do: "start" });
  await say(ada, "remember this");
  for (let line = 0; line < 2 * CHAT_KEPT + 5; line += 1) await say(cleo, `gull ${line}`);
  expect(await history(ben.cookie)).toEqual(["remember this"]);
});

test("only the latest messages are kept", async () => {
  for (let line = 0; line < CHAT_KEPT + 5; line += 1) await say(ada, `wave ${line}`);
  const lines = await history();
  expect(lines).toHaveLength(CHAT_KEPT);
  expect(lines.at(-1)).toBe(`wave ${CHAT_KEPT + 4}`);
});

test("only the host mutes, by author id, and an id differs from table to table", async () => {
  const seat = ada.viewOf(code).seats[1];
  const author = seat?.kind === "person" ? seat.author : "";
  expect(await ben.do(code, { do: "mute", author, muted: true })).toMatchObject({ code: "not-host" });
  await must(ada, code, { do: "mute", author, muted: true });
  expect(await say(ben, "let me speak")).toMatchObject({ code: "muted" });
  await ben.request("POST", "/api/me", { name: "Not Ben" });
  expect(await say(ben, "let me speak")).toMatchObject({ code: "muted" });
  await until("all know", () => cleo.viewOf(code).muted.includes(author));
  await must(ada, code, { do: "mute", author, muted: false });
  expect(await say(ben, "thanks")).toEqual({ ok: true });
  await until("it is heard", () => heard(ada).includes("thanks"));
  expect(ada.chats.at(-1)?.message.author).toBe(author);

  const other = await gather(running.url);
  await must(other.clients[0], other.code, { do: "clear-seat", seat: 1 });
  await must(ben, other.code, { do: "sit", seat: 1 });
  await until("ben sits", () => other.clients[0].viewOf(other.code).seats[1]?.kind === "person");
  const there = other.clients[0].viewOf(other.code).seats[1];
  expect(there?.kind === "person" && there.author).not.toBe(author);
  closeAll(other);
});

test("markup is plain text, kept verbatim", async () => {
  const text = '<img src=x onerror="alert(1)"> &amp; [link](javascript:1) {{x}} \\u003c';
  await say(ada, text);
  await until("it is heard", () => heard(ben).length === 1);
  expect(heard(ben)).toEqual([text]);
  expect(await history()).toEqual([text]);
});

test.each([
  ["too long", "x".repeat(CHAT_LENGTH + 1)],
  ["empty", " \n "],
  ["turned around", "a\u202eb"],
])("a message that is %s is refused", async (_, text) => {
  expect(await say(ada, text)).toMatchObject({ code: "malformed" });
  expect(await history()).toEqual([]);
});

test("a person who floods the table is stopped for a while, and can go on playing", async () => {
  const strict = await runServer({ commandsPerSecond: 20 });
  const flood = await gather(strict.url);
  const [eve] = flood.clients;
  const asked = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, line) => eve.do(flood.code, { do: "say", text: `${line}` })),
  );
  const refused = answers.filter((answer) => !answer.ok && answer.code === "too-many").length;
  // Six at once, and two more for every second it took.
  expect(refused).toBeGreaterThanOrEqual(14 - Math.ceil((performance.now() - asked) / 500));
  expect(refused).toBeLessThanOrEqual(14);
  expect(await eve.do(flood.code, { do: "stand" })).toEqual({ ok: true });
  await pause(600);
  expect(await eve.do(flood.code, { do: "say", text: "sorry" })).toEqual({ ok: true });
  closeAll(flood);
  await strict.close();
});
