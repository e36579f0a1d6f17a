import { Bans } from "../bans.ts";
import type { Presence } from "../presence.ts";
import type { Person, Store, TableId } from "../store/store.ts";
import type { Rooms } from "../tables/rooms.ts";
import type { Cluster } from "./cluster.ts";
import { disconnectBanned } from "./disconnectBanned.ts";
import { closeSockets, type GameServer, renameSockets } from "./sockets.ts";

export type IdentitiesPlan = {
  readonly io: GameServer;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly cluster: Cluster;
  tellPresence(table: TableId): void;
  onBackgroundError(error: unknown): undefined;
};

export type Identities = {
  readonly bans: Bans;
  /** Renames a person's connections in every process. */
  tellRenamed(person: Person): void;
  /** Ends every connection of a device, in any process. */
  tellSignedOut(secretHash: string): void;
};

/** Applies renames, sign-outs and bans to open connections, from this server or another. */
export async function keepIdentities(plan: IdentitiesPlan): Promise<Identities> {
  const { io, store, rooms, presence, cluster, tellPresence, onBackgroundError } = plan;
  const bans = await Bans.open({
    store,
    onBanned: (person) => disconnectBanned({ io, rooms }, person, onBackgroundError),
    onBackgroundError,
  });
  const rename = (person: Person) => {
    renameSockets(io, person);
    for (const table of presence.rename(person)) tellPresence(table);
  };
  const signOut = (secretHash: string) => closeSockets(io, (data) => data.secretHash === secretHash);
  cluster.onRenamed(rename);
  cluster.onSignedOut(signOut);
  cluster.onBanned(() => void bans.refresh().catch(onBackgroundError));
  return {
    bans,
    tellRenamed(person) {
      rename(person);
      cluster.tellRenamed(person);
    },
    tellSignedOut(secretHash) {
      signOut(secretHash);
      cluster.tellSignedOut(secretHash);
    },
  };
}
