import { readFileSync } from "node:fs";
import { LANGUAGES } from "@harbor/kit";
import { describe, expect, test } from "vitest";
import { FANAL_LISTS, KINDS, ROLES } from "../src/index.ts";
import { islandName, REASON_RULES, TEXTS } from "../src/texts/index.ts";

const FILES = { en: "RULES.md", de: "RULES.de.md", fr: "RULES.fr.md" } as const;
const MARKS = { en: "*(our reading)*", de: "*(unsere Lesart)*", fr: "*(notre lecture)*" } as const;
const ANY = { en: "any", de: "alles", fr: "tout" } as const;
const bookIn = (language: keyof typeof FILES) =>
  readFileSync(new URL(`../${FILES[language]}`, import.meta.url), "utf8");
const rulesOf = (book: string) => book.split("\n").filter((line) => /^- \*\*[A-Z]{3}-\d/.test(line));
const idOf = (rule: string) => /\*\*([A-Z]{3}-\d+[a-z]?)\*\*/.exec(rule)?.[1] ?? "";
const IDS = rulesOf(bookIn("en")).map(idOf);

test("every rule is defined once, and every refusal names one", () => {
  expect(IDS.length).toBe(138);
  expect(new Set(IDS).size).toBe(138);
  const named = Object.entries(REASON_RULES);
  expect(named.filter(([, id]) => id === undefined).map(([reason]) => reason)).toEqual(["malformed"]);
  expect(named.flatMap(([, id]) => (id === undefined || IDS.includes(id) ? [] : id))).toEqual([]);
});

/** What a book is made of: headings, paragraphs, tables with their rows, lists with their items. */
function makeUpOf(book: string): readonly string[] {
  return book.split(/\n{2,}/).map((block) => {
    const lines = block.trim().split("\n");
    if (block.startsWith("#")) return /^#+/.exec(block)?.[0] ?? "";
    if (block.startsWith("|")) return `table ${lines.length} of ${lines[0]?.split("|").length}`;
    if (block.startsWith("- ")) return `list ${lines.length}`;
    if (block.startsWith("1. ")) return `steps ${lines.filter((line) => /^\d+\. /.test(line)).length}`;
    return "text";
  });
}

describe.each(LANGUAGES)("the rule book in %s", (language) => {
  const book = bookIn(language);
  const texts = TEXTS[language];

  test("has the same rules in the same order, with the same readings of our own", () => {
    expect(rulesOf(book).map(idOf)).toEqual(IDS);
    const readings = (rules: readonly string[], mark: string) => rules.filter((rule) => rule.includes(mark)).map(idOf);
    expect(readings(rulesOf(book), MARKS[language])).toEqual(readings(rulesOf(bookIn("en")), MARKS.en));
  });

  test("is built like the English one", () => {
    // The translations say in a paragraph of their own that the English text counts.
    const own = makeUpOf(book).toSpliced(2, language === "en" ? 0 : 1);
    expect(own).toEqual(makeUpOf(bookIn("en")));
  });

  test("names the same rules and has the same numbers in each rule", () => {
    const facts = (rule: string) => [...rule.matchAll(/[A-Z]{3}-\d+[a-z]?/g)].map(([id]) => id).sort();
    expect(rulesOf(book).map(facts)).toEqual(rulesOf(bookIn("en")).map(facts));
    const digits = (rule: string) => (rule.match(/(?<![\w-])[−-]?\d+/g) ?? []).sort();
    const differing = rulesOf(book).filter((rule, nth) => {
      const english = rulesOf(bookIn("en"))[nth] ?? "";
      return idOf(rule).startsWith("EXA") && digits(rule).join() !== digits(english).join();
    });
    expect(differing.map(idOf)).toEqual([]);
  });

  test.each(FANAL_LISTS.islands)("prints $id as it is", (island) => {
    const takes = island.takes === "any" ? ANY[language] : texts.kinds[island.takes];
    const cells = [islandName(texts, island), takes, island.prices.join(" / "), island.voyage];
    expect(book).toContain(` | ${cells.join(" | ")} |\n`);
  });

  test("prints how many cards of each kind there are", () => {
    const table = book.split("\n").filter((line) => /^\|[^|]+\| \d/.test(line));
    const counts = KINDS.map((kind) => FANAL_LISTS.cargo[kind]);
    const rows = counts.map((count) => table.some((line) => new RegExp(`^\\|[^|]+\\| ${count}[ ,]`).test(line)));
    expect(rows).toEqual(KINDS.map(() => true));
  });

  test("has a name for everything", () => {
    expect(Object.keys(texts.islands)).toEqual(FANAL_LISTS.islands.map(({ id }) => id));
    expect(ROLES.every((role) => book.includes(texts.roles[role].replace("cabin boy", "cabin-boy")))).toBe(true);
    const sentence = /^\p{Lu}[^.!?]*\.$/u;
    expect(Object.values(texts.reasons).filter((text) => !sentence.test(text))).toEqual([]);
  });
});

test("the French book breaks no line before a mark", () => {
  expect(bookIn("fr").match(/[^\u202f|\n-][;!?]|[^\u00a0]:(?!-|\/\/)|«[^\u00a0]|[^\u00a0]»/g) ?? []).toEqual([]);
});

test("islands of other sets are called by their own name or by their id", () => {
  expect(islandName(TEXTS.de, { id: "salt-bay", name: "Salzbucht" })).toBe("Salzbucht");
  expect(islandName(TEXTS.de, { id: "salt-bay" })).toBe("Salt bay");
  expect(islandName(TEXTS.fr, { id: "constructor" })).toBe("Constructor");
});
