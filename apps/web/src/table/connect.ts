import { type Misfit, PROTOCOL_VERSION, type Refusal } from "@harbor/protocol";
import { io, type Socket } from "socket.io-client";
import { introduce } from "../api/http.ts";

/** One connection for one table, by WebSocket alone, tried again for ever. A server of several processes is told which. */
export function connect(code: string): Socket {
  return io({
    transports: ["websocket"],
    query: { table: code },
    auth: { protocol: PROTOCOL_VERSION },
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
  });
}

const AGAIN = 1000;
/** A server that does not understand this page may be renewed meanwhile, but hardly at once. */
const AGAIN_AS_MISFIT = 5000;
const MISFITS: ReadonlySet<string> = new Set<Misfit>(["client-too-old", "client-too-new"]);

/**
 * A connection that breaks or cannot be made is tried again by the socket itself; one that the server has refused or
 * ended is not. Whoever is shut out is told and tries no more; a page of another version is told and tries on. Gives the
 * way to stop it.
 */
export function keepTrying(socket: Socket, { onBanned, onMisfit }: { onBanned(): void; onMisfit(): void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  function tryAgain(after = AGAIN): void {
    if (over) return;
    // The socket goes on by itself. Perhaps nobody is let in because the browser has lost its cookie: then it needs one.
    if (socket.active) return void introduce(undefined);
    timer = setTimeout(async () => {
      // The server may have forgotten who this is. A connection keeps the cookie it was made with, so a new one it is.
      await introduce(undefined);
      if (!over) socket.disconnect().connect();
    }, after);
  }
  socket.on("connect_error", ({ message }) => {
    if (message === ("banned" satisfies Refusal)) onBanned();
    else if (MISFITS.has(message)) {
      onMisfit();
      tryAgain(AGAIN_AS_MISFIT);
    } else tryAgain();
  });
  socket.on("disconnect", () => {
    if (!socket.active) tryAgain();
  });
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
