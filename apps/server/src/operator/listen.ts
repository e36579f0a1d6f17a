import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { z } from "zod";
import { hashSecret } from "../random.ts";
import { endpointsIn, newEndpoint, type PublishedEndpoint, publishEndpoint, removeEndpoint } from "./endpoint.ts";
import { type Order, type OrderReply, orderSchema } from "./orders.ts";

/** One operator's connection: what it began ends with it. */
export type Session = { carryOut(order: Order): Promise<unknown>; end(): void };

/** Reported to the caller only. */
export class CannotDo extends Error {}

export type Listening = { close(): Promise<void> };

/** Orders come one a line; a longer line ends the connection. */
const LONGEST_LINE = 16 * 1024;
const MOST_CONNECTIONS = 16;

/** Listens where only this user of the machine can connect. Rejects if the data folder cannot be used. */
export async function listenForOperator(
  folder: string,
  open: (hangUp: () => void) => Session,
  onBackgroundError: (error: unknown) => void,
): Promise<Listening> {
  mkdirSync(folder, { recursive: true });
  await removeDead(folder);
  const found = newEndpoint(folder);
  const { address, key } = found.endpoint;
  const server = createServer((socket) => serve(socket, key, open, onBackgroundError));
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(address);
  await once(server, "listening");
  server.unref();
  // On Windows a pipe belongs to its user from the start.
  if (process.platform !== "win32") chmodSync(address, 0o600);
  publishEndpoint(found);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    async close() {
      removeEndpoint(found);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const lineSchema = z.strictObject({ key: z.string(), order: z.unknown() });

function serve(
  socket: Socket,
  key: string,
  open: (hangUp: () => void) => Session,
  onBackgroundError: (e: unknown) => void,
) {
  const session = open(() => socket.destroy());
  let unread = 0;
  socket.on("error", () => undefined);
  socket.once("close", () => session.end());
  socket.on("data", (chunk: Buffer) => {
    const end = chunk.lastIndexOf("\n");
    unread = end === -1 ? unread + chunk.length : chunk.length - end;
    if (unread > LONGEST_LINE) socket.destroy();
  });
  let last = Promise.resolve();
  createInterface({ input: socket }).on("line", (line) => {
    last = last.then(async () => {
      const reply = await answer(line);
      if (reply === undefined) socket.destroy();
      else if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
    });
  });

  /** Undefined for a caller without the key. */
  async function answer(line: string): Promise<OrderReply | undefined> {
    const read = lineSchema.safeParse(parse(line));
    if (!read.success || !isKey(read.data.key)) return undefined;
    const order = orderSchema.safeParse(read.data.order);
    if (!order.success) {
      const [issue] = order.error.issues;
      return { ok: false, problem: `${issue?.path.join(".") || "the order"}: ${issue?.message}` };
    }
    try {
      return { ok: true, value: await session.carryOut(order.data) };
    } catch (error) {
      if (error instanceof CannotDo) return { ok: false, problem: error.message };
      onBackgroundError(error);
      return { ok: false, problem: "the order failed; see the server's log" };
    }
  }

  function isKey(given: string): boolean {
    return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(key)));
  }
}

/** Removes what killed servers left behind. */
async function removeDead(folder: string): Promise<void> {
  await Promise.all(
    endpointsIn(folder).map(async (found) => ((await isAlive(found)) ? undefined : removeEndpoint(found))),
  );
}

function isAlive({ endpoint: { address } }: PublishedEndpoint): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
