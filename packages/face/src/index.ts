export type { Advice } from "@harbor/bots";
export { allOf } from "./allOf.ts";
export { apart } from "./apart.ts";
export { Modal } from "./Modal.tsx";

import type { Advice, Strength, Why } from "@harbor/bots";
import type { Edition, Game, OptionValue, Read, Score, Seat } from "@harbor/kit";
import type { ComponentType, ReactNode } from "react";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The four player colours, each with a sign of its own. */
export const COLORS = [0, 1, 2, 3] as const;
export type Color = (typeof COLORS)[number];

export type Person = {
  readonly name: string;
  readonly color: Color;
  readonly kind: "person" | "bot";
  /** Of a bot: which of the game's people it is, where it is one of them. */
  readonly bot?: string | undefined;
  /** Gave up before the end, and was played for from then on. */
  readonly resigned?: boolean;
};

/** Somebody of the game's own to play against. */
export type BotFace = {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  readonly strength: Strength;
  /** How they play, in a line. */
  readonly temper: Readonly<Record<Language, string>>;
};

/** An event with its number in the table's history, counted from 0. */
export type Happened<Event> = { readonly n: number; readonly event: Event };

export type Queue<Action> = {
  readonly actions: readonly Action[];
  /** The queue as it is shown has not reached the server, and that takes long. */
  readonly sending: boolean;
  set(actions: readonly Action[]): void;
};

/** An action that has not been confirmed for longer than usual, and whether the view shows its outcome already. */
export type Sent<Action> = { readonly action: Action; readonly shown: boolean };

/** Everything a game's board is given; it knows no network, no store and no other seat's secrets. */
export type BoardProps<View, Action, Event> = {
  readonly view: View;
  /** The seat that is played from here; undefined for who only looks on. */
  readonly seat: Seat | undefined;
  readonly people: readonly Person[];
  readonly language: Language;
  /** What happened so far, as far as this viewer may know it. */
  readonly history: readonly Happened<Event>[];
  /** How much of the history this seat had seen when it last decided something. */
  readonly since: number;
  readonly scores: readonly Score[] | undefined;
  /** How much of it had been told on this device when the table was opened. */
  readonly told: number;
  /** 0 shows no motion at all, 1 is the usual pace. */
  readonly pace: number;
  /** Stillness is asked for: what happens is told without motion, step by step at a button. */
  readonly stepwise: boolean;
  readonly confirmBids: boolean;
  /** Of a recorded game: whose harbor lies in front, and the controls that stand in the place of decisions. */
  readonly recorded?: { readonly front: Seat; readonly controls: ReactNode } | undefined;
  /** Absent where nobody ever waits for others. */
  readonly queue?: Queue<Action> | undefined;
  /** What was done here and is being sent still. */
  readonly sent?: readonly Sent<Action>[] | undefined;
  /** Asks one of the best what they would do now; absent where that would not be fair. */
  readonly advise?: (() => Promise<Advice<Action> | undefined>) | undefined;
  act(actions: readonly Action[]): void;
  /** Opens the rules at a paragraph. */
  help(rule: string): void;
  rematch(): void;
  /** So much of the history has been told: whoever opens the table again is not told it once more. */
  seen(upTo: number): void;
  /** The frame's own buttons, which the board finds a place for. */
  readonly tools: ReactNode;
  /** The log and chat. The log tells as much of the history as the boards show, so that it gives nothing away. */
  aside(shown: number): ReactNode;
  /** What is new in the aside while it is not seen, in words; undefined where nothing is. */
  readonly asideNews?: string | undefined;
  /** What the frame has to offer once the game is over: its file, a check of it, the same game once more. */
  readonly afterwards?: ReactNode;
};

export type AdviceProps<View, Action> = {
  readonly advice: Advice<Action>;
  readonly view: View;
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly language: Language;
};

/** What somebody did, or should have done instead and why. */
export type DeedProps<View, Action> = {
  readonly actions: readonly Action[];
  /** Absent for what was done. */
  readonly why?: Why | undefined;
  readonly view: View;
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly language: Language;
};

/** The words for looking back on a game. */
export type HindsightFace<View, Action> = {
  /** A part of a round, by the id that the game's bots give it. */
  chapterName(chapter: string, language: Language): string;
  DeedText(props: DeedProps<View, Action>): ReactNode;
};

/** Texts by key, nested or flat, as i18next takes them. */
export type TextTree = { readonly [key: string]: string | TextTree };

export type OptionFace = {
  /** What a form offers. */
  readonly label: string;
  /** What it means, in a sentence or two. */
  readonly note?: string;
  /** How a table that has it says so. */
  readonly chip: string;
};

export type ModeFace = { readonly id: string; readonly seats: readonly number[]; readonly alone: boolean };

export type Stage<Options, State, Action, Event, View, Reason extends string> = {
  readonly game: Game<Options, State, Action, Event, View, Reason>;
  /** What the card set is called, and its cards as a file of them holds them. */
  readonly cards: { readonly name: string; readonly lists: unknown };
  /** The same stage with other cards, or in one line why they cannot be played with. */
  withCards(lists: unknown): Read<Stage<Options, State, Action, Event, View, Reason>>;
  /** The same stage under the rules and with the cards that a game was begun with; undefined where they are not known. */
  edition(wanted: Edition): Stage<Options, State, Action, Event, View, Reason> | undefined;
  /** Loaded as the i18n namespace "board". */
  readonly texts: Readonly<Record<Language, TextTree>>;
  readonly modes: readonly ModeFace[];
  /** The words for an option of the game that is set to a value; undefined where the value needs none. */
  optionFace(option: string, value: OptionValue, language: Language): OptionFace | undefined;
  modeName(mode: string, language: Language): string;
  /** How long it takes and how hard it is, in a sentence or two. */
  modeText(mode: string, language: Language): string;
  choiceName(choice: string, language: Language): string;
  /** Why the game refuses something, in words, and the paragraph of the rules that says so. */
  refusal(reason: string, language: Language): { readonly text: string; readonly rule: string | undefined } | undefined;
  /** Whether the outcome of an action is certain to whoever sees this, so that it may be shown before it is confirmed. */
  foresees(action: Action, view: View): boolean;
  /** Whether the board shows what nobody else at the same screen may see. */
  showsSecrets(view: View): boolean;
  /** The published hash of the seed, and the seed once the game is over. */
  secretOf(view: View): { readonly commitment: string; readonly seed?: string | undefined };
  /** One line for the log, undefined for what is not worth one. */
  tell(event: Event, words: Words): string | undefined;
  /** The numbers of the events that came to nothing, so that no log tells them: steps that were taken back. */
  takenBack(history: readonly Happened<Event>[]): ReadonlySet<number>;
  /** The moment that a sound may go with, if this event is one. */
  cue(event: Event): Cue | undefined;
  /** The round that begins with this event, to part the log. */
  roundBegun(event: Event): number | undefined;
  Board(props: BoardProps<View, Action, Event>): ReactNode;
  ChoicePicture(props: { readonly choice: string; readonly className?: string }): ReactNode;
  /** What was advised to whoever sits at a seat, and why, in a line. */
  AdviceText(props: AdviceProps<View, Action>): ReactNode;
  /** Absent for a game whose bots do not look back. */
  readonly hindsight?: HindsightFace<View, Action>;
};
/** Moments of a game that may be heard. */
export type Cue = "reveal";

export type Words = {
  readonly language: Language;
  /** The reader's own seat: what happens to it is told to "you". */
  readonly own?: Seat | undefined;
  name(seat: Seat): string;
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
};

/** A stage whatever its states and actions are made of. */
export type AnyAction = { readonly type: string };
export type AnyStage = Stage<unknown, unknown, AnyAction, unknown, unknown, string>;

/** A piece of the rules: HTML of our own making, and pictures that say nothing which the words do not. */
export type RulePiece =
  | { readonly kind: "prose"; readonly html: string }
  | {
      readonly kind: "rule";
      readonly id: string;
      readonly html: string;
      /** What else people look for it by. */
      readonly terms?: string;
      readonly mark?: ReactNode;
      readonly strip?: ReactNode;
    }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly RuleRow[] };
export type RuleRow = { readonly cells: readonly string[]; readonly picture?: ReactNode };
export type RuleSection = {
  readonly id: string;
  readonly title: string;
  readonly banner?: ReactNode;
  readonly pieces: readonly RulePiece[];
};

/** A card of the game with all that it says, to be searched. */
export type RuleCard = { readonly deck: string; readonly id: string; readonly words: string };
/** The rules in one language. */
export type RuleBook = {
  readonly sections: readonly RuleSection[];
  readonly cards: readonly RuleCard[];
  Gallery(props: { readonly language: Language; readonly shown: readonly RuleCard[] }): ReactNode;
};

type Pictured = ComponentType<{ readonly className?: string | undefined; readonly title?: string | undefined }>;

/** A game as the client knows it before a table is opened: light enough for the first page. */
export type Face = {
  readonly id: string;
  readonly title: string;
  readonly Poster: Pictured;
  readonly Logo: Pictured;
  readonly Sign: ComponentType<{ readonly color: Color; readonly className?: string; readonly title?: string }>;
  /** A player's colour as style sheets take it, for what is drawn in it. */
  inkOf(color: Color): string;
  /** The mode one person plays alone. */
  readonly soloMode: string;
  /** Whom one can play against. Empty where a game has no bots of its own. */
  readonly bots: readonly BotFace[];
  readonly BotPortrait: ComponentType<{ readonly bot: string; readonly className?: string }>;
  /** Who of them is asked for advice. */
  readonly adviser?: string;
  /** The mode one person plays against bots in; absent for a game without bots of its own. */
  readonly botsMode?: string;
  load(): Promise<AnyStage>;
  /** The rules with the game's own cards, or with those of another set. */
  loadRules(language: Language, cardLists?: unknown): Promise<RuleBook>;
};
