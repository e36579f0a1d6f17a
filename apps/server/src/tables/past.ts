import { setImmediate as letOthersGo } from "node:timers/promises";
import type { Fact } from "@harbor/kit";
import { HISTORY_PAGE } from "@harbor/protocol";
import { pagesAfter } from "../store/pages.ts";
import type { Store, TableId } from "../store/store.ts";
import { type Audience, eventsOf } from "./audience.ts";
import { readEntry } from "./entry.ts";
import { fold, openTable } from "./fold.ts";
import type { LiveTable } from "./liveTable.ts";
import type { TableState } from "./tableState.ts";

type Facts = readonly Fact<unknown>[];
type Told = { readonly seq: number; readonly state: TableState | undefined; readonly facts: Facts };

export type PastPage = { readonly events: unknown[]; readonly happened: number };

/** A page of what this audience was told of it, or would have been. */
export function pageFor(audience: Audience, facts: Facts, from: number): PastPage {
  return { events: eventsOf(facts.slice(from, from + HISTORY_PAGE), audience), happened: facts.length };
}

/** Whoever asks for a page asks for the next one a moment later: so many tables' past is kept in memory for that. */
const MOST_KEPT = 16;
/** And so many events of all of them together; a long game has some three thousand. */
const MOST_FACTS = 60_000;
/** A whole game folded in one go would keep every other table waiting. */
const ENTRIES_IN_ONE_GO = 20;
/** So many tables' past may be waited for; whoever asks for one more is told to ask again. */
const MOST_WAITED_FOR = 64;
const NOTHING: Told = { seq: 0, state: undefined, facts: [] };

/** What has happened at tables, made again from their entries: nothing of it is kept in the store. */
export class Past {
  readonly #store: Store;
  readonly #kept = new Map<TableId, Told>();
  readonly #waiting = new Map<TableId, Promise<Told>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** How many entries must be folded to tell the past of a table. */
  costOf({ id, seq }: LiveTable): number {
    return Math.max(0, seq - (this.#kept.get(id)?.seq ?? 0));
  }

  /**
   * All that has happened at a table, for the server's eyes: one table after the other, and each once, however many ask
   * for it. Undefined where too many others are waited for.
   */
  async factsOf(table: LiveTable): Promise<Facts | undefined> {
    const known = this.#kept.get(table.id);
    if (known !== undefined && isCurrent(known, table)) {
      this.#keep(table.id, known);
      return known.facts;
    }
    const waiting = this.#waiting.get(table.id);
    if (waiting !== undefined) return (await waiting).facts;
    if (this.#waiting.size >= MOST_WAITED_FOR) return undefined;
    const told = this.#last.then(() => {
      // From here on it no longer is what somebody who asks later must be told.
      this.#waiting.delete(table.id);
      return this.#goOn(table);
    });
    this.#waiting.set(table.id, told);
    this.#last = told.catch(() => undefined);
    return (await told).facts;
  }

  async #goOn(table: LiveTable): Promise<Told> {
    const known = this.#kept.get(table.id) ?? NOTHING;
    if (isCurrent(known, table)) return known;
    let { seq, state } = known;
    const facts = [...known.facts];
    for await (const entries of pagesAfter(this.#store, table.id, seq)) {
      for (const [nth, entry] of entries.entries()) {
        const body = readEntry(entry.body);
        if (state === undefined) {
          if (body.type !== "created") throw new Error(`table ${table.id} does not begin with its creation`);
          state = openTable(table.game, body);
        } else {
          const folded = fold(table.game, state, body, entry.at);
          if (!folded.ok)
            throw new Error(`entry ${entry.seq} of table ${table.id} cannot be replayed: ${folded.reason}`);
          state = folded.state;
          facts.push(...folded.facts);
        }
        seq = entry.seq;
        if (nth % ENTRIES_IN_ONE_GO === ENTRIES_IN_ONE_GO - 1) await letOthersGo();
      }
    }
    const told = { seq, state, facts };
    this.#keep(table.id, told);
    return told;
  }

  #keep(id: TableId, told: Told): void {
    this.#kept.delete(id);
    this.#kept.set(id, told);
    let facts = 0;
    for (const { facts: some } of this.#kept.values()) facts += some.length;
    for (const [oldest, { facts: some }] of this.#kept) {
      // The one that was just asked for stays in any case: its next page is asked for now.
      if (oldest === id || (this.#kept.size <= MOST_KEPT && facts <= MOST_FACTS)) return;
      this.#kept.delete(oldest);
      facts -= some.length;
    }
  }
}

function isCurrent({ state, facts }: Told, table: LiveTable): boolean {
  return state !== undefined && facts.length >= table.state.happened;
}
