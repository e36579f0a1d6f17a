// @vitest-environment happy-dom

import { seedFrom } from "@harbor/kit";
import type { AnyAction, AnyGameClient, AnyLesson, AnyLessons, Person } from "@harbor/ui";
import { beforeAll, expect, test } from "vitest";
import { FIRST } from "../house.ts";
import type { LeftLesson } from "./keptLessons.ts";
import { type LessonTable, openLessonTable } from "./lessonTable.ts";

let client: AnyGameClient;
let lessons: AnyLessons;
beforeAll(async () => {
  client = await FIRST.load();
  const loaded = await FIRST.loadLessons?.();
  if (loaded === undefined) throw new Error("the first game has no lessons");
  lessons = loaded;
});

const learner: Person = { name: "Ada", color: 0, kind: "person" };

function open(lesson: AnyLesson, left?: LeftLesson) {
  const kept: LeftLesson[] = [];
  return { table: openLessonTable(client, lesson, learner, left, (now) => kept.push(now)), kept };
}

function firstLesson(): AnyLesson {
  const [lesson] = lessons.lessons;
  if (lesson === undefined) throw new Error("there are no lessons");
  return lesson;
}

/** Goes on until a task is asked for. */
function toTask(lesson: AnyLesson, table: LessonTable): void {
  for (let nth = 0; nth < lesson.steps.length; nth += 1) {
    if (lesson.steps[table.teaching().at]?.task !== undefined) return;
    table.goOn();
  }
}

const legalIn = (table: LessonTable): readonly AnyAction[] =>
  client.game.legal(client.game.imagine(table.snapshot().view, seedFrom("any")), 0);

test("every lesson leads to its end, and what was played is kept on the way", () => {
  for (const lesson of lessons.lessons) {
    const { table, kept } = open(lesson);
    for (let nth = 0; nth < lesson.steps.length && table.teaching().at < lesson.steps.length; nth += 1) {
      if (lesson.steps[table.teaching().at]?.task === undefined) table.goOn();
      else table.showHow();
    }
    expect(table.teaching().at, lesson.id).toBe(lesson.steps.length);
    expect(kept.length).toBeGreaterThan(0);
    expect(table.snapshot().refusal).toBeUndefined();
  }
});

test("another legal action is answered and changes nothing; an illegal one is not even answered", () => {
  const lesson = firstLesson();
  const { table } = open(lesson);
  toTask(lesson, table);
  const { at } = table.teaching();
  const { view, history } = table.snapshot();
  const task = lesson.steps[at]?.task;
  const other = legalIn(table).find((action) => task?.accepts(action, view) === false);
  if (other === undefined) throw new Error("nothing else is legal");
  table.act([other]);
  expect(table.teaching()).toMatchObject({ at, answer: { nth: 1 } });
  table.act([other]);
  expect(table.teaching()).toMatchObject({ at, answer: { nth: 2 } });
  expect(table.snapshot().history).toEqual(history);
  table.act([{ type: "no such action" }]);
  expect(table.teaching()).toMatchObject({ at, answer: { nth: 2 } });
  table.showHow();
  expect(table.teaching()).toEqual({ at: at + 1, answer: undefined });
});

test("a step that is only read is left at its button, a task is not", () => {
  const lesson = firstLesson();
  const { table } = open(lesson);
  toTask(lesson, table);
  const { at } = table.teaching();
  table.goOn();
  expect(table.teaching().at).toBe(at);
});

test("a lesson that was left goes on where it was, with nothing to be shown again", () => {
  const lesson = firstLesson();
  const { table, kept } = open(lesson);
  toTask(lesson, table);
  for (let nth = 0; nth < 3; nth += 1) table.showHow();
  const again = open(lesson, kept.at(-1)).table;
  expect(again.teaching().at).toBe(table.teaching().at);
  expect(again.snapshot().view).toEqual(table.snapshot().view);
  expect(again.snapshot()).toMatchObject({ told: again.snapshot().history.length });
});

test.each<[string, LeftLesson]>([
  ["moves that are not legal any more", { step: "ship", moves: [{ seat: 0, action: { type: "no such action" } }] }],
  ["a step that no longer exists", { step: "no such step", moves: [] }],
])("a lesson left with %s starts over", (_, left) => {
  const { table } = open(firstLesson(), left);
  expect(table.teaching().at).toBe(0);
  expect(table.snapshot().view).toEqual(open(firstLesson()).table.snapshot().view);
});
