import { playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { playBremerhaven } from "../game.ts";
import { type CardSet, readCardSet } from "./cardSet.ts";
import type { CardLists, DeckName } from "./schema.ts";
import { WESER, WESER_LISTS } from "./weser/index.ts";

/** Weser with one card changed. */
function changed<Deck extends DeckName>(deck: Deck, index: number, change: Record<string, unknown>) {
  const cards: readonly object[] = WESER_LISTS[deck];
  return { ...WESER_LISTS, [deck]: cards.map((card, at) => (at === index ? { ...card, ...change } : card)) };
}

const QUESTION_FIRST = [{ happening: "give-good" }, { happening: "cycle-prices" }];

test.each([
  { damage: "a ship is missing", set: { ...WESER_LISTS, ships: WESER_LISTS.ships.slice(1) }, names: ["ships", "48"] },
  {
    damage: "a newspaper too many",
    set: { ...WESER_LISTS, newspapers: [...WESER_LISTS.newspapers, { ...WESER_LISTS.newspapers[0], id: "extra" }] },
    names: ["newspapers", "18"],
  },
  { damage: "a deck is missing", set: { ...WESER_LISTS, contracts: undefined }, names: ["contracts"] },
  { damage: "an unknown deck", set: { ...WESER_LISTS, cranes: [] }, names: ["cranes"] },
  { damage: "a duplicate id", set: changed("contracts", 5, { id: "bakery" }), names: ["contracts", '"bakery"'] },
  { damage: "an id with blanks", set: changed("ships", 3, { id: "Mary Ann" }), names: ["ships.3.id"] },
  {
    damage: "a contract with four goods",
    set: changed("contracts", 0, { wants: ["barrel", "container", "crate", "passenger"] }),
    names: ["contracts", '"bakery"', "four goods"],
  },
  {
    damage: "five goods on a contract",
    set: changed("contracts", 2, { wants: ["crate", "crate", "crate", "crate", "crate"] }),
    names: ["contracts.2.wants"],
  },
  { damage: "a name of two lines", set: changed("ships", 3, { name: "Mary\nAnn" }), names: ["ships.3.name", "40"] },
  { damage: "a lay time of 6", set: changed("ships", 7, { lay: 6 }), names: ["ships.7.lay"] },
  { damage: "a berth size of 4", set: changed("ships", 0, { berth: 4 }), names: ["ships.0.berth"] },
  { damage: "half a star", set: changed("buildings", 4, { stars: 0.5 }), names: ["buildings.4.stars"] },
  {
    damage: "a penalty of 2 prestige",
    set: changed("contracts", 9, { penalty: { prestige: 2 } }),
    names: ["contracts.9.penalty"],
  },
  { damage: "a back number 5", set: changed("contracts", 1, { back: 5 }), names: ["contracts.1.back"] },
  { damage: "progress of 3", set: changed("newspapers", 1, { progress: 3 }), names: ["newspapers.1.progress"] },
  {
    damage: "a solo symbol for parking",
    set: changed("newspapers", 1, { solo: "parking" }),
    names: ["newspapers.1.solo"],
  },
  { damage: "an unknown field", set: changed("ships", 2, { colour: "red" }), names: ["ships.2", "colour"] },
  {
    damage: "an unknown power",
    set: changed("buildings", 6, { powers: [{ power: "fly" }] }),
    names: ["buildings.6.powers.0"],
  },
  {
    damage: "an unknown happening",
    set: changed("newspapers", 0, { happenings: [{ happening: "rain" }] }),
    names: ["newspapers.0.happenings.0"],
  },
  {
    damage: "a price order twice",
    set: changed("prices", 0, { prices: { barrel: 4, container: 3, crate: 2, passenger: 1 } }),
    names: ["prices", "24 orders"],
  },
  {
    damage: "two equal prices on a card",
    set: changed("prices", 0, { prices: { barrel: 1, container: 1, crate: 3, passenger: 4 } }),
    names: ["prices", "24 orders"],
  },
  {
    damage: "a question that is not last",
    set: changed("newspapers", 2, { happenings: QUESTION_FIRST }),
    names: ["newspapers", '"storm-tide"'],
  },
  { damage: "no set at all", set: undefined, names: ["the card set"] },
])("card set: refused: $damage", ({ set, names }) => {
  const read = readCardSet(set);
  expect(read.ok).toBe(false);
  for (const name of names) expect(read).toMatchObject({ problem: expect.stringContaining(name) });
});

test("card set: a problem is reported in one line, with the id of the card", () => {
  const read = readCardSet(changed("ships", 7, { lay: 6 }));
  expect(!read.ok && read.problem.split("\n")).toHaveLength(1);
  expect(read).toMatchObject({ problem: expect.stringMatching(`^ships.7.lay of "${WESER_LISTS.ships[7]?.id}": `) });
});

const other: CardLists = {
  ...WESER.lists,
  name: "Other",
  ships: WESER.lists.ships.map((ship) => ({
    ...ship,
    id: `other-${ship.id}`,
    goods: 6 - ship.goods,
    lay: 6 - ship.lay,
  })),
  contracts: WESER.lists.contracts.map((contract) => ({ ...contract, reward: { money: 4, prestige: 1 } })),
  buildings: WESER.lists.buildings.map(({ id, stars, powers }) => ({ id, stars: 3 - stars, powers })),
  newspapers: WESER.lists.newspapers.map((paper) => ({
    ...paper,
    happenings: [{ happening: "cycle-prices" as const }, ...paper.happenings],
  })),
};

function open(lists: CardLists): CardSet {
  const read = readCardSet(lists);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

test("card set: the standard set is accepted, and so is another", () => {
  expect(readCardSet(WESER_LISTS).ok).toBe(true);
  const { goods, lay } = WESER.ship("gull");
  expect(open(other).ship("other-gull")).toMatchObject({ goods: 6 - goods, lay: 6 - lay });
  expect(open(other).has("ships", "gull")).toBe(false);
});

test("card set: the hash distinguishes sets by their cards, not their names", () => {
  expect(open(other).hash).not.toBe(WESER.hash);
  expect(open({ ...WESER.lists, name: "Weser again" }).hash).toBe(WESER.hash);
  expect(playBremerhaven(open(other)).cards).toBe(open(other).hash);
});

test("card set: a custom set includes its cards in the edition", () => {
  expect(playBremerhaven(open(other)).cardLists).toEqual(other);
  expect(playBremerhaven(open({ ...WESER.lists, name: "Weser again" })).cardLists).toBeUndefined();
});

test("card set: a card may have a name of its own", () => {
  const named = readCardSet(changed("ships", 3, { name: "Käptn’s Klause" }));
  expect(named.ok && named.value.lists.ships[3]?.name).toBe("Käptn’s Klause");
});

test.each([
  { mode: "long", seats: 2 },
  { mode: "long", seats: 4 },
  { mode: "short", seats: 3 },
  { mode: "solo", seats: 1 },
])("card set: another set can be played to the end: $mode at $seats", ({ mode, seats }) => {
  const game = playBremerhaven(open(other));
  const options = game.readOptions({ mode, seats });
  if (!options.ok) throw new Error(options.problem);
  const players = Array.from({ length: seats }, (_, seat) => randomPlayer(seedFrom(`player ${seat}`)));
  const seed = seedFrom(`another set at ${seats}`);
  const match = playMatch(game, { options: options.value, seed, players }, ({ state }) => {
    expect(game.whatIsWrong(state)).toBeUndefined();
  });
  expect(match.scores).toHaveLength(seats);
});
