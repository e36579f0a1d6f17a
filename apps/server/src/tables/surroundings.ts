import type { Downtime } from "../clocks.ts";
import type { Entry, Person, PersonId, Store, TableId } from "../store/store.ts";
import type { Outlet } from "./audienceStream.ts";
import type { Think } from "./autopilot.ts";
import type { LiveTable } from "./liveTable.ts";

/** What a table needs of the process it lives in. */
export type Surroundings = {
  readonly store: Store;
  readonly outlet: Outlet;
  now(): number;
  freshSeed(): string;
  /** The times in which nobody could move. */
  downtimes(): readonly Downtime[];
  /** Resolves when the time that was lost until now is known; rejects while nothing can be written. */
  confirmTime(): Promise<void>;
  isPresent(table: TableId, person: PersonId): boolean;
  peoplePresent(table: TableId): readonly Person[];
  /** Since when nobody in this person's name has been connected here; undefined while somebody is. */
  goneSince(table: TableId, person: PersonId): number | undefined;
  /** When somebody was here last; undefined where nobody knows since the server began. */
  lastSeen(table: TableId, person: PersonId): number | undefined;
  isWatched(table: TableId): boolean;
  readonly absentAfterMs: number;
  readonly botDelayMs: number;
  /** Which other process of the same server decides the table of this code, if it is not this one. */
  decider(code: string): number | undefined;
  /** Has the process that decides this table look after what happens there by itself. */
  entrust(code: string): void;
  /** Lets somebody think for a seat of this table. */
  think(table: TableId): Think;
  /** Whether other processes serve the same tables. */
  readonly hasNeighbors: boolean;
  /** Tells the other processes what this one has written. */
  announce(table: TableId, after: number, entries: readonly Entry[]): void;
  onFinished(table: LiveTable): void;
  /** Something failed that nobody asked for and so nobody is told of. */
  onTrouble(error: unknown): void;
  measure(acted: { readonly entries: number; readonly conflicts: number }): void;
};
