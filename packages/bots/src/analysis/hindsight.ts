import type { Game, Seat } from "@harbor/kit";
import type { Sight } from "../bot.ts";
import type { Why } from "../gameBots.ts";
import type { Candidate, Savvy } from "../savvy.ts";

/** What looking back on a game needs of its rules. */
export type PlayedRules<State, View, Action> = Pick<
  Game<unknown, State, Action, unknown, View, string>,
  "pending" | "legal" | "apply" | "advance" | "view" | "scores" | "round" | "seats" | "takesBack"
>;

/** The ways there were at a decision: those that go on from what was done, and the others worth a look. */
export type Ways<Action> = {
  readonly done: readonly Candidate<Action>[];
  readonly other: readonly Candidate<Action>[];
};

/** What a game offers for looking back on a game of it, beyond what it offers for thinking. */
export type Hindsight<State, View, Action> = Savvy<State, View, Action> & {
  /** The part of a round that a state belongs to, by an id that the game's boards have words for. */
  chapter(state: State): string;
  /** Steps of a seat under one name are one decision; undefined where each step is one by itself. */
  undertaking(state: State): string | undefined;
  /** None of the others comes to the same as what was done. */
  ways(sight: Sight<View, Action>, done: readonly Action[]): Ways<Action>;
  /** Numbers that tell how well each seat stands, the same ones for every state: what they weigh is learned. */
  signs(state: State): readonly (readonly number[])[];
  /** What is worth telling of two ways, the worse one of which was gone. */
  tell(sight: Sight<View, Action>, done: Candidate<Action>, better: Candidate<Action>): Told<Action>;
};

/** What was done, what would have been better, and what speaks for it as far as it could be known. */
export type Told<Action> = { readonly done: readonly Action[]; readonly better: readonly Action[]; readonly why: Why };

/** A recorded game: the nth state is the one after n moves. */
export type Course<State, Action> = {
  readonly states: readonly State[];
  readonly moves: readonly { readonly seat: Seat; readonly action: Action }[];
};
