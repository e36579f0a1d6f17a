import { FANAL, readIslandSet, type View } from "@harbor/meuterer";
import { LANGUAGES } from "@harbor/ui";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { takeLesson } from "../../test/lessonTable.ts";
import { client } from "../client.tsx";
import { FIRST_ROUND } from "./firstRound.ts";
import { LESSONS } from "./index.tsx";
import { selectorOf } from "./places.ts";
import { LEARNER } from "./scene.ts";
import { STOPPING } from "./stopping.ts";

test("the lessons have islands of their own, with names and pictures like the game's", () => {
  const read = readIslandSet(LESSONS.cards);
  expect(read.ok).toBe(true);
  expect(client.withCards(LESSONS.cards).ok).toBe(true);
  const known = new Set(FANAL.lists.islands.map(({ id }) => id));
  if (read.ok) for (const { id } of read.value.lists.islands) expect(known.has(id), id).toBe(true);
});

test.each(LESSONS.lessons)("$id can be played as it asks, and points at what is there", (lesson) => {
  takeLesson(lesson, (step, table) => {
    for (const place of step.points?.(table.view()) ?? []) {
      expect(selectorOf(place), place).toBeDefined();
      expect(place).not.toMatch(/undefined/);
    }
    for (const action of step.task?.way(table.view()) ?? []) {
      expect(table.legal(), step.id).toContainEqual(action);
      expect(step.task?.accepts(action, table.view()), step.id).toBe(true);
    }
  });
});

test.each(LANGUAGES)("every speech, answer and hint has words, in %s", async (language) => {
  const missing: string[] = [];
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { translation: LESSONS.texts[language] } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => missing.push(key),
  });
  for (const key of ["teacher", "welcome", "between", "end"]) i18n.t(key);
  for (const lesson of LESSONS.lessons) {
    const { id, hints } = lesson;
    for (const key of ["title", "text", "answers.later"]) i18n.t(`${id}.${key}`);
    for (let nth = 1; nth <= hints; nth += 1) i18n.t(`${id}.hints.${nth}`);
    takeLesson(lesson, (step, table) => {
      expect(i18n.t(`${id}.says.${step.id}`, step.values?.(table.view()) ?? {})).not.toMatch(/{{/);
      if (step.meanwhile !== undefined) i18n.t(`${id}.meanwhile.${step.meanwhile}`);
      for (const action of table.legal()) {
        if (step.task === undefined || step.task.accepts(action, table.view())) continue;
        i18n.t(`${id}.answers.${step.task.answer(action, table.view())}`);
      }
    });
  }
  expect(missing).toEqual([]);
});

/** What the teacher's words claim, as the rules have it. */
type Claims = Readonly<Record<string, (view: View) => void>>;
const laidBy = (view: View, seat: number) => view.players[seat]?.laid.join();
const scores = ({ players }: View) => players.map(({ score }) => score);
const island = (view: View, place: number | undefined) => view.ring[place ?? -1];

const FIRST_CLAIMS: Claims = {
  ship(view) {
    expect([island(view, view.anchorage), island(view, view.wake)]).toEqual(["spindle-holm", "lantern-head"]);
  },
  captain(view) {
    expect(view).toMatchObject({ captain: 3, wage: 1 });
    expect(laidBy(view, 3)).toBe("cloth");
  },
  course(view) {
    expect(view.players[3]).toMatchObject({ passed: true, cards: 4 });
    expect(island(view, view.courses.captain)).toBe("stave-cove");
  },
  pass(view) {
    expect(view.players[LEARNER]?.hand).toEqual(["grain", "saber", "saber"]);
    expect(island(view, view.anchorage + 3)).toBe("ember-stack");
  },
  role: ({ found }) => expect(found).toHaveLength(5),
  sides(view) {
    expect(view.taken).toEqual([
      { seat: LEARNER, role: "mutineer" },
      { seat: 1, role: "cabin-boy" },
      { seat: 2, role: "mate" },
    ]);
    expect(view.players[3]?.fought).toBe(1);
  },
  won(view) {
    expect(view.captain).toBe(LEARNER);
    expect(view.players.map(({ fought }) => fought)).toEqual([2, 1, 0, 1]);
    expect(view.players.map(({ parts }) => [parts.mutiny, parts.cabin, parts.voyage, parts.mate])).toMatchObject([
      [5, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 0, 1],
      expect.arrayContaining([0, 0]),
    ]);
  },
  prices(view) {
    expect(view.players.map(({ parts }) => parts.sales)).toMatchObject([4, 3, 3, expect.any(Number)]);
  },
  sailed(view) {
    expect([island(view, view.anchorage), island(view, view.wake)]).toEqual(["ember-stack", "spindle-holm"]);
    expect(view.players.every(({ cards, laid }) => cards === 5 && laid.length === 0)).toBe(true);
  },
  end: (view) => expect(scores(view)).toMatchObject([9, 5, expect.any(Number), 7]),
};

const STOPPING_CLAIMS: Claims = {
  saber: (view) => expect(laidBy(view, 2)).toBe("saber"),
  lay(view) {
    expect(island(view, view.anchorage)).toBe("brine-pans");
    expect(view.players.flatMap(({ laid }) => laid)).not.toContain("salt");
  },
  stopped: ({ players }) => expect(players.map(({ passed }) => passed)).toEqual([false, false, true, false]),
  pass: ({ players }) => expect(players.filter(({ laid }) => laid.includes("salt"))).toHaveLength(1),
  role(view) {
    expect(view.found).toEqual(["cabin-boy", "mate", "merchant", "loader"]);
    expect(view.taken.map(({ seat }) => seat)).toEqual([2]);
  },
  sabers(view) {
    expect(view.waiting).toEqual([LEARNER]);
    expect(view.taken).toContainEqual({ seat: 3, role: "mate" });
    expect(view.players.map(({ fought = 0, laid }) => fought + laid.filter((kind) => kind === "saber").length)).toEqual(
      [0, 1, 1, 0],
    );
  },
  asked: (view) => expect(view.players[LEARNER]?.parts.cabin).toBe(2),
  nothing(view) {
    expect(view.captain).toBe(2);
    expect([island(view, view.anchorage), island(view, view.wake)]).toEqual(["weavers-sound", "brine-pans"]);
    expect(view.players[LEARNER]?.hand).not.toContain("cloth");
    expect(view.players[LEARNER]?.hand).not.toContain("salt");
    expect(view.players[LEARNER]?.parts.sales).toBe(5);
  },
  loader({ found, taken }) {
    expect(taken).toEqual([{ seat: 3 }]);
    expect(found).toEqual(["mutineer", "cabin-boy", "mate", "loader"]);
  },
  stow(view) {
    expect(view.drawn?.kinds).toHaveLength(4);
    expect(view.drawn?.kinds).toContain("cloth");
    expect(view.players[LEARNER]?.hand).toContain("wine");
    expect([island(view, view.anchorage), island(view, view.wake)]).toEqual(["vintners-roads", "weavers-sound"]);
    expect(view.taken).toContainEqual({ seat: 3, role: "merchant" });
    expect(view.players[3]?.parts.merchant).toBe(2);
  },
};

test.each([
  [FIRST_ROUND, FIRST_CLAIMS],
  [STOPPING, STOPPING_CLAIMS],
])("what the teacher says in $id is true by the rules", (lesson, claims) => {
  const checked = new Set<string>();
  takeLesson(lesson, ({ id }, table) => {
    claims[id]?.(table.view());
    if (claims[id] !== undefined) checked.add(id);
  });
  expect([...checked]).toEqual(Object.keys(claims));
});
