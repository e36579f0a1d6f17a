import { type Action, bremerhaven, type State, type View } from "@harbor/bremerhaven";
import type { Lesson } from "@harbor/ui";
import { describe, expect, test } from "vitest";
import { translator } from "../../test/translator.ts";
import { LESSONS } from "./index.tsx";

const LEARNER = 0;

type Table = { state: State };

function play(table: Table, seat: number, action: Action): void {
  const applied = bremerhaven.apply(table.state, seat, action);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${applied.reason}`);
  table.state = applied.state;
}

function othersDecide(table: Table, lesson: Lesson<Action, View>): void {
  for (;;) {
    const seat = bremerhaven.pending(table.state).find((one) => one !== LEARNER);
    if (seat === undefined) return;
    const legal = bremerhaven.legal(table.state, seat);
    const action = lesson.decide(seat, legal, bremerhaven.view(table.state, seat));
    expect(legal).toContainEqual(action);
    if (action !== undefined) play(table, seat, action);
  }
}

function begin(lesson: Lesson<Action, View>): Table {
  const { options, seed, moves } = lesson.start();
  const read = bremerhaven.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const begun = bremerhaven.begin(read.value, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const table: Table = { state: begun.state };
  for (const { seat, action } of moves) play(table, seat, action);
  othersDecide(table, lesson);
  return table;
}

const viewOf = ({ state }: Table) => bremerhaven.view(state, LEARNER);

test.each(LESSONS.lessons)("$id can be played as it asks, from its first step to its last", (lesson) => {
  const table = begin(lesson);
  for (const { id, plays, task } of lesson.steps) {
    for (const action of plays?.(viewOf(table)) ?? []) {
      play(table, LEARNER, action);
      othersDecide(table, lesson);
    }
    if (task === undefined) continue;
    expect(task.until?.(viewOf(table)) ?? false, id).toBe(false);
    const way = task.way(viewOf(table));
    expect(way, id).not.toEqual([]);
    for (const [nth, action] of way.entries()) {
      expect(task.accepts(action, viewOf(table)), id).toBe(true);
      play(table, LEARNER, action);
      othersDecide(table, lesson);
      expect(task.until?.(viewOf(table)) ?? true, `${id}: ${JSON.stringify(action)}`).toBe(nth === way.length - 1);
    }
  }
});

describe.each(["en", "de", "fr"] as const)("in %s", (language) => {
  const t = translator(LESSONS.texts[language]);

  test("the teacher has a name, and words before, between and after the lessons", () => {
    for (const key of ["teacher", "welcome", "between", "end"]) expect(t(key)).not.toBe("");
  });

  test.each(LESSONS.lessons)("$id has words for every step, hint and answer", (lesson) => {
    const { id, steps, hints } = lesson;
    const table = begin(lesson);
    for (const key of ["title", "text", "answers.later"]) expect(t(`${id}.${key}`)).not.toBe("");
    for (let nth = 1; nth <= hints; nth += 1) expect(t(`${id}.hints.${nth}`)).not.toBe("");
    for (const step of steps) {
      for (const action of step.plays?.(viewOf(table)) ?? []) {
        play(table, LEARNER, action);
        othersDecide(table, lesson);
      }
      expect(t(`${id}.says.${step.id}`, step.values?.(viewOf(table)) ?? {})).not.toMatch(/{{/);
      if (step.meanwhile !== undefined) expect(t(`${id}.meanwhile.${step.meanwhile}`)).not.toBe("");
      for (const action of bremerhaven.legal(table.state, LEARNER)) {
        if (step.task === undefined || step.task.accepts(action, viewOf(table))) continue;
        expect(t(`${id}.answers.${step.task.answer(action, viewOf(table))}`)).not.toBe("");
      }
      for (const action of step.task?.way(viewOf(table)) ?? []) {
        play(table, LEARNER, action);
        othersDecide(table, lesson);
      }
    }
  });
});
