import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { behindDoor, readInSlices } from "./requestDoor.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function open(commandsPerSecond: number, handle: RequestListener) {
  const seen = { handled: 0, cut: 0, made: 0 };
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
  const server = createServer(behindDoor(plan, counted));
  readInSlices(server);
  server.on("request", () => {
    seen.made += 1;
  });
  server.listen(0, "127.0.0.1");
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

test("a connection may have a few unanswered requests, and is ended beyond that", async () => {
  const { seen, port } = await open(0, () => undefined);
  const socket = await dial(port);
  socket.write(REQUEST.repeat(16));
  await expect.poll(() => seen.handled).toBe(16);
  expect(seen.cut).toBe(0);
  socket.write(REQUEST.repeat(2000));
  await once(socket, "close");
  expect(seen).toMatchObject({ handled: 16, cut: 1 });
  // Hardly any of the others are even read.
  expect(seen.made).toBeLessThan(300);
});

test("any number of requests is answered on one connection, one after another", async () => {
  const { seen, port } = await open(0, (_, response) => void response.end("well"));
  const socket = await dial(port);
  for (let asked = 0; asked < 100; asked += 1) {
    socket.write(REQUEST);
    await once(socket, "data");
  }
  expect(seen).toMatchObject({ handled: 100, cut: 0 });
  socket.destroy();
});

test("a long request is read whole, and an upgrade passes", async () => {
  const lengths: number[] = [];
  const { port } = await open(0, (request, response) => {
    let length = 0;
    request.on("data", (bytes: Buffer) => {
      length += bytes.length;
    });
    request.on("end", () => {
      lengths.push(length);
      response.end("well");
    });
  });
  const [server] = servers;
  server?.on("upgrade", (_request, connection) => {
    connection.write("granted");
    connection.on("data", (bytes: Buffer) => connection.write(bytes));
  });
  const socket = await dial(port);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n${"b".repeat(300_000)}`);
  await once(socket, "data");
  expect(lengths).toEqual([300_000]);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n");
  await once(socket, "data");
  const echoed = once(socket, "data");
  socket.write("echo");
  expect(String((await echoed)[0])).toBe("echo");
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
