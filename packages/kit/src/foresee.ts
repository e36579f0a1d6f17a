import { seedFrom } from "./chance.ts";
import type { Game } from "./game.ts";
import type { Seat } from "./seat.ts";

/** Any seed will do: it only fills in hidden information, which is never shown. */
const ANY_SEED = seedFrom("what is hidden does not matter here");

/** A state that looks like this to its viewer, for questions that do not depend on hidden information. */
export function anyStateLike<State, View>(
  game: Pick<Game<unknown, State, unknown, unknown, View, string>, "imagine">,
  view: View,
): State {
  return game.imagine(view, ANY_SEED);
}

/** What a seat would see after these actions. Ask only about actions that reveal nothing. */
export function foresee<State, View, Action>(
  game: Pick<Game<unknown, State, Action, unknown, View, string>, "imagine" | "apply" | "view">,
  view: View,
  seat: Seat,
  actions: readonly Action[],
): View {
  let state = anyStateLike(game, view);
  for (const action of actions) {
    const applied = game.apply(state, seat, action);
    if (!applied.ok) break;
    state = applied.state;
  }
  return game.view(state, seat);
}
