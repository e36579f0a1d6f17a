import type { Game, Seat } from "@harbor/kit";
import type { Sight } from "./bot.ts";
import type { Luck } from "./luck.ts";

/** What a search needs of the rules. */
export type Rules<State, View, Action> = Pick<
  Game<unknown, State, Action, unknown, View, string>,
  "pending" | "legal" | "advance" | "view" | "scores"
>;

/** A choice worth a look. Of actions that come to the same the game names one. */
export type Candidate<Action> = {
  readonly action: Action;
  /** What the seat means to do next: a choice that only makes sense as part of a plan is judged with all of it. */
  readonly then?: readonly Action[];
  /** How good it looks before any search, in the unit of `worth`; only differences between candidates matter. */
  readonly prior: number;
};

/** Somebody who plays all seats of one playout, quickly, each by what its seat may know. Only legal actions count. */
export type QuickPlay<State, Action> = (state: State, seat: Seat) => Action;

/** What a game offers for thinking about it. */
export type Savvy<State, View, Action> = {
  /** A state that looks like this to the viewer; what is hidden is as likely as what was seen makes it. */
  imagine(view: View, luck: Luck): State;
  /** What to search among; a single one is played without search. */
  candidates(sight: Sight<View, Action>): readonly Candidate<Action>[];
  openPlay(luck: Luck): QuickPlay<State, Action>;
  /** Whether a playout that started there has gone far enough to be judged. */
  isFarEnough(state: State, start: State): boolean;
  /** How well each seat stands, from 0 to 1; for a game that is over, what came of it. */
  worth(state: State): readonly number[];
};
