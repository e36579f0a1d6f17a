import { type Misfit, PROTOCOL_VERSION, type Refusal } from "@harbor/protocol";
import { io, type Socket } from "socket.io-client";
import { introduce } from "../api/http.ts";

/** A WebSocket connection for one table, retried for ever. The table's code routes it to the right server process. */
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
/** A server that does not understand this page may be replaced soon, but hardly at once. */
const AGAIN_AS_MISFIT = 5000;
const MISFITS: ReadonlySet<string> = new Set<Misfit>(["client-too-old", "client-too-new"]);

/**
 * Reconnects where socket.io does not: it retries broken connections itself, but not those that the server refused or
 * ended. A banned user is told and stops trying; a page of another version is told and keeps trying. Returns a function
 * that stops it.
 */
export function keepTrying(socket: Socket, { onBanned, onMisfit }: { onBanned(): void; onMisfit(): void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  function tryAgain(after = AGAIN): void {
    if (over) return;
    // The socket retries by itself. The browser may have lost its cookie, and then needs a new one.
    if (socket.active) return void introduce(undefined);
    timer = setTimeout(async () => {
      // The server may have forgotten this browser. A connection keeps its cookie, so open a new one.
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
