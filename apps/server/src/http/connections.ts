import { once } from "node:events";
import type { Server, Socket } from "node:net";
import type { Crowd } from "../processes/crowds.ts";
import { repeat } from "../repeat.ts";
import { networkOf } from "./guard.ts";

export type ConnectionPlan = {
  /** Open at the same time from one address, and in all; 0 is no limit. */
  readonly perAddress: number;
  readonly inAll: number;
  /** Those that are open, by where they come from. */
  readonly crowd: Crowd;
  /** Bytes that may wait in memory for all who do not read them, together. */
  readonly mostUnread: number;
  onCut(why: "crowd" | "unread"): void;
};

const LOOK_EVERY_MS = 250;
/** More than the longest answer of all, a replay. */
const MOST_UNREAD_BY_ONE = 4 * 1024 * 1024;

/**
 * Keeps what connections cost within bounds, whatever they came for: how many there are, and what was sent on them and
 * is not read. When that becomes too much, those who let the most of it wait are cut off.
 */
export function boundConnections(server: Server, plan: ConnectionPlan): { stop(): void; whenGone(): Promise<void> } {
  const open = new Set<Socket>();
  const { crowd } = plan;
  const isFull = (there: number, most: number) => most > 0 && there >= most;
  const cut = (connection: Socket, why: "crowd" | "unread") => {
    connection.destroy();
    plan.onCut(why);
  };

  server.on("connection", (connection) => {
    const network = networkOf(connection.remoteAddress ?? "");
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
  return {
    ...repeat(LOOK_EVERY_MS, look, () => undefined),
    async whenGone() {
      await Promise.all([...open].map((connection) => connection.destroyed || once(connection, "close")));
    },
  };
}
