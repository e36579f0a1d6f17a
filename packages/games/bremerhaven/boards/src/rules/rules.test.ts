import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { INCOME, PACKING_PRICE, START_MONEY, STEPS, WESER } from "@harbor/bremerhaven";
import { Coin } from "@harbor/bremerhaven-pictures/pieces";
import { LANGUAGES } from "@harbor/ui";
import { sectionsOf } from "@harbor/ui/rulebook";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { playedWith } from "../boardContext.ts";
import { RULE_OF, ruleOf } from "../prompt/ruleOf.ts";
import { cardsIn, GALLERY_DECKS } from "./cardWords.ts";
import { BANNERS, MARKS, picturesOf, STRIPS } from "./pictures.tsx";
import { SECTION_IDS } from "./sectionIds.ts";

const files = createRequire(import.meta.url);
const bookIn = (language: string) =>
  sectionsOf(
    readFileSync(files.resolve(`@harbor/bremerhaven/RULES.${language === "en" ? "" : `${language}.`}md`), "utf8"),
    SECTION_IDS,
  );
const pieces = bookIn("en").flatMap((section) => section.pieces);
const ids = pieces.flatMap((piece) => (piece.kind === "rule" ? [piece.id] : []));

describe.each(LANGUAGES)("the rule book in %s", (language) => {
  const book = bookIn(language);

  test("has a title and something to say in every section", () => {
    expect(book.map(({ id }) => id)).toEqual(SECTION_IDS);
    expect(book.filter(({ title, pieces }) => title === "" || pieces.length === 0)).toEqual([]);
  });

  test("has every rule in its section, apart from the text around it", () => {
    const sectionOf = (rule: string) =>
      book.find((one) => one.pieces.some((piece) => piece.kind === "rule" && piece.id === rule));
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => sectionOf(id) === undefined)).toEqual([]);
    expect(["SET-1", "TWN-2a", "HBR-10", "SHW-4"].map((id) => sectionOf(id)?.id)).toEqual([
      "setup",
      "town",
      "harbor",
      "secrets",
    ]);
  });

  test("leaves no raw Markdown", () => {
    expect(JSON.stringify(book)).not.toMatch(/\*\*|\]\(|\| ?-/);
  });
});

test("every drawing belongs to an existing rule, section or table", () => {
  expect([...Object.keys(MARKS), ...Object.keys(STRIPS)].filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.keys(BANNERS).filter((id) => !SECTION_IDS.some((one) => one === id))).toEqual([]);
});

test("every row of an illustrated table has its drawing", () => {
  const illustrated = bookIn("en").flatMap(({ id, pieces }) =>
    pieces
      .flatMap((piece) => (piece.kind === "table" ? [piece.rows.length] : []))
      .flatMap((rows, nth) => (picturesOf(id, nth) === undefined ? [] : [[rows, picturesOf(id, nth)?.length]])),
  );
  expect(illustrated.length).toBe(5);
  expect(illustrated.filter(([rows, drawings]) => rows !== drawings)).toEqual([]);
});

test("every step of the round has a rule, and the rule stands in the book", () => {
  expect(STEPS.filter((step) => !ids.includes(RULE_OF[step]))).toEqual([]);
});

test("a harbor is founded with a building first and then with goods", () => {
  const founding = (yard: readonly string[]) => ruleOf({ step: "founding", players: [{ yard }] }, 0);
  expect([founding(["bank"]), founding([])]).toEqual(["SET-12", "SET-13"]);
});

test.each(LANGUAGES)("every card is in the gallery in %s, with words for all but the prices", (language) => {
  const found = cardsIn(playedWith(WESER), language);
  for (const deck of GALLERY_DECKS) {
    expect(found.filter((card) => card.deck === deck).map(({ id }) => id)).toEqual(
      WESER.lists[deck].map(({ id }) => id),
    );
  }
  expect(found.filter(({ deck, words }) => deck !== "prices" && !/\p{L}{3}/u.test(words))).toEqual([]);
});

test.each([
  { rule: "SET-7", amounts: START_MONEY },
  { rule: "TWN-6", amounts: INCOME },
  { rule: "HBR-5", amounts: [PACKING_PRICE] },
])("the coins in the picture of $rule are those of the rules, in their order", ({ rule, amounts }) => {
  const picture = renderToStaticMarkup(STRIPS[rule]);
  const places = amounts.map((amount) => picture.indexOf(renderToStaticMarkup(createElement(Coin, { amount }))));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
