/**
 * What the server keeps, not how. A table is an ordered list of entries. A writer names the entry it follows, which
 * detects concurrent writers in any process. Ids, codes, names, hashes and texts are any Unicode text without U+0000,
 * which PostgreSQL cannot hold; JSON data may contain it.
 */
export type TableId = string;
export type PersonId = string;

/** One thing that happened at a table. The store does not interpret the body: plain JSON data. */
export type Entry = { readonly seq: number; readonly at: number; readonly body: unknown };
export type NewEntry = Omit<Entry, "seq">;

export type TableStatus = "open" | "playing" | "finished" | "closed";

/** What lists of tables show, kept beside the entries so that no list has to load a table. */
export type TableSummary = {
  readonly status: TableStatus;
  readonly isPublic: boolean;
  /** Whether its players' clocks run while nobody is connected. */
  readonly isClocked: boolean;
  /** Everybody with a seat, and the host. */
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
  /** The hash of the custom cards it is played with, if any: they are kept as long as the table is. */
  readonly cards?: string;
};

export type ListedTable = { readonly id: TableId; readonly code: string } & TableSummary;

export type Snapshot = { readonly seq: number; readonly body: unknown };

export type StoredTable = {
  readonly id: TableId;
  readonly code: string;
  readonly snapshot?: Snapshot;
  /** When people with a place there were last seen, if known. */
  readonly seen: ReadonlyMap<PersonId, number>;
  /** The first page of the entries after the snapshot, or of all entries. */
  readonly entries: readonly Entry[];
};

export type Person = { readonly id: PersonId; readonly name: string };

/** A browser or program that keeps a secret of a person. */
export type Device = {
  readonly secretHash: string;
  /** What it identified as when it got the secret; null if unknown. */
  readonly device: string | null;
  /** When the secret was given or renewed. */
  readonly at: number;
};

/** A public key by which a person can sign in on any device. */
export type Passkey = {
  /** The browser's id of it. */
  readonly id: string;
  readonly person: PersonId;
  /** In the form that browsers give it, SPKI, as base64url. */
  readonly publicKey: string;
  /** How often its authenticator says it was used; 0 if it does not count. */
  readonly counter: number;
  readonly device: string | null;
  readonly at: number;
  readonly usedAt: number;
};

/** How strong a person plays a game, by Glicko-2. */
export type StoredRating = {
  readonly game: string;
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
  /** How many games it rests on. */
  readonly games: number;
  /** Whether its owner wants to be rated at present. */
  readonly isWanted: boolean;
  /** When the last of them ended. */
  readonly playedAt: number;
  readonly lastTable: string;
};

export type StoredReplay = { readonly id: string; readonly text: string; readonly savedAt: number };
/** An uploaded replay belongs to no table. */
export type NewReplay = StoredReplay & { readonly isHandedIn?: boolean };

export type StoredCards = { readonly hash: string; readonly game: string; readonly lists: unknown };

/** A report about somebody at a table, for the operator. */
export type StoredReport = {
  readonly id: string;
  readonly at: number;
  /** The table's code. */
  readonly table: string;
  readonly by: Person;
  readonly about: Person;
  readonly reason: string;
  readonly text?: string;
  /** The reported message, if there is one. */
  readonly message?: { readonly text: string; readonly at: number };
};

/** What somebody scored in the game of a day. */
export type NewDaily = {
  readonly game: string;
  readonly day: string;
  readonly person: PersonId;
  readonly score: number;
  readonly at: number;
};

export type Ban = { readonly person: PersonId; readonly name: string; readonly at: number; readonly reason?: string };

/** A browser that takes push messages, by the hash of its address. */
export type StoredPush = {
  readonly hash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
};
export type NewPush = StoredPush & { readonly person: PersonId; readonly secretHash: string; readonly at: number };

/** By what a player is called. */
export type CallBy = "push" | "mail";

/** An address that somebody wants mail at, once it is confirmed. */
export type StoredMail = {
  /** Made up by the server, for links. */
  readonly id: string;
  readonly person: PersonId;
  readonly address: string;
  readonly language: string;
  readonly isConfirmed: boolean;
};
export type NewMail = Omit<StoredMail, "isConfirmed"> & {
  /** Until then it can be confirmed. */
  readonly expiresAt: number;
};

/** Why a player is called to a table: it is their turn, or their time is running out. */
export type CallWhy = "turn" | "short";

/** A table with its age and length, from its entries. */
export type TableAge = ListedTable & {
  readonly openedAt: number;
  readonly lastAt: number;
  readonly entries: number;
};

/** `next` is where the next page begins; absent after the last one. */
export type TouchedTables = { readonly tables: readonly TableId[]; readonly next?: TableId };

/** Anything older than these times is deleted; a kind without a time is kept. */
export type Sweep = {
  /** Resume links that have expired. */
  readonly linksBefore: number;
  /** Outages that no longer affect any clock. */
  readonly downtimesBefore?: number;
  /** Tables, by their last change or, in play, by their last entry; replays; cards that no table needs. */
  readonly gamesBefore?: number;
  /** People who never chose a name, and have neither a place nor a result. */
  readonly newcomersBefore?: number;
  /** People without a place at any table and without a more recent secret. */
  readonly peopleBefore?: number;
  readonly reportsBefore?: number;
  /** Results of games of the day, by their day. */
  readonly dailyBefore?: string;
};

/** How many entries are read at once. */
export const ENTRIES_A_PAGE = 500;

/** How much of what people can leave behind without having a place is kept; the latest remain. */
export const MOST_LEFT = { newcomers: 100_000, cards: 1000, replays: 2000, reports: 5000 } as const;

/** A hold must be released, because the log grows meanwhile. One holder at a time. */
export type StoreFile = {
  /** From now on the file itself does not change; it contains everything acknowledged so far. */
  hold(): Promise<{ readonly path: string; readonly bytes: number }>;
  /** How much of its log must be copied too for everything acknowledged now; rejects if the hold was lost. */
  logBytes(): Promise<number>;
  release(): Promise<void>;
};

/** In bytes; the free disk space is known only for this machine. */
export type StoreSize = { readonly bytes: number; readonly free?: number };

export interface Store {
  /** Entries are numbered from 1. Durable once it resolves. Rejects an id that exists. */
  createTable(table: NewTable): Promise<"created" | "code-taken">;
  /**
   * At least one entry. All or nothing, the summary too; a conflict if `after` is not the last entry or the table does
   * not exist. Durable once it resolves: no later crash loses any of it. A rejection leaves open whether it was written
   * (the connection may break before the answer comes): load the table to find out.
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
  /** Open ones, then those in play; of both the latest change first. */
  publicTables(limit: number): Promise<readonly ListedTable[]>;
  /** In play with a clock: a server must wake these when it starts. */
  clockedTables(): Promise<readonly ListedTable[]>;
  tablesOf(person: PersonId, limit: number): Promise<readonly ListedTable[]>;
  /** How many unfinished tables this person hosts or sits at. */
  unfinishedTablesOf(person: PersonId): Promise<number>;

  /** A person is known by the hash of a secret; every device has its own. Rejects a known id or secret. */
  addPerson(
    person: Person & { readonly secretHash: string; readonly at: number; readonly device?: string },
  ): Promise<void>;
  personBySecret(secretHash: string): Promise<Person | undefined>;
  renamePerson(person: PersonId, name: string): Promise<void>;
  addSecret(person: PersonId, secretHash: string, at: number, device?: string): Promise<void>;
  /** The most recently used, latest first. */
  devicesOf(person: PersonId): Promise<readonly Device[]>;
  /** Renews a secret that was given or last renewed before `ifBefore`; whether it did. */
  renewSecret(secretHash: string, when: { readonly at: number; readonly ifBefore: number }): Promise<boolean>;
  /** Whether this person had such a secret; it is gone now. */
  removeSecret(person: PersonId, secretHash: string): Promise<boolean>;
  /** Adds a link that works once, until it expires. */
  addResumeLink(link: { readonly hash: string; readonly person: PersonId; readonly expiresAt: number }): Promise<void>;
  /** Removes all unused links of a person. */
  removeResumeLinks(person: PersonId): Promise<void>;
  /** Like `takeResumeLink`, but without using the link up. */
  personByLink(hash: string, now: number): Promise<Person | undefined>;
  /**
   * The person of an unused link that has not expired. This uses it up; of concurrent callers only one gets the person.
   */
  takeResumeLink(hash: string, now: number): Promise<Person | undefined>;

  /** Whether it is new: an id that somebody has stays theirs. */
  addPasskey(passkey: Omit<Passkey, "usedAt">): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** Earliest first. */
  passkeysOf(person: PersonId): Promise<readonly Passkey[]>;
  /** Notes a use; false if the counter has not gone up, unless it has always been 0. */
  countPasskey(id: string, use: { readonly counter: number; readonly at: number }): Promise<boolean>;
  /** Whether this person had such a passkey; it is gone now. */
  removePasskey(person: PersonId, id: string): Promise<boolean>;
  /** Adds a challenge, of a person or of nobody, that can be taken once until it expires. */
  addChallenge(challenge: {
    readonly hash: string;
    readonly person?: PersonId;
    readonly expiresAt: number;
  }): Promise<void>;
  /** Whether there was such a challenge; it is used up. Of concurrent callers only one gets it. */
  takeChallenge(challenge: {
    readonly hash: string;
    readonly person?: PersonId;
    readonly now: number;
  }): Promise<boolean>;

  rating(person: PersonId, game: string): Promise<StoredRating | undefined>;
  ratingsOf(person: PersonId): Promise<readonly StoredRating[]>;
  /** Switches being rated on or off; the numbers are for somebody new and change no rating that exists. */
  wantRating(
    person: PersonId,
    game: string,
    wish: Pick<StoredRating, "isWanted" | "value" | "deviation" | "volatility"> & { readonly at: number },
  ): Promise<void>;
  /**
   * Counts a table's game, whose id is `lastTable`. A table that was counted before changes nothing, whatever was counted
   * since. False if another game was counted meanwhile, and this one is not.
   */
  saveRating(person: PersonId, game: string, rating: Omit<StoredRating, "game" | "isWanted">): Promise<boolean>;

  /** Uploaded card sets, by their hash. */
  saveCards(cards: StoredCards & { readonly at: number }): Promise<void>;
  cards(hash: string): Promise<StoredCards | undefined>;

  /** An id's first replay stays: saving again changes nothing. */
  saveReplay(replay: NewReplay): Promise<void>;
  replay(id: string): Promise<StoredReplay | undefined>;

  /** Whether it is new: the same report by the same person counts once. */
  saveReport(report: StoredReport): Promise<boolean>;
  /** Latest first, beginning after `before`. */
  reports(page: {
    readonly limit: number;
    readonly before?: Pick<StoredReport, "at" | "id">;
  }): Promise<readonly StoredReport[]>;
  /** Whether there was such a report; it is gone now. */
  dropReport(id: string): Promise<boolean>;

  /** Whether it counts: of a person's results for a game and day the first one does. */
  saveDaily(result: NewDaily): Promise<boolean>;
  /** How many people reached each score, lowest first. */
  dailyScores(game: string, day: string): Promise<readonly { readonly score: number; readonly people: number }[]>;
  /** A person's results, latest day first. */
  dailyOf(person: PersonId, game: string): Promise<readonly { readonly day: string; readonly score: number }[]>;
  /** The key pair of all servers on this store; the fresh one if there is none yet. */
  serverKeys(fresh: { readonly publicKey: string; readonly privateKey: string }): Promise<typeof fresh>;
  /** The same address again replaces what was known of it; a person's oldest ones make room. */
  savePush(push: NewPush): Promise<void>;
  /** Latest first. */
  pushesOf(person: PersonId): Promise<readonly StoredPush[]>;
  dropPush(hash: string): Promise<void>;
  /** Whether a person wants to be called to a table. */
  setCalled(table: TableId, person: PersonId, on: boolean, by: CallBy): Promise<void>;
  isCalled(table: TableId, person: PersonId, by: CallBy): Promise<boolean>;
  /**
   * Whether this call is to be made: the person wants to be called, and nobody has claimed this call before. `since` is
   * when their decision began.
   */
  claimCall(call: {
    readonly table: TableId;
    readonly person: PersonId;
    readonly why: CallWhy;
    readonly since: number;
    readonly by: CallBy;
  }): Promise<boolean>;

  /** A new address takes the place of the person's old one, and is not confirmed. */
  saveMail(mail: NewMail): Promise<void>;
  mailOf(person: PersonId): Promise<StoredMail | undefined>;
  mailById(id: string): Promise<StoredMail | undefined>;
  /** Whether it is confirmed now: not if it was removed, replaced or has expired. */
  confirmMail(id: string, now: number): Promise<boolean>;
  removeMail(person: PersonId): Promise<void>;

  /** The store's time, which servers that share it use. */
  time(): Promise<number>;
  /** Clocks stand still while no server runs: the last beat shows until when one did. */
  beat(at: number): Promise<void>;
  lastBeat(): Promise<number | undefined>;
  /** Several servers report the same outage: of those with the same beginning the longest counts. */
  addDowntime(downtime: { readonly from: number; readonly to: number }): Promise<void>;
  /** Outages that were not over at that time, earliest first. */
  downtimesSince(at: number): Promise<readonly { readonly from: number; readonly to: number }[]>;

  /** Notes that a person with a place at a table was there. */
  noteSeen(table: TableId, person: PersonId, at: number): Promise<void>;

  /** Bans a person; banning again changes nothing. */
  ban(ban: Omit<Ban, "name">): Promise<void>;
  /** Whether there was such a ban; it is gone now. */
  unban(person: PersonId): Promise<boolean>;
  /** Earliest first. */
  bans(): Promise<readonly Ban[]>;

  /** All tables open or in play, latest change first, and how many there are. */
  unfinishedTables(limit: number): Promise<{ readonly tables: readonly TableAge[]; readonly inAll: number }>;
  person(id: PersonId): Promise<Person | undefined>;
  /** Latest first. */
  peopleNamed(name: string, limit: number): Promise<readonly (Person & { readonly since: number })[]>;
  /** A page of the tables that somebody ever hosted, sat at, did or said something at. */
  tablesTouchedBy(person: PersonId, after: TableId | undefined): Promise<TouchedTables>;
  /** With everything that happened there. */
  removeTables(tables: readonly TableId[], replays: readonly string[]): Promise<void>;
  /** With their devices and links; their tables must be removed first. */
  removePerson(person: PersonId): Promise<void>;

  /**
   * Deletes a batch of what is old, and the oldest beyond `MOST_LEFT` of what strangers leave; true if there may be
   * more.
   */
  sweep(sweep: Sweep): Promise<boolean>;

  size(): Promise<StoreSize>;

  /** The one file with everything in it, if there is one: it can be copied while people play. */
  readonly file?: StoreFile;

  /** Whether it is open. A store that failed is opened again, and every call fails meanwhile. */
  isOpen(): boolean;
  /** Finishes earlier calls first. */
  close(): Promise<void>;
}
