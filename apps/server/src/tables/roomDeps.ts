import type { Downtime } from "../clocks.ts";
import type { Entry, Person, PersonId, Store, TableId } from "../store/store.ts";
import type { Outlet } from "./audienceStream.ts";
import type { Think } from "./autopilot.ts";
import type { Room } from "./room.ts";

/** Who is connected to the tables of this process. */
export type RoomPresence = {
  isPresent(table: TableId, person: PersonId): boolean;
  peoplePresent(table: TableId): readonly Person[];
  /** Since when this person has been disconnected; undefined while they are connected. */
  disconnectedSince(table: TableId, person: PersonId): number | undefined;
  /** When somebody was last here; undefined if not since the server started. */
  lastSeen(table: TableId, person: PersonId): number | undefined;
  isWatched(table: TableId): boolean;
};

/** What a process provides for each of its tables. */
export type RoomDeps = {
  readonly store: Store;
  readonly outlet: Outlet;
  now(): number;
  /** The periods in which nobody could move. */
  downtimes(): readonly Downtime[];
  /** Resolves once all time lost so far is known; rejects while nothing can be written. */
  confirmTime(): Promise<void>;
  readonly presence: RoomPresence;
  readonly absentAfterMs: number;
  readonly botDelayMs: number;
  /** How long the longest thought of a bot takes. */
  readonly captainMs: number;
  /** The other process of this server that decides this table; undefined if it is this one. */
  decider(code: string): number | undefined;
  /** Asks the process that decides this table to look after it. */
  entrust(code: string): void;
  /** Thinks for seats of this table. */
  think(table: TableId): Think;
  /** Whether other processes serve the same tables. */
  readonly isClustered: boolean;
  /** Announces this process's entries to the others. */
  announce(table: TableId, after: number, entries: readonly Entry[]): void;
  onFinished(table: Room): void;
  /** Background work failed, so there is no caller to tell. */
  onBackgroundError(error: unknown): void;
  measure(acted: { readonly entries: number; readonly conflicts: number }): void;
};
