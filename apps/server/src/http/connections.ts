import { once } from "node:events";
import type { Server, Socket } from "node:net";
import type { Crowd } from "../processes/crowds.ts";
import { openRateLimiter, type RateLimiter } from "../rate.ts";
import { repeat } from "../repeat.ts";
import { networkOf } from "./guard.ts";

export type ConnectionPlan = {
  /** The most open connections from one address, and in all; 0 is no limit. */
  readonly perAddress: number;
  readonly inAll: number;
  /** The open connections, by network. */
  readonly crowd: Crowd;
  /** Counts across all processes of this server. */
  share(name: string, limiter: RateLimiter): void;
  /** New connections a second from one address; 0 is no limit. */
  readonly perSecond: number;
  readonly atOnce: number;
  /** The most unread bytes in memory, over all connections. */
  readonly mostUnread: number;
  onCut(why: "crowd" | "rush" | "unread"): void;
};

export type Connections = {
  stop(): void;
  /** Resolves when all connections that are open now are closed. */
  whenGone(): Promise<void>;
  /** Unread bytes over all connections. */
  unread(): number;
};

const LOOK_EVERY_MS = 250;
/** More than the longest response, a replay. */
const MOST_UNREAD_BY_ONE = 4 * 1024 * 1024;

/**
 * Limits what connections cost, whatever they are for: how many are open, and how much sent data is unread. Over that
 * limit, the connections with the most unread data are ended.
 */
export function boundConnections(server: Server, plan: ConnectionPlan): Connections {
  const open = new Set<Socket>();
  const { crowd } = plan;
  const isFull = (there: number, most: number) => most > 0 && there >= most;
  const cut = (connection: Socket, why: "crowd" | "rush" | "unread") => {
    connection.destroy();
    plan.onCut(why);
  };

  const rush = openRateLimiter(plan.perSecond, plan);
  plan.share("connections", rush);
  server.on("connection", (connection) => {
    const network = networkOf(connection.remoteAddress ?? "");
    // Even refused connections count, or they could keep coming without end.
    if (!rush.allows(network)) return cut(connection, "rush");
    if (isFull(crowd.count(network), plan.perAddress) || isFull(open.size, plan.inAll)) return cut(connection, "crowd");
    open.add(connection);
    crowd.came(network);
    connection.once("close", () => {
      open.delete(connection);
      crowd.went(network);
    });
  });

  const look = async () => {
    const slow = [...open].filter(({ writableLength }) => writableLength > 0);
    let waiting = slow.reduce((sum, { writableLength }) => sum + writableLength, 0);
    const isTooMuch = waiting > plan.mostUnread;
    for (const one of slow.toSorted((a, b) => b.writableLength - a.writableLength)) {
      const isOver = isTooMuch && waiting > plan.mostUnread / 2;
      if (!isOver && one.writableLength <= MOST_UNREAD_BY_ONE) return;
      waiting -= one.writableLength;
      cut(one, "unread");
    }
  };
  const { stop } = repeat(LOOK_EVERY_MS, look, () => undefined);
  return {
    stop,
    unread: () => [...open].reduce((sum, { writableLength }) => sum + writableLength, 0),
    async whenGone() {
      await Promise.all([...open].map((connection) => connection.destroyed || once(connection, "close")));
    },
  };
}
