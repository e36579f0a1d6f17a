import type { Applied, CommonReason, Game } from "./game.ts";
import type { Seat } from "./seat.ts";

type Player<State, Action, Event, Reason extends string> = Pick<
  Game<unknown, State, Action, Event, unknown, Reason>,
  "readAction" | "apply"
>;

/** Applies untrusted input, from a file or a client, as an action. */
export function applyInput<State, Action, Event, Reason extends string>(
  game: Player<State, Action, Event, Reason>,
  state: State,
  seat: Seat,
  input: unknown,
): Applied<State, Event, Reason | CommonReason> {
  const action = game.readAction(input);
  return action === undefined ? { ok: false, reason: "malformed" } : game.apply(state, seat, action);
}
