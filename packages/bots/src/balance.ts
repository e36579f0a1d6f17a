import type { Fact, Game, Match } from "@harbor/kit";

/** The bots in all seats. */
export type BalanceBots = "strongest" | "middle" | "deckhand" | "random";

/** Games played to measure the balance of a game's cards. */
export type BalanceRow = {
  readonly id: string;
  readonly mode: string;
  readonly seats: number;
  readonly bots: BalanceBots;
  /** How many games are played for each one requested, because this many things are compared. */
  readonly times: number;
  /** This many consecutive games have the same deal. */
  readonly variants: number;
};

/** Raw counts or values, before confidence intervals are computed. */
export type Reading = { readonly of?: string } & (
  | { readonly kind: "median"; readonly values: readonly number[] }
  | { readonly kind: "mean"; readonly values: readonly number[] }
  | { readonly kind: "share"; readonly hits: number; readonly cases: number }
  /** How much larger a share is than that of all others. */
  | {
      readonly kind: "lead";
      readonly hits: number;
      readonly cases: number;
      readonly otherHits: number;
      readonly otherCases: number;
    }
);

/** A goal for the card set: every reading must lie in the range. */
export type BalanceMeasure = {
  readonly id: string;
  readonly wanted: { readonly from?: number; readonly to?: number };
  readonly readings: readonly Reading[];
};

/**
 * What a game provides for measuring its cards. `Notes` are plain data about one game, which threads send to each
 * other.
 */
export type GameBalance<Notes = unknown> = {
  /** The id of the game. */
  readonly game: string;
  readonly rows: readonly BalanceRow[];
  /** The game used for the nth game of a row: with other cards or another start if variants are compared. */
  stage(game: AnyGame, row: BalanceRow, nth: number): AnyGame;
  /** Observes a game and returns notes on it at the end. */
  openNotebook(): Notebook<Notes>;
  /** What the games of a row, in order, say about the cards. */
  measure(game: AnyGame, row: BalanceRow, notes: readonly Notes[]): readonly BalanceMeasure[];
};

type AnyGame = Game<unknown, unknown, { readonly type: string }, unknown, unknown, string>;

export type Notebook<Notes = unknown, State = unknown, Event = unknown> = {
  watch(moment: { readonly state: State; readonly facts: readonly Fact<Event>[] }): void;
  close(match: Pick<Match<State, unknown>, "state" | "scores">): Notes;
};
