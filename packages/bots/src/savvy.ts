import type { Game, Seat } from "@harbor/kit";
import type { Sight } from "./bot.ts";
import type { Luck } from "./luck.ts";

/** What a search needs from the rules. */
export type SearchRules<State, View, Action> = Pick<
  Game<unknown, State, Action, unknown, View, string>,
  "pending" | "legal" | "advance" | "view" | "scores"
>;

/** An action worth searching. Of equivalent actions the game lists only one. */
export type Candidate<Action> = {
  readonly action: Action;
  /** The rest of the seat's plan: a choice that only makes sense as part of a plan is judged with all of it. */
  readonly then?: readonly Action[];
  /** How good it looks before any search, in the unit of `worth`; only differences between candidates matter. */
  readonly prior: number;
};

/** Plays all seats of one playout quickly, each by what its seat may know. Must pick legal actions. */
export type QuickPlay<State, Action> = (state: State, seat: Seat) => Action;

/** What a game provides for search. */
export type Savvy<State, View, Action> = {
  /** A state that looks like this to the viewer; hidden parts are drawn by their probability given what was seen. */
  imagine(view: View, luck: Luck): State;
  /** The candidates of the search; a single one is played without search. */
  candidates(sight: Sight<View, Action>): readonly Candidate<Action>[];
  /** The priors of the candidates count as much as a trial in this many worlds. */
  readonly priorWorlds: number;
  openPlay(luck: Luck): QuickPlay<State, Action>;
  /** How many times a playout goes far enough: at first, with all candidates, and later, with those that remain. */
  readonly horizons: readonly number[];
  /** Whether a playout that started there has gone far enough to be judged. */
  isFarEnough(state: State, start: State): boolean;
  /** How well each seat is doing, from 0 to 1; in a finished game, the result. */
  worth(state: State): readonly number[];
};
