import { openEmbeddedStore } from "./embedded.ts";
import type { OnLost } from "./fileThread.ts";
import { openPostgresStore } from "./postgres.ts";
import type { Store } from "./store.ts";

export type StorePlace = {
  /** A PostgreSQL database, which several servers may share; without one, the data folder is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  /** The most connections to the database. */
  readonly connections?: number;
  /** Called with one line when the embedded store has failed for good. */
  readonly onLost?: OnLost;
};

/** Rejects with a StoreUnavailable, whose message is one line, if the problem cannot be solved here. */
export function openStore({ databaseUrl, dataFolder, connections, onLost }: StorePlace): Promise<Store> {
  return databaseUrl === undefined
    ? openEmbeddedStore(dataFolder, onLost)
    : openPostgresStore(databaseUrl, connections);
}
