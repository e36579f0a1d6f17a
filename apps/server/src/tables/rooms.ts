import type { Move } from "@harbor/kit";
import { type Answer, refuse, type TableSettings } from "@harbor/protocol";
import type { GameRegistry } from "../gameRegistry.ts";
import { freshCode, freshId, replayIdOf } from "../random.ts";
import { mustRate } from "../ratings/gameResults.ts";
import { rateTable } from "../ratings/rateTable.ts";
import { pagesAfter } from "../store/pages.ts";
import type { Entry, NewEntry, Person, PersonId, TableId } from "../store/store.ts";
import { foldAll } from "./applyEntries.ts";
import { dueAt } from "./clockwork.ts";
import type { EntryBody } from "./entry.ts";
import { openTable } from "./fold.ts";
import { loadTable, OtherRules } from "./loading.ts";
import { stillKeptOut } from "./moderation.ts";
import { movesIn, replayOf } from "./replay.ts";
import { playsOn } from "./resign.ts";
import { Room } from "./room.ts";
import type { RoomDeps } from "./roomDeps.ts";
import { summaryOf } from "./summary.ts";
import type { TableState } from "./tableState.ts";

/** What a process provides for its tables, and for loading and opening them. */
export type RoomsDeps = Omit<RoomDeps, "onFinished"> & {
  readonly games: GameRegistry;
  /** A table watched here was deleted from the store. */
  onRemoved(table: TableId): void;
  /** How many unfinished tables one person may have a place at; 0 is no limit. */
  readonly tablesPerPerson: number;
  readonly idleAfterMs: number;
};

const CODE_TRIES = 20;
/** The most unwatched tables in memory, however many are requested. */
export const MOST_IDLE = 1000;
const LOADED_BETWEEN_SWEEPS = 100;

/** The tables in this process's memory: loaded when needed, evicted when idle. */
export class Rooms {
  readonly #deps: RoomsDeps;
  readonly #roomDeps: RoomDeps;
  readonly #tables = new Map<TableId, Promise<Room | undefined>>();
  readonly #ids = new Map<string, TableId>();
  readonly #open = new Map<TableId, Room>();
  /** Places that are being taken, by person: one after another. */
  readonly #placing = new Map<PersonId, Promise<unknown>>();
  /** Evicted tables, and when their clocks next run out. */
  readonly #asleep = new Map<TableId, number>();
  readonly #sweeper: ReturnType<typeof setInterval>;

  constructor(deps: RoomsDeps) {
    this.#deps = deps;
    this.#roomDeps = { ...deps, onFinished: (room) => void this.archive(room).catch(deps.onBackgroundError) };
    this.#sweeper = setInterval(() => {
      void this.#wake();
      void this.evictIdle();
    }, this.#sweepEveryMs);
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  get tables(): readonly Room[] {
    return [...this.#open.values()];
  }

  async create(
    host: Person,
    settings: TableSettings,
    seats: readonly EntryBody[] = [],
    seed?: string,
  ): Promise<string> {
    const game = await this.#deps.games.find(settings.game, settings.cards);
    if (game === undefined) throw new Error(`there is no game ${settings.game} with these cards`);
    const at = this.#deps.now();
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const code = this.#freshCode();
      const created: EntryBody = {
        type: "created",
        code,
        settings,
        host: host.id,
        ...(seed !== undefined && { seed }),
      };
      const taken = foldAll(
        game,
        openTable(game, created),
        seats.map((body) => ({ at, body })),
      );
      if (!taken.ok) throw new Error(`nobody can sit at a new table so: ${taken.reason}`);
      const entries = [created, ...seats].map((body): NewEntry => ({ at, body }));
      const id = freshId();
      const outcome = await this.#deps.store.createTable({
        id,
        code,
        entries,
        summary: summaryOf(taken.state, at),
        ...(settings.cards !== undefined && { cards: settings.cards }),
      });
      if (outcome === "created") return code;
    }
    throw new Error("no free table code was found");
  }

  /**
   * Does what gives somebody a place at one more table, if they may have one more: one after the other, however many
   * they ask for at once. Undefined where they have too many.
   */
  async withRoomFor<Result>(person: PersonId, takePlace: () => Promise<Result>): Promise<Result | undefined> {
    const { store, tablesPerPerson } = this.#deps;
    if (tablesPerPerson === 0) return takePlace();
    const before = this.#placing.get(person) ?? Promise.resolve();
    const placed = before.then(async () =>
      (await store.unfinishedTablesOf(person)) < tablesPerPerson ? takePlace() : undefined,
    );
    const isOver = placed.catch(() => undefined);
    this.#placing.set(person, isOver);
    try {
      return await placed;
    } finally {
      if (this.#placing.get(person) === isOver) this.#placing.delete(person);
    }
  }

  async byCode(code: string): Promise<Room | undefined> {
    const known = this.#ids.get(code);
    if (known !== undefined) return this.byId(known);
    const listed = await this.#deps.store.tableByCode(code);
    if (listed === undefined) return undefined;
    const table = await this.byId(listed.id);
    // Forgotten when the table is evicted; a table that cannot be loaded would never be.
    if (table !== undefined) this.#ids.set(code, listed.id);
    return table;
  }

  byId(id: TableId): Promise<Room | undefined> {
    // The caller is about to use it, so it must not be evicted before that.
    const open = this.#open.get(id);
    if (open !== undefined) open.lastUsed = this.#deps.now();
    const known = this.#tables.get(id);
    if (known !== undefined) return open === undefined ? known : this.#upToDate(open);
    const loading = this.#load(id).then(
      (table) => {
        if (table === undefined) this.#tables.delete(id);
        else this.#open.set(id, table);
        if (this.#open.size % LOADED_BETWEEN_SWEEPS === 0) void this.evictIdle();
        return table;
      },
      (error: unknown) => {
        this.#tables.delete(id);
        throw error;
      },
    );
    this.#tables.set(id, loading);
    return loading;
  }

  /** Other processes announce entries only where a table is watched. */
  async #upToDate(table: Room): Promise<Room> {
    if (this.#deps.isClustered && !table.isWatched) await table.refresh();
    return table;
  }

  /** Applies another process's entries if the table is open here. */
  async hear(id: TableId, after: number, entries: readonly Entry[]): Promise<void> {
    await this.#open.get(id)?.catchUp(after, entries);
  }

  /**
   * Brings in what other processes have written to tables that are looked at here. They say so themselves; but one that
   * dies between writing and saying, or a lost message, must not leave anybody looking at what is no more.
   */
  async lookForNews(): Promise<void> {
    const watched = [...this.#open.values()].filter(({ isWatched }) => isWatched);
    if (watched.length === 0) return;
    const seqs = await this.#deps.store.lastSeqs(watched.map(({ id }) => id));
    await Promise.all(watched.map((table) => (table.seq < (seqs.get(table.id) ?? 0) ? table.refresh() : undefined)));
    for (const { id } of watched) if (!seqs.has(id)) this.#deps.onRemoved(id);
  }

  /** Time was lost: every deadline has moved. */
  retime(): void {
    for (const table of this.#open.values()) table.retime();
  }

  opened(id: TableId): Room | undefined {
    return this.#open.get(id);
  }

  /** A table that is already in memory, for a caller who is about to use it. */
  openedByCode(code: string): Room | undefined {
    const id = this.#ids.get(code);
    const table = id === undefined ? undefined : this.#open.get(id);
    if (table !== undefined) table.lastUsed = this.#deps.now();
    return table;
  }

  /** Closes a table for the operator, whatever its state. */
  async closeByOperator(code: string): Promise<Answer> {
    try {
      const table = await this.byCode(code);
      if (table === undefined) return refuse("no-such-table");
      const isOver = () => table.state.status !== "open" && table.state.status !== "playing";
      if (isOver()) return refuse("not-playing");
      return await table.note(() => (isOver() ? [] : [{ type: "closed" }]));
    } catch (error) {
      if (error instanceof OtherRules) return this.closeUnplayable(code);
      throw error;
    }
  }

  /** Drops a deleted table. */
  forget(id: TableId): void {
    const table = this.#open.get(id);
    this.#open.delete(id);
    this.#tables.delete(id);
    if (table === undefined) return;
    this.#ids.delete(table.state.code);
    table.abandon();
  }

  /**
   * Closes a table that cannot be loaded under the rules there are, for anybody who has a place at it (it would be in
   * their lists for ever), or for whoever runs the server.
   */
  async closeUnplayable(code: string, person?: PersonId): Promise<Answer> {
    const { store, now } = this.#deps;
    const listed = await store.tableByCode(code);
    if (listed === undefined) return refuse("no-such-table");
    const { id, code: _, ...summary } = listed;
    if (person !== undefined && !summary.people.includes(person)) return refuse("not-seated");
    if (summary.status !== "open" && summary.status !== "playing") return refuse("not-playing");
    const at = now();
    const closed: EntryBody = { type: "closed" };
    const last = (await store.lastSeqs([id])).get(id) ?? 0;
    const outcome = await store.append(id, last, [{ at, body: closed }], {
      ...summary,
      status: "closed",
      changedAt: at,
    });
    return outcome === "appended" ? { ok: true } : refuse("busy");
  }

  /** Processes have come or gone, so this one may decide other tables now. */
  tend(): void {
    for (const table of this.#open.values()) table.tend();
  }

  /** A code by which this process decides the table, so that its people need not move for their next game. */
  #freshCode(): string {
    for (;;) {
      const code = freshCode();
      if (this.#deps.decider(code) === undefined) return code;
    }
  }

  get #sweepEveryMs(): number {
    return Math.max(100, this.#deps.idleAfterMs / 4);
  }

  /** Whether a table may be evicted; one with a long clock is loaded again before it runs out. */
  #isIdle(table: Room): boolean {
    if (table.isBusy || table.isWatched) return false;
    if (!table.isTicking) return true;
    const due = this.#dueAt(table);
    return due !== undefined && due - this.#deps.now() > 2 * this.#wakeBeforeMs;
  }

  #dueAt(table: Room): number | undefined {
    return dueAt(table, this.#deps.downtimes(), this.#deps.now());
  }

  get #wakeBeforeMs(): number {
    return 2 * this.#sweepEveryMs;
  }

  async #wake(): Promise<void> {
    const until = this.#deps.now() + this.#wakeBeforeMs;
    for (const [id, due] of this.#asleep) {
      if (due > until) continue;
      // A table that ended or was deleted no longer needs waking; one that cannot be loaded now still does.
      await this.byId(id).then(() => this.#asleep.delete(id), this.#deps.onBackgroundError);
    }
  }

  /** Evicts tables unused for a while, and unwatched ones beyond the limit. */
  async evictIdle(): Promise<void> {
    const idle = [...this.#open.values()]
      .filter((table) => this.#isIdle(table))
      .toSorted((a, b) => a.lastUsed - b.lastUsed);
    const now = this.#deps.now();
    for (const [nth, table] of idle.entries()) {
      const isCrowded = idle.length - nth > MOST_IDLE;
      if (!isCrowded && now - table.lastUsed < this.#deps.idleAfterMs) return;
      if (this.#isIdle(table) && this.#open.get(table.id) === table) await this.#close(table);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all([...this.#open.values()].map((table) => this.#close(table)));
  }

  /** Counts a rated game, and makes a finished table's replay, once: concurrent attempts save it under the same id. */
  async archive(table: Room): Promise<void> {
    await rateTable(table, this.#deps.store, this.#deps.now());
    if (table.state.status !== "finished" || table.state.replay !== undefined) return;
    const moves: Move<unknown>[] = [];
    for await (const entries of pagesAfter(this.#deps.store, table.id, 0)) moves.push(...movesIn(entries));
    const text = replayOf(table.game, table.state, moves);
    const replay = replayIdOf(table.id);
    await this.#deps.store.saveReplay({ id: replay, text, savedAt: this.#deps.now() });
    await table.note((state) => (state.replay === undefined ? [{ type: "archived", replay }] : []));
  }

  async #close(table: Room): Promise<void> {
    const due = this.#dueAt(table);
    if (due !== undefined) this.#asleep.set(table.id, due);
    this.#open.delete(table.id);
    this.#tables.delete(table.id);
    this.#ids.delete(table.state.code);
    await table.close();
  }

  async #load(id: TableId): Promise<Room | undefined> {
    const loaded = await loadTable(this.#deps.store, this.#deps.games, id);
    if (loaded === undefined) return undefined;
    const table = new Room(loaded, this.#roomDeps);
    this.#asleep.delete(id);
    const { status, replay } = loaded.state;
    // A server killed right after the last action left this undone.
    if ((status === "finished" && replay === undefined) || mustRate(loaded.state))
      void this.archive(table).catch(this.#deps.onBackgroundError);
    return table;
  }
}

/** The entries that seat a finished table's people again at the next one. */
export function seatsAgain(state: TableState): EntryBody[] {
  const seats = state.seats.flatMap(({ holder, color }, seat): EntryBody[] => {
    const painted: EntryBody = { type: "painted", seat, color };
    if (playsOn(holder)) return [{ type: "sat", seat, person: holder.person, name: holder.name }, painted];
    if (holder.kind !== "bot") return [painted];
    return [{ type: "bot-sat", seat, ...(holder.bot !== undefined && { bot: holder.bot }) }, painted];
  });
  return [...stillKeptOut(state), ...seats];
}
