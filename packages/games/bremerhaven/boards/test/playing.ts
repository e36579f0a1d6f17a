import { type Action, bremerhaven, type Event, type State, type View } from "@harbor/bremerhaven";
import { eventsFor, playMatch, randomPlayer, type Seat, seedFrom } from "@harbor/kit";
import type { Happened } from "@harbor/ui";

/** Plays a whole random game and returns every state and everything seat 0 saw. */
export function playGame(mode: "long" | "short" | "solo", seats: number, seed: string) {
  const states: State[] = [];
  const seen: Event[] = [];
  const views: { readonly view: View; readonly length: number }[] = [];
  const options = bremerhaven.readOptions({ mode, seats });
  if (!options.ok) throw new Error(options.problem);
  const players = Array.from({ length: seats }, (_, seat) =>
    randomPlayer<unknown, Action>(seedFrom(`${seed} ${seat}`)),
  );
  const match = playMatch(
    bremerhaven,
    { options: options.value, seed: seedFrom(seed), players },
    ({ state, facts }) => {
      states.push(state);
      seen.push(...eventsFor(facts, 0));
      views.push({ view: bremerhaven.view(state, 0), length: seen.length });
    },
  );
  const history = seen.map((event, n): Happened<Event> => ({ n, event }));
  return { states, views, history, scores: match.scores };
}

export function pendingSeat(state: State): Seat | undefined {
  return bremerhaven.pending(state)[0];
}
