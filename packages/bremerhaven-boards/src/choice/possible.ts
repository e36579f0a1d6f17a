import { type Action, bremerhaven, type Reason, type State, type View } from "@harbor/bremerhaven";
import { type Seat, seedFrom } from "@harbor/kit";

/** What the rules say to one seat, asked of a state that looks like what it sees. */
export type Possible = {
  readonly state: State;
  readonly legal: readonly Action[];
  /** Why these steps cannot be taken one after the other; undefined if they can. */
  whyNot(actions: readonly Action[]): Reason | undefined;
};

/** What is hidden is filled in by lot and never shows, so any seed will do. */
const ANY_SEED = seedFrom("what is hidden does not matter here");

export function whatIsPossible(view: View, seat: Seat | undefined): Possible {
  const state = bremerhaven.imagine(view, ANY_SEED);
  return {
    state,
    legal: seat === undefined ? [] : bremerhaven.legal(state, seat),
    whyNot: (actions) => {
      if (seat === undefined) return "not-your-turn";
      let after = state;
      for (const action of actions) {
        const applied = bremerhaven.apply(after, seat, action);
        if (!applied.ok) return applied.reason;
        after = applied.state;
      }
      return undefined;
    },
  };
}

/** How things would look to this seat after these steps; only asked for steps that reveal nothing. */
export function foresee(view: View, seat: Seat, actions: readonly Action[]): View {
  let state = bremerhaven.imagine(view, ANY_SEED);
  for (const action of actions) {
    const applied = bremerhaven.apply(state, seat, action);
    if (!applied.ok) break;
    state = applied.state;
  }
  return bremerhaven.view(state, seat);
}
