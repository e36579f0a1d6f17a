import type { Log, Seat } from "@harbor/kit";
import type { CardSet } from "../cards/cardSet.ts";
import type { Event } from "../events.ts";
import { playerAt, playersByRank, withPlayer } from "../players.ts";
import type { Earlier, State } from "../state.ts";

/**
 * SET-13, TWN-2b: in founding and with permits nothing hidden is revealed, so players may take back their own steps
 * there, the latest first, until everybody is done. In rank order a player who is done has handed on the turn.
 */
export function canTakeBack(cards: CardSet, state: State, seat: Seat): boolean {
  if (!cards.rules.undoIn.includes(state.step) || earlierOf(state, seat).length === 0) return false;
  const inTurns = state.options.ordered && state.step === "permit";
  return !inTurns || state.waiting.includes(seat);
}

/** Before a step is taken: what it will be taken back to. */
export function noteEarlier(cards: CardSet, state: State, seat: Seat): State {
  if (!cards.rules.undoIn.includes(state.step)) return state;
  const { money, yard, harbor } = playerAt(state, seat);
  const earlier: Earlier = { money, yard, harbor, permits: state.permits[seat] ?? 0 };
  const all = state.earlier ?? state.players.map(() => []);
  return { ...state, earlier: all.with(seat, [...(all[seat] ?? []), earlier]) };
}

export function takeBack(state: State, seat: Seat, log: Log<Event>): State {
  const steps = earlierOf(state, seat);
  const last = steps.at(-1);
  if (last === undefined || state.earlier === undefined) return state;
  log.tell({ type: "step-undone", seat });
  const { permits, ...side } = last;
  return {
    ...withPlayer(state, seat, side),
    permits: state.permits.map((used, other) => (other === seat ? permits : used)),
    earlier: state.earlier.with(seat, steps.slice(0, -1)),
    waiting: playersByRank(state).filter((other) => other === seat || state.waiting.includes(other)),
  };
}

/** Once nobody is waited for, nothing is taken back any more. */
export function forgetEarlier(state: State): State {
  if (state.waiting.length > 0) return state;
  return { ...state, earlier: undefined };
}

function earlierOf(state: State, seat: Seat): readonly Earlier[] {
  return state.earlier?.[seat] ?? [];
}
