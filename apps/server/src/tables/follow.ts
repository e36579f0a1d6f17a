import type { Fact } from "@harbor/kit";
import type { AnyGame } from "../games.ts";
import type { Entry, TableId } from "../store/store.ts";
import { mayStep } from "./bounds.ts";
import { type EntryBody, readEntry } from "./entry.ts";
import { type Folded, fold } from "./fold.ts";
import type { TableState } from "./tableState.ts";

export type Written = {
  readonly entries: readonly EntryBody[];
  readonly state: TableState;
  readonly facts: readonly Fact<unknown>[];
};

/** Makes entries of a table one after the other; refused as a whole if the game refuses one of them. */
export function foldAll(
  game: AnyGame,
  state: TableState,
  entries: readonly EntryBody[],
  at: number,
): ({ readonly ok: true } & Written) | Extract<Folded, { ok: false }> {
  let after = state;
  const facts: Fact<unknown>[] = [];
  for (const entry of entries) {
    const folded = fold(game, after, entry, at);
    if (!folded.ok) return folded;
    after = folded.state;
    facts.push(...folded.facts);
  }
  return { ok: true, entries, state: after, facts };
}

/** What another process has written, and took for right. */
export function foldNews(
  game: AnyGame,
  table: TableId,
  state: TableState,
  entries: readonly Entry[],
): Pick<Written, "state" | "facts"> {
  let after = state;
  const facts: Fact<unknown>[] = [];
  for (const { seq, at, body } of entries) {
    const folded = fold(game, after, readEntry(body), at);
    if (!folded.ok) throw new Error(`entry ${seq} of table ${table} cannot be replayed: ${folded.reason}`);
    after = folded.state;
    facts.push(...folded.facts);
  }
  return { state: after, facts };
}

/** More queued actions in a row than any table can hold; a game that never stops taking them must not hang the server. */
const MOST_IN_A_ROW = 1000;

/** Plays what players queued as soon as it is their turn. What is no longer legal is thrown away with all behind it. */
export function playQueued(game: AnyGame, written: Written, at: number): Written {
  let { state } = written;
  const entries = [...written.entries];
  const facts = [...written.facts];
  for (let played = 0; played < MOST_IN_A_ROW && state.status === "playing"; played += 1) {
    const seat = game.pending(state.game).find((one) => (state.seats[one]?.queue.length ?? 0) > 0);
    if (seat === undefined) break;
    const action = state.seats[seat]?.queue[0];
    const next: EntryBody = { type: "acted", seat, action, by: "queue" };
    const folded = mayStep(game, state, seat, action) ? fold(game, state, next, at) : undefined;
    const entry: EntryBody = folded?.ok === true ? next : { type: "queued", seat, actions: [] };
    const done = folded?.ok === true ? folded : fold(game, state, entry, at);
    if (!done.ok) break;
    entries.push(entry);
    facts.push(...done.facts);
    state = done.state;
  }
  return { entries, state, facts };
}
