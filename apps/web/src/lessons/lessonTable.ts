import { applyInput, beginChecked, eventsFor, type Fact, type Move, type Seat } from "@harbor/kit";
import type { AnyAction, AnyGameClient, AnyLesson, Happened, Person } from "@harbor/ui";
import { inform, listeners } from "../table/listeners.ts";
import type { Table, TableSnapshot } from "../table/table.ts";
import { WITHOUT_SERVER } from "../table/withoutServer.ts";
import type { LeftLesson } from "./keptLessons.ts";

/** Where a lesson stands. */
export type Teaching = {
  /** The number of the present step; after the last one, the number of steps. */
  readonly at: number;
  /** The teacher's answer to an action that does not fit the step. Each answer has a new number. */
  readonly answer: { readonly key: string; readonly nth: number } | undefined;
};

export type LessonTable = Table & {
  teaching(): Teaching;
  /** Leaves a step that only had to be read. */
  goOn(): void;
  /** The teacher does the present task. */
  showHow(): void;
};

/** The seat of the learner. */
const LEARNER: Seat = 0;
/** More decisions of others in a row than any lesson needs. */
const MOST_DECISIONS = 200;

/**
 * A table for a lesson. The rules run in this browser, as at any local table; the learner's actions are first held
 * against the present task, and the lesson decides for the other seats.
 */
export function openLessonTable(
  { game }: Pick<AnyGameClient, "game">,
  lesson: AnyLesson,
  learner: Person,
  left: LeftLesson | undefined,
  keep: (left: LeftLesson) => void,
): LessonTable {
  const { steps } = lesson;
  const people = lesson.people(learner);
  const { options, seed, moves } = lesson.start();
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const begun = beginChecked(game, read.value, seed);
  const watchers = listeners();
  let state = begun.state;
  let facts: readonly Fact<unknown>[] = begun.events;
  let played: readonly Move<unknown>[] = [];
  let at = 0;
  let answer: Teaching["answer"];
  let answers = 0;
  let teaching: Teaching | undefined;
  let shown: TableSnapshot | undefined;

  const view = () => game.view(state, LEARNER);

  function play(seat: Seat, action: unknown): boolean {
    const applied = applyInput(game, state, seat, action);
    if (!applied.ok) return false;
    state = applied.state;
    facts = [...facts, ...applied.events];
    played = [...played, { seat, action }];
    return true;
  }

  function othersDecide(): void {
    for (let nth = 0; nth < MOST_DECISIONS; nth += 1) {
      const seat = game.pending(state).find((one) => one !== LEARNER);
      if (seat === undefined) return;
      const legal = game.legal(state, seat);
      const action = lesson.decide(seat, legal, game.view(state, seat)) ?? legal[0];
      if (action === undefined || !play(seat, action)) return;
    }
  }

  function take(action: AnyAction): void {
    play(LEARNER, action);
    othersDecide();
  }

  /** Comes to a step, and past those whose task is done already. */
  function enter(next: number): void {
    at = next;
    for (const action of steps[at]?.plays?.(view()) ?? []) take(action);
    if (steps[at]?.task?.until?.(view()) === true) enter(at + 1);
  }

  /** Whether the lesson goes on with this action. */
  function accepts(action: AnyAction): boolean {
    if (!game.legal(state, LEARNER).some((one) => game.readAction(action) !== undefined && isSame(one, action))) {
      return false;
    }
    const task = steps[at]?.task;
    if (task?.accepts(action, view()) === true) return true;
    answers += 1;
    answer = { key: task?.answer(action, view()) ?? "later", nth: answers };
    return false;
  }

  function act(actions: readonly AnyAction[]): void {
    const before = facts.length;
    for (const action of actions) {
      if (!accepts(action)) break;
      answer = undefined;
      since = before;
      take(action);
      if (steps[at]?.task?.until?.(view()) ?? true) enter(at + 1);
    }
    changed();
  }

  function changed(): void {
    shown = undefined;
    teaching = undefined;
    const step = steps[at];
    if (step !== undefined) keep({ step: step.id, moves: played });
    inform(watchers);
  }

  for (const { seat, action } of moves) {
    if (!play(seat, action)) throw new Error(`the start of ${lesson.id} is not legal`);
  }
  const start = { state, facts };
  played = [];
  const leftAt = steps.findIndex(({ id }) => id === left?.step);
  if (leftAt !== -1 && left?.moves.every(({ seat, action }) => play(seat, action)) === true) at = leftAt;
  else {
    // Left under other rules or cards: the lesson starts over.
    ({ state, facts } = start);
    played = [];
    othersDecide();
    enter(0);
  }
  let since = facts.length;
  let told = facts.length;

  function snapshot(): TableSnapshot {
    shown ??= {
      status: "playing",
      ...WITHOUT_SERVER,
      link: "here",
      people,
      seat: LEARNER,
      view: view(),
      history: eventsFor(facts, LEARNER).map((event, n): Happened<unknown> => ({ n, event })),
      since,
      told,
      waiting: game.pending(state),
      scores: undefined,
      curtain: undefined,
      again: false,
      refusal: undefined,
    };
    return shown;
  }

  return {
    snapshot,
    subscribe: watchers.subscribe,
    act,
    teaching() {
      teaching ??= { at, answer };
      return teaching;
    },
    goOn() {
      if (at >= steps.length || steps[at]?.task !== undefined) return;
      answer = undefined;
      enter(at + 1);
      changed();
    },
    showHow: () => act(steps[at]?.task?.way(view()) ?? []),
    seen(upTo) {
      if (upTo <= told) return;
      told = upTo;
      shown = undefined;
    },
    queue() {},
    dismissCurtain() {},
    say() {},
    send() {},
    comeBack() {},
    close() {},
  };
}

function isSame(one: AnyAction, other: AnyAction): boolean {
  const sorted = (action: AnyAction) => JSON.stringify(Object.entries(action).sort());
  return sorted(one) === sorted(other);
}
