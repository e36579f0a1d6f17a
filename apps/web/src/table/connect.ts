import { io, type Socket } from "socket.io-client";

/** One connection for one table, by WebSocket alone, tried again for ever. */
export function connect(): Socket {
  return io({ transports: ["websocket"], reconnectionDelay: 300, reconnectionDelayMax: 3000 });
}
