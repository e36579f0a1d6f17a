import { type Downtime, deadlineAfter } from "../clocks.ts";
import type { AnyGame } from "../games.ts";
import { hasAnswer } from "./queued.ts";
import { isPlayedFor, type TableState } from "./tableState.ts";

/** What next happens at a table by itself: a bot's move, a queued answer, or a clock that runs out at that time. */
export type Due = { readonly seat: number; readonly deadline?: number };

/** When the clocks of those the game waits for run out. */
export function deadlinesOf(state: TableState, downtimes: readonly Downtime[]): ReadonlyMap<number, number> {
  const { settings, status, seats } = state;
  const deadlines = new Map<number, number>();
  if (status !== "playing" || settings.clock === undefined) return deadlines;
  for (const [number, seat] of seats.entries()) {
    if (seat.since === undefined || isPlayedFor(seat)) continue;
    deadlines.set(number, deadlineAfter(seat.since, settings.clock, downtimes));
  }
  return deadlines;
}

/** Bots and queued answers come before clocks. */
export function nextDue(game: AnyGame, state: TableState, deadlines: ReadonlyMap<number, number>): Due | undefined {
  if (state.status !== "playing") return undefined;
  const own = game.pending(state.game).find((seat) => isDecidedHere(game, state, seat));
  if (own !== undefined) return { seat: own };
  if (deadlines.size === 0) return undefined;
  const [next] = [...deadlines].toSorted(([, a], [, b]) => a - b);
  return next && { seat: next[0], deadline: next[1] };
}

/** When something next happens at a table by itself: at once if it is a bot's turn; undefined if nothing is due. */
export function dueAt(
  { game, state }: { readonly game: AnyGame; readonly state: TableState },
  downtimes: readonly Downtime[],
  now: number,
): number | undefined {
  const due = nextDue(game, state, deadlinesOf(state, downtimes));
  return due && (due.deadline ?? now);
}

export function isPlayedForAt(state: TableState, seat: number): boolean {
  const held = state.seats[seat];
  return held !== undefined && isPlayedFor(held);
}

/** Whether the server decides for a seat that is asked now, or has its answer. */
export function isDecidedHere(game: AnyGame, state: TableState, seat: number): boolean {
  return isPlayedForAt(state, seat) || (answersSlowly(game) && hasAnswer(game, state, seat));
}

/**
 * Whether queued answers take a moment, as if they were being thought about. An immediate one would give away that it
 * had been decided before, and a later one that what was queued had become illegal.
 */
export function answersSlowly(game: AnyGame): boolean {
  return game.asksInSecret !== undefined;
}
