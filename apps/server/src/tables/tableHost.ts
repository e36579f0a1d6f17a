import type { Move } from "@harbor/kit";
import { type Answer, refuse, type TableSettings } from "@harbor/protocol";
import { freshCode, freshId, freshSeed, replayIdOf } from "../random.ts";
import type { GameShelf } from "../shelf.ts";
import { pagesAfter } from "../store/pages.ts";
import type { Entry, NewEntry, Person, PersonId, Store, TableId } from "../store/store.ts";
import type { Outlet } from "./audienceStream.ts";
import { dueAt } from "./clockwork.ts";
import type { EntryBody } from "./entry.ts";
import { fold, openTable } from "./fold.ts";
import { LiveTable } from "./liveTable.ts";
import { loadTable, OtherRules } from "./loading.ts";
import { stillKeptOut } from "./moderation.ts";
import { movesIn, replayOf } from "./replay.ts";
import { playsOn } from "./resign.ts";
import { summaryOf } from "./summary.ts";
import type { Surroundings } from "./surroundings.ts";
import type { TableState } from "./tableState.ts";

export type HostPlan = {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly outlet: Outlet;
  now(): number;
  downtimes: Surroundings["downtimes"];
  confirmTime: Surroundings["confirmTime"];
  readonly presence: Pick<Surroundings, "isPresent" | "peoplePresent" | "goneSince" | "lastSeen" | "isWatched">;
  readonly hasNeighbors: boolean;
  decider: Surroundings["decider"];
  entrust: Surroundings["entrust"];
  announce: Surroundings["announce"];
  measure: Surroundings["measure"];
  /** A table that people look at here is no more in the store. */
  onRemoved(table: TableId): void;
  onTrouble: Surroundings["onTrouble"];
  readonly absentAfterMs: number;
  /** At how many tables that are not over one person may have a place; 0 is no limit. */
  readonly tablesPerPerson: number;
  readonly botDelayMs: number;
  think: Surroundings["think"];
  readonly idleAfterMs: number;
};

const CODE_TRIES = 20;
/** Tables in memory at which nobody looks: however many somebody asks for one after the other. */
export const MOST_IDLE = 1000;
const LOADED_BETWEEN_SWEEPS = 100;

/** All the tables in the memory of this process: loaded when somebody comes, let go when nobody has for a while. */
export class TableHost {
  readonly #plan: HostPlan;
  readonly #tables = new Map<TableId, Promise<LiveTable | undefined>>();
  readonly #ids = new Map<string, TableId>();
  readonly #open = new Map<TableId, LiveTable>();
  /** Who takes a place takes it after those they take already. */
  readonly #placing = new Map<PersonId, Promise<unknown>>();
  /** Tables that left the memory, and when their clocks next run out. */
  readonly #asleep = new Map<TableId, number>();
  readonly #sweeper: ReturnType<typeof setInterval>;

  constructor(plan: HostPlan) {
    this.#plan = plan;
    this.#sweeper = setInterval(() => {
      void this.#wake();
      void this.letIdleGo();
    }, this.#sweepEveryMs);
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  get tables(): readonly LiveTable[] {
    return [...this.#open.values()];
  }

  async create(
    host: Person,
    settings: TableSettings,
    seats: readonly EntryBody[] = [],
    seed?: string,
  ): Promise<string> {
    const game = await this.#plan.shelf.find(settings.game, settings.cards);
    if (game === undefined) throw new Error(`there is no game ${settings.game} with these cards`);
    const at = this.#plan.now();
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const code = this.#freshCode();
      const created: EntryBody = {
        type: "created",
        code,
        settings,
        host: host.id,
        ...(seed !== undefined && { seed }),
      };
      let state: TableState = openTable(game, created);
      for (const entry of seats) {
        const folded = fold(game, state, entry, at);
        if (folded.ok) state = folded.state;
      }
      const entries = [created, ...seats].map((body): NewEntry => ({ at, body }));
      const id = freshId();
      const outcome = await this.#plan.store.createTable({
        id,
        code,
        entries,
        summary: summaryOf(state, at),
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
    const { store, tablesPerPerson } = this.#plan;
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

  async byCode(code: string): Promise<LiveTable | undefined> {
    const known = this.#ids.get(code);
    if (known !== undefined) return this.byId(known);
    const listed = await this.#plan.store.tableByCode(code);
    if (listed === undefined) return undefined;
    const table = await this.byId(listed.id);
    // Forgotten with the table when that leaves the memory; one that cannot be loaded never would.
    if (table !== undefined) this.#ids.set(code, listed.id);
    return table;
  }

  byId(id: TableId): Promise<LiveTable | undefined> {
    // Whoever asks for it is about to use it: it must not leave the memory before that.
    const open = this.#open.get(id);
    if (open !== undefined) open.lastUsed = this.#plan.now();
    const known = this.#tables.get(id);
    if (known !== undefined) return open === undefined ? known : this.#upToDate(open);
    const loading = this.#load(id).then(
      (table) => {
        if (table === undefined) this.#tables.delete(id);
        else this.#open.set(id, table);
        if (this.#open.size % LOADED_BETWEEN_SWEEPS === 0) void this.letIdleGo();
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

  /** Others tell what they write only where somebody looks on. */
  async #upToDate(table: LiveTable): Promise<LiveTable> {
    if (this.#plan.hasNeighbors && !table.isWatched) await table.refresh();
    return table;
  }

  /** What another process wrote; of no concern where the table is not open. */
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
    const seqs = await this.#plan.store.lastSeqs(watched.map(({ id }) => id));
    await Promise.all(watched.map((table) => (table.seq < (seqs.get(table.id) ?? 0) ? table.refresh() : undefined)));
    for (const { id } of watched) if (!seqs.has(id)) this.#plan.onRemoved(id);
  }

  /** Time was lost for all. */
  retime(): void {
    for (const table of this.#open.values()) table.retime();
  }

  opened(id: TableId): LiveTable | undefined {
    return this.#open.get(id);
  }

  /** A table that is in memory already; whoever asks for it is about to use it. */
  openedByCode(code: string): LiveTable | undefined {
    const id = this.#ids.get(code);
    const table = id === undefined ? undefined : this.#open.get(id);
    if (table !== undefined) table.lastUsed = this.#plan.now();
    return table;
  }

  /** Closes a table for whoever runs the server, whatever becomes of it otherwise. */
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

  /** Lets go of a table that is no more. */
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
    const { store, now } = this.#plan;
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

  /** Processes have come or gone: tables may have passed to this one, or to another. */
  tend(): void {
    for (const table of this.#open.values()) table.tend();
  }

  /** A table is decided where it was opened: its people and their next games need not go elsewhere. */
  #freshCode(): string {
    for (;;) {
      const code = freshCode();
      if (this.#plan.decider(code) === undefined) return code;
    }
  }

  get #sweepEveryMs(): number {
    return Math.max(100, this.#plan.idleAfterMs / 4);
  }

  /** Whether a table may leave the memory; one whose clock runs for a long time is brought back before it runs out. */
  #isIdle(table: LiveTable): boolean {
    if (table.isBusy || table.isWatched) return false;
    if (!table.isTicking) return true;
    const due = this.#dueAt(table);
    return due !== undefined && due - this.#plan.now() > 2 * this.#wakeBeforeMs;
  }

  #dueAt(table: LiveTable): number | undefined {
    return dueAt(table, this.#plan.downtimes(), this.#plan.now());
  }

  get #wakeBeforeMs(): number {
    return 2 * this.#sweepEveryMs;
  }

  async #wake(): Promise<void> {
    const until = this.#plan.now() + this.#wakeBeforeMs;
    for (const [id, due] of this.#asleep) {
      if (due > until) continue;
      // One that ended elsewhere, or is gone, has nothing to be woken for; one that cannot be loaded now has still.
      await this.byId(id).then(() => this.#asleep.delete(id), this.#plan.onTrouble);
    }
  }

  /** Tables that nobody has used for a while, and of those that nobody looks at all but so many. */
  async letIdleGo(): Promise<void> {
    const idle = [...this.#open.values()]
      .filter((table) => this.#isIdle(table))
      .toSorted((a, b) => a.lastUsed - b.lastUsed);
    const now = this.#plan.now();
    for (const [nth, table] of idle.entries()) {
      const isCrowded = idle.length - nth > MOST_IDLE;
      if (!isCrowded && now - table.lastUsed < this.#plan.idleAfterMs) return;
      if (this.#isIdle(table) && this.#open.get(table.id) === table) await this.#close(table);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all([...this.#open.values()].map((table) => this.#close(table)));
  }

  /** Makes the replay of a finished table, once: several that are at it at the same time save it under the same id. */
  async archive(table: LiveTable): Promise<void> {
    if (table.state.status !== "finished" || table.state.replay !== undefined) return;
    const moves: Move<unknown>[] = [];
    for await (const entries of pagesAfter(this.#plan.store, table.id, 0)) moves.push(...movesIn(entries));
    const text = replayOf(table.game, table.state, moves);
    const replay = replayIdOf(table.id);
    await this.#plan.store.saveReplay({ id: replay, text, savedAt: this.#plan.now() });
    await table.note((state) => (state.replay === undefined ? [{ type: "archived", replay }] : []));
  }

  async #close(table: LiveTable): Promise<void> {
    const due = this.#dueAt(table);
    if (due !== undefined) this.#asleep.set(table.id, due);
    this.#open.delete(table.id);
    this.#tables.delete(table.id);
    this.#ids.delete(table.state.code);
    await table.close();
  }

  async #load(id: TableId): Promise<LiveTable | undefined> {
    const loaded = await loadTable(this.#plan.store, this.#plan.shelf, id);
    if (loaded === undefined) return undefined;
    const table = new LiveTable(loaded, this.#surroundings());
    this.#asleep.delete(id);
    const { status, replay } = loaded.state;
    // A server that was killed between the last action and the archive left this undone.
    if (status === "finished" && replay === undefined) void this.archive(table).catch(this.#plan.onTrouble);
    return table;
  }

  #surroundings(): Surroundings {
    const {
      store,
      outlet,
      downtimes,
      confirmTime,
      presence,
      hasNeighbors,
      decider,
      entrust,
      announce,
      measure,
      onTrouble,
      absentAfterMs,
      botDelayMs,
      think,
    } = this.#plan;
    return {
      store,
      outlet,
      now: () => this.#plan.now(),
      freshSeed,
      downtimes,
      confirmTime,
      isPresent: presence.isPresent,
      peoplePresent: presence.peoplePresent,
      goneSince: presence.goneSince,
      lastSeen: presence.lastSeen,
      isWatched: presence.isWatched,
      absentAfterMs,
      botDelayMs,
      think,
      hasNeighbors,
      decider,
      entrust,
      announce,
      measure,
      onTrouble,
      onFinished: (table) => void this.archive(table).catch(onTrouble),
    };
  }
}

/** People who sat at a table to its end, seat for seat, as entries for the next one. */
export function seatsAgain(state: TableState): EntryBody[] {
  const seats = state.seats.flatMap(({ holder, color }, seat): EntryBody[] => {
    const painted: EntryBody = { type: "painted", seat, color };
    if (playsOn(holder)) return [{ type: "sat", seat, person: holder.person, name: holder.name }, painted];
    if (holder.kind !== "bot") return [painted];
    return [{ type: "bot-sat", seat, ...(holder.bot !== undefined && { bot: holder.bot }) }, painted];
  });
  return [...stillKeptOut(state), ...seats];
}
