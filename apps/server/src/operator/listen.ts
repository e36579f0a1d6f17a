import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { z } from "zod";
import { hashSecret } from "../random.ts";
import { type Order, orderSchema, type Reply } from "./orders.ts";
import { type Found, newPlace, placesIn, removePlace, tellPlace } from "./place.ts";

/** One connection of whoever runs the server: what it began ends with it. */
export type Session = { carryOut(order: Order): Promise<unknown>; end(): void };

/** Told to whoever asked, and to nobody else. */
export class CannotDo extends Error {}

export type Listening = { close(): Promise<void> };

/** Orders come one after the other on lines of their own; who sends more than this is no friend. */
const LONGEST_LINE = 16 * 1024;
const MOST_CONNECTIONS = 16;

/** Listens where only this user of the machine can speak. Rejects where the data folder cannot be used. */
export async function listenForOperator(
  folder: string,
  open: (hangUp: () => void) => Session,
  onTrouble: (error: unknown) => void,
): Promise<Listening> {
  mkdirSync(folder, { recursive: true });
  await removeDead(folder);
  const found = newPlace(folder);
  const { address, key } = found.place;
  const server = createServer((socket) => serve(socket, key, open, onTrouble));
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(address);
  await once(server, "listening");
  server.unref();
  // A pipe of Windows belongs to its user from the start.
  if (process.platform !== "win32") chmodSync(address, 0o600);
  tellPlace(found);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    async close() {
      removePlace(found);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const lineSchema = z.strictObject({ key: z.string(), order: z.unknown() });

function serve(socket: Socket, key: string, open: (hangUp: () => void) => Session, onTrouble: (e: unknown) => void) {
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

  /** Undefined for whoever does not have the key. */
  async function answer(line: string): Promise<Reply | undefined> {
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
      onTrouble(error);
      return { ok: false, problem: "it failed; the server's log says why" };
    }
  }

  function isKey(given: string): boolean {
    return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(key)));
  }
}

/** What servers that were killed have left behind. */
async function removeDead(folder: string): Promise<void> {
  await Promise.all(placesIn(folder).map(async (found) => ((await isAlive(found)) ? undefined : removePlace(found))));
}

function isAlive({ place: { address } }: Found): Promise<boolean> {
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
