import type { Action, Bremerhaven, Reason, State, View } from "@harbor/bremerhaven";
import { anyStateLike, type Seat } from "@harbor/kit";

/** What one seat may do, computed on a state that matches its view. */
export type Possible = {
  readonly game: Bremerhaven;
  readonly state: State;
  readonly legal: readonly Action[];
  /** Why these steps cannot be taken in sequence; undefined if they can. */
  whyNot(actions: readonly Action[]): Reason | undefined;
};

export function whatIsPossible(game: Bremerhaven, view: View, seat: Seat | undefined): Possible {
  const state = anyStateLike(game, view);
  return {
    game,
    state,
    legal: seat === undefined ? [] : game.legal(state, seat),
    whyNot: (actions) => {
      if (seat === undefined) return "not-your-turn";
      let after = state;
      for (const action of actions) {
        const applied = game.apply(after, seat, action);
        if (!applied.ok) return applied.reason;
        after = applied.state;
      }
      return undefined;
    },
  };
}
