import type { Action, Bremerhaven, Reason, State, View } from "@harbor/bremerhaven";
import { anyStateLike, type Seat } from "@harbor/kit";

/** What the rules say to one seat, asked of a state that looks like what it sees. */
export type Possible = {
  readonly game: Bremerhaven;
  readonly state: State;
  readonly legal: readonly Action[];
  /** Why these steps cannot be taken one after the other; undefined if they can. */
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
