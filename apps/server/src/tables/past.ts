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
const NOTHING: Told = { seq: 0, state: undefined, facts: [] };

/** What has happened at tables, made again from their entries: nothing of it is kept in the store. */
export class Past {
  readonly #store: Store;
  readonly #kept = new Map<TableId, Told>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** All that has happened at a table, for the server's eyes: one table after the other, however many ask at once. */
  factsOf(table: LiveTable): Promise<Facts> {
    const told = this.#last.then(() => this.#goOn(table));
    this.#last = told.catch(() => undefined);
    return told.then(({ facts }) => facts);
  }

  async #goOn(table: LiveTable): Promise<Told> {
    const known = this.#kept.get(table.id) ?? NOTHING;
    if (known.state !== undefined && known.facts.length >= table.state.happened) return known;
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
