import { once } from "node:events";
import { createServer, IncomingMessage, type Server } from "node:http";
import { connect, Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { BundlingServer, bundlingBehind, sendOn } from "./bundling.ts";

let sockets: BundlingServer;
let http: Server;
let port: number;
let accepted: Promise<WebSocket>;
let upgraded: Promise<IncomingMessage>;

beforeEach(async () => {
  sockets = new BundlingServer({ noServer: true });
  http = createServer();
  accepted = new Promise((resolve) => {
    http.on("upgrade", (request, connection, head) => sockets.handleUpgrade(request, connection, head, resolve));
  });
  upgraded = new Promise((resolve) => http.once("upgrade", resolve));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});

afterEach(() => {
  http.closeAllConnections();
  http.close();
});

async function connected(): Promise<{ readonly server: WebSocket; readonly heard: string[]; client: WebSocket }> {
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const open = once(client, "open");
  const heard: string[] = [];
  client.on("message", (data) => heard.push(data.toString()));
  await open;
  return { server: await accepted, client, heard };
}

test("texts of every length and script arrive unchanged and in order", async () => {
  const { server, client, heard } = await connected();
  const lengths = [0, 1, 124, 125, 126, 127, 4000, 65_535, 65_536, 200_000];
  const sent = lengths.flatMap((length) => ["x".repeat(length), "ä⚓".repeat(length), `"${"\u2028".repeat(length)}"`]);
  for (const text of sent) server.send(text);
  await expect.poll(() => heard.length).toBe(sent.length);
  expect(heard).toEqual(sent);
  client.terminate();
});

test("messages of one turn leave in one piece, and those before a close arrive before it", async () => {
  const { server, connection } = await raw();
  const pieces: Buffer[] = [];
  connection.on("data", (piece: Buffer) => pieces.push(piece));
  server.send("first");
  server.send("second");
  await expect.poll(() => pieces.length).toBe(1);
  expect(pieces[0]?.toString("latin1")).toBe("\x81\x05first\x81\x06second");
  server.send("third");
  server.close();
  await expect.poll(() => Buffer.concat(pieces).toString("latin1")).toContain("second\x81\x05third\x88");
  connection.destroy();
});

test("each text counts as sent, and binary data keeps its place among them", async () => {
  const { server, client, heard } = await connected();
  let sent = 0;
  const count = () => {
    sent += 1;
  };
  server.send("before", count);
  expect(sent).toBe(1);
  server.send(Buffer.from("binary"), count);
  server.send("after", count);
  await expect.poll(() => heard).toEqual(["before", "binary", "after"]);
  expect(sent).toBe(3);
  client.terminate();
});

test("a message sent past Engine.IO is one of its messages, and keeps its place among the others", async () => {
  const { server, client, heard } = await connected();
  const request = await upgraded;
  server.send("4before");
  sendOn(request, "between");
  server.send("4after");
  await expect.poll(() => heard).toEqual(["4before", "4between", "4after"]);
  server.close();
  sendOn(request, "too late");
  await once(client, "close");
  expect(heard).toHaveLength(3);
  sendOn(new IncomingMessage(new Socket()), "to nobody");
});

test("a client that reads nothing is disconnected before much is buffered for it", async () => {
  let cut = 0;
  const keeper = {
    guard: () => undefined,
    onUnread: () => {
      cut += 1;
    },
  };
  sockets = new (bundlingBehind(keeper))({ noServer: true });
  const { server, connection } = await raw();
  connection.pause();
  connection.on("error", () => undefined);
  let sent = 0;
  while (server.readyState === WebSocket.OPEN && sent < 1000) {
    sent += 1;
    server.send("x".repeat(64 * 1024));
    await new Promise((resolve) => setImmediate(resolve));
  }
  // The system's own buffers come on top of the server's.
  expect(sent).toBeLessThan(400);
  expect(cut).toBe(1);
  connection.destroy();
});

test("nothing more is written to a closed connection", async () => {
  const { server, client } = await connected();
  client.terminate();
  await once(server, "close");
  const failed = new Promise((resolve) => server.send("too late", resolve));
  expect(await failed).toBeInstanceOf(Error);
});

/** A connection whose raw bytes can be inspected. */
async function raw(): Promise<{ readonly server: WebSocket; readonly connection: Socket }> {
  const connection = connect(port, "127.0.0.1");
  connection.write(
    "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  );
  await once(connection, "data");
  return { server: await accepted, connection };
}
