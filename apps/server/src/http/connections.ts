import { once } from "node:events";
import type { Server, Socket } from "node:net";
import type { Crowd } from "../processes/crowds.ts";
import { type Gate, openGate } from "../rate.ts";
import { repeat } from "../repeat.ts";
import { networkOf } from "./guard.ts";

export type ConnectionPlan = {
  /** Open at the same time from one address, and in all; 0 is no limit. */
  readonly perAddress: number;
  readonly inAll: number;
  /** Those that are open, by where they come from. */
  readonly crowd: Crowd;
  /** Lets the other processes of this server count along. */
  share(name: string, gate: Gate): void;
  /** Opened from one address; 0 is no limit. */
  readonly perSecond: number;
  readonly atOnce: number;
  /** Bytes that may wait in memory for all who do not read them, together. */
  readonly mostUnread: number;
  onCut(why: "crowd" | "rush" | "unread"): void;
};

export type Connections = {
  stop(): void;
  /** Resolves when those that are open now are closed. */
  whenGone(): Promise<void>;
  /** Bytes that wait until they are read, on all of them together. */
  unread(): number;
};

const LOOK_EVERY_MS = 250;
/** More than the longest answer of all, a replay. */
const MOST_UNREAD_BY_ONE = 4 * 1024 * 1024;

/**
 * Keeps what connections cost within bounds, whatever they came for: how many there are, and what was sent on them and
 * is not read. When that becomes too much, those who let the most of it wait are cut off.
 */
export function boundConnections(server: Server, plan: ConnectionPlan): Connections {
  const open = new Set<Socket>();
  const { crowd } = plan;
  const isFull = (there: number, most: number) => most > 0 && there >= most;
  const cut = (connection: Socket, why: "crowd" | "rush" | "unread") => {
    connection.destroy();
    plan.onCut(why);
  };

  const rush = openGate(plan.perSecond, plan);
  plan.share("connections", rush);
  server.on("connection", (connection) => {
    const network = networkOf(connection.remoteAddress ?? "");
    // Whoever is refused each time they come must not be able to come without end.
    if (!rush.lets(network)) return cut(connection, "rush");
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
