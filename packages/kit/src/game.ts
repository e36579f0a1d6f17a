import type { Seed } from "./chance.ts";
import type { Fact } from "./facts.ts";
import type { SchemaBundle } from "./schemas.ts";
import type { Seat, Viewer } from "./seat.ts";

/** What a game refuses whatever its rules: the rest of the reasons are the game's own. */
export const COMMON_REASONS = ["malformed", "no-such-seat", "game-over", "not-your-turn", "not-now"] as const;
export type CommonReason = (typeof COMMON_REASONS)[number];

/** Something from outside that was read: the checked value, or what is wrong with it in one line. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

export type Applied<State, Event, Reason> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Fact<Event>[] }
  | { readonly ok: false; readonly reason: Reason };

export type Begun<State, Event> = { readonly state: State; readonly events: readonly Fact<Event>[] };

/** A game at its start, or what is wrong with the options or the seed in one line. */
export type Beginning<State, Event> =
  | ({ readonly ok: true } & Begun<State, Event>)
  | { readonly ok: false; readonly problem: string };

export type Score = {
  readonly seat: Seat;
  /** 1 for the best; every seat has a place of its own. */
  readonly place: number;
  readonly score: number;
  /** What the score is made of, in the order to show it. */
  readonly parts: Readonly<Record<string, number>>;
};

/** Which numbers of seats a mode can be played with. */
export type Mode = { readonly id: string; readonly seats: readonly number[] };

/** What an option may be set to. */
export type OptionValue = boolean | number | string;

/**
 * Something else that can be set for a table before the start. Forms are made of it, and tests that try everything. The
 * first value is what a table has that says nothing.
 */
export type OptionSpec = {
  readonly id: string;
  readonly values: readonly [OptionValue, OptionValue, ...OptionValue[]];
  /** The modes that it means something in; all of them, if it does not say. */
  readonly modes?: readonly string[];
};

/** Every card (or kind of decision) of a game by kind, and which of them an event shows in use. */
export type Inventory<Event> = {
  readonly cards: Readonly<Record<string, readonly string[]>>;
  used(event: Event): readonly (readonly [kind: string, id: string])[];
};

/** What a game was begun under, so that it goes on and is verified the same when rules and cards have changed since. */
export type Edition = {
  readonly rules: string;
  /** The fingerprint of the card set; absent for the cards that were the game's own under these rules. */
  readonly cards?: string;
  /** The cards themselves, where they came along. */
  readonly cardLists?: unknown;
};

/**
 * A game of the family, as the server, the bots and the replay know it. All of it is pure: the same arguments give
 * the same answer, and arguments are never changed. Options, seeds and actions may come from anywhere: bad ones are
 * answered, whatever they are. Only a state or a viewer that the game does not have is a programmer's mistake, and
 * throws.
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
  /** Changes whenever a running game would go on differently. */
  readonly rules: string;
  /** The fingerprint of the card set. */
  readonly cards: string;
  /** The cards themselves as `withCards` takes them, where they are not the game's own. */
  readonly cardLists?: unknown;
  /** The cards it is played with as `withCards` takes them, whoever's they are: for clients that do not have them. */
  readonly cardSet: unknown;
  readonly modes: readonly Mode[];
  /** `readOptions` takes these by their ids, beside `mode` and `seats`. */
  readonly options: readonly OptionSpec[];
  /** The same game played with other cards, if it can be played with these. */
  withCards(input: unknown): Read<Game<Options, State, Action, Event, View, Reason>>;
  /** The same game as it was under these rules with these cards; undefined where either of them is not known. */
  edition(wanted: Edition): Game<Options, State, Action, Event, View, Reason> | undefined;

  readOptions(input: unknown): Read<Options>;
  seatsIn(options: Options): number;
  /** What seats may choose among before the start, each at a table once; empty if there is nothing to choose. */
  choicesIn(options: Options): readonly string[];
  /** The options with what the seats chose, seat for seat; who chose nothing gets something by lot. */
  withChoices(options: Options, choices: readonly (string | undefined)[]): Options;
  readAction(input: unknown): Action | undefined;
  /** Whether an action only takes back an earlier one. Nothing that plays by itself ever chooses such an action. */
  takesBack(action: Action): boolean;

  begin(options: Options, seed: Seed): Beginning<State, Event>;
  seats(state: State): number;
  /** The seats the game waits for. Empty once it is over. */
  pending(state: State): readonly Seat[];
  /** Everything this seat may do now. A seat nobody waits for may still have something to take back. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Accepts exactly what `legal` lists. Types keep mistyped actions out; whatever slips past them is refused. */
  apply(state: State, seat: Seat, action: Action): Applied<State, Event, Reason>;

  /**
   * The state that `apply` makes of an action that `legal` has listed here: the same rules, but nothing is checked again
   * and nothing told. For playouts by the million.
   */
  advance(state: State, seat: Seat, action: Action): State;

  /** Everything this viewer may know, and nothing else; frozen, since parts of it are parts of the state. */
  view(state: State, viewer: Viewer): View;
  /**
   * What a spectator sees and all that players hold besides. Only for recorded games, whose seed is known anyway:
   * nothing made by this may ever be sent to a table that is being played.
   */
  unveil(state: State): View;
  /** A state that looks like this to this viewer, all that is hidden filled in by lot. */
  imagine(view: View, seed: Seed): State;
  /** The round being played, counted from 1. */
  round(state: State): number;
  /** The part of the round being played, by an id of the game's own. */
  phase(state: State): string;
  /** What no state of a game may ever be, in words; undefined for a sound one. */
  whatIsWrong(state: State): string | undefined;
  /** The final scores, best first; undefined while the game goes on. */
  scores(state: State): readonly Score[] | undefined;
  /** How each rank, seat for seat, started: the seats in the order of their starting rank. */
  startOrder(state: State): readonly Seat[];

  readonly inventory: Inventory<Event>;
  /** JSON Schemas of what the game takes and shows, one for each of GAME_SHAPES: exactly that, in every edition. */
  schemas(): Promise<SchemaBundle>;
};
