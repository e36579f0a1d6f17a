import type { Dice, Seed } from "./chance.ts";
import type { Fact } from "./facts.ts";
import type { SchemaBundle } from "./schemas.ts";
import type { Seat, Viewer } from "./seat.ts";

/** Reasons for a refusal that every game shares; all others are the game's own. */
export const COMMON_REASONS = ["malformed", "no-such-seat", "game-over", "not-your-turn", "not-now"] as const;
export type CommonReason = (typeof COMMON_REASONS)[number];

/** The result of reading untrusted input: the checked value, or a one-line problem. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

export type Applied<State, Event, Reason> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Fact<Event>[] }
  | { readonly ok: false; readonly reason: Reason };

export type Begun<State, Event> = { readonly state: State; readonly events: readonly Fact<Event>[] };

/** A game at its start, or a one-line problem with its options or seed. */
export type Beginning<State, Event> =
  | ({ readonly ok: true } & Begun<State, Event>)
  | { readonly ok: false; readonly problem: string };

export type Score = {
  readonly seat: Seat;
  /** 1 for the best. Tied seats share a place, and the next place is skipped. */
  readonly place: number;
  /** May be negative. */
  readonly score: number;
  /** Tie-breakers for equal scores: the first difference decides, and more is better. */
  readonly tieBreaks?: Readonly<Record<string, number>>;
  /** What the score consists of, in display order. */
  readonly parts: Readonly<Record<string, number>>;
};

/** How much of a game has been played, in rounds, laps or any other unit. */
export type Progress = { readonly done: number; readonly of: number };

/** For decisions with too many answers to list: `legal` then lists some good ones, and `apply` judges all others. */
export type Sampling<State, Action> = {
  /** Whether `legal` lists only some of this seat's legal actions. */
  isPartial(state: State, seat: Seat): boolean;
  /** One of all legal actions that lead forward, drawn at random. */
  draw(state: State, seat: Seat, dice: Dice): Action;
};

/** A mode, with the numbers of seats it can be played with. */
export type Mode = { readonly id: string; readonly seats: readonly number[] };

/** A value that an option can have. */
export type OptionValue = boolean | number | string;

/**
 * Another setting of a table, chosen before the start. Forms and exhaustive tests are built from it. The first value is
 * the default.
 */
export type OptionSpec = {
  readonly id: string;
  readonly values: readonly [OptionValue, OptionValue, ...OptionValue[]];
  /** The modes it applies to; all of them if absent. */
  readonly modes?: readonly string[];
};

/** All of a game's cards (or kinds of decisions) by kind, and which of them an event shows in use. */
export type Inventory<Event> = {
  readonly cards: Readonly<Record<string, readonly string[]>>;
  used(event: Event): readonly (readonly [kind: string, id: string])[];
};

/** The rules and cards a game began with. With them it continues and verifies the same after both have changed. */
export type Edition = {
  readonly rules: string;
  /** The card set's fingerprint; absent for the cards that were the game's own under these rules. */
  readonly cards?: string;
  /** The cards themselves, if they were included. */
  readonly cardLists?: unknown;
};

/**
 * A game as the server, the bots and the replay know it. All of it is pure: equal arguments give equal answers, and
 * arguments are never changed. Options, seeds and actions may be anything: bad ones get an answer. Only an unknown
 * state or viewer is the caller's mistake, and throws.
 */
export type Game<
  Options = unknown,
  State = unknown,
  Action = unknown,
  Event = unknown,
  View = unknown,
  Reason extends string = string,
> = {
  readonly id: string;
  /** Changes whenever a game in progress would continue differently. */
  readonly rules: string;
  /** The card set's fingerprint. */
  readonly cards: string;
  /** The cards in the form `withCards` takes, if they are not the game's own. */
  readonly cardLists?: unknown;
  /** The cards in the form `withCards` takes, even if they are the game's own: for clients that do not have them. */
  readonly cardSet: unknown;
  readonly modes: readonly Mode[];
  /** `readOptions` takes these by id, beside `mode` and `seats`. */
  readonly options: readonly OptionSpec[];
  /** The same game with other cards, if these are playable. */
  withCards(input: unknown): Read<Game<Options, State, Action, Event, View, Reason>>;
  /** The same game under earlier rules with these cards; undefined if either is unknown. */
  edition(wanted: Edition): Game<Options, State, Action, Event, View, Reason> | undefined;

  readOptions(input: unknown): Read<Options>;
  seatsIn(options: Options): number;
  /** What each seat may choose before the start, each choice once per table; empty if there is nothing to choose. */
  choicesIn(options: Options): readonly string[];
  /** The options with each seat's choice. A seat that chose nothing gets a random one. */
  withChoices(options: Options, choices: readonly (string | undefined)[]): Options;
  readAction(input: unknown): Action | undefined;
  /** Whether an action only takes back an earlier one. Bots and autopilots never choose such an action. */
  takesBack(action: Action): boolean;

  begin(options: Options, seed: Seed): Beginning<State, Event>;
  seats(state: State): number;
  /** The seats that must decide now. Empty once the game is over. */
  pending(state: State): readonly Seat[];
  /**
   * All legal actions of this seat, unless `sampling` says otherwise; never empty for a pending seat. A seat that is
   * not pending may still have something to take back or to change.
   */
  legal(state: State, seat: Seat): readonly Action[];
  /** Absent if `legal` always lists everything. */
  readonly sampling?: Sampling<State, Action>;
  /**
   * Whether being asked is itself a secret. If so, a seat is asked even if it has only one answer, so that the time it
   * takes does not reveal whether it had a choice.
   */
  asksInSecret?(state: State): boolean;
  /** Accepts exactly what `legal` lists or samples. Malformed actions that slip past the types are refused. */
  apply(state: State, seat: Seat, action: Action): Applied<State, Event, Reason>;

  /**
   * The state after an action that `legal` has listed here, by the same rules as `apply`, but without checks and
   * events. For playouts by the million.
   */
  advance(state: State, seat: Seat, action: Action): State;

  /** Everything this viewer may know, and nothing else. Frozen, since it shares parts with the state. */
  view(state: State, viewer: Viewer): View;
  /**
   * What a spectator sees, plus everything that players hold. Only for recorded games, whose seed is known anyway:
   * never send it to a table in play.
   */
  unveil(state: State): View;
  /** A state that looks like this to this viewer, with hidden information filled in at random. */
  imagine(view: View, seed: Seed): State;
  /**
   * Plays for an absent player, from what their seat sees: one of the legal actions, always the same in the same
   * position. If absent, the game's bots stand in.
   */
  autopilot?(view: View, seat: Seat, legal: readonly Action[]): Action;
  /** How much of the game has been played, judged from this view. It never decreases. */
  progress?(view: View): Progress;
  /** The current round, counted from 1. */
  round(state: State): number;
  /**
   * The current part of the round, by an id of the game's own. A clock runs for a whole part, so all steps of one turn
   * belong to the same part.
   */
  phase(state: State): string;
  /**
   * Whether the autopilot finishes the current part for a seat whose clock ran out, although others decide in between.
   * If absent or false, the seat's next turn is its own again, with a new clock.
   */
  finishesPart?(state: State): boolean;
  /** Whether this event upsets plans: what players have queued for later is dropped. If absent, nothing does. */
  upsets?(event: Event): boolean;
  /** The invariant that a state breaks, in words; undefined for a sound state. */
  whatIsWrong(state: State): string | undefined;
  /** The final scores, best first; undefined during the game. */
  scores(state: State): readonly Score[] | undefined;
  /** The seats in starting order. */
  startOrder(state: State): readonly Seat[];

  readonly inventory: Inventory<Event>;
  /** JSON Schemas of the game's data, one for each of GAME_SHAPES. They match it exactly, in every edition. */
  schemas(): Promise<SchemaBundle>;
};
