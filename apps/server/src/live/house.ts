import { setTimeout as pause } from "node:timers/promises";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { Redis } from "ioredis";
import type { PresenceReport } from "../presence.ts";
import type { Entry, Person, TableId } from "../store/store.ts";
import type { GameServer } from "./sockets.ts";

/** The other servers of the same house, if there are any: what one writes, all hear. */
export type House = {
  readonly hasNeighbors: boolean;
  tellWritten(table: TableId, after: number, entries: readonly Entry[]): void;
  onWritten(hear: (table: TableId, after: number, entries: readonly Entry[]) => void): void;
  tellRenamed(person: Person): void;
  onRenamed(hear: (person: Person) => void): void;
  tellSignedOut(secretHash: string): void;
  onSignedOut(hear: (secretHash: string) => void): void;
  /** That the store says something new about who is shut out. */
  tellBanned(): void;
  onBanned(hear: () => void): void;
  tellRemoved(table: TableId): void;
  onRemoved(hear: (table: TableId) => void): void;
  tellPresence(reports: readonly PresenceReport[]): void;
  onPresence(hear: (reports: readonly PresenceReport[]) => void): void;
  leave(): Promise<void>;
};

const FAREWELL_MS = 1000;

const ALONE: House = {
  hasNeighbors: false,
  tellWritten: () => undefined,
  onWritten: () => undefined,
  tellRenamed: () => undefined,
  onRenamed: () => undefined,
  tellSignedOut: () => undefined,
  onSignedOut: () => undefined,
  tellBanned: () => undefined,
  onBanned: () => undefined,
  tellRemoved: () => undefined,
  onRemoved: () => undefined,
  tellPresence: () => undefined,
  onPresence: () => undefined,
  leave: () => Promise.resolve(),
};

/** Socket.IO's Redis adapter carries it. A message that is lost shows at the next write or visit, by its number. */
export async function joinHouse(io: GameServer, redisUrl: string | undefined): Promise<House> {
  if (redisUrl === undefined) return ALONE;
  const redis = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null });
  // Without a listener a lost connection would end the process; the client connects again by itself.
  redis.on("error", () => undefined);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new Error(`REDIS_URL: the server there does not answer (${error instanceof Error ? error.message : error})`);
  }
  io.adapter(createAdapter(redis));
  return {
    hasNeighbors: true,
    tellWritten: (table, after, entries) => void io.serverSideEmit("written", table, after, entries),
    onWritten: (hear) => void io.on("written", hear),
    tellRenamed: (person) => void io.serverSideEmit("renamed", person),
    onRenamed: (hear) => void io.on("renamed", hear),
    tellSignedOut: (secretHash) => void io.serverSideEmit("signed-out", secretHash),
    onSignedOut: (hear) => void io.on("signed-out", hear),
    tellBanned: () => void io.serverSideEmit("banned"),
    onBanned: (hear) => void io.on("banned", hear),
    tellRemoved: (table) => void io.serverSideEmit("removed", table),
    onRemoved: (hear) => void io.on("removed", hear),
    tellPresence: (reports) => void io.serverSideEmit("presence", reports),
    onPresence: (hear) => void io.on("presence", hear),
    async leave() {
      // A Redis that is away answers no farewell.
      await Promise.race([redis.quit().catch(() => undefined), pause(FAREWELL_MS, undefined, { ref: false })]);
      redis.disconnect();
    },
  };
}
