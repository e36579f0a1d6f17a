import type { Socket } from "socket.io-client";
import { askForPast } from "./asking.ts";
import type { Past } from "./past.ts";

const LATER = 1000;

/** Requests missing history until it is complete, the connection is gone, or the server refuses. */
export async function catchUp(socket: Socket, code: string, past: Past): Promise<void> {
  for (let from = past.missing(); from !== undefined && socket.connected; from = past.missing()) {
    const answer = await askForPast(socket, code, from);
    if (answer === undefined) return;
    if (answer.ok && answer.events.length > 0) past.fill(from, answer.events);
    else if (!answer.ok && (answer.code === "too-many" || answer.code === "busy")) await pause(LATER);
    else past.giveUp();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
