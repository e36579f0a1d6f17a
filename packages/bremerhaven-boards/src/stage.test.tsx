import { type Event, WESER_LISTS } from "@harbor/bremerhaven";
import { LANGUAGES } from "@harbor/face";
import { expect, test } from "vitest";
import { openRules } from "./rules/ruleBook.tsx";
import { stage } from "./stage.tsx";

const [, ...otherBuildings] = WESER_LISTS.buildings;
const own = {
  ...WESER_LISTS,
  name: "Humble harbor",
  ships: WESER_LISTS.ships.map((ship) => ({ ...ship, stars: 1 })),
  buildings: [
    {
      id: "glass-works",
      stars: 2,
      powers: [{ power: "store", goods: ["crate"], room: 7 }, { power: "win-ties" }],
    },
    ...otherBuildings,
  ],
};
const read = stage.withCards(own);
if (!read.ok) throw new Error(read.problem);
const other = read.value;

test("a stage with other cards plays with them and says so", () => {
  expect(stage.cards).toEqual({ name: WESER_LISTS.name, lists: WESER_LISTS });
  expect(stage.game.cardLists).toBeUndefined();
  expect(other.cards).toEqual({ name: "Humble harbor", lists: own });
  expect(other.game.cardLists).toEqual(own);
  expect(other.game.cards).not.toBe(stage.game.cards);
  expect(other.game.inventory.cards.buildings).toContain("glass-works");
});

test("cards that cannot be played with make no stage, for a reason told in one line", () => {
  const refused = stage.withCards({ ...own, ships: own.ships.slice(1) });
  expect(refused).toMatchObject({ ok: false, problem: expect.stringMatching(/^ships: .*48[^\n]*$/) });
});

test.each(LANGUAGES)(
  "a card that no language knows has a name in the log and words in the gallery, in %s",
  async (language) => {
    const event: Event = { type: "building-taken", seat: 0, building: "glass-works" };
    const told = other.tell(event, {
      language,
      name: () => "Ada",
      t: (key, values = {}) => `${key} ${values.who} ${values.building}`,
    });
    expect(told).toBe("log.building-taken Ada Glass works");
    const words = (await openRules(language, own)).cards.find(({ id }) => id === "glass-works")?.words;
    expect(words).toMatch(/^Glass works .*7.*\./);
  },
);

test("the list of the game's own cards is left out of the rules where others are played", async () => {
  const [book, otherBook] = [await openRules("en"), await openRules("en", own)];
  expect(book.sections.map(({ id }) => id)).toEqual([...otherBook.sections.map(({ id }) => id), "cards"]);
});

test("the rules are opened with the game's own cards where there are no others", async () => {
  const { cards } = await openRules("en");
  expect(cards.map(({ id }) => id)).toContain(WESER_LISTS.buildings[0]?.id);
  expect(cards.map(({ id }) => id)).not.toContain("glass-works");
});
