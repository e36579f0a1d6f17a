import type { AnyGame } from "../games.ts";
import type { Outcome } from "./applyEntries.ts";
import { mayStep } from "./bounds.ts";
import type { EntryBody } from "./entry.ts";
import { fold } from "./fold.ts";

/** Entries to be written, and the table after them. */
export type Written = Outcome & { readonly entries: readonly EntryBody[] };

/** More queued actions than any table can hold: a game that never stops accepting them must not hang the server. */
const MOST_IN_A_ROW = 1000;

/** Plays queued actions as soon as it is their player's turn. An illegal one is dropped with all that follow it. */
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
