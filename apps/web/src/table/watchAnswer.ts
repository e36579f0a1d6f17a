import { CLIENT_MESSAGES, type WatchAnswer, watchAnswerSchema } from "@harbor/protocol";
import type { Socket } from "socket.io-client";

const PATIENCE = 8000;

/** Asks for the whole table; undefined where the server gave no answer that can be read. */
export async function watchAnswer(socket: Socket, code: string): Promise<WatchAnswer | undefined> {
  try {
    const answer: unknown = await socket.timeout(PATIENCE).emitWithAck(CLIENT_MESSAGES.watch, { table: code });
    const read = watchAnswerSchema.safeParse(answer);
    return read.success ? read.data : undefined;
  } catch {
    // The connection went while it was asked; the next one asks again.
    return undefined;
  }
}
