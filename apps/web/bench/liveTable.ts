import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { z } from "zod";
import type { Recording } from "./recordings.ts";

/** A table on the server with a recorded game played up to some moment; the other players stay connected. */
export type LiveTable = { readonly path: string; readonly cookie: Cookie; leave(): void };
export type Cookie = { readonly name: string; readonly value: string };

const ANSWER_MS = 20_000;
const codeSchema = z.object({ code: z.string() });
const idSchema = z.object({ id: z.string() });
const okSchema = z.looseObject({ ok: z.literal(true) });

type Player = { readonly socket: Socket; readonly cookie: string };

export async function seatPlayers(url: string, recording: Recording, moves: number): Promise<LiveTable> {
  const seats = new Set(recording.moves.map(({ seat }) => seat)).size;
  const players = await Promise.all(Array.from({ length: seats }, () => arrive(url)));
  const [host] = players;
  if (host === undefined) throw new Error("nobody plays");
  const { id } = idSchema.parse(await post(url, "/api/replays", host.cookie, recording.replay));
  const settings = { game: recording.game.id, options: recording.given, isPublic: false, spectators: true };
  const { code } = codeSchema.parse(await post(url, "/api/tables", host.cookie, { settings, sameSeedAs: id }));
  for (const [seat, { socket }] of players.entries()) {
    await ask(socket, "watch", { table: code });
    await act(socket, code, { do: "sit", seat });
  }
  await act(host.socket, code, { do: "start" });
  for (const { seat, action } of recording.moves.slice(0, moves)) {
    const player = players[seat];
    if (player !== undefined) await act(player.socket, code, { do: "act", action });
  }
  // The browser takes the first player's seat.
  host.socket.disconnect();
  const [name = "", value = ""] = host.cookie.split("=");
  return {
    path: `/t/${code}`,
    cookie: { name, value },
    leave() {
      for (const { socket } of players) socket.disconnect();
    },
  };
}

async function arrive(url: string): Promise<Player> {
  const response = await fetch(`${url}/api/me`);
  await response.arrayBuffer();
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const socket = io(url, { transports: ["websocket"], forceNew: true, extraHeaders: { cookie } });
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve({ socket, cookie }));
    socket.once("connect_error", reject);
  });
}

async function post(url: string, path: string, cookie: string, body: string | object): Promise<unknown> {
  const isText = typeof body === "string";
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": isText ? "text/plain" : "application/json" },
    body: isText ? body : JSON.stringify(body),
  });
  return response.json();
}

function act(socket: Socket, table: string, command: object): Promise<void> {
  return ask(socket, "do", { table, id: randomUUID(), command });
}

async function ask(socket: Socket, name: string, message: object): Promise<void> {
  const answer: unknown = await socket.timeout(ANSWER_MS).emitWithAck(name, message);
  if (!okSchema.safeParse(answer).success) throw new Error(`"${name}" was refused: ${JSON.stringify(answer)}`);
}
