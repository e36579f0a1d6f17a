import type { Action, Bremerhaven, Reason, State, View } from "@harbor/bremerhaven";
import { type Seat, seedFrom } from "@harbor/kit";

/** What the rules say to one seat, asked of a state that looks like what it sees. */
export type Possible = {
  readonly game: Bremerhaven;
  readonly state: State;
  readonly legal: readonly Action[];
  /** Why these steps cannot be taken one after the other; undefined if they can. */
  whyNot(actions: readonly Action[]): Reason | undefined;
};

/** What is hidden is filled in by lot and never shows, so any seed will do. */
const ANY_SEED = seedFrom("what is hidden does not matter here");

export function whatIsPossible(game: Bremerhaven, view: View, seat: Seat | undefined): Possible {
  const state = game.imagine(view, ANY_SEED);
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

/** How things would look to this seat after these steps; only asked for steps that reveal nothing. */
export function foresee(game: Bremerhaven, view: View, seat: Seat, actions: readonly Action[]): View {
  let state = game.imagine(view, ANY_SEED);
  for (const action of actions) {
    const applied = game.apply(state, seat, action);
    if (!applied.ok) break;
    state = applied.state;
  }
  return game.view(state, seat);
}
