import type { Fact, Game, Match } from "@harbor/kit";

/** Who plays from all seats. */
export type BalanceBots = "strongest" | "middle" | "deckhand" | "random";

/** Games that are played to measure the cards of a game by. */
export type BalanceRow = {
  readonly id: string;
  readonly mode: string;
  readonly seats: number;
  readonly bots: BalanceBots;
  /** So many games are played for each one asked for, because so many things are compared. */
  readonly times: number;
  /** So many games in a row have the same deal. */
  readonly variants: number;
};

/** What was counted or noted, before anybody says how sure it is. */
export type Reading = { readonly of?: string } & (
  | { readonly kind: "median"; readonly values: readonly number[] }
  | { readonly kind: "mean"; readonly values: readonly number[] }
  | { readonly kind: "share"; readonly hits: number; readonly cases: number }
  /** By how much a share is larger than that of all others. */
  | {
      readonly kind: "lead";
      readonly hits: number;
      readonly cases: number;
      readonly otherHits: number;
      readonly otherCases: number;
    }
);

/** Something wanted of the cards: every reading must lie in the range. */
export type BalanceMeasure = {
  readonly id: string;
  readonly wanted: { readonly from?: number; readonly to?: number };
  readonly readings: readonly Reading[];
};

/** What a game offers for measuring its cards: `Notes` are plain data of one game, which threads send each other. */
export type GameBalance<Notes = unknown> = {
  /** The id of the game. */
  readonly game: string;
  readonly rows: readonly BalanceRow[];
  /** The game as the nth one of a row is played: with changed cards or another start where variants are compared. */
  stage(game: AnyGame, row: BalanceRow, nth: number): AnyGame;
  /** Looks on while a game is played and tells at its end what came of it. */
  openNotebook(): Notebook<Notes>;
  /** What the games of a row, in their order, say of the cards. */
  measure(game: AnyGame, row: BalanceRow, notes: readonly Notes[]): readonly BalanceMeasure[];
};

type AnyGame = Game<unknown, unknown, { readonly type: string }, unknown, unknown, string>;

export type Notebook<Notes = unknown, State = unknown, Event = unknown> = {
  watch(moment: { readonly state: State; readonly facts: readonly Fact<Event>[] }): void;
  close(match: Pick<Match<State, unknown>, "state" | "scores">): Notes;
};
