import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { openRateLimiter } from "../rate.ts";

export type RequestPlan = {
  /** Messages a second of one person; 0 is no limit. */
  readonly commandsPerSecond: number;
  networkOf(request: IncomingMessage): string;
  onCut(why: "requests"): void;
};

/** Pipelined requests on one connection; almost nobody sends even two. */
const MOST_UNANSWERED = 16;
/** Up to twice the limit gets a refusal; beyond that the connection is ended. */
const FACTOR = 100;
const AT_ONCE_FACTOR = 300;

/**
 * Limits requests before they are parsed. Refusing each request of a flood would cost as much as the flood intends, so
 * its connection is ended instead.
 */
export function behindDoor(plan: RequestPlan, handle: RequestListener): RequestListener {
  const { commandsPerSecond: rate, networkOf, onCut } = plan;
  const perAddress = openRateLimiter(rate * FACTOR, { atOnce: rate * AT_ONCE_FACTOR });
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // The rest of a chunk that ended the connection.
    if (socket.destroyed) return;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > MOST_UNANSWERED || !perAddress.allows(networkOf(request))) {
      socket.destroy();
      onCut("requests");
      return;
    }
    unanswered.set(socket, waiting);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

/** Longer than most requests. */
const SLICE_BYTES = 4096;

/**
 * Hands incoming bytes to their reader in slices, and stops once the connection has ended. A single chunk can hold two
 * thousand requests, all of which would be prepared before the first could be refused.
 */
export function readInSlices(server: Server): void {
  server.on("connection", (connection: Socket) => {
    const readers = connection.listeners("data");
    connection.removeAllListeners("data");
    for (const read of readers) {
      const readSlices = (chunk: Buffer) => {
        for (let at = 0; at < chunk.length && !connection.destroyed; at += SLICE_BYTES) {
          // A client that starts an upgraded protocol before it was granted is disconnected.
          if (at > 0 && !connection.listeners("data").includes(read)) return void connection.destroy();
          Reflect.apply(read, connection, [chunk.subarray(at, at + SLICE_BYTES)]);
        }
      };
      connection.on("data", Object.assign(readSlices, { listener: read }));
    }
  });
}
