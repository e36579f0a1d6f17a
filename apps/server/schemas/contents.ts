import { GAME_SHAPES, refTo } from "@harbor/kit";
import { PROTOCOL_VERSION, REFUSALS } from "@harbor/protocol";
import { messageSchemas, nameOf, RECEIVED, REQUESTS, SENT } from "@harbor/protocol/schemas";
import type { z } from "zod";
import { GAMES } from "../src/games.ts";
import { STATUS } from "../src/http/errors.ts";
import { SOCKETS } from "../src/http/openApp.ts";
import { boundsOutOfTheBox } from "./bounds.ts";
import { ratesOutOfTheBox } from "./rates.ts";

const MESSAGES = "messages.schema.json";

/** The files in docs/protocol/, by name: what a program needs to talk to the server. */
export async function protocolFiles(): Promise<ReadonlyMap<string, string>> {
  const games = await Promise.all(GAMES.map(async (game) => [fileOf(game.id), await game.schemas()] as const));
  const files = [["index.json", contents()] as const, [MESSAGES, messageSchemas()] as const, ...games];
  return new Map(files.map(([name, content]) => [name, `${JSON.stringify(content, undefined, 2)}\n`]));
}

function fileOf(game: string): string {
  return `games/${game}.schema.json`;
}

/** Which schema belongs to what, and every limit. */
function contents(): unknown {
  return {
    protocol: PROTOCOL_VERSION,
    socket: {
      path: SOCKETS,
      sent: mapped(SENT, ({ value, answer }) => ({ value: refOf(value), answer: refOf(answer) })),
      received: mapped(RECEIVED, refOf),
    },
    http: REQUESTS.map(({ method, path, body, answer }) => ({
      method,
      path,
      ...(body !== undefined && { body: refOf(body) }),
      answer: refOf(answer),
    })),
    refusals: Object.fromEntries(REFUSALS.map((code) => [code, STATUS[code] ?? null])),
    games: Object.fromEntries(GAMES.map(({ id }) => [id, mapped(GAME_SHAPES, (name) => fileOf(id) + refTo(name))])),
    rates: ratesOutOfTheBox(),
    bounds: boundsOutOfTheBox(),
  };
}

function refOf(schema: z.ZodType): string {
  return MESSAGES + refTo(nameOf(schema));
}

function mapped<Value, Result>(values: Readonly<Record<string, Value>>, make: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
}
