/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bollardPrice, coverPrice, INCOME, SOLO_BANDS, START_MONEY } from "../board.ts";
import { WESER } from "../cards/weser/index.ts";
import { columnOf, GOODS, RANKS, rowOf, SLOTS, SPACES, TOWN_SLOTS, WALLS } from "../vocabulary.ts";
import { describeHappening, describePower, LANGUAGES, REASON_RULES, TEXTS } from "./index.ts";

const FILES = { en: "RULES.md", de: "RULES.de.md", fr: "RULES.fr.md" } as const;
const bookIn = (language: keyof typeof FILES) =>
  readFileSync(new URL(`../../${FILES[language]}`, import.meta.url), "utf8");
const idsIn = (book: string) => [...book.matchAll(/^- \*\*([A-Z]{3}-\d+[a-f]?)\*\* /gm)].map(([, id]) => id);

const RULES = bookIn("en");
const IDS = idsIn(RULES);
const BETWEEN = {
  en: { none: "none", to: "to", above: "above" },
  de: { none: "keine", to: "bis", above: "über" },
  fr: { none: "aucun", to: "à", above: "plus de" },
} as const;

describe("the rule book", () => {
  it("defines every rule once", () => {
    expect(IDS.length).toBeGreaterThan(80);
    expect(IDS.filter((id, at) => IDS.indexOf(id) !== at)).toEqual([]);
  });

  it("has every rule that a refusal names", () => {
    expect(Object.values(REASON_RULES).filter((id) => id !== undefined && !IDS.includes(id))).toEqual([]);
  });

  it("is cited by every refusal except the one for malformed input", () => {
    const general = Object.entries(REASON_RULES).filter(([, rule]) => rule === undefined);
    expect(general.map(([reason]) => reason)).toEqual(["malformed"]);
  });
});

describe.each(LANGUAGES)("the rule book in %s", (language) => {
  const book = bookIn(language);
  const texts = TEXTS[language];
  const { names, ranks, bands } = texts;
  const words = BETWEEN[language];
  const hasRow = (...cells: readonly (string | number)[]) => book.includes(`\n| ${cells.join(" | ")} |\n`);

  it.each(WALLS)("prints the bollard prices of wall %i", (wall) => {
    const prices = [0, 1, 2].map((bollards) => bollardPrice(wall, bollards) || "–");
    expect(hasRow(wall, ...prices)).toBe(true);
  });

  it.each([1, 2, 3])("prints the cover prices of row %i", (row) => {
    const priceIn = (column: number) => SPACES.find((space) => rowOf(space) === row && columnOf(space) === column);
    const prices = [3, 4].map((column) => coverPrice(priceIn(column) ?? 1) ?? "none");
    expect(hasRow(row, ...prices)).toBe(true);
  });

  it.each(RANKS)("prints the money of rank %i", (rank) => {
    expect(hasRow(ranks[rank], START_MONEY[rank - 1] ?? "none", INCOME[rank - 1] ?? "none")).toBe(true);
  });

  it.each(SOLO_BANDS)("prints from where on the solo player is $band", ({ band, from }) => {
    const next = SOLO_BANDS.find((other) => other.from > from)?.from;
    const scores = next === undefined ? `${words.above} ${from - 1}` : `${from} ${words.to} ${next - 1}`;
    expect(hasRow(scores, bands[band])).toBe(true);
  });

  it.each(WESER.lists.buildings)("says of $id what its card does", ({ id, stars, powers }) => {
    const power = powers.map((each) => describePower(texts, each)).join(" ") || words.none;
    expect(hasRow(names.buildings[id] ?? "no name", stars, power)).toBe(true);
  });

  it.each(WESER.lists.newspapers)("says of the event $id what happens", ({ id, happenings }) => {
    const event = happenings.map((each) => describeHappening(texts, each)).join(" ");
    expect(hasRow(names.events[id] ?? "no name", event)).toBe(true);
  });

  it("calls goods and ranks as the game does", () => {
    const called = [...GOODS.flatMap((good) => Object.values(texts.goods[good])), ...RANKS.map((rank) => ranks[rank])];
    expect(called.filter((word) => !book.includes(word))).toEqual([]);
  });
});

const OTHERS = ["de", "fr"] as const;

describe.each(OTHERS)("the translation into %s", (language) => {
  const book = bookIn(language);
  const texts = TEXTS[language];

  it("tells the same rules in the same order", () => {
    expect(idsIn(book)).toEqual(IDS);
  });

  it("has the same headings, paragraphs, lists and tables in the same order", () => {
    expect(sectionsOf(book)).toEqual(sectionsOf(RULES));
  });

  it("marks our own readings at the same rules", () => {
    const mark = { de: "*(unsere Lesart", fr: "*(notre lecture" }[language];
    expect(readingsIn(book, mark)).toEqual(readingsIn(RULES, "*(our reading"));
  });

  it("names the same rules and the same numbers of slots", () => {
    const named = (text: string) =>
      rulesOf(text).map((rule) => rule.match(/[A-Z]{3}-\d+[a-f]?|\b[123]\.\d\b/g)?.sort());
    expect(named(book)).toEqual(named(RULES));
  });

  it("has no English left over", () => {
    const rules = book.slice(book.indexOf("\n## "));
    const english = /\b(?:the|and|of|with|which|this|that|each|from|are|have|has|been|their|they|goes|your|you)\b/gi;
    expect(rules.length).toBeGreaterThan(20_000);
    expect(rules.match(english) ?? []).toEqual([]);
  });

  it("says that the English one is the authority", () => {
    expect(book.slice(0, book.indexOf("\n## "))).toContain("[RULES.md](RULES.md)");
  });

  it("calls slots as the game does", () => {
    const rows = SLOTS.map((slot, nth) => `\n| ${texts.slots[slot]} | 1.${nth} |`).slice(0, TOWN_SLOTS.length);
    const boards = [texts.slots["ship:1"], texts.slots["ship:2"], texts.slots["contract:1"], texts.slots["contract:2"]];
    expect([...rows, ...boards].filter((row) => !book.includes(row))).toEqual([]);
  });

  it("is set like print", () => {
    const loose = { de: /["']|\s[:;!?]/g, fr: /["']|[^\u202f][;!?]|[^\u00a0|-]:|«[^\u00a0]|[^\u00a0]»/g }[language];
    expect(book.match(loose) ?? []).toEqual([]);
  });
});

/** Each section's structure: "p" for a paragraph, "ul 4" for a list, "table 5x3" for a table and so on. */
function sectionsOf(book: string): readonly (readonly string[])[] {
  return book
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) =>
      section
        .trim()
        .split(/\n{2,}/)
        .map(makeUpOf),
    );
}

function makeUpOf(block: string): string {
  const lines = block.split("\n");
  const heading = /^#+/.exec(block)?.[0];
  if (heading !== undefined) return heading;
  if (block.startsWith("|")) return `table ${lines.map((line) => line.split("|").length - 2).join()}`;
  if (block.startsWith("- ")) return `ul ${lines.filter((line) => line.startsWith("- ")).length}`;
  if (block.startsWith("1. ")) return `ol ${lines.filter((line) => /^\d+\. /.test(line)).length}`;
  return "p";
}

function rulesOf(book: string): readonly string[] {
  return book
    .split(/^(?=- \*\*[A-Z]{3}-)/m)
    .slice(1)
    .map((rule) => rule.split(/\n(?!\s)/, 1)[0] ?? "");
}

function readingsIn(book: string, mark: string): readonly string[] {
  return rulesOf(book)
    .filter((rule) => rule.includes(mark))
    .map((rule) => rule.slice(0, 12).trim());
}
