import {
  CLIENT_MESSAGES,
  type HistoryAnswer,
  historyAnswerSchema,
  type WatchAnswer,
  watchAnswerSchema,
} from "@harbor/protocol";
import type { Socket } from "socket.io-client";
import type { ZodType } from "zod";

const PATIENCE = 8000;

/** Undefined if the server gave no readable answer. */
async function ask<Answer>(
  socket: Socket,
  name: string,
  message: object,
  schema: ZodType<Answer>,
): Promise<Answer | undefined> {
  try {
    const answer: unknown = await socket.timeout(PATIENCE).emitWithAck(name, message);
    const read = schema.safeParse(answer);
    return read.success ? read.data : undefined;
  } catch {
    // The connection broke; the next one asks again.
    return undefined;
  }
}

/** Requests the whole table. */
export const askToWatch = (socket: Socket, table: string): Promise<WatchAnswer | undefined> =>
  ask(socket, CLIENT_MESSAGES.watch, { table }, watchAnswerSchema);

/** Requests a page of the history. */
export const askForPast = (socket: Socket, table: string, from: number): Promise<HistoryAnswer | undefined> =>
  ask(socket, CLIENT_MESSAGES.history, { table, from }, historyAnswerSchema);
