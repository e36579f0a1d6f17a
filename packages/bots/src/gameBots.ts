import type { Edition, Replay, Sound } from "@harbor/kit";
import type { Analysis } from "./analysis/analysis.ts";
import type { AnalysisWish } from "./analysis/lookBack.ts";
import type { Bot, Sight } from "./bot.ts";
import type { Pupil } from "./learning.ts";

/** How strong a bot is, whatever it plays. */
export const STRENGTHS = ["deckhand", "mate", "captain"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Somebody to play against. What they are called and look like belongs to the game's face. */
export type BotPerson = { readonly id: string; readonly strength: Strength };

/** What speaks for an action: a kind of reason of the game's own, which its boards put into words with these numbers. */
export type Why = { readonly kind: string; readonly values: Readonly<Record<string, number>> };
export type Advice<Action> = { readonly action: Action; readonly why: Why };

/** All who can play one edition of a game. */
export type Crew<View, Action> = {
  /** How a person plays; undefined for one the game does not have. */
  botOf(person: string): Bot<View, Action> | undefined;
  /** The strengths themselves, with nobody's temper. */
  readonly plain: Readonly<Record<Strength, Bot<View, Action>>>;
  /** Goes on for somebody who is away: decides at once, and breaks nothing up that they have begun. */
  readonly standIn: Bot<View, Action>;
  /** What the strongest of them would do. */
  advise?(sight: Sight<View, Action>): Advice<Action>;
  /** Mate, but for its secret choices: they follow numbers that can be learned against Mate, to see how far it is read. */
  readonly pupil?: Pupil<View, Action>;
  /** Looks back on a recorded game of this edition: how it turned, and which decisions cost most. */
  lookBack?(replay: Replay, wish: AnalysisWish<Action>): Sound<Analysis<Action>>;
};

/** What a game offers for playing by itself: registered beside its rules. */
export type GameBots<View = unknown, Action = unknown> = {
  /** The id of the game. */
  readonly game: string;
  readonly persons: readonly BotPerson[];
  /** Undefined where the bots do not know these rules or cannot play with these cards. */
  signOn(edition: Edition): Crew<View, Action> | undefined;
};

/** How long a captain thinks about a decision, where nobody says otherwise; the others do not look at the clock. */
export const CAPTAIN_MS = 1000;
