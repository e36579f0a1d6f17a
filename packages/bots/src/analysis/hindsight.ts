import type { Game, Seat } from "@harbor/kit";
import type { Sight } from "../bot.ts";
import type { Why } from "../gameBots.ts";
import type { Candidate, Savvy } from "../savvy.ts";

/** What an analysis needs from the rules. */
export type PlayedRules<State, View, Action> = Pick<
  Game<unknown, State, Action, unknown, View, string>,
  "pending" | "legal" | "apply" | "advance" | "view" | "scores" | "round" | "seats" | "takesBack"
>;

/** The options at a decision: those that continue what was done, and the alternatives worth considering. */
export type Ways<Action> = {
  readonly done: readonly Candidate<Action>[];
  readonly other: readonly Candidate<Action>[];
};

/** What a game provides for analysis, beyond what it provides for search. */
export type Hindsight<State, View, Action> = Savvy<State, View, Action> & {
  /** The part of a round that a state belongs to, as an id that the game's boards have a text for. */
  chapter(state: State): string;
  /** Steps of a seat with the same name are one decision; undefined if each step is a decision by itself. */
  undertaking(state: State): string | undefined;
  /** None of the alternatives is equivalent to what was done. */
  ways(sight: Sight<View, Action>, done: readonly Action[]): Ways<Action>;
  /** Features of how well each seat is doing, the same ones for every state: their weights are learned. */
  signs(state: State): readonly (readonly number[])[];
  /** What to report about two options, of which the worse one was taken. */
  tell(sight: Sight<View, Action>, done: Candidate<Action>, better: Candidate<Action>): Told<Action>;
};

/** What was done, what would have been better, and the reasons as far as the player could know them. */
export type Told<Action> = { readonly done: readonly Action[]; readonly better: readonly Action[]; readonly why: Why };

/** A recorded game; `states[n]` is the state after n moves. */
export type Course<State, Action> = {
  readonly states: readonly State[];
  readonly moves: readonly { readonly seat: Seat; readonly action: Action }[];
};
