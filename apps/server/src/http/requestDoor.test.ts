import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { behindDoor } from "./requestDoor.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function open(commandsPerSecond: number, handle: RequestListener) {
  const seen = { handled: 0, cut: 0 };
  const plan = {
    commandsPerSecond,
    networkOf: () => "somewhere",
    onCut: () => {
      seen.cut += 1;
    },
  };
  const counted: RequestListener = (request, response) => {
    seen.handled += 1;
    handle(request, response);
  };
  const server = createServer(behindDoor(plan, counted)).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { seen, port };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

test("requests that wait for each other's answers are some, and then the connection ends", async () => {
  const { seen, port } = await open(0, () => undefined);
  const socket = await dial(port);
  socket.write(REQUEST.repeat(16));
  await expect.poll(() => seen.handled).toBe(16);
  expect(seen.cut).toBe(0);
  socket.write(REQUEST.repeat(2000));
  await once(socket, "close");
  expect(seen).toEqual({ handled: 16, cut: 1 });
});

test("as many as one likes are answered on one connection, one after the other", async () => {
  const { seen, port } = await open(0, (_, response) => void response.end("well"));
  const socket = await dial(port);
  for (let asked = 0; asked < 100; asked += 1) {
    socket.write(REQUEST);
    await once(socket, "data");
  }
  expect(seen).toEqual({ handled: 100, cut: 0 });
  socket.destroy();
});

test("an address that floods is cut off on all its connections", async () => {
  const { seen, port } = await open(0.1, (_, response) => void response.end("well"));
  for (let asked = 0; asked < 40; asked += 1) {
    const socket = await dial(port);
    socket.write(REQUEST);
    await Promise.race([once(socket, "data"), once(socket, "close")]);
    socket.destroy();
  }
  expect(seen.cut).toBeGreaterThan(0);
  expect(seen.handled).toBeGreaterThanOrEqual(30);
  expect(seen.handled + seen.cut).toBe(40);
});
