import type { Seat } from "@harbor/kit";
import type { Action, State, View } from "@harbor/meuterer";
import type { Lesson } from "@harbor/ui";
import { LEARNER, LESSON_GAME } from "../src/lessons/scene.ts";

/** A lesson's table without a client: the learner's actions, and what the lesson decides for the others. */
export type LessonTable = {
  state(): State;
  view(): View;
  legal(): readonly Action[];
  play(action: Action): void;
};

export function openLesson(lesson: Lesson<Action, View>): LessonTable {
  const { options, seed, moves } = lesson.start();
  const read = LESSON_GAME.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const begun = LESSON_GAME.begin(read.value, seed);
  if (!begun.ok) throw new Error(begun.problem);
  let state: State = begun.state;

  function play(seat: Seat, action: Action): void {
    const applied = LESSON_GAME.apply(state, seat, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${applied.reason}`);
    state = applied.state;
  }

  function othersDecide(): void {
    for (;;) {
      const seat = LESSON_GAME.pending(state).find((one) => one !== LEARNER);
      if (seat === undefined) return;
      const action = lesson.decide(seat, LESSON_GAME.legal(state, seat), LESSON_GAME.view(state, seat));
      if (action === undefined) throw new Error(`seat ${seat} does not decide`);
      play(seat, action);
    }
  }

  for (const { seat, action } of moves) play(seat, action);
  othersDecide();
  return {
    state: () => state,
    view: () => LESSON_GAME.view(state, LEARNER),
    legal: () => LESSON_GAME.legal(state, LEARNER),
    play(action) {
      play(LEARNER, action);
      othersDecide();
    },
  };
}

/** Plays a lesson as it asks, and shows what there is when each step begins. */
export function takeLesson(
  lesson: Lesson<Action, View>,
  at: (step: Lesson<Action, View>["steps"][number], table: LessonTable) => void,
): LessonTable {
  const table = openLesson(lesson);
  for (const step of lesson.steps) {
    for (const action of step.plays?.(table.view()) ?? []) table.play(action);
    at(step, table);
    for (const action of step.task?.way(table.view()) ?? []) table.play(action);
  }
  return table;
}
