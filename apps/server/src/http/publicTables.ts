import type { TableCard } from "@harbor/protocol";
import type { Presence } from "../presence.ts";
import { hashSecret } from "../random.ts";
import type { ListedTable, PersonId, Store } from "../store/store.ts";
import { cardOf, listed, type SummaryCard } from "../tables/summary.ts";

/** The most tables in any list. */
export const LIST_LENGTH = 100;
/** How old the list of public tables may be. */
export const LIST_LASTS_MS = 1000;
/** Whoever just sat down may still be opening the table's page. */
const COMING_MS = 20_000;

export type PublicTable = ListedTable & { readonly face: SummaryCard };

/** The list as JSON, and a name for exactly this text. */
export type ListText = { readonly text: string; readonly tag: string };

export type PublicTablesPlan = {
  readonly store: Pick<Store, "publicTables">;
  readonly presence: Pick<Presence, "isPresent">;
  now(): number;
};

/** The public tables, and who is there. Everybody's first page asks for the list, so it is made once for all of them. */
export class PublicTables {
  readonly #plan: PublicTablesPlan;
  #made: { readonly list: ListText; readonly at: number } | undefined;
  #making: Promise<ListText> | undefined;

  constructor(plan: PublicTablesPlan) {
    this.#plan = plan;
  }

  /** At most a second old. */
  list(): Promise<ListText> {
    const age = this.#made === undefined ? Number.POSITIVE_INFINITY : this.#plan.now() - this.#made.at;
    // A clock that was set back must not keep an old list.
    if (this.#made !== undefined && age >= 0 && age < LIST_LASTS_MS) return Promise.resolve(this.#made.list);
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  async #make(): Promise<ListText> {
    const at = this.#plan.now();
    const text = JSON.stringify({ tables: (await this.read()).map((table) => this.#row(table)) });
    const list = { text, tag: `"${hashSecret(text).slice(0, 16)}"` };
    this.#made = { list, at };
    return list;
  }

  /** The tables as the store has them now. */
  async read(): Promise<readonly PublicTable[]> {
    const tables = await this.#plan.store.publicTables(LIST_LENGTH);
    return tables.map((table) => ({ ...table, face: cardOf(table.card) }));
  }

  #row(table: PublicTable): TableCard {
    const row = listed(table, table.face);
    if (table.status !== "open") return row;
    const seats = row.seats.map((seat, nth) => {
      const sitter = table.face.sitters?.[nth];
      return sitter ? { ...seat, here: this.isHere(table, sitter, seat.since) } : seat;
    });
    return { ...row, seats };
  }

  /** Whether somebody with a seat is at the table, or on the way there. */
  isHere(table: ListedTable, person: PersonId, since = 0): boolean {
    return this.#plan.presence.isPresent(table.id, person) || this.#plan.now() - since < COMING_MS;
  }
}
