import { MESSAGE_BYTES } from "@harbor/protocol";
import type { FastifyInstance } from "fastify";
import { Server } from "socket.io";
import { isOwnOrigin } from "../http/guard.ts";
import type { Metrics } from "../metrics.ts";
import type { Shutdown } from "../shutdown.ts";
import { bundlingBehind } from "./bundling.ts";
import type { Door } from "./door.ts";
import { plainParser } from "./plainParser.ts";
import type { ClientEvents, ClusterEvents, GameServer, ServerEvents, SocketData } from "./sockets.ts";

/** A client identifies itself right after opening its socket. */
export const IDENTITY_WITHIN_MS = 20_000;

export type SocketsPlan = {
  readonly door: Door;
  readonly metrics: Metrics;
  readonly shutdown: Shutdown;
  readonly publicOrigin?: string;
};

/** Accepts sockets from this server's pages, as far as the door admits them. */
export function openSockets(app: FastifyInstance, { door, metrics, shutdown, publicOrigin }: SocketsPlan): GameServer {
  return new Server<ClientEvents, ServerEvents, ClusterEvents, SocketData>(app.server, {
    transports: ["websocket"],
    maxHttpBufferSize: MESSAGE_BYTES,
    serveClient: false,
    perMessageDeflate: false,
    connectTimeout: IDENTITY_WITHIN_MS,
    wsEngine: bundlingBehind({
      guard: (socket, connection, request) => door.guard(socket, connection, request),
      onUnread: () => metrics.countCut({ why: "unread" }),
    }),
    parser: plainParser,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      const isOwn = isOwnOrigin(origin, host, publicOrigin);
      const why = shutdown.hasBegun ? "stopping" : isOwn ? door.turnsAway(request) : "origin";
      if (why !== undefined) metrics.countRefusedSocket({ why });
      // After a refusal here, rather than a connect error, the client retries by itself.
      decide(undefined, why === undefined);
    },
  });
}
