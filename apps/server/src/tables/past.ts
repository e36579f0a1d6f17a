import { setImmediate as letOthersGo } from "node:timers/promises";
import type { Fact } from "@harbor/kit";
import { HISTORY_PAGE } from "@harbor/protocol";
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

/** Tables whose past is kept in memory: whoever asks for a page asks for the next one a moment later. */
const MOST_KEPT = 16;
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
    for (const [nth, entry] of (await this.#store.entriesAfter(table.id, seq)).entries()) {
      const body = readEntry(entry.body);
      if (state === undefined) {
        if (body.type !== "created") throw new Error(`table ${table.id} does not begin with its creation`);
        state = openTable(table.game, body);
      } else {
        const folded = fold(table.game, state, body, entry.at);
        if (!folded.ok) throw new Error(`entry ${entry.seq} of table ${table.id} cannot be replayed: ${folded.reason}`);
        state = folded.state;
        facts.push(...folded.facts);
      }
      seq = entry.seq;
      if (nth % ENTRIES_IN_ONE_GO === ENTRIES_IN_ONE_GO - 1) await letOthersGo();
    }
    const told = { seq, state, facts };
    this.#keep(table.id, told);
    return told;
  }

  #keep(id: TableId, told: Told): void {
    this.#kept.delete(id);
    this.#kept.set(id, told);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
