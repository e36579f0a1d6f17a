import { io, type Socket } from "socket.io-client";
import { introduce } from "../api/http.ts";

const LATER = 1500;

/** One connection for one table, by WebSocket alone, tried again for ever. */
export function connect(): Socket {
  const socket = io({ transports: ["websocket"], reconnectionDelay: 300, reconnectionDelayMax: 3000 });
  socket.on("connect_error", () => {
    // The client itself tries again where there was no answer, but not where it was refused: a server that has
    // forgotten who this is, or is being stopped.
    if (socket.active) return;
    setTimeout(() => void introduce(undefined).then(() => socket.disconnect().connect()), LATER);
  });
  return socket;
}
