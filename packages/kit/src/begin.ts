import type { Seed } from "./chance.ts";
import type { Beginning, Begun } from "./game.ts";

type Beginner<Options, State, Event> = { begin(options: Options, seed: Seed): Beginning<State, Event> };

/** Begins a game with options and a seed that have been checked. A problem is the caller's mistake, and throws. */
export function beginChecked<Options, State, Event>(
  game: Beginner<Options, State, Event>,
  options: Options,
  seed: Seed,
): Begun<State, Event> {
  const begun = game.begin(options, seed);
  if (!begun.ok) throw new Error(begun.problem);
  return begun;
}
