import type { RuleSection } from "@harbor/face";
import { describe, expect, test } from "vitest";
import { fold } from "./fold.ts";
import { markIn } from "./marks.ts";
import { searchBook } from "./searchBook.ts";

test.each([
  ["Pénalité", "penalite"],
  ["Straße", "strasse"],
  ["L’œuvre", "l'oeuvre"],
  ["Fässer", "fasser"],
])("%s is found as %s", (text, typed) => {
  expect(fold(text)).toBe(typed);
});

describe("marks", () => {
  test.each([
    [
      "Une pénalité, des <b>pénalités</b>.",
      ["penalite"],
      "Une <mark>pénalité</mark>, des <b><mark>pénalité</mark>s</b>.",
    ],
    ["Die Größe zählt.", ["grosse"], "Die <mark>Größe</mark> zählt."],
    ["Die Größe zählt.", ["gros"], "Die <mark>Größ</mark>e zählt."],
    ['<a href="#SET-1">SET-1</a>', ["set-1"], '<a href="#SET-1"><mark>SET-1</mark></a>'],
    ["barrel barrel", ["bar", "barrel"], "<mark>bar</mark>rel <mark>bar</mark>rel"],
    ["as it was", [], "as it was"],
  ])("in %s", (html, words, marked) => {
    expect(markIn(html, words)).toBe(marked);
  });
});

const sections: readonly RuleSection[] = [
  {
    id: "sea",
    title: "La mer",
    pieces: [
      { kind: "prose", html: "<p>Les navires.</p>" },
      { kind: "rule", id: "SEA-1", html: "Un navire <em>amarré</em> à quai." },
      { kind: "rule", id: "SEA-2", html: "Il repart." },
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
const search = (text: string) => searchBook({ sections, cards }, text);
const idsFound = (text: string) => search(text).sections.map(({ id }) => id);

test("without a word to look for, everything is shown", () => {
  const { words, sections: shown, cards: all } = search("  ");
  expect([words, shown, all]).toEqual([[], sections, cards]);
});

test("every word must be there, in any order, with accents or without", () => {
  expect(idsFound("QUAI amarre")).toEqual(["sea"]);
  expect(search("quai amarre").sections[0]?.pieces).toHaveLength(1);
  expect(idsFound("quai cuistot")).toEqual([]);
});

test("rules, rows and cards are counted", () => {
  expect(["navire", "cuistot", "mouette", "nowhere"].map((text) => search(text).count)).toEqual([2, 1, 1, 0]);
});

test("of a table only the rows that hold the words are shown", () => {
  expect(search("cuistot").sections[0]?.pieces[0]).toMatchObject({ rows: [{ cells: ["Cuistot", "12"] }] });
});

test("a title that holds the words shows its whole section", () => {
  expect(search("mer").sections[0]?.pieces).toHaveLength(3);
});

test("a rule is found by its id", () => {
  expect(search("sea-2").sections[0]?.pieces).toMatchObject([{ id: "SEA-2" }]);
});
