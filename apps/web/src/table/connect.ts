import type { Refusal } from "@harbor/protocol";
import { io, type Socket } from "socket.io-client";
import { introduce } from "../api/http.ts";

/** One connection for one table, by WebSocket alone, tried again for ever. A server of several processes is told which. */
export function connect(code: string): Socket {
  return io({ transports: ["websocket"], query: { table: code }, reconnectionDelay: 300, reconnectionDelayMax: 3000 });
}

const AGAIN = 1000;

/**
 * A connection that breaks or cannot be made is tried again by the socket itself; one that the server has refused or
 * ended is not. Whoever is shut out is told and tries no more. Gives the way to stop it.
 */
export function keepTrying(socket: Socket, onBanned: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  function tryAgain(): void {
    if (over) return;
    // The socket goes on by itself. Perhaps nobody is let in because the browser has lost its cookie: then it needs one.
    if (socket.active) return void introduce(undefined);
    timer = setTimeout(async () => {
      // The server may have forgotten who this is. A connection keeps the cookie it was made with, so a new one it is.
      await introduce(undefined);
      if (!over) socket.disconnect().connect();
    }, AGAIN);
  }
  socket.on("connect_error", ({ message }) => {
    if (message === ("banned" satisfies Refusal)) onBanned();
    else tryAgain();
  });
  socket.on("disconnect", () => {
    if (!socket.active) tryAgain();
  });
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
