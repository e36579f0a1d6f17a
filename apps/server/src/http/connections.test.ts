import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Crowd } from "../processes/crowds.ts";
import { boundConnections, type ConnectionPlan } from "./connections.ts";

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

async function open(plan: Partial<ConnectionPlan>) {
  const cuts: string[] = [];
  const server: Server = createServer((socket) => {
    socket.on("error", () => undefined);
    setImmediate(() => void (socket.destroyed || socket.end("well")));
  });
  const bounds = boundConnections(server, {
    ...{ perAddress: 0, inAll: 0, perSecond: 0, atOnce: 0, mostUnread: 1024 },
    crowd: new Crowd(),
    share: () => undefined,
    onCut: (why) => void cuts.push(why),
    ...plan,
  });
  undo.push(
    () => bounds.stop(),
    () => void server.close(),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, cuts };
}

/** Everything received on a connection until it ends. */
function listen(port: number): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.on("data", (bytes) => {
      heard += bytes.toString();
    });
    socket.on("close", () => resolve(heard));
  });
}

test("a client that keeps reconnecting is accepted up to its rate, however soon it disconnects", async () => {
  const { port, cuts } = await open({ perSecond: 0.001, atOnce: 20 });
  const heard: string[] = [];
  for (let nth = 0; nth < 30; nth += 1) heard.push(await listen(port));
  expect(heard.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "well"));
  expect(heard.slice(20)).toEqual(Array.from({ length: 10 }, () => ""));
  expect(cuts).toEqual(Array.from({ length: 10 }, () => "rush"));
});

test("without limits every connection is accepted", async () => {
  const { port, cuts } = await open({});
  for (let nth = 0; nth < 30; nth += 1) expect(await listen(port)).toBe("well");
  expect(cuts).toEqual([]);
});
