import { describe, expect, it } from "vitest";
import { WESER } from "../cards/weser/index.ts";
import { LANGUAGES, TEXTS } from "./index.ts";
import type { NamedDeck } from "./texts.ts";

const { ships, contracts, buildings, newspapers } = WESER.lists;
const DECKS: Readonly<Record<NamedDeck, readonly { readonly id: string }[]>> = {
  ships,
  contracts,
  buildings,
  events: newspapers,
};
const NAMED_DECKS = ["ships", "contracts", "buildings", "events"] as const satisfies readonly NamedDeck[];
const CASES = LANGUAGES.flatMap((language) => NAMED_DECKS.map((deck) => ({ language, deck })));

describe.each(CASES)("the names of $deck in $language", ({ language, deck }) => {
  const names = TEXTS[language].names[deck];

  it("are those of the Weser set, none missing and none too many", () => {
    expect(Object.keys(names).sort()).toEqual(DECKS[deck].map((card) => card.id).sort());
  });

  it("are names and not ids", () => {
    expect(Object.entries(names).filter(([id, name]) => name === id || name.trim() === "")).toEqual([]);
  });

  it("are each borne by one card only", () => {
    expect(new Set(Object.values(names)).size).toBe(DECKS[deck].length);
  });
});
