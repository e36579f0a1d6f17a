import { io, type Socket } from "socket.io-client";
import { z } from "zod";
import { lightParser } from "./lightParser.ts";

/** A connected person; the cookie is empty if none is needed. */
export type Player = { readonly socket: Socket; readonly cookie: string };

const ANSWER_MS = 20_000;
const AT_ONCE = 50;

export function connect(url: string, cookie = "", table?: string): Promise<Socket> {
  const socket = io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    parser: lightParser,
    ...(table !== undefined && { query: { table } }),
    ...(cookie !== "" && { extraHeaders: { cookie } }),
  });
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", reject);
  });
}

/** A new person's cookie. */
export async function newcomer(url: string): Promise<string> {
  const response = await fetch(`${url}/api/me`);
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const okSchema = z.looseObject({ ok: z.literal(true) });

/** Sends a message that must be accepted. */
export async function ask(socket: Socket, name: string, message: unknown): Promise<unknown> {
  const answer: unknown = await socket.timeout(ANSWER_MS).emitWithAck(name, message);
  const read = okSchema.safeParse(answer);
  if (!read.success) throw new Error(`"${name}" was refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** Runs a task for every item, a few at a time. */
export async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

export function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
