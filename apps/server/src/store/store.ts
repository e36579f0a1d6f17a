/**
 * What the server keeps, and nothing of how. A table is an ordered list of entries; whoever writes says after which
 * entry, so two writers of one table are told apart whatever process they are in.
 *
 * Ids, codes, names, hashes and texts are any Unicode text but the character U+0000, which PostgreSQL cannot hold;
 * inside JSON data it may stand.
 */
export type TableId = string;
export type PersonId = string;

/** One thing that happened at a table. The body is the table's own affair: plain JSON data. */
export type Entry = { readonly seq: number; readonly at: number; readonly body: unknown };
export type NewEntry = Omit<Entry, "seq">;

export type TableStatus = "open" | "playing" | "finished" | "closed";

/** What lists of tables show, kept beside the entries so that no list has to load a table. */
export type TableSummary = {
  readonly status: TableStatus;
  readonly isPublic: boolean;
  /** Whether time runs for its players though nobody looks. */
  readonly isClocked: boolean;
  /** Everybody who holds a seat or is the host. */
  readonly people: readonly PersonId[];
  /** What a row of the list shows: plain JSON data. */
  readonly card: unknown;
  readonly changedAt: number;
};

export type NewTable = {
  readonly id: TableId;
  /** The short code that people type to find it. */
  readonly code: string;
  readonly entries: readonly NewEntry[];
  readonly summary: TableSummary;
  /** The hash of the cards it is played with, where they are somebody's own: they are kept as long as it is. */
  readonly cards?: string;
};

export type ListedTable = { readonly id: TableId; readonly code: string } & TableSummary;

export type Snapshot = { readonly seq: number; readonly body: unknown };

export type StoredTable = {
  readonly id: TableId;
  readonly code: string;
  readonly snapshot?: Snapshot;
  /** When those who have a place there were seen last, as far as that was noted. */
  readonly seen: ReadonlyMap<PersonId, number>;
  /** The first page of the entries after the snapshot, or of all there are. */
  readonly entries: readonly Entry[];
};

export type Person = { readonly id: PersonId; readonly name: string };

/** A browser or program that keeps a secret of a person. */
export type Device = {
  readonly secretHash: string;
  /** What it said it was when it got the secret; null where nobody asked. */
  readonly device: string | null;
  /** When the secret was given, or renewed. */
  readonly at: number;
};

export type StoredReplay = { readonly id: string; readonly text: string; readonly savedAt: number };
/** Somebody may have handed it in, and then it belongs to no table. */
export type NewReplay = StoredReplay & { readonly isHandedIn?: boolean };

export type StoredCards = { readonly hash: string; readonly game: string; readonly lists: unknown };

/** What somebody reported of somebody else at a table, for whoever runs the server. */
export type StoredReport = {
  readonly id: string;
  readonly at: number;
  /** The table's code. */
  readonly table: string;
  readonly by: Person;
  readonly about: Person;
  readonly reason: string;
  readonly text?: string;
  /** What was said, where that is reported. */
  readonly message?: { readonly text: string; readonly at: number };
};

export type Ban = { readonly person: PersonId; readonly name: string; readonly at: number; readonly reason?: string };

/** A table with what its entries tell of its life. */
export type TableAge = ListedTable & {
  readonly openedAt: number;
  readonly lastAt: number;
  readonly entries: number;
};

/** `next` is where the next page begins; absent after the last one. */
export type TouchedTables = { readonly tables: readonly TableId[]; readonly next?: TableId };

/** From which times on things are old enough to be deleted; what has no time is kept. */
export type Sweep = {
  /** Resume links that have expired. */
  readonly linksBefore: number;
  /** Outages that no clock can still have stood still in. */
  readonly downtimesBefore?: number;
  /** Tables, by their last change or, while they are played, by their last entry; replays; cards that no table needs. */
  readonly gamesBefore?: number;
  /** People without a place who have not even given themselves a name. */
  readonly newcomersBefore?: number;
  /** People without a place at any table and without a younger secret. */
  readonly peopleBefore?: number;
  readonly reportsBefore?: number;
};

/** So many entries are read at once. */
export const ENTRIES_A_PAGE = 500;

/** What anybody may leave without having a place anywhere: the latest so many are kept. */
export const MOST_LEFT = { newcomers: 100_000, cards: 1000, replays: 2000, reports: 5000 } as const;

/** Whoever holds it must let it go again: the log grows meanwhile. One holder at a time. */
export type StoreFile = {
  /** From now on the file itself does not change; all that was acknowledged until now is in it. */
  hold(): Promise<{ readonly path: string; readonly bytes: number }>;
  /** How much of its log has to be copied, too, to have all that is acknowledged now; rejects if it is held no more. */
  logBytes(): Promise<number>;
  release(): Promise<void>;
};

/** In bytes; what is free on its disk is known of one's own machine only. */
export type StoreSize = { readonly bytes: number; readonly free?: number };

export interface Store {
  /** Entries are numbered from 1. Durable once it resolves. Rejects when the id is not new. */
  createTable(table: NewTable): Promise<"created" | "code-taken">;
  /**
   * One entry at least. All or nothing, the summary too; a conflict when `after` is not the last entry or there is no such table. Durable
   * once it resolves: nothing of it is lost by a crash that comes later. A rejection leaves open whether it was
   * written (the connection may break before the answer comes): whoever needs to know loads the table.
   */
  append(
    table: TableId,
    after: number,
    entries: readonly NewEntry[],
    summary?: TableSummary,
  ): Promise<"appended" | "conflict">;
  load(table: TableId): Promise<StoredTable | undefined>;
  /** The first page of them; `pagesAfter` gives all. */
  entriesAfter(table: TableId, seq: number): Promise<readonly Entry[]>;
  /** The number of the last entry of each of these tables; tables without entries are left out. */
  lastSeqs(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /** Only ever replaces an older snapshot. */
  saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void>;
  tableByCode(code: string): Promise<ListedTable | undefined>;
  /** Open and playing, latest change first. */
  publicTables(limit: number): Promise<readonly ListedTable[]>;
  /** Playing with a clock: those a server must wake when it starts. */
  clockedTables(): Promise<readonly ListedTable[]>;
  tablesOf(person: PersonId, limit: number): Promise<readonly ListedTable[]>;
  /** How many tables that are not over this person is the host of or sits at. */
  unfinishedTablesOf(person: PersonId): Promise<number>;

  /** A person is known by the hash of a secret; every device has a secret of its own. Rejects what is not new. */
  addPerson(
    person: Person & { readonly secretHash: string; readonly at: number; readonly device?: string },
  ): Promise<void>;
  personBySecret(secretHash: string): Promise<Person | undefined>;
  renamePerson(person: PersonId, name: string): Promise<void>;
  addSecret(person: PersonId, secretHash: string, at: number, device?: string): Promise<void>;
  /** Those that were used last, latest first. */
  devicesOf(person: PersonId): Promise<readonly Device[]>;
  /** Whether a secret that was given or renewed before a time is renewed now. */
  renewSecret(secretHash: string, when: { readonly at: number; readonly ifBefore: number }): Promise<boolean>;
  /** Whether there was such a secret of this person; there is none any more. */
  removeSecret(person: PersonId, secretHash: string): Promise<boolean>;
  /** Gives a link that works once, until it expires. */
  addResumeLink(link: { readonly hash: string; readonly person: PersonId; readonly expiresAt: number }): Promise<void>;
  /** The same as taking it, but it can still be used. */
  personByLink(hash: string, now: number): Promise<Person | undefined>;
  /** The person of an unused link that has not expired; it is used up by that, however many ask at once. */
  takeResumeLink(hash: string, now: number): Promise<Person | undefined>;

  /** Card sets that people handed in, by their hash. */
  saveCards(cards: StoredCards & { readonly at: number }): Promise<void>;
  cards(hash: string): Promise<StoredCards | undefined>;

  /** The first under an id stays: saved again, nothing changes. */
  saveReplay(replay: NewReplay): Promise<void>;
  replay(id: string): Promise<StoredReplay | undefined>;

  /** Whether it is new: the same person reports the same only once. */
  saveReport(report: StoredReport): Promise<boolean>;
  /** Latest first, from the one after `before` on. */
  reports(page: {
    readonly limit: number;
    readonly before?: Pick<StoredReport, "at" | "id">;
  }): Promise<readonly StoredReport[]>;
  /** Whether there was such a report; there is none any more. */
  dropReport(id: string): Promise<boolean>;

  /** What time it is there: servers that share a store go by its clock. */
  time(): Promise<number>;
  /** Clocks stand still while no server runs: the beat tells until when one did. */
  beat(at: number): Promise<void>;
  lastBeat(): Promise<number | undefined>;
  /** Several servers tell the same one: of those with the same beginning the longest counts. */
  addDowntime(downtime: { readonly from: number; readonly to: number }): Promise<void>;
  /** Those that were not over at that time, earliest first. */
  downtimesSince(at: number): Promise<readonly { readonly from: number; readonly to: number }[]>;

  /** Notes when somebody with a place at a table was there. */
  noteSeen(table: TableId, person: PersonId, at: number): Promise<void>;

  /** Shut out by whoever runs the server; once more, it is as it was the first time. */
  ban(ban: Omit<Ban, "name">): Promise<void>;
  /** Whether there was such a ban; there is none any more. */
  unban(person: PersonId): Promise<boolean>;
  /** Earliest first. */
  bans(): Promise<readonly Ban[]>;

  /** Open and playing, whoever may see them, latest change first, and how many there are in all. */
  unfinishedTables(limit: number): Promise<{ readonly tables: readonly TableAge[]; readonly inAll: number }>;
  person(id: PersonId): Promise<Person | undefined>;
  /** Those who came last first. */
  peopleNamed(name: string, limit: number): Promise<readonly (Person & { readonly since: number })[]>;
  /** The tables at which somebody was ever the host, sat, did or said something, a page of all there are at a time. */
  tablesTouchedBy(person: PersonId, after: TableId | undefined): Promise<TouchedTables>;
  /** With all that happened there. */
  removeTables(tables: readonly TableId[], replays: readonly string[]): Promise<void>;
  /** With their devices and links; their tables must have gone before. */
  removePerson(person: PersonId): Promise<void>;

  /** Deletes some of what is old, and of what strangers leave the oldest beyond `MOST_LEFT`; gives whether there may be more. */
  sweep(sweep: Sweep): Promise<boolean>;

  size(): Promise<StoreSize>;

  /** The one file that everything is in, where it is one: it can be copied while people play. */
  readonly file?: StoreFile;

  /** Whether it is open; one that has broken down is opened again, and meanwhile all that is asked of it fails. */
  isOpen(): boolean;
  /** What was asked before is done first. */
  close(): Promise<void>;
}
