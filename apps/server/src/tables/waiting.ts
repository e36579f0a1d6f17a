import type { AnyGame } from "../games.ts";
import type { SeatState, TableState } from "./tableState.ts";

/** The game's last move: whose it was, and whether they made it themselves. */
export type LastMove = { readonly seat: number; readonly isOwn: boolean };

/**
 * Since when the game waits for each seat. A decision is a player's part in a phase: the clock runs on through all its
 * steps, and resumes where it stood if the player takes back that they were done. It starts anew with each of a player's
 * turns, because it limits how long the others wait. A move by the autopilot ends the decision, because one clock must
 * not run out twice.
 */
export function noteWaiting(
  game: AnyGame,
  before: TableState,
  { game: state, seats }: TableState,
  move: LastMove | undefined,
  at: number,
): readonly SeatState[] {
  const pending = game.pending(state);
  const part = partOf(game, state);
  const isSamePart = before.game !== undefined && partOf(game, before.game) === part;
  return seats.map((held, number) => {
    const seat = held.late === part ? held : inTime(held);
    const waits = pending.includes(number);
    const hasMoved = move?.seat === number;
    const runsOn = hasMoved && move.isOwn && isSamePart;
    if (waits) {
      if (seat.since === undefined) return begin(seat, at - (runsOn && seat.spent?.part === part ? seat.spent.ms : 0));
      return hasMoved && !runsOn ? begin(seat, at) : seat;
    }
    if (seat.since === undefined) return seat;
    const { since, ...rested } = seat;
    return runsOn ? { ...rested, spent: { part, ms: at - since } } : rested;
  });
}

function begin({ spent: _, ...seat }: SeatState, since: number): SeatState {
  return { ...seat, since };
}

/** The seat is its player's again. */
export function inTime(seat: SeatState): SeatState {
  if (seat.late === undefined) return seat;
  const { late: _, ...own } = seat;
  return own;
}

/** The part of the game that a decision belongs to. */
export function partOf(game: AnyGame, state: unknown): string {
  return `${game.round(state)} ${game.phase(state)}`;
}
