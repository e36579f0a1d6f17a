import { setImmediate as letOthersGo } from "node:timers/promises";
import type { Fact } from "@harbor/kit";
import { HISTORY_PAGE } from "@harbor/protocol";
import { pagesAfter } from "../store/pages.ts";
import type { Store, TableId } from "../store/store.ts";
import { applyEntries } from "./applyEntries.ts";
import { type Audience, eventsOf } from "./audience.ts";
import type { Room } from "./room.ts";
import type { TableState } from "./tableState.ts";

type Facts = readonly Fact<unknown>[];
type Told = { readonly seq: number; readonly state: TableState | undefined; readonly facts: Facts };

export type PastPage = { readonly events: unknown[]; readonly happened: number };

/** A page of the events as this audience was told them, or would have been. */
export function pageFor(audience: Audience, facts: Facts, from: number): PastPage {
  return { events: eventsOf(facts.slice(from, from + HISTORY_PAGE), audience), happened: facts.length };
}

/** How many tables' histories stay in memory: the next page is usually requested a moment later. */
const MOST_KEPT = 16;
/** How many events of all of them stay in memory; a long game has some three thousand. */
const MOST_FACTS = 60_000;
/** Folding a whole game at once would keep every other table waiting. */
const ENTRIES_IN_ONE_GO = 20;
/** How many tables' histories may be pending; further requests are told to try again. */
const MOST_WAITED_FOR = 64;
const NOTHING: Told = { seq: 0, state: undefined, facts: [] };

/** The histories of tables, rebuilt from their entries: the store keeps none. */
export class Past {
  readonly #store: Store;
  readonly #kept = new Map<TableId, Told>();
  readonly #waiting = new Map<TableId, Promise<Told>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** How many entries must be folded for a table's history. */
  costOf({ id, seq }: Room): number {
    return Math.max(0, seq - (this.#kept.get(id)?.seq ?? 0));
  }

  /**
   * All that has happened at a table, for the server's eyes: one table after the other, and each once, however many ask
   * for it. Undefined where too many others are waited for.
   */
  async factsOf(table: Room): Promise<Facts | undefined> {
    const known = this.#kept.get(table.id);
    if (known !== undefined && isCurrent(known, table)) {
      this.#keep(table.id, known);
      return known.facts;
    }
    const waiting = this.#waiting.get(table.id);
    if (waiting !== undefined) return (await waiting).facts;
    if (this.#waiting.size >= MOST_WAITED_FOR) return undefined;
    const told = this.#last.then(() => {
      // Later requests need a newer history.
      this.#waiting.delete(table.id);
      return this.#goOn(table);
    });
    this.#waiting.set(table.id, told);
    this.#last = told.catch(() => undefined);
    return (await told).facts;
  }

  async #goOn(table: Room): Promise<Told> {
    const known = this.#kept.get(table.id) ?? NOTHING;
    if (isCurrent(known, table)) return known;
    let { seq, state } = known;
    const facts = [...known.facts];
    for await (const entries of pagesAfter(this.#store, table.id, seq)) {
      for (let from = 0; from < entries.length; from += ENTRIES_IN_ONE_GO) {
        const some = entries.slice(from, from + ENTRIES_IN_ONE_GO);
        const outcome = applyEntries(table.game, table.id, state, some);
        state = outcome.state;
        facts.push(...outcome.facts);
        seq = some.at(-1)?.seq ?? seq;
        await letOthersGo();
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
      // The latest one always stays: its next page is about to be requested.
      if (oldest === id || (this.#kept.size <= MOST_KEPT && facts <= MOST_FACTS)) return;
      this.#kept.delete(oldest);
      facts -= some.length;
    }
  }
}

function isCurrent({ state, facts }: Told, table: Room): boolean {
  return state !== undefined && facts.length >= table.state.happened;
}
