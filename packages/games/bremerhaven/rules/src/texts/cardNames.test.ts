import { expect, test } from "vitest";
import { WESER, WESER_LISTS } from "../cards/weser/index.ts";
import { LANGUAGES, TEXTS, textsFor } from "./index.ts";

const [first, second, third, ...others] = WESER.lists.buildings;
if (first === undefined || second === undefined || third === undefined) throw new Error("no buildings");
const lists = {
  ...WESER.lists,
  buildings: [
    { ...first, name: "Zur Möwe" },
    { ...second, id: "paper-mill-2" },
    { ...third, id: "constructor" },
    ...others,
  ],
};

test("standard cards keep their names", () => {
  for (const language of LANGUAGES) {
    expect(textsFor(TEXTS[language], WESER.lists).names).toEqual(TEXTS[language].names);
  }
});

test.each(LANGUAGES)("a card of one's own is called as it says, or by its id, in %s", (language) => {
  const { buildings } = textsFor(TEXTS[language], lists).names;
  expect(buildings[first.id]).toBe("Zur Möwe");
  expect(buildings["paper-mill-2"]).toBe("Paper mill 2");
  expect(Object.entries(buildings)).toContainEqual(["constructor", "Constructor"]);
  expect(Object.keys(buildings)).toHaveLength(WESER_LISTS.buildings.length);
});
