import { openEmbeddedStore } from "./embedded.ts";
import type { OnLost } from "./fileThread.ts";
import { openPostgresStore } from "./postgres.ts";
import type { Store } from "./store.ts";

export type StorePlace = {
  /** A PostgreSQL database, which several servers may share; without one, the data folder is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  /** How many connections to the database there are at most. */
  readonly connections?: number;
  /** Called with one line when the embedded store has broken down for good. */
  readonly onLost?: OnLost;
};

/** Rejects with a StoreUnavailable, whose message is one line, when there is nothing to be done about it here. */
export function openStore({ databaseUrl, dataFolder, connections, onLost }: StorePlace): Promise<Store> {
  return databaseUrl === undefined
    ? openEmbeddedStore(dataFolder, onLost)
    : openPostgresStore(databaseUrl, connections);
}
