export type { Advice } from "@harbor/bots";
export { type Color, LANGUAGES, type Language } from "@harbor/kit";
export { allOf } from "./allOf.ts";
export { apart } from "./apart.ts";
export type {
  AnyLesson,
  AnyLessons,
  Lesson,
  LessonGuide,
  LessonStart,
  LessonStep,
  Lessons,
  Task,
} from "./lessons.ts";
export { Modal } from "./Modal.tsx";
export { MOST_FIGURES, type Tally, type TallyChart } from "./tally.ts";

import type { Advice, Strength, Why } from "@harbor/bots";
import type { Color, Edition, Game, Language, OptionValue, Read, Score, Seat } from "@harbor/kit";
import type { ComponentType, ReactNode } from "react";
import type { AnyLessons, LessonGuide } from "./lessons.ts";
import type { Tally } from "./tally.ts";

export type Person = {
  readonly name: string;
  readonly color: Color;
  readonly kind: "person" | "bot";
  /** For a bot: which of the game's characters it is, if it is one. */
  readonly bot?: string | undefined;
  /** Resigned before the end, and was played for from then on. */
  readonly resigned?: boolean;
};

/** A character of the game to play against. */
export type BotFace = {
  readonly id: string;
  /** The same in all languages. */
  readonly name: string;
  readonly strength: Strength;
  /** Their style of play, in one line. */
  readonly temper: Readonly<Record<Language, string>>;
};

/** An event with its position in the table's history, counted from 0. */
export type Happened<Event> = { readonly n: number; readonly event: Event };

/** An answer that is given once it is asked for: an action, or several of which the first that is legal is taken. */
export type Queued<Action> = Action | readonly Action[];

export type Queue<Action> = {
  readonly answers: readonly Queued<Action>[];
  /** The queue as shown has not reached the server, although some time has passed. */
  readonly sending: boolean;
  set(answers: readonly Queued<Action>[]): void;
};

/** What a board wants to find again at this table and seat after a reload: small data, or undefined for nothing. */
export type Notes = { read(): unknown; write(note: unknown): void };

/** An action that has been unconfirmed for longer than usual, and whether the view already shows its outcome. */
export type Sent<Action> = { readonly action: Action; readonly shown: boolean };

/** Everything a game's board receives. A board knows no network, no store and no other seat's secrets. */
export type BoardProps<View, Action, Event> = {
  readonly view: View;
  /** The seat played from here; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly people: readonly Person[];
  readonly language: Language;
  /** What has happened so far, as far as this viewer may know it. */
  readonly history: readonly Happened<Event>[];
  /** The length of the history at this seat's last decision. */
  readonly since: number;
  readonly scores: readonly Score[] | undefined;
  /** The best score that this seat's player reached on this device before, with as many seats in the same mode. */
  readonly best?: number | undefined;
  /** How much of it had been shown on this device when the table was opened. */
  readonly told: number;
  /** 0 means no motion, 1 is the normal pace. */
  readonly pace: number;
  /** Reduced motion: events are presented without animation, step by step at a button. */
  readonly stepwise: boolean;
  /** The game's preferences that the player has switched on. */
  readonly preferences: ReadonlySet<string>;
  /** For a recorded game: whose side of the table is in front, and the controls shown in place of decisions. */
  readonly recorded?: { readonly front: Seat; readonly controls: ReactNode } | undefined;
  /** During a lesson: what its teacher points at. */
  readonly lesson?: LessonGuide | undefined;
  /** Since when each pending seat has been asked, in milliseconds by this device's clock; absent if nobody knows. */
  readonly awaitedSince?: ReadonlyMap<Seat, number> | undefined;
  /** Absent if nobody ever waits for others. */
  readonly queue?: Queue<Action> | undefined;
  /** Absent where nothing is noted: for spectators, in lessons, in recordings, and after the game. */
  readonly notes?: Notes | undefined;
  /** The viewer's own actions that are still being sent. */
  readonly sent?: readonly Sent<Action>[] | undefined;
  /** Asks one of the best bots for a move; absent where that would be unfair. */
  readonly advise?: (() => Promise<Advice<Action> | undefined>) | undefined;
  /** Reads aloud, if the player has switched that on. */
  readonly voice?: Voice | undefined;
  /** Plays a sound, unless the player has switched sounds off. */
  sound?(cue: Cue): void;
  act(actions: readonly Action[]): void;
  /** Opens the rules at a rule. */
  help(rule: string): void;
  rematch(): void;
  /** Reports how much of the history has been shown, so that it is not shown again when the table is reopened. */
  seen(upTo: number): void;
  /** The frame's own buttons. The board decides where they go. */
  readonly tools: ReactNode;
  /** The log and chat. The log stops where the boards are, so that it spoils nothing. */
  aside(shown: number): ReactNode;
  /** A text about unseen news in the aside; undefined if there is none. */
  readonly asideNews?: string | undefined;
  /** What can be done after the game: save it, check it, play it again. */
  readonly afterwards?: ReactNode;
};

export type AdviceProps<View, Action> = {
  readonly advice: Advice<Action>;
  readonly view: View;
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly language: Language;
};

/** A move: the one that was made, or a better one and the reason. */
export type DeedProps<View, Action> = {
  readonly actions: readonly Action[];
  /** Absent for the move that was made. */
  readonly why?: Why | undefined;
  readonly view: View;
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly language: Language;
};

/** The texts for the analysis of a game. */
export type HindsightFace<View, Action> = {
  /** The name of a part of a round, by the id that the game's bots use. */
  chapterName(chapter: string, language: Language): string;
  DeedText(props: DeedProps<View, Action>): ReactNode;
};

/** Texts by key, nested or flat, in i18next's form. */
export type TextTree = { readonly [key: string]: string | TextTree };

export type OptionFace = {
  /** The label in a form. */
  readonly label: string;
  /** An explanation in a sentence or two. */
  readonly note?: string;
  /** The chip of a table that has it. */
  readonly chip: string;
};

/** Texts of the frame around a table that depend on the game. */
export type FrameTexts = {
  /** For a table that repeats the shuffles of a finished game. */
  readonly sameSeed: {
    /** What such a game is called. */
    readonly name: string;
    /** Explains to everybody at the table what is repeated, in a sentence or two. */
    readonly text: string;
    /** The heading above the results of all games with these shuffles. */
    readonly results: string;
  };
  /** For a game whose seats have something to choose before the start. */
  readonly choice?: { readonly legend: string; readonly taken: string };
  /** For a game with secrets: what a player at a shared screen reads before theirs are shown. */
  readonly secrets?: string;
  /** For a game with seats that the rules play themselves: the name of such a seat. */
  readonly automaton?: string;
};

/** What a score is worth: the name of its band, and where the next one begins; nothing is above the highest. */
export type Band = { readonly name: string; readonly next?: { readonly name: string; readonly from: number } };

export type ModeFace = { readonly id: string; readonly seats: readonly number[]; readonly alone: boolean };

export type GameClient<Options, State, Action, Event, View, Reason extends string> = {
  readonly game: Game<Options, State, Action, Event, View, Reason>;
  /** The name of the card set, and its cards in file form. */
  readonly cards: { readonly name: string; readonly lists: unknown };
  /** The same client with other cards, or a one-line reason why they are not playable. */
  withCards(lists: unknown): Read<GameClient<Options, State, Action, Event, View, Reason>>;
  /** The same client with the rules and cards that a game began with; undefined if they are unknown. */
  edition(wanted: Edition): GameClient<Options, State, Action, Event, View, Reason> | undefined;
  readonly frameTexts: Readonly<Record<Language, FrameTexts>>;
  readonly modes: readonly ModeFace[];
  /** The texts for an option's value; undefined if the value needs none. */
  optionFace(option: string, value: OptionValue, language: Language): OptionFace | undefined;
  modeName(mode: string, language: Language): string;
  /** The length and difficulty of a mode, in a sentence or two. */
  modeText(mode: string, language: Language): string;
  /** The band of a score in this mode; absent for a game that has none. */
  bandOf?(mode: string, score: number, language: Language): Band | undefined;
  /** What the statistics of a device count besides scores; absent for a game that has nothing to count. */
  readonly tally?: Tally<Event>;
  choiceName(choice: string, language: Language): string;
  /** Why the game refuses something, in words, and the rule behind it. */
  refusal(reason: string, language: Language): { readonly text: string; readonly rule: string | undefined } | undefined;
  /** Whether this viewer can be certain of an action's outcome, so that it may be shown before it is confirmed. */
  foresees(action: Action, view: View): boolean;
  /** Whether the board shows something that others at the same screen must not see. */
  showsSecrets(view: View): boolean;
  /** The published hash of the seed; after the game also the seed. */
  secretOf(view: View): { readonly commitment: string; readonly seed?: string | undefined };
  /** One line for the log; undefined for an event that is not worth one. */
  tell(event: Event, words: Words): string | undefined;
  /** The numbers of events that were taken back, which no log shows. */
  takenBack(history: readonly Happened<Event>[]): ReadonlySet<number>;
  /** The moment to mark with a sound, if this event is one. */
  cue(event: Event): Cue | undefined;
  /** The round that begins with this event; it divides the log. */
  roundBegun(event: Event): number | undefined;
  Board(props: BoardProps<View, Action, Event>): ReactNode;
  /**
   * The scene behind a shared result, 1200 × 630, with its words in the left half; it may show the winners' colors. The
   * poster stands in for a game without one.
   */
  ResultScene?(props: { readonly winners: readonly Color[] }): ReactNode;
  ChoicePicture(props: { readonly choice: string; readonly className?: string }): ReactNode;
  /** A bot's advice and the reason for it, in one line. */
  AdviceText(props: AdviceProps<View, Action>): ReactNode;
  /** Absent for a game whose bots do not analyse games. */
  readonly hindsight?: HindsightFace<View, Action>;
};
/** Moments that may have a sound: something hidden is laid or revealed, or money comes in. */
export const CUES = ["reveal", "laid", "money"] as const;
export type Cue = (typeof CUES)[number];

/** Speaks in the player's language. */
export type Voice = {
  /** Ends when everything has been said, or at `stop`. */
  say(sentences: readonly string[]): Promise<void>;
  stop(): void;
};

export type Words = {
  readonly language: Language;
  /** The reader's own seat, addressed as "you". */
  readonly own?: Seat | undefined;
  name(seat: Seat): string;
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
};

/** A client with any types of states and actions. */
export type AnyAction = { readonly type: string };
export type AnyGameClient = GameClient<unknown, unknown, AnyAction, unknown, unknown, string>;

/** A piece of the rules: our own HTML, or a picture that adds nothing to the words. */
export type RulePiece =
  | { readonly kind: "prose"; readonly html: string }
  | {
      readonly kind: "rule";
      readonly id: string;
      readonly html: string;
      /** Other words that people search for. */
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

/** A card and its whole text, for the search. */
export type RuleCard = { readonly deck: string; readonly id: string; readonly words: string };
export type RuleBook = {
  readonly sections: readonly RuleSection[];
  readonly cards: readonly RuleCard[];
  Gallery(props: { readonly language: Language; readonly shown: readonly RuleCard[] }): ReactNode;
};

type Pictured = ComponentType<{ readonly className?: string | undefined; readonly title?: string | undefined }>;

/** The game's texts on the first page. */
export type PageTexts = {
  /** The subtitle. */
  readonly claim: string;
  /** For a game with a solo mode: what to expect of it. */
  readonly solo?: string;
  /** For a game with a solo mode: what the game of the day is called, and what it is. */
  readonly daily?: { readonly name: string; readonly text: string };
  /** For a game with bots of its own: who the opponents are. */
  readonly bots?: string;
  /** The names of its modes, for lists of tables; absent for a game whose client must be loaded for them. */
  readonly modes?: Readonly<Record<string, string>>;
  /** For a game of several: what somebody gets who plays with the next one who comes. */
  readonly next?: string;
  /** The name of a player who has not given one. */
  readonly newcomer: string;
  /** For a game with lessons: what they teach, and how long the first one takes. */
  readonly lessons?: string;
  /** The footer. */
  readonly foot?: string;
};

/** What to expect of a game in one of its modes, for people who choose one. */
export type ModeExpectation = {
  /** How many minutes such a game takes, by the number of seats. */
  readonly minutes: Readonly<Record<number, number>>;
  readonly difficulty: "easy" | "medium" | "hard";
};

/** Something that players may switch on for themselves, with its label in the settings. */
export type Preference = { readonly id: string; readonly label: Readonly<Record<Language, string>> };

/** What the client knows of a game before a table is opened: light enough for the first page. */
export type GameManifest = {
  /** The id in the rules; also the first part of the paths of the game's pages. */
  readonly id: string;
  readonly title: string;
  readonly texts: Readonly<Record<Language, PageTexts>>;
  /** The number of seats at its largest table, and so the number of player colours. */
  readonly mostSeats: number;
  readonly Poster: Pictured;
  readonly Logo: Pictured;
  /** A player's sign in their colour. */
  readonly Sign: ComponentType<{ readonly color: Color; readonly className?: string; readonly title?: string }>;
  /** A player's colour as a CSS value. */
  inkOf(color: Color): string;
  readonly preferences?: readonly Preference[];
  /** What a new table is set to until somebody changes it; absent if the first mode and its fewest seats will do. */
  readonly firstTable?: { readonly mode: string; readonly seats: number };
  /** What to expect of a game, by its mode; absent for a game that does not say. */
  readonly expectations?: Readonly<Record<string, ModeExpectation>>;
  /** The mode for one person; absent if there is none. */
  readonly soloMode?: string;
  /** The bots to play against. Empty for a game without bots of its own. */
  readonly bots: readonly BotFace[];
  readonly BotPortrait?: ComponentType<{ readonly bot: string; readonly className?: string }>;
  /** The bot that gives advice. */
  readonly adviser?: string;
  /**
   * The mode for one person against bots, and the possible numbers of bots; absent for a game without bots of its own.
   */
  readonly againstBots?: { readonly mode: string; readonly opponents: readonly number[] };
  load(): Promise<AnyGameClient>;
  /** The boards' texts in one language, for the i18n namespace named by the game's id. */
  loadTexts(language: Language): Promise<TextTree>;
  /** Lessons for newcomers; absent if there are none. */
  loadLessons?(): Promise<AnyLessons>;
  /** The rules, with the game's own cards or those of another set. */
  loadRules(language: Language, cardLists?: unknown): Promise<RuleBook>;
};
