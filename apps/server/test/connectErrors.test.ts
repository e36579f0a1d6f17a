import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSecret } from "../src/random.ts";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { enterOften, OPCODES, Wire } from "./wire.ts";

const PAGE = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const [, TOLD = ""] = /### Connect errors\n([\s\S]*?)\n### /.exec(PAGE) ?? [];
const PATH = "/socket.io/?EIO=4&transport=websocket";

let running: RunningServer;
let port: number;
let ada: TestClient;
beforeAll(async () => {
  running = await runServer();
  port = Number(new URL(running.url).port);
  ada = await TestClient.arrive(running.url);
});
afterAll(async () => {
  ada.close();
  await running.close();
});

/** Everything received on a new connection after these packets, until it ends or is complete. */
async function hear(cookie: string, packets: readonly string[], isAll: (heard: readonly string[]) => boolean) {
  const heard: string[] = [];
  const [wire, head] = await Wire.open(port, [`Cookie: ${cookie}`], PATH, ({ opcode, text }) => {
    // The greeting is not an answer.
    if (opcode === OPCODES.text && !text.startsWith('42["hello"')) heard.push(text);
  });
  if (!head.startsWith("HTTP/1.1 101")) return { head, heard };
  for (const packet of packets) {
    const before = heard.length;
    wire.say(packet);
    await until(`${packet} is answered`, () => heard.length > before || wire.isClosed);
  }
  await until("everything has arrived", () => isAll(heard) || wire.isClosed);
  const { isClosed } = wire;
  wire.close();
  return { head, heard, isClosed };
}

test.each([
  ["no cookie", () => [], PATH],
  ["a cookie that cannot be one", () => ["Cookie: harbor=short"], PATH],
  ["the page of another site", () => [`Cookie: ${ada.cookie}`, "Origin: http://evil.example"], PATH],
])("with %s no socket is opened, as documented", async (_, headers, path) => {
  const [wire, head] = await Wire.open(port, headers(), path);
  wire.close();
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(TOLD).toContain("HTTP 400 with the text `Forbidden`");
});

test("an unknown path is not found, as documented", async () => {
  const [wire, head] = await Wire.open(port, [`Cookie: ${ada.cookie}`], "/sockets/");
  wire.close();
  expect(head).toMatch(/^HTTP\/1\.1 404 /);
  expect(TOLD).toContain("| HTTP 404 |");
});

test.each([
  ["a cookie that nobody knows", () => `harbor=${"A".repeat(43)}`, "40", '44{"message":"no-identity"}'],
  ["a namespace", () => ada.cookie, "40/x,", '44/x,{"message":"Invalid namespace"}'],
  ["an older version of the protocol", () => ada.cookie, '40{"protocol":0}', '44{"message":"client-too-old"}'],
  ["a newer version of the protocol", () => ada.cookie, '40{"protocol":99}', '44{"message":"client-too-new"}'],
  ["no version where one is named", () => ada.cookie, '40{"protocol":"1"}', '44{"message":"malformed"}'],
])("with %s a socket is not admitted, as documented", async (_, cookie, packet, answer) => {
  const { heard } = await hear(cookie(), [packet], () => true);
  expect(heard.at(-1)).toBe(answer);
  expect(TOLD).toContain(`| \`${answer}\` |`);
});

test("a banned person is not admitted, as documented", async () => {
  const mallory = await TestClient.arrive(running.url);
  const person = await running.store.personBySecret(hashSecret(mallory.cookie.slice("harbor=".length)));
  mallory.close();
  await running.store.ban({ person: person?.id ?? "", at: 1 });
  await expect
    .poll(async () => (await hear(mallory.cookie, ["40"], () => true)).heard.at(-1), { timeout: 20_000 })
    .toBe('44{"message":"banned"}');
  expect(TOLD).toContain('| `44{"message":"banned"}` |');
});

test("entering twice at once is refused, and the first attempt counts, as documented", async () => {
  const heard = await enterOften(port, ada.cookie, 2);
  expect(heard.some((text) => text.startsWith("40{"))).toBe(true);
  expect(heard).toContain('44{"message":"malformed"}');
  expect(TOLD).toContain('| `44{"message":"malformed"}` |');
});

test("repeated attempts on one connection cost a single query", async () => {
  let looks = 0;
  const counted = await runServer({}, (store) => ({
    ...store,
    personBySecret(hash) {
      looks += 1;
      return store.personBySecret(hash);
    },
  }));
  const heard = await enterOften(Number(new URL(counted.url).port), `harbor=${"B".repeat(43)}`, 50);
  expect(heard.length).toBeGreaterThan(0);
  expect(looks).toBe(1);
  await counted.close();
});

test.each([
  ["entering again", ["40", "40"]],
  ["a message before admission", ['420["watch",{"table":"ABC234"}]']],
  ["a ping of the client's own", ["2"]],
  ["an unknown packet", ["40", "9"]],
  ["to leave", ["40", "41"]],
])("%s ends the connection, as documented", async (_, packets) => {
  const { heard, isClosed } = await hear(ada.cookie, packets, () => false);
  expect(isClosed).toBe(true);
  expect(heard.length).toBe(packets.length);
});
