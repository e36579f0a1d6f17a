import type { AnyGame } from "../games.ts";
import type { Outcome } from "./applyEntries.ts";
import { mayStep } from "./bounds.ts";
import { answersSlowly, hasQueued } from "./clockwork.ts";
import type { EntryBody } from "./entry.ts";
import { fold } from "./fold.ts";
import type { TableState } from "./tableState.ts";

/** Entries to be written, and the table after them. */
export type Written = Outcome & { readonly entries: readonly EntryBody[] };

/** More queued actions than any table can hold: a game that never stops accepting them must not hang the server. */
const MOST_IN_A_ROW = 1000;

/**
 * Plays queued actions as soon as it is their player's turn. An illegal one is dropped with all that follow it. Where
 * answers take a moment, the table's own play gives them.
 */
export function playQueued(game: AnyGame, written: Written, at: number): Written {
  let { state } = written;
  const entries = [...written.entries];
  const facts = [...written.facts];
  for (let played = 0; played < MOST_IN_A_ROW && state.status === "playing"; played += 1) {
    const now = state;
    const seat = answersSlowly(game) ? undefined : game.pending(now.game).find((one) => hasQueued(now, one));
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

/** Plays what a seat has queued first, or drops its queue if that is not legal. */
export function nextQueued(game: AnyGame, state: TableState, seat: number, at: number): EntryBody {
  const action = state.seats[seat]?.queue[0];
  const next: EntryBody = { type: "acted", seat, action, by: "queue" };
  const isLegal = mayStep(game, state, seat, action) && fold(game, state, next, at).ok;
  return isLegal ? next : { type: "queued", seat, actions: [] };
}
