import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";
import {
  type Building,
  type CardSet,
  type Power,
  RULES,
  RULES_VERSION,
  type Rules,
  readCardSet,
  WESER_2,
} from "../index.ts";

/** Weser with other powers on some of its buildings. */
function listsWith(powers: Readonly<Record<string, readonly Power[]>>) {
  const buildings = WESER_2.lists.buildings.map((building): Building => {
    const changed = powers[building.id];
    return changed === undefined ? building : { ...building, powers: [...changed] };
  });
  return { ...WESER_2.lists, buildings };
}

function setWith(powers: Readonly<Record<string, readonly Power[]>>, rules: Rules = RULES[RULES_VERSION]): CardSet {
  const read = readCardSet(listsWith(powers), rules);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** The harbor phase with these powers on the Lighthouse (space 1) and the Fish Hall (space 2). */
function harbor(lighthouse: readonly Power[], hall: readonly Power[] = [], rules?: Rules): Scenario {
  const cards = setWith({ lighthouse, "fish-hall": hall }, rules);
  return scenario({ seats: 2 }, undefined, cards).harborPhase().built(0, "lighthouse", 1).built(0, "fish-hall", 2);
}

/** Seat 0 has won what lies on the boards, with these powers in its harbor. */
function winner(lighthouse: readonly Power[], hall: readonly Power[], rules?: Rules): Scenario {
  const cards = setWith({ lighthouse, "fish-hall": hall }, rules);
  const table = scenario({ seats: 2 }, undefined, cards)
    .bare(0)
    .walls(0, 0, 0, 0, 0)
    .built(0, "lighthouse", 1)
    .built(0, "fish-hall", 2);
  return table
    .sea("sandpiper", undefined)
    .land("tavern", undefined)
    .bids({ 0: { "ship:1": 5, "contract:1": 4 } });
}

const BARREL: Power = { power: "produce-good", good: "barrel" };
const coins = (money: number): Power => ({ power: "produce-money", money });
const tug = (bollards: number): Power => ({ power: "wall-bonus", bollards });
const stay = (of: "ship" | "contract", markers: number): Power => ({ power: "longer-stay", of, markers });
const bonus = (money: number): Power => ({ power: "completion-bonus", money });

test("HBR-1 a building that makes a good and money makes each of them once", () => {
  const table = harbor([BARREL, coins(2), coins(3)]).act(0, { type: "produce", from: 1, to: 3 });
  expect([table.space(0, 3).goods, table.player(0).money]).toEqual([["barrel"], 0]);
  expect(table.refusal(0, { type: "produce", from: 1, to: 4 })).toBe("produced-already");
  table.act(0, { type: "produce", from: 1 });
  expect([table.player(0).money, table.told("money-produced")]).toMatchObject([
    5,
    [{ building: "lighthouse", money: 5 }],
  ]);
  expect(table.refusal(0, { type: "produce", from: 1 })).toBe("produced-already");
  table.act(0, { type: "undo" }).act(0, { type: "undo" });
  expect([table.space(0, 3).goods, table.player(0).money]).toEqual([[], 0]);
});

test("HBR-1 its money comes, too, where its good has no room", () => {
  const table = harbor([BARREL, coins(2)]);
  for (const space of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) table.goods(0, space, "barrel");
  expect(table.legal(0).filter(({ type }) => type === "produce")).toEqual([{ type: "produce", from: 1 }]);
});

test("HBR-1 a Bank that makes money besides makes both at once", () => {
  const cards = setWith({ bank: [{ power: "bank", per: 4, most: 3 }, coins(1)] });
  const table = scenario({ seats: 2 }, undefined, cards).harborPhase().built(0, "bank", 1).change(0, { bank: 9 });
  expect(table.act(0, { type: "produce", from: 1 }).player(0).money).toBe(2 + 1);
});

test("HBR-2 a building with two stores holds what finds room in both together", () => {
  const stores: Power[] = [
    { power: "store", goods: ["barrel"], room: 1 },
    { power: "store", goods: ["barrel", "crate"], room: 2 },
  ];
  const table = harbor(stores).goods(0, 3, "barrel").goods(0, 4, "crate").goods(0, 5, "crate").goods(0, 6, "barrel");
  table.goods(0, 7, "container");
  const move = (good: "barrel" | "crate" | "container", space: number) => ({
    type: "move",
    good,
    from: `space:${space}`,
    to: "space:1",
  });
  expect(table.refusal(0, move("container", 7))).toBe("building-holds-other");
  table.act(0, { type: "move", good: "barrel", from: "space:3", to: "space:1" });
  table.act(0, { type: "move", good: "crate", from: "space:4", to: "space:1" });
  table.act(0, { type: "move", good: "crate", from: "space:5", to: "space:1" });
  expect(table.space(0, 1).goods).toEqual(["barrel", "crate", "crate"]);
  expect(table.refusal(0, move("barrel", 6))).toBe("no-room");
});

test("HBR-2 a store is not filled with what another one would have to hold", () => {
  const stores: Power[] = [
    { power: "store", goods: ["barrel"], room: 2 },
    { power: "store", goods: ["crate"], room: 1 },
  ];
  const table = harbor(stores).goods(0, 3, "crate").goods(0, 4, "crate");
  table.act(0, { type: "move", good: "crate", from: "space:3", to: "space:1" });
  expect(table.refusal(0, { type: "move", good: "crate", from: "space:4", to: "space:1" })).toBe("no-room");
});

test.each([
  { where: "on one building", lighthouse: [tug(1), tug(2)], hall: [] },
  { where: "on two buildings", lighthouse: [tug(1)], hall: [tug(2)] },
  { where: "on two buildings the other way round", lighthouse: [tug(2)], hall: [tug(1)] },
])("SEA-1 bonuses on walls add up: $where", ({ lighthouse, hall }) => {
  const table = winner(lighthouse, hall).sea("hercules", undefined).reveal();
  table.act(0, { type: "berth", dock: 2 });
  const used = table.told("power-used").map(({ building }) => building);
  expect(used).toEqual(hall.length === 0 ? ["lighthouse"] : ["lighthouse", "fish-hall"]);
});

test("SEA-3 longer stays of ships and contracts on one building both hold, and those of two buildings add up", () => {
  const table = winner([tug(3), stay("ship", 1), stay("contract", 2)], [stay("contract", 3), stay("ship", 4)]).reveal();
  table.act(0, { type: "berth", dock: 2, cargo: "crate", longer: true }).act(0, { type: "lay", dock: 1, longer: true });
  expect(table.dock(0, 2)?.markers).toBe(2 + 1 + 4);
  expect(table.loading(0, 1)?.markers).toBe(2 + 2 + 3);
});

test("HBR-10 bonuses for complete contracts add up", () => {
  const table = harbor([bonus(1), bonus(2)], [bonus(4)]).prices(1, 2, 3, 4);
  table.laid(0, 1, "tavern", { markers: 1, delivered: ["barrel", "barrel"] }).allDone();
  expect(table.player(0).money).toBe(2 + 2 + 7);
});

test.each<{ what: string; powers: Readonly<Record<string, readonly Power[]>>; names: readonly string[] }>([
  { what: "two goods", powers: { lighthouse: [BARREL, BARREL] }, names: ['"lighthouse"', '"produce-good"', "twice"] },
  {
    what: "two kinds of goods",
    powers: { hotel: [BARREL, { power: "produce-good", good: "crate" }] },
    names: ['"hotel"', '"produce-good"'],
  },
  {
    what: "two Banks on a building",
    powers: {
      bank: [
        { power: "bank", per: 4, most: 3 },
        { power: "bank", per: 2, most: 1 },
      ],
    },
    names: ['"bank"', "twice"],
  },
  {
    what: "two Banks in a set",
    powers: { hotel: [{ power: "bank", per: 1, most: 1 }] },
    names: ['"bank" and "hotel"', "set"],
  },
])("card set: refused by name: $what", ({ powers, names }) => {
  const read = readCardSet(listsWith(powers));
  expect(read.ok).toBe(false);
  for (const name of names) expect(read).toMatchObject({ problem: expect.stringContaining(name) });
  expect(!read.ok && read.problem.split("\n")).toHaveLength(1);
});

test("card set: two buildings may each make a good, and one a good and money", () => {
  expect(readCardSet(listsWith({ lighthouse: [BARREL], "fish-hall": [BARREL, coins(1)] })).ok).toBe(true);
});

test("under the first rules only the first power of a kind is played, and no set is refused for it", () => {
  const rules = RULES["1"];
  const two = harbor([BARREL, { power: "produce-good", good: "crate" }, coins(4)], [coins(2), coins(3)], rules);
  two.act(0, { type: "produce", from: 1, to: 3 }).act(0, { type: "produce", from: 2 });
  expect([two.space(0, 3).goods, two.player(0).money]).toEqual([["barrel"], 2]);
  expect(two.refusal(0, { type: "produce", from: 1 })).not.toBeUndefined();

  const bank = setWith({ bank: [{ power: "bank", per: 4, most: 3 }, coins(1)] }, rules);
  const banked = scenario({ seats: 2 }, undefined, bank).harborPhase().built(0, "bank", 1).change(0, { bank: 9 });
  expect(banked.act(0, { type: "produce", from: 1 }).player(0).money).toBe(1);

  const bonuses = harbor([bonus(1), bonus(2)], [bonus(4)], rules).prices(1, 2, 3, 4);
  bonuses.laid(0, 1, "tavern", { markers: 1, delivered: ["barrel", "barrel"] }).allDone();
  expect(bonuses.player(0).money).toBe(2 + 2 + 1);

  const stays = winner(
    [tug(1), tug(9), stay("contract", 2), stay("ship", 5)],
    [stay("ship", 1), tug(9)],
    rules,
  ).reveal();
  stays.act(0, { type: "berth", dock: 2, cargo: "crate", longer: true });
  expect(stays.dock(0, 2)?.markers).toBe(2 + 1);
  expect(
    winner([tug(1)], [tug(9)], rules)
      .sea("polaris", undefined)
      .reveal()
      .told("ship-turned-away"),
  ).toHaveLength(1);

  const stores: Power[] = [
    { power: "store", goods: ["barrel"], room: 1 },
    { power: "store", goods: ["crate"], room: 1 },
  ];
  const stored = harbor(stores, [], rules).goods(0, 3, "crate");
  expect(stored.refusal(0, { type: "move", good: "crate", from: "space:3", to: "space:1" })).toBe(
    "building-holds-other",
  );
});
