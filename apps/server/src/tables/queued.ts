import { eventsFor } from "@harbor/kit";
import type { AnyGame } from "../games.ts";
import type { Outcome } from "./applyEntries.ts";
import type { TableState } from "./tableState.ts";

/** What may answer a question: an action, or several of which the first that is legal is taken. */
export function alternativesIn(queued: unknown): readonly unknown[] {
  return Array.isArray(queued) ? queued : [queued];
}

/** The first answer in a seat's queue of a kind that is asked for now; the others wait for their question. */
export function queuedAnswer(game: AnyGame, state: TableState, seat: number): readonly unknown[] | undefined {
  const queue = state.seats[seat]?.queue ?? [];
  if (queue.length === 0 || !game.pending(state.game).includes(seat)) return undefined;
  const asked = new Set<unknown>(game.legal(state.game, seat).map(({ type }) => type));
  const isPartial = game.sampling?.isPartial(state.game, seat) === true;
  return queue.map(alternativesIn).find((all) => isPartial || all.some((one) => asked.has(kindOf(one))));
}

export function hasAnswer(game: AnyGame, state: TableState, seat: number): boolean {
  return queuedAnswer(game, state, seat) !== undefined;
}

/** What is left of a queue once this action of it was played: what came before it was not asked for. */
export function afterPlaying(queue: readonly unknown[], action: unknown): readonly unknown[] {
  const kind = kindOf(action);
  const played = queue.findIndex((one) => alternativesIn(one).some((alternative) => kindOf(alternative) === kind));
  return queue.slice(played + 1);
}

/** What is queued is meant for the round, and for the game as it was before anything that upsets plans. */
export function dropStale(game: AnyGame, before: TableState, { state, facts }: Outcome): TableState {
  if (state.seats.every(({ queue }) => queue.length === 0)) return state;
  const isOld = game.round(before.game) !== game.round(state.game);
  const isUpset = () => eventsFor(facts, "spectator").some((event) => game.upsets?.(event) === true);
  if (!isOld && !isUpset()) return state;
  return { ...state, seats: state.seats.map((seat) => ({ ...seat, queue: [] })) };
}

function kindOf(action: unknown): unknown {
  return typeof action === "object" && action !== null && "type" in action ? action.type : undefined;
}
