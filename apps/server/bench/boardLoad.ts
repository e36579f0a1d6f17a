import { FIELDS } from "@harbor/cli/boardGame";
import type { Socket } from "socket.io-client";
import { z } from "zod";
import type { Drive } from "./flatOut.ts";
import { connect, count, each } from "./players.ts";
import type { ServerProcess } from "./processes.ts";
import { SEATS } from "./recordings.ts";

type BoardSeat = {
  readonly socket: Socket;
  readonly credentials: string;
  /** How many moves it has heard of. */
  updates: number;
  onUpdate: (() => void) | undefined;
};
type Match = { readonly id: string; readonly seats: readonly BoardSeat[] };

const matchSchema = z.object({ matchID: z.string() });
const joinedSchema = z.object({ playerCredentials: z.string() });

/** Fresh matches on boardgame.io's server, with everybody connected. */
export function openMatches(server: ServerProcess, matches: number): Promise<Match[]> {
  return each(count(matches), async () => {
    const created = await post(`${server.url}/games/same-size/create`, { numPlayers: SEATS });
    const { matchID } = matchSchema.parse(created);
    const seats = await each(count(SEATS), async (seat) => {
      const joined = await post(`${server.url}/games/same-size/${matchID}/join`, {
        playerID: String(seat),
        playerName: `player ${seat}`,
      });
      const credentials = joinedSchema.parse(joined).playerCredentials;
      const socket = await connect(`${server.url}/same-size`);
      const synced = new Promise((resolve) => socket.once("sync", resolve));
      socket.emit("sync", matchID, String(seat), credentials, SEATS);
      await synced;
      const sat: BoardSeat = { socket, credentials, updates: 0, onUpdate: undefined };
      socket.on("update", () => {
        sat.updates += 1;
        sat.onUpdate?.();
      });
      return sat;
    });
    return { id: matchID, seats };
  });
}

/** Plays one move after another in each match; a move is sent once its player has seen the one before. */
export async function driveMatches(server: ServerProcess, matches: readonly Match[], ms: number): Promise<Drive> {
  const before = await server.ask("cpu");
  const own = process.cpuUsage();
  const started = performance.now();
  let moves = 0;
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
  }, ms);
  await Promise.all(
    matches.map(async (match) => {
      for (let move = 0; !isOver; move += 1) {
        await carry(match, move);
        moves += 1;
      }
    }),
  );
  clearTimeout(timer);
  const elapsed = performance.now() - started;
  const { user, system } = process.cpuUsage(own);
  const micros = (await server.ask("cpu")).cpuMicros - before.cpuMicros;
  for (const { seats } of matches) for (const { socket } of seats) socket.disconnect();
  return {
    actions: moves,
    perSecond: (moves / elapsed) * 1000,
    microsPerAction: micros / Math.max(1, moves),
    serverBusy: micros / 1000 / elapsed,
    generatorBusy: (user + system) / 1000 / elapsed,
  };
}

/** boardgame.io acknowledges nothing, so hearing of one's own move counts instead. */
function carry(match: Match, move: number): Promise<void> {
  const player = move % SEATS;
  const seat = match.seats[player];
  if (seat === undefined) return Promise.reject(new Error("nobody sits there"));
  const from = Math.floor(move / SEATS) % FIELDS;
  const payload = {
    type: "carry",
    args: [player, from, (from + 1) % FIELDS],
    playerID: String(player),
    credentials: seat.credentials,
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("boardgame.io did not answer a move")), ANSWER_MS);
    seat.onUpdate = () => {
      if (seat.updates <= move) return;
      clearTimeout(timer);
      seat.onUpdate = undefined;
      resolve();
    };
    seat.socket.emit("update", { type: "MAKE_MOVE", payload }, move, match.id, String(player));
  });
}

const ANSWER_MS = 10_000;

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response.json();
}
