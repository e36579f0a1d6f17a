import type { IncomingMessage, RequestListener } from "node:http";
import type { Socket } from "node:net";
import { openGate } from "../rate.ts";

export type RequestPlan = {
  /** Messages a second of one person; 0 is no limit. */
  readonly commandsPerSecond: number;
  networkOf(request: IncomingMessage): string;
  onCut(why: "requests"): void;
};

/** Requests on one connection that wait for those before them to be answered: hardly anybody sends even two. */
const MOST_UNANSWERED = 16;
/** Twice what is let through is told that it is too much; what goes beyond that is not worth an answer. */
const FACTOR = 100;
const AT_ONCE_FACTOR = 300;

/**
 * The door for requests, before anything is made of them. To refuse each request of a flood would be as much work as it
 * is meant to make, so that the connection on which they come is ended.
 */
export function behindDoor(plan: RequestPlan, handle: RequestListener): RequestListener {
  const { commandsPerSecond: rate, networkOf, onCut } = plan;
  const perAddress = openGate(rate * FACTOR, { atOnce: rate * AT_ONCE_FACTOR });
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What came in one piece with what was too much.
    if (socket.destroyed) return;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > MOST_UNANSWERED || !perAddress.lets(networkOf(request))) {
      socket.destroy();
      onCut("requests");
      return;
    }
    unanswered.set(socket, waiting);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}
