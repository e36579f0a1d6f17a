import type { Action, Bremerhaven, State, View } from "@harbor/bremerhaven";
import type { Trial } from "./trial.ts";

/** What of a plan can be carried out in the decision at hand, and how many of its steps cannot any more. */
export type Planned = { readonly actions: readonly Action[]; readonly lapsed: number };

/**
 * The steps of a trial that answer the seat's present decision: the place for the card that was won, the use of the
 * permit, or the work in the harbor. Undefined if nothing was planned for it, or if it was another round's plan.
 */
export function plannedFor(game: Bremerhaven, trial: Trial, view: View, state: State): Planned | undefined {
  const [begun] = trial.states;
  if (begun === undefined || begun.round !== view.round) return undefined;
  const board = BOARD_OF[view.step];
  if (view.step !== "harbor" && board === undefined) return undefined;
  const steps = trial.steps.filter(({ tried }) => {
    if (tried === undefined || board === undefined) return tried?.board === board;
    return tried.board === board && (tried.board === "town" || tried.place === view.place);
  });
  const planned: Action[] = [];
  let lapsed = 0;
  let now = state;
  for (const { actions } of steps) {
    const after = applied(game, now, trial.seat, actions);
    // Only one card is placed at a time.
    if (after === undefined || (board !== undefined && planned.length > 0)) lapsed += 1;
    else {
      planned.push(...actions);
      now = after;
    }
  }
  return planned.length === 0 ? undefined : { actions: planned, lapsed };
}

const BOARD_OF: Readonly<Partial<Record<View["step"], "sea" | "land" | "town">>> = {
  permit: "town",
  ships: "sea",
  contracts: "land",
};

function applied(game: Bremerhaven, start: State, seat: number, actions: readonly Action[]): State | undefined {
  let state = start;
  for (const action of actions) {
    const done = game.apply(state, seat, action);
    if (!done.ok) return undefined;
    state = done.state;
  }
  return state;
}
