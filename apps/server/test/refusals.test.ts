import { createConnection } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, until } from "./client.ts";
import { type RunningServer, runServer } from "./harness.ts";
import { enterOften, Wire } from "./wire.ts";

let running: RunningServer;
let port: number;
beforeAll(async () => {
  running = await runServer();
  port = Number(new URL(running.url).port);
});
afterAll(() => running.close());

/** Sends raw bytes and returns everything received until the connection ends. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    let heard = "";
    socket.on("data", (bytes) => {
      heard += bytes.toString();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
    socket.write(text);
  });
}

const END = "Host: x\r\nConnection: close\r\n\r\n";
const POST = "POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\n";

test.each<[string, string, number, string]>([
  ["an address with half a character", `GET /api/tables/%E0%A4%A HTTP/1.1\r\n${END}`, 400, "malformed"],
  ["an address that ends in a percent sign", `GET /% HTTP/1.1\r\n${END}`, 400, "malformed"],
  ["an overlong code", `GET /api/tables/${"A".repeat(500)} HTTP/1.1\r\n${END}`, 414, "malformed"],
  ["an unknown method", `BREW /api/me HTTP/1.1\r\n${END}`, 400, "malformed"],
  ["a request without a host", "GET /health HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed"],
  ["no HTTP at all", "\u0016\u0003\u0001\r\n\r\n", 400, "malformed"],
  ["a negative length", `${POST}Content-Length: -1\r\n${END}{}`, 400, "malformed"],
  ["an oversized header", `GET /api/me HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n${END}`, 431, "too-large"],
  ["an oversized body", `${POST}Content-Length: 99999999\r\n${END}{`, 413, "too-large"],
  ["an unsupported expectation", `${POST}Expect: magic\r\nContent-Length: 2\r\n${END}{}`, 417, "malformed"],
])("%s is refused with a code", async (_, text, status, code) => {
  const [head = "", body = ""] = (await exchange(text)).split("\r\n\r\n");
  expect(head.split(" ")[1]).toBe(String(status));
  expect(JSON.parse(body)).toMatchObject({ ok: false, code });
});

test("a request whose body never comes times out with a code", async () => {
  const heard = await exchange(`${POST}Host: x\r\nContent-Length: 100\r\n\r\n{`);
  expect(heard).toContain("HTTP/1.1 408");
  expect(heard).toContain('"code":"malformed"');
}, 20_000);

test("a request that offers another protocol is answered in this one", async () => {
  const heard = await exchange(`GET /health HTTP/1.1\r\nUpgrade: h2c\r\n${END.replace("close", "Upgrade, close")}`);
  expect(heard).toContain('{"ok":true,');
});

test.each<[string, readonly unknown[]]>([
  ["an unknown name", ["dance", {}]],
  ["the name of a server message", ["table", {}]],
  ["a number as its name", [7, {}]],
  ["nothing but a name", ["do"]],
  ["several messages at once", ["leave", { table: "ABC234" }, { table: "ABC234" }]],
  ["a thousand arguments", ["leave", ...Array.from({ length: 1000 }, () => 1)]],
])("a message with %s is refused with a code", async (_, args) => {
  const client = await TestClient.arrive(running.url);
  const heard: string[] = [];
  const wire = await Wire.enter(port, client.cookie, ({ text }) => heard.push(text));
  wire.say(`427${JSON.stringify(args)}`);
  await until("an answer comes", () => heard.some((text) => text.startsWith("437[")));
  expect(heard.join()).toContain('"code":"malformed"');
  expect(wire.isClosed).toBe(false);
  wire.close();
  client.close();
});

test("a connection is admitted once, however many times it enters concurrently", async () => {
  const client = await TestClient.arrive(running.url);
  const heard = await enterOften(port, client.cookie, 20);
  expect(heard.filter((text) => text.startsWith("40"))).toHaveLength(1);
  expect(heard.filter((text) => text.startsWith("44"))).toHaveLength(19);
  client.close();
});
