import type { Fact } from "@harbor/kit";
import type { AnyGame } from "../games.ts";
import type { Entry } from "../store/store.ts";
import { type EntryBody, readEntry } from "./entry.ts";
import { type Folded, fold, openTable } from "./fold.ts";
import type { TableState } from "./tableState.ts";

/** A table after some entries, and the events in them. */
export type Outcome = { readonly state: TableState; readonly facts: readonly Fact<unknown>[] };

/** Applies entries to a table one after another; all are refused if the game refuses one. */
export function foldAll<One extends { readonly at: number; readonly body: EntryBody }>(
  game: AnyGame,
  state: TableState,
  entries: readonly One[],
): ({ readonly ok: true } & Outcome) | (Extract<Folded, { ok: false }> & { readonly entry: One }) {
  let after = state;
  const facts: Fact<unknown>[] = [];
  for (const entry of entries) {
    const folded = fold(game, after, entry.body, entry.at);
    if (!folded.ok) return { ...folded, entry };
    after = folded.state;
    facts.push(...folded.facts);
  }
  return { ok: true, state: after, facts };
}

/** A table's first entry, the only one that names its game. */
export function creationIn(table: string, first: EntryBody | undefined): Extract<EntryBody, { type: "created" }> {
  if (first?.type === "created") return first;
  throw new Error(`table ${table} does not begin with its creation`);
}

/**
 * Applies stored entries to a table, or builds a new table if there is no state yet. Entries were valid when written, so
 * it is a fault if the game refuses one now.
 */
export function applyEntries(
  game: AnyGame,
  table: string,
  state: TableState | undefined,
  stored: readonly Entry[],
): Outcome {
  const entries = stored.map(({ seq, at, body }) => ({ seq, at, body: readEntry(body) }));
  const before = state ?? openTable(game, creationIn(table, entries.shift()?.body));
  const folded = foldAll(game, before, entries);
  if (folded.ok) return folded;
  throw new Error(`entry ${folded.entry.seq} of table ${table} cannot be replayed: ${folded.reason}`);
}
