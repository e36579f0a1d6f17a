import type { Move } from "@harbor/kit";

/** A lesson that was left: the step, by its id, and everything played since the start. */
export type LeftLesson = { readonly step: string; readonly moves: readonly Move<unknown>[] };

/** What somebody has learned in this browser. */
export type Learned = {
  /** The finished lessons. */
  readonly done: readonly string[];
  readonly left: Readonly<Record<string, LeftLesson>>;
};

const NOTHING: Learned = { done: [], left: {} };
/** Far more than any game has, in case the storage was tampered with. */
const MOST = 50;

const keyOf = (game: string): string => `harbor:lessons:${game}`;

/** Unreadable data counts as nothing. */
export function learnedIn(game: string): Learned {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}");
    if (!isObject(kept)) return NOTHING;
    const done = Array.isArray(kept.done) ? kept.done.filter((id) => typeof id === "string") : [];
    const left = Object.entries(isObject(kept.left) ? kept.left : {}).flatMap(([id, lesson]) =>
      isLeft(lesson) ? [[id, lesson] as const] : [],
    );
    return { done: done.slice(0, MOST), left: Object.fromEntries(left.slice(0, MOST)) };
  } catch {
    return NOTHING;
  }
}

export function keepLesson(game: string, id: string, lesson: LeftLesson): void {
  const { done, left } = learnedIn(game);
  store(game, { done, left: { ...left, [id]: lesson } });
}

/** The lesson starts over next time. */
export function forgetLesson(game: string, id: string): void {
  const { done, left } = learnedIn(game);
  const { [id]: _, ...others } = left;
  store(game, { done, left: others });
}

export function finishLesson(game: string, id: string): void {
  forgetLesson(game, id);
  const { done, left } = learnedIn(game);
  store(game, { done: [...new Set([...done, id])], left });
}

function store(game: string, learned: Learned): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(learned));
  } catch {
    // A full or blocked storage must not stop the lesson.
  }
}

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === "object" && input !== null;
}

function isLeft(input: unknown): input is LeftLesson {
  return isObject(input) && typeof input.step === "string" && Array.isArray(input.moves) && input.moves.every(isMove);
}

function isMove(input: unknown): boolean {
  return isObject(input) && Number.isSafeInteger(input.seat) && "action" in input;
}
