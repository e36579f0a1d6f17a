import { type Seed, seedFrom } from "./chance.ts";
import type { Game } from "./game.ts";
import { type MatchPlan, playMatch } from "./match.ts";
import type { Seat, Viewer } from "./seat.ts";

/** A difference between two worlds that a viewer should not notice. */
export type Leak = { readonly action: number; readonly viewer: Viewer; readonly what: string };

/**
 * Plays a match and compares each state, for each viewer, with another world that differs in everything hidden from
 * that viewer, as the game itself imagines it. The view, the pending seats and the viewer's legal actions must be the
 * same in both.
 */
export function inspectSecrecy<Options, State, Action, Event, View, Reason extends string>(
  game: Game<Options, State, Action, Event, View, Reason>,
  plan: MatchPlan<Options, View, Action>,
  seed: Seed,
): { readonly looked: number; readonly leaks: readonly Leak[] } {
  const leaks: Leak[] = [];
  let action = 0;
  let looked = 0;
  playMatch(game, plan, ({ state, move }) => {
    if (move !== undefined) action += 1;
    const seats = Array.from({ length: game.seats(state) }, (_, seat): Seat => seat);
    for (const viewer of [...seats, "spectator"] as const) {
      looked += 1;
      const other = game.imagine(game.view(state, viewer), seedFrom(`world ${looked} beside ${seed}`));
      const [here, there] = [told(game, state, viewer), told(game, other, viewer)];
      for (const [what, text] of Object.entries(here)) if (there[what] !== text) leaks.push({ action, viewer, what });
    }
  });
  return { looked, leaks };
}

function told<State, Action, View>(
  game: Game<unknown, State, Action, unknown, View, string>,
  state: State,
  viewer: Viewer,
): Readonly<Record<string, string>> {
  return {
    view: JSON.stringify(game.view(state, viewer)),
    pending: JSON.stringify(game.pending(state)),
    secrecy: String(game.asksInSecret?.(state) === true),
    ...(viewer !== "spectator" && {
      legal: JSON.stringify(game.legal(state, viewer)),
      partial: String(game.sampling?.isPartial(state, viewer) === true),
    }),
  };
}
