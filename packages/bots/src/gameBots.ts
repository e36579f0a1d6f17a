import type { Edition, Replay, ReplayResult } from "@harbor/kit";
import type { Analysis } from "./analysis/analysis.ts";
import type { AnalysisWish } from "./analysis/lookBack.ts";
import type { Bot, Sight } from "./bot.ts";
import type { LadderRow } from "./ladder.ts";
import type { Pupil } from "./learning.ts";

/** How strong a bot is, in any game. */
export const STRENGTHS = ["deckhand", "mate", "captain"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A character to play against. The name and looks belong to the game's client. */
export type BotPerson = { readonly id: string; readonly strength: Strength };

/** A reason for an action: its kind is specific to the game, and the boards put it into words with these numbers. */
export type Why = { readonly kind: string; readonly values: Readonly<Record<string, number>> };
export type Advice<Action> = { readonly action: Action; readonly why: Why };

/** All bots for one edition of a game. */
export type Crew<View, Action> = {
  /** The bot for a character; undefined if the game has no such character. */
  botOf(person: string): Bot<View, Action> | undefined;
  /** The plain strengths, without a character's temper. */
  readonly plain: Readonly<Record<Strength, Bot<View, Action>>>;
  /** Plays for an absent player: decides at once, and undoes nothing that they have begun. */
  readonly standIn: Bot<View, Action>;
  /** What the strongest of them would do. */
  advise?(sight: Sight<View, Action>): Advice<Action>;
  /**
   * A Mate whose secret choices follow parameters that can be trained against Mate, to measure how predictable Mate is.
   */
  readonly pupil?: Pupil<View, Action>;
  /** Analyzes a recorded game of this edition: how it turned, and which decisions cost most. */
  lookBack?(replay: Replay, wish: AnalysisWish<Action>): ReplayResult<Analysis<Action>>;
};

/** A game's bots, registered beside its rules. */
export type GameBots<View = unknown, Action = unknown> = {
  /** The id of the game. */
  readonly game: string;
  readonly persons: readonly BotPerson[];
  /** How strong they are meant to be, for the command that measures it. */
  readonly ladder?: readonly LadderRow[];
  /** Undefined if the bots do not know these rules or cannot play with these cards. */
  signOn(edition: Edition): Crew<View, Action> | undefined;
};

/** The default thinking time of a captain; the others do not use the clock. */
export const CAPTAIN_MS = 1000;
