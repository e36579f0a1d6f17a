import type { AnyGame } from "../games.ts";
import type { SeatState, TableState } from "./tableState.ts";

/** What the game did last: who moved, and whether that was their own doing. */
export type Move = { readonly seat: number; readonly isOwn: boolean };

/**
 * Since when the game waits for whom. A decision is a player's part in a phase: the clock runs on through all steps of
 * it, and where somebody takes back that they were done it goes on where it stood. Only what the autopilot did for a
 * player ends the decision all the same, for one clock must not run out twice.
 */
export function noteWaiting(
  game: AnyGame,
  before: TableState,
  { game: state, seats }: TableState,
  move: Move | undefined,
  at: number,
): readonly SeatState[] {
  const pending = game.pending(state);
  const part = partOf(game, state);
  const isSamePart = before.game !== undefined && partOf(game, before.game) === part;
  return seats.map((seat, number) => {
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

/** The part of the game that a decision belongs to. */
export function partOf(game: AnyGame, state: unknown): string {
  return `${game.round(state)} ${game.phase(state)}`;
}
