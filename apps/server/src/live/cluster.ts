import { setTimeout as pause } from "node:timers/promises";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { Redis } from "ioredis";
import type { PresenceReport } from "../presence.ts";
import type { Entry, Person, TableId } from "../store/store.ts";
import type { GameServer } from "./sockets.ts";

/** The other servers of the same cluster, if any: all of them hear what one writes. */
export type Cluster = {
  readonly isClustered: boolean;
  tellWritten(table: TableId, after: number, entries: readonly Entry[]): void;
  onWritten(hear: (table: TableId, after: number, entries: readonly Entry[]) => void): void;
  tellRenamed(person: Person): void;
  onRenamed(hear: (person: Person) => void): void;
  tellSignedOut(secretHash: string): void;
  onSignedOut(hear: (secretHash: string) => void): void;
  /** The bans in the store have changed. */
  tellBanned(): void;
  onBanned(hear: () => void): void;
  tellRemoved(table: TableId): void;
  onRemoved(hear: (table: TableId) => void): void;
  tellPresence(reports: readonly PresenceReport[]): void;
  onPresence(hear: (reports: readonly PresenceReport[]) => void): void;
  leave(): Promise<void>;
};

const FAREWELL_MS = 1000;

const SINGLE_PROCESS: Cluster = {
  isClustered: false,
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

/** Carried by Socket.IO's Redis adapter. A lost message shows by its number at the next write or visit. */
export async function joinCluster(io: GameServer, redisUrl: string | undefined): Promise<Cluster> {
  if (redisUrl === undefined) return SINGLE_PROCESS;
  const redis = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null });
  // Without a listener a lost connection would end the process; the client reconnects by itself.
  redis.on("error", () => undefined);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new Error(`REDIS_URL: no answer from the server (${error instanceof Error ? error.message : error})`);
  }
  io.adapter(createAdapter(redis));
  return {
    isClustered: true,
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
      // A Redis that is down does not answer QUIT.
      await Promise.race([redis.quit().catch(() => undefined), pause(FAREWELL_MS, undefined, { ref: false })]);
      redis.disconnect();
    },
  };
}
