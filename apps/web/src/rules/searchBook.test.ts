import type { RuleSection } from "@harbor/ui";
import { describe, expect, test } from "vitest";
import { fold } from "./fold.ts";
import { markIn } from "./marks.ts";
import { searchBook } from "./searchBook.ts";

test.each([
  ["Pénalité", "penalite"],
  ["Straße", "strasse"],
  ["Œuvre", "oeuvre"],
  ["Fässer", "fasser"],
])("%s is found as %s", (text, typed) => {
  expect(fold(text)).toBe(typed);
});

describe("marks", () => {
  test.each([
    ["Une pénalité, des <b>pénalités</b>.", ["penalite"], "Une <mark>pénalité</mark>, des <b>pénalités</b>."],
    ["Die Größe zählt.", ["grosse"], "Die <mark>Größe</mark> zählt."],
    ["if it is in it", ["it"], "if <mark>it</mark> is in <mark>it</mark>"],
    ["l’argent de l’or", ["argent"], "l’<mark>argent</mark> de l’or"],
    ['<a href="#SET-1">SET-1</a>', ["set-1"], '<a href="#SET-1"><mark>SET-1</mark></a>'],
    ["as it was", [], "as it was"],
  ])("in %s", (html, words, marked) => {
    expect(markIn(html, new Set(words))).toBe(marked);
  });
});

const sections: readonly RuleSection[] = [
  {
    id: "sea",
    title: "La mer",
    pieces: [
      { kind: "prose", html: "<p>Les navires.</p>" },
      { kind: "rule", id: "SEA-1", html: "Un navire <em>amarré</em> à quai." },
      { kind: "rule", id: "SEA-2", html: "Il repart.", terms: "bateau" },
    ],
  },
  {
    id: "tables",
    title: "Les tableaux",
    pieces: [
      {
        kind: "table",
        head: ["rang", "argent"],
        rows: [{ cells: ["Capitaine", "4"] }, { cells: ["Cuistot", "12"] }],
      },
    ],
  },
];
const cards = [
  { deck: "ships", id: "gull", words: "Mouette tonneau" },
  { deck: "prices", id: "1234", words: "" },
];
const search = (text: string) => searchBook({ sections, cards }, text, "fr");
const idsFound = (text: string) => search(text).sections.map(({ id }) => id);

test("without a search everything is shown", () => {
  const { searched, sections: shown, cards: all } = search("  ");
  expect([searched, shown, all]).toEqual([false, sections, cards]);
});

test("passages with all the words come before those with some, with or without accents", () => {
  expect(idsFound("QUAI amarre")).toEqual(["sea"]);
  expect(search("quai amarre").sections[0]?.pieces).toMatchObject([{ id: "SEA-1" }]);
});

test("rules, rows and cards are counted", () => {
  expect(["cuistot", "mouette", "nullepart"].map((text) => search(text).count)).toEqual([1, 1, 0]);
});

test("a table shows only the matching rows", () => {
  expect(search("cuistot").sections[0]?.pieces[0]).toMatchObject({ rows: [{ cells: ["Cuistot", "12"] }] });
});

test("a rule is found by its id", () => {
  expect(search("sea-2").sections[0]?.pieces).toMatchObject([{ id: "SEA-2" }]);
});

test("a rule is found by a synonym, and only matches are marked", () => {
  const { sections: found, marked } = search("un bateau");
  expect(found[0]?.pieces).toMatchObject([{ id: "SEA-2" }]);
  expect(marked.has("un")).toBe(false);
});

test("a word with a typo finds the nearest word", () => {
  expect(search("cuistto").sections[0]?.pieces[0]).toMatchObject({ rows: [{ cells: ["Cuistot", "12"] }] });
});
