import type { Seat } from "@harbor/kit";
import { type Luck, luckFrom } from "../luck.ts";
import type { Candidate } from "../savvy.ts";
import { playOn } from "../search.ts";
import type { Hindsight, PlayedRules } from "./hindsight.ts";
import { guessOutcome, type Lesson, type Weights } from "./weights.ts";

/**
 * How many rounds two options are played on before they are compared. Any sooner, investments have not paid off yet; at
 * the very end, luck hides a single decision.
 */
export const ROUNDS_TO_TELL = 3;

/** Plays games on from any state. */
export type Bench<State, View, Action> = {
  /** Plays to the end from what a spectator sees of the state; returns the result for each seat. */
  playOut(state: State, luck: Luck, pass?: (state: State) => void): readonly number[];
  /** The result of a finished game. */
  outcome(state: State): readonly number[] | undefined;
  /** Plays an option on until it can be judged; returns its worth to the seat. */
  tryOut(world: State, seat: Seat, way: Candidate<Action>, weights: Weights, luck: Luck): number;
  /** A playout to the end, as lessons about the positions on the way. */
  learnFrom(state: State, luck: Luck): readonly Lesson[];
  imagine(view: View, luck: Luck): State;
};

export function openBench<State, View, Action>(
  rules: PlayedRules<State, View, Action>,
  hindsight: Hindsight<State, View, Action>,
): Bench<State, View, Action> {
  function outcome(state: State): readonly number[] | undefined {
    const scores = rules.scores(state);
    if (scores === undefined) return undefined;
    return Array.from({ length: rules.seats(state) }, (_, seat) => {
      const own = scores.find((one) => one.seat === seat);
      return scores.length === 1 ? (own?.score ?? 0) : own?.place === 1 ? 1 : 0;
    });
  }

  function playOut(start: State, luck: Luck, pass?: (state: State) => void): readonly number[] {
    let state = hindsight.imagine(rules.view(start, "spectator"), luck);
    const play = hindsight.openPlay(luck);
    let mark = state;
    for (let seat = rules.pending(state)[0]; seat !== undefined; seat = rules.pending(state)[0]) {
      state = rules.advance(state, seat, play(state, seat));
      if (pass === undefined || !hindsight.isFarEnough(state, mark)) continue;
      mark = state;
      pass(state);
    }
    return outcome(state) ?? [];
  }

  return {
    outcome,
    playOut: (state, luck, pass) => outcome(state) ?? playOut(state, luck, pass),
    imagine: hindsight.imagine,
    tryOut(world, seat, way, weights, luck) {
      const end = playOn(rules, hindsight, world, seat, way, luck, ROUNDS_TO_TELL);
      return (outcome(end) ?? guessOutcome(weights, hindsight.signs(end)))[seat] ?? 0;
    },
    learnFrom(state, luck) {
      const passed: (readonly (readonly number[])[])[] = [];
      const came = playOut(state, luck, (now) => passed.push(hindsight.signs(now)));
      return passed.map((signs) => ({ signs, outcome: came }));
    },
  };
}

/** Each piece of work has its own luck, so it does not matter what was done before. */
export function luckOf(seed: string, ...about: readonly (string | number)[]): Luck {
  return luckFrom([seed, ...about].join("/"));
}
