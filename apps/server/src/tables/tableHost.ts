import type { TableSettings } from "@harbor/protocol";
import type { Downtime } from "../clocks.ts";
import type { AnyGame } from "../games.ts";
import { freshCode, freshId, freshSeed, replayIdOf } from "../random.ts";
import type { GameShelf } from "../shelf.ts";
import type { Entry, NewEntry, Person, Store, TableId } from "../store/store.ts";
import type { Outlet } from "./audienceStream.ts";
import { type EntryBody, readEntry } from "./entry.ts";
import { fold, openTable } from "./fold.ts";
import { LiveTable, type Surroundings } from "./liveTable.ts";
import { replayOf } from "./replay.ts";
import { summaryOf } from "./summary.ts";
import { TABLE_FORMAT, type TableState } from "./tableState.ts";

export type HostPlan = {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly outlet: Outlet;
  now(): number;
  readonly downtimes: readonly Downtime[];
  readonly presence: Pick<Surroundings, "isPresent" | "peoplePresent" | "goneSince" | "isWatched">;
  readonly hasNeighbors: boolean;
  announce: Surroundings["announce"];
  measure: Surroundings["measure"];
  onTrouble: Surroundings["onTrouble"];
  readonly absentAfterMs: number;
  readonly botDelayMs: number;
  readonly idleAfterMs: number;
};

const CODE_TRIES = 20;

/** All the tables in the memory of this process: loaded when somebody comes, let go when nobody has for a while. */
export class TableHost {
  readonly #plan: HostPlan;
  readonly #tables = new Map<TableId, Promise<LiveTable | undefined>>();
  readonly #ids = new Map<string, TableId>();
  readonly #open = new Map<TableId, LiveTable>();
  readonly #sweeper: ReturnType<typeof setInterval>;

  constructor(plan: HostPlan) {
    this.#plan = plan;
    this.#sweeper = setInterval(() => void this.letIdleGo(), Math.max(100, plan.idleAfterMs / 4));
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
      const code = freshCode();
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
      const outcome = await this.#plan.store.createTable({ id, code, entries, summary: summaryOf(state, at) });
      if (outcome === "created") return code;
    }
    throw new Error("no free table code was found");
  }

  async byCode(code: string): Promise<LiveTable | undefined> {
    const known = this.#ids.get(code);
    if (known !== undefined) return this.byId(known);
    const listed = await this.#plan.store.tableByCode(code);
    if (listed === undefined) return undefined;
    this.#ids.set(code, listed.id);
    return this.byId(listed.id);
  }

  byId(id: TableId): Promise<LiveTable | undefined> {
    // Whoever asks for it is about to use it: it must not leave the memory before that.
    const open = this.#open.get(id);
    if (open !== undefined) open.lastUsed = this.#plan.now();
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id).then(
      (table) => {
        if (table === undefined) this.#tables.delete(id);
        else this.#open.set(id, table);
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

  async letIdleGo(): Promise<void> {
    const now = this.#plan.now();
    for (const table of this.#open.values()) {
      const inUse = table.isBusy || table.isWatched || table.isTicking;
      if (!inUse && now - table.lastUsed >= this.#plan.idleAfterMs) await this.#close(table);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all([...this.#open.values()].map((table) => this.#close(table)));
  }

  /** Makes the replay of a finished table, once: several that are at it at the same time save it under the same id. */
  async archive(table: LiveTable): Promise<void> {
    if (table.state.status !== "finished" || table.state.replay !== undefined) return;
    const text = replayOf(table.game, table.state, await this.#plan.store.entriesAfter(table.id, 0));
    const replay = replayIdOf(table.id);
    await this.#plan.store.saveReplay({ id: replay, text, savedAt: this.#plan.now() });
    await table.note((state) => (state.replay === undefined ? [{ type: "archived", replay }] : []));
  }

  async #close(table: LiveTable): Promise<void> {
    this.#open.delete(table.id);
    this.#tables.delete(table.id);
    this.#ids.delete(table.state.code);
    await table.close();
  }

  async #load(id: TableId): Promise<LiveTable | undefined> {
    const { store } = this.#plan;
    const stored = await store.load(id);
    if (stored === undefined) return undefined;
    const snapshot = readSnapshot(stored.snapshot?.body);
    const entries =
      snapshot === undefined && stored.snapshot !== undefined ? await store.entriesAfter(id, 0) : stored.entries;
    const game = await this.#gameOf(snapshot, entries);
    if (snapshot?.status === "playing" && !isPlayedUnder(game, snapshot.playedUnder)) {
      throw new Error(outdated(stored.code));
    }
    let state = snapshot;
    for (const { seq, at, body } of entries) {
      const entry = readEntry(body);
      if (entry.type === "started" && !isPlayedUnder(game, entry)) throw new Error(outdated(stored.code));
      if (state === undefined) {
        if (entry.type !== "created") throw new Error(`table ${stored.code} does not begin with its creation`);
        state = openTable(game, entry);
        continue;
      }
      const folded = fold(game, state, entry, at);
      if (!folded.ok) throw new Error(`entry ${seq} of table ${stored.code} cannot be replayed: ${folded.reason}`);
      state = folded.state;
    }
    if (state === undefined) return undefined;
    const snapshotSeq = snapshot === undefined ? 0 : (stored.snapshot?.seq ?? 0);
    const table = new LiveTable(
      { id, game, state, seq: entries.at(-1)?.seq ?? snapshotSeq, snapshotSeq },
      this.#surroundings(),
    );
    // A server that was killed between the last action and the archive left this undone.
    if (state.status === "finished" && state.replay === undefined) void this.archive(table).catch(this.#plan.onTrouble);
    return table;
  }

  async #gameOf(snapshot: TableState | undefined, entries: readonly Entry[]): Promise<AnyGame> {
    const first = entries[0] === undefined ? undefined : readEntry(entries[0].body);
    const settings = snapshot?.settings ?? (first?.type === "created" ? first.settings : undefined);
    if (settings === undefined) throw new Error("a table without a beginning cannot be loaded");
    const game = await this.#plan.shelf.find(settings.game, settings.cards);
    if (game === undefined) throw new Error(`this server does not have the game ${settings.game} with its cards`);
    return game;
  }

  #surroundings(): Surroundings {
    const {
      store,
      outlet,
      downtimes,
      presence,
      hasNeighbors,
      announce,
      measure,
      onTrouble,
      absentAfterMs,
      botDelayMs,
    } = this.#plan;
    return {
      store,
      outlet,
      now: () => this.#plan.now(),
      freshSeed,
      downtimes,
      isPresent: presence.isPresent,
      peoplePresent: presence.peoplePresent,
      goneSince: presence.goneSince,
      isWatched: presence.isWatched,
      absentAfterMs,
      botDelayMs,
      hasNeighbors,
      announce,
      measure,
      onTrouble,
      onFinished: (table) => void this.archive(table).catch(onTrouble),
    };
  }
}

function isPlayedUnder(game: AnyGame, version: TableState["playedUnder"]): boolean {
  return version === undefined || (version.rules === game.rules && version.cards === game.cards);
}

function outdated(code: string): string {
  return `table ${code} was begun under rules or cards that this server no longer has`;
}

function readSnapshot(body: unknown): TableState | undefined {
  return isTableState(body) ? body : undefined;
}

function isTableState(body: unknown): body is TableState {
  return typeof body === "object" && body !== null && "format" in body && body.format === TABLE_FORMAT;
}

/** People who sat at a table, seat for seat, as entries for the next one. */
export function seatsAgain(state: TableState): EntryBody[] {
  return state.seats.flatMap(({ holder, color }, seat): EntryBody[] => {
    const painted: EntryBody = { type: "painted", seat, color };
    if (holder.kind === "person") return [{ type: "sat", seat, person: holder.person, name: holder.name }, painted];
    return holder.kind === "bot" ? [{ type: "bot-sat", seat, level: holder.level }, painted] : [painted];
  });
}
