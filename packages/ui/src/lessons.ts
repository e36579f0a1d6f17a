import type { Language, Move, Seat, Seed } from "@harbor/kit";
import type { ReactNode } from "react";
import type { AnyAction, Person, TextTree } from "./index.ts";

/** A decision that a lesson asks for. Everything happens by the rules; the task only chooses among legal actions. */
export type Task<Action, View> = {
  /** Whether the lesson can go on with this legal action. */
  accepts(action: Action, view: View): boolean;
  /** The key of the answer to any other legal action: why not now. */
  answer(action: Action, view: View): string;
  /** Whether the task is done; absent for a task of a single action. */
  until?(view: View): boolean;
  /** The actions that do the task from here on; empty if there is no way without undoing something. */
  way(view: View): readonly Action[];
};

/** One thing that the teacher says, and perhaps asks for. Without a task, the learner goes on at a button. */
export type LessonStep<Action, View> = {
  /** The key of the speech. */
  readonly id: string;
  /** The places that the speech is about, in the game's own words; the board highlights them. */
  points?(view: View): readonly string[];
  readonly task?: Task<Action, View>;
  /** What the teacher does for the learner before speaking. */
  plays?(view: View): readonly Action[];
  /** The key of what the teacher says while the board shows what led to this step. */
  readonly meanwhile?: string;
  /** The numbers in the speech. */
  values?(view: View): Readonly<Record<string, number>>;
};

/** A game from which a lesson begins. */
export type LessonStart<Action> = {
  readonly options: unknown;
  readonly seed: Seed;
  readonly moves: readonly Move<Action>[];
};

/** A lesson on a table in this browser: the learner has seat 0, and the lesson decides for all others. */
export type Lesson<Action, View> = {
  readonly id: string;
  /** A puzzle has hints, and every way to its goal counts. */
  readonly kind: "round" | "puzzle";
  readonly minutes: number;
  readonly hints: number;
  start(): LessonStart<Action>;
  people(learner: Person): readonly Person[];
  /** What another seat decides, as one of its legal actions. */
  decide(seat: Seat, legal: readonly Action[], view: View): Action | undefined;
  readonly steps: readonly LessonStep<Action, View>[];
};

/**
 * The lessons of a game, in their order. Texts: `teacher` is the teacher's name; `welcome`, `between` and `end` are said
 * on the page of all lessons before, between and after them; and for each lesson under its id, `title`, `text` (what it
 * is about), `says` by step, `answers` by key, `meanwhile` by key, and `hints` by number, from 1.
 */
export type Lessons<Action, View> = {
  readonly lessons: readonly Lesson<Action, View>[];
  /**
   * The cards of all lessons, in file form, for a game whose own may change: what a teacher says of a card stays true.
   * Absent for the game's own.
   */
  readonly cards?: unknown;
  readonly texts: Readonly<Record<Language, TextTree>>;
  /** The teacher's portrait. */
  Teacher(props: { readonly className?: string }): ReactNode;
};

export type AnyLesson = Lesson<AnyAction, unknown>;
export type AnyLessons = Lessons<AnyAction, unknown>;

/** What a lesson tells the board. While there is one, the board offers nothing that decides for the player. */
export type LessonGuide = {
  /** The places to highlight and to bring into sight. */
  readonly points: readonly string[];
  /** Hears whether the board is showing what has happened; the teacher waits for the end. */
  watch(isShowing: boolean): void;
};
