import type { AnyGame } from "../games.ts";
import type { Outcome } from "./applyEntries.ts";
import { mayStep } from "./bounds.ts";
import { answersSlowly } from "./clockwork.ts";
import type { EntryBody } from "./entry.ts";
import { fold } from "./fold.ts";
import { hasAnswer, queuedAnswer } from "./queued.ts";
import type { TableState } from "./tableState.ts";

/** Entries to be written, and the table after them. */
export type Written = Outcome & { readonly entries: readonly EntryBody[] };

/** More queued actions than any table can hold: a game that never stops accepting them must not hang the server. */
const MOST_IN_A_ROW = 1000;

/**
 * Plays queued actions as soon as their player is asked for them. If one is illegal, the whole queue is dropped. Where
 * answers take a moment, the table's own play gives them.
 */
export function playQueued(game: AnyGame, written: Written, at: number): Written {
  let { state } = written;
  const entries = [...written.entries];
  const facts = [...written.facts];
  for (let played = 0; played < MOST_IN_A_ROW && state.status === "playing"; played += 1) {
    const now = state;
    const seat = answersSlowly(game) ? undefined : game.pending(now.game).find((one) => hasAnswer(game, now, one));
    if (seat === undefined) break;
    const entry = nextQueued(game, now, seat, at);
    const done = fold(game, now, entry, at);
    if (!done.ok) break;
    entries.push(entry);
    facts.push(...done.facts);
    state = done.state;
  }
  return { entries, state, facts };
}

/** Plays the first legal one of what a seat has queued as its answer, or drops its queue if there is none. */
export function nextQueued(game: AnyGame, state: TableState, seat: number, at: number): EntryBody {
  for (const action of queuedAnswer(game, state, seat) ?? []) {
    const next: EntryBody = { type: "acted", seat, action, by: "queue" };
    if (mayStep(game, state, seat, action) && fold(game, state, next, at).ok) return next;
  }
  return { type: "queued", seat, actions: [] };
}
