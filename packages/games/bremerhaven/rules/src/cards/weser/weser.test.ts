import { expect, test } from "vitest";
import { GOODS } from "../../vocabulary.ts";
import { readCardSet } from "../cardSet.ts";
import type { Contract, Ship } from "../schema.ts";
import { SHIPPED_SETS, WESER, WESER_1, WESER_2, WESER_3, WESER_4 } from "./index.ts";

const { ships, contracts, buildings, prices, newspapers } = WESER.lists;
const BACKS = [1, 2, 3, 4] as const;
/** Roughly the worth of a point of prestige in money, only to compare the richness of stacks. */
const PRESTIGE_WORTH = 6;

type Dealt = Pick<Ship, "back" | "use">;

function usedAt<Card extends Dealt>(deck: readonly Card[], players: 2 | 3 | 4, mode: "short" | "long"): Card[] {
  return deck.filter(({ use }) => use[players] === "always" || (mode === "long" && use[players] === "long"));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** "About equally often": no good deviates more than a tenth from the mean of the four. */
function expectAboutEqual(counts: readonly number[]): void {
  for (const count of counts) expect(Math.abs(count - mean(counts))).toBeLessThanOrEqual(mean(counts) / 10);
}

test.each([
  ["ships", 48],
  ["contracts", 56],
  ["buildings", 20],
  ["prices", 24],
  ["newspapers", 18],
] as const)("card set: there are %s: %i", (deck, count) => {
  expect(WESER.lists[deck]).toHaveLength(count);
});

test("card set: the shipped sets are valid, though nobody validates them at the start of a game", () => {
  for (const open of SHIPPED_SETS) {
    const { lists, rules, hash } = open();
    const read = readCardSet(lists, rules);
    expect(read).toMatchObject({ ok: true, value: { hash } });
    expect(read.ok && read.value.lists).toEqual(lists);
  }
});

const TABLES_USED = [
  { players: 2, mode: "short", ships: 20, contracts: 22 },
  { players: 3, mode: "short", ships: 27, contracts: 30 },
  { players: 4, mode: "short", ships: 32, contracts: 36 },
  { players: 2, mode: "long", ships: 28, contracts: 30 },
  { players: 3, mode: "long", ships: 39, contracts: 42 },
  { players: 4, mode: "long", ships: 48, contracts: 56 },
] as const;

test.each(TABLES_USED)("card set: $mode at $players: $ships ships and $contracts contracts, spread evenly", (table) => {
  for (const deck of ["ships", "contracts"] as const) {
    const used = usedAt<Dealt>(WESER.lists[deck], table.players, table.mode);
    const stacks = BACKS.map((back) => used.filter((card) => card.back === back).length);
    expect(used).toHaveLength(table[deck]);
    expect(Math.max(...stacks) - Math.min(...stacks)).toBeLessThanOrEqual(1);
  }
});

test("card set: a ship is never used at 2, long only at 3 and always at 4", () => {
  expect(ships.map(({ use }) => use)).toContainEqual({ 2: "never", 3: "long", 4: "always" });
});

test.each([
  { value: "lay", from: 1, to: 5 },
  { value: "goods", from: 1, to: 5 },
  { value: "berth", from: 0, to: 3 },
  { value: "stars", from: 1, to: 5 },
  { value: "back", from: 1, to: 4 },
] as const)("card set: ships have $value from $from to $to, and each of them occurs", ({ value, from, to }) => {
  expect(new Set(ships.map((ship) => ship[value]))).toEqual(new Set(range(from, to)));
});

test.each(TABLES_USED)("card set: $mode at $players: some ships leave on the evening of the day they came", (table) => {
  const leaving = usedAt(ships, table.players, table.mode).filter(({ lay }) => lay === 1);
  expect(new Set(leaving.map(({ back }) => back))).toEqual(new Set(BACKS));
  expect(new Set(leaving.map(({ cargo }) => cargo))).toEqual(new Set(GOODS));
});

test.each([
  { value: "delivery time", of: ({ time }: Contract) => time, from: 1, to: 5 },
  { value: "goods", of: ({ wants }: Contract) => wants.length, from: 1, to: 4 },
  { value: "reward in money", of: ({ reward }: Contract) => reward.money, from: 0, to: 4 },
  { value: "reward in prestige", of: ({ reward }: Contract) => reward.prestige, from: 0, to: 1 },
  { value: "back", of: ({ back }: Contract) => back, from: 1, to: 4 },
])("card set: contracts have a $value from $from to $to, and each of them occurs", ({ of, from, to }) => {
  expect(new Set(contracts.map(of))).toEqual(new Set(range(from, to)));
});

test("card set: a contract's penalty is 0 to 5 money or 1 prestige, and both occur", () => {
  const money = contracts.flatMap(({ penalty }) => ("money" in penalty ? penalty.money : []));
  const prestige = contracts.flatMap(({ penalty }) => ("prestige" in penalty ? penalty.prestige : []));
  for (const penalty of money) expect(penalty).toBeOneOf(range(0, 5));
  expect(new Set(prestige)).toEqual(new Set([1]));
  expect(money.length).toBeGreaterThan(0);
});

test("card set: buildings have 0 to 3 stars, most have a power", () => {
  for (const { id, stars } of buildings) expect(stars, id).toBeOneOf(range(0, 3));
  expect(buildings.filter(({ powers }) => powers.length > 0).length).toBeGreaterThan(buildings.length / 2);
});

test("card set: the price cards are the 24 orders of 1, 2, 3, 4", () => {
  const orders = prices.map((card) => GOODS.map((good) => card.prices[good]).join(""));
  expect(new Set(orders).size).toBe(24);
  for (const order of orders) expect([...order].toSorted().join("")).toBe("1234");
});

test("card set: back 1 has small ships and short contracts, back 4 large ships and rich, risky contracts", () => {
  const rising = (of: (back: number) => number[]) => {
    const means = BACKS.map((back) => mean(of(back)));
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  };
  const shipsOf = (back: number) => ships.filter((ship) => ship.back === back);
  const contractsOf = (back: number) => contracts.filter((contract) => contract.back === back);
  rising((back) => shipsOf(back).map(({ berth }) => berth));
  rising((back) => shipsOf(back).map(({ stars }) => stars));
  rising((back) => contractsOf(back).map(({ time }) => time));
  rising((back) => contractsOf(back).map(({ wants }) => wants.length));
  rising((back) => contractsOf(back).map(({ reward }) => reward.money + PRESTIGE_WORTH * reward.prestige));
  rising((back) => contractsOf(back).map(({ penalty }) => ("money" in penalty ? penalty.money : PRESTIGE_WORTH)));
  expect(Math.max(...shipsOf(1).map(({ berth }) => berth))).toBe(1);
  expect(Math.max(...shipsOf(4).map(({ berth }) => berth))).toBe(3);
});

test("card set: 8 fronts show 1 and 10 show 2", () => {
  expect(newspapers.filter(({ progress }) => progress === 1)).toHaveLength(8);
  expect(newspapers.filter(({ progress }) => progress === 2)).toHaveLength(10);
});

test.each(["building", "permit", "influence", "prices", "ladder", "ship:1", "ship:2", "contract:1", "contract:2"])(
  "card set: two fronts send the dummy to %s",
  (slot) => {
    expect(newspapers.filter(({ solo }) => solo === slot)).toHaveLength(2);
  },
);

test("card set: the four goods lie about equally often on ships", () => {
  expectAboutEqual(GOODS.map((good) => ships.filter(({ cargo }) => cargo === good).length));
  expectAboutEqual(GOODS.map((good) => sum(ships.filter(({ cargo }) => cargo === good).map(({ goods }) => goods))));
});

test("card set: the four goods are wanted about equally often", () => {
  expectAboutEqual(GOODS.map((good) => contracts.flatMap(({ wants }) => wants).filter((want) => want === good).length));
  expectAboutEqual(GOODS.map((good) => contracts.filter(({ wants }) => wants.includes(good)).length));
});

test("card set: 4 to 6 ships and 6 to 10 contract symbols are wild", () => {
  expect(ships.filter(({ cargo }) => cargo === "wild").length).toBeOneOf(range(4, 6));
  expect(contracts.flatMap(({ wants }) => wants).filter((want) => want === "wild").length).toBeOneOf(range(6, 10));
});

test("card set: no contract shows all four goods", () => {
  const showingAll = contracts.filter(({ wants }) => GOODS.every((good) => wants.includes(good)));
  expect(showingAll.map(({ id }) => id)).toEqual([]);
});

test("card set: the contract known from the book is there", () => {
  const known = contracts.filter(({ wants }) => wants.toSorted().join() === "barrel,container,crate");
  expect(known).toContainEqual(
    expect.objectContaining({ reward: { money: 1, prestige: 0 }, penalty: { prestige: 1 } }),
  );
});

// Whether time is an advantage depends on the player, so nothing may dominate either way.
test.each([
  { seen: "a longer stay is better", longer: 1 },
  { seen: "a shorter stay is better", longer: -1 },
])("card set: no ship of a back number dominates another, if $seen", ({ longer }) => {
  expect(dominations(ships, (a, b) => compareShips(a, b, longer))).toEqual([]);
});

test.each([
  { seen: "more time is better", longer: 1 },
  { seen: "less time is better", longer: -1 },
])("card set: no contract of a back number dominates another, if $seen", ({ longer }) => {
  expect(dominations(contracts, (a, b) => compareContracts(a, b, longer))).toEqual([]);
});

test("card set: the comparison finds a ship that dominates", () => {
  const [first] = ships.filter(({ cargo }) => cargo === "barrel");
  const better = first && [first, { ...first, id: "better", cargo: "wild" as const }];
  expect(dominations(better ?? [], (a, b) => compareShips(a, b, 1))).toEqual([`better dominates ${first?.id}`]);
});

test("card set: the comparison finds a contract that dominates", () => {
  const tavern = WESER.contract("tavern");
  const better = { ...tavern, id: "better", wants: ["barrel" as const, "wild" as const] };
  expect(dominations([tavern, better], (a, b) => compareContracts(a, b, 1))).toEqual(["better dominates tavern"]);
});

type Card = { readonly id: string; readonly back: number };

/** How much better a card is, value by value; undefined if the two cannot be compared. */
type Compare<C> = (a: C, b: C) => readonly number[] | undefined;

function dominations<C extends Card>(deck: readonly C[], compare: Compare<C>): string[] {
  const pairs = deck.flatMap((a) => deck.map((b) => [a, b] as const));
  const dominating = pairs.filter(([a, b]) => {
    const better = a.back === b.back && a.id !== b.id ? compare(a, b) : undefined;
    return better?.every((by) => by >= 0) && better.some((by) => by > 0);
  });
  return dominating.map(([a, b]) => `${a.id} dominates ${b.id}`);
}

function compareShips(a: Ship, b: Ship, longer: number): readonly number[] | undefined {
  if (a.cargo !== b.cargo && a.cargo !== "wild") return undefined;
  const freer = a.cargo === b.cargo ? 0 : 1;
  return [freer, a.goods - b.goods, a.stars - b.stars, b.berth - a.berth, longer * (a.lay - b.lay)];
}

function compareContracts(a: Contract, b: Contract, longer: number): readonly number[] | undefined {
  const wilder = wildInstead(a.wants, b.wants);
  const milder = howMuchMilder(a.penalty, b.penalty);
  if (wilder === undefined || milder === undefined) return undefined;
  const rewards = [a.reward.money - b.reward.money, a.reward.prestige - b.reward.prestige];
  return [wilder, milder, ...rewards, longer * (a.time - b.time)];
}

/** Money and prestige cannot be compared, but no penalty is milder than any penalty. */
function howMuchMilder(a: Contract["penalty"], b: Contract["penalty"]): number | undefined {
  if ("money" in a && "money" in b) return b.money - a.money;
  if ("prestige" in a && "prestige" in b) return 0;
  if ("money" in a && a.money === 0) return 1;
  return "money" in b && b.money === 0 ? -1 : undefined;
}

/** How many symbols of b are wild on a, when all others are the same. */
function wildInstead(a: Contract["wants"], b: Contract["wants"]): number | undefined {
  const rest = [...b];
  for (const symbol of a.filter((want) => want !== "wild")) {
    if (!rest.includes(symbol)) return undefined;
    rest.splice(rest.indexOf(symbol), 1);
  }
  const wild = a.length - a.filter((want) => want !== "wild").length;
  return rest.length === wild ? rest.filter((symbol) => symbol !== "wild").length : undefined;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

// Before changing a list that an older set shares, keep the old one in the folder of that version.
test.each([
  { set: WESER_1, rules: "1", hash: "e48c4540d6334831fb5d860af1eee7f39229ebc1879eed468dc62b0d59cf1dc1" },
  { set: WESER_2, rules: "2", hash: "c467fd156b7a681b3910571dd3ad652c5250c88e599d5b58d3a31825d7d36a03" },
  { set: WESER_3, rules: "2", hash: "519b395eb2cde822d2bdbdeaba83ea82297f84ff747f5cca709308cfa56bff66" },
  { set: WESER_4, rules: "2", hash: "beda25de0697f54a7bbff91e1fe72098e3dbabf9c57b287b7e3326988b999495" },
])("card set: $set.name is as it was when games were begun with it", ({ set, rules, hash }) => {
  expect(set.hash).toBe(hash);
  expect(set.rules.version).toBe(rules);
});
