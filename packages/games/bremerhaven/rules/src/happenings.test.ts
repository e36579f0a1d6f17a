import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";

/** Set up so that the event happens as soon as everybody is done in the harbors. */
function before(event: string): Scenario {
  return scenario({ seats: 2 }).harborPhase().openEvent(event);
}

const prestige = (table: Scenario) => [table.player(0).prestige, table.player(1).prestige];
const money = (table: Scenario) => [table.player(0).money, table.player(1).money];

test.each([
  { cash: 9, tax: 0 },
  { cash: 10, tax: 1 },
  { cash: 19, tax: 1 },
  { cash: 42, tax: 4 },
])("NWS-1 Tax Day: with $cash in cash pay $tax", ({ cash, tax }) => {
  expect(before("tax-day").money(0, cash).allDone().player(0).money).toBe(cash - tax);
});

test("NWS-1 Tax Day: money on the Bank is not cash", () => {
  const table = before("tax-day").built(0, "bank", 1).change(0, { money: 9, bank: 30 }).allDone();
  expect([table.player(0).money, table.player(0).bank]).toEqual([9, 30]);
});

test("NWS-1 Pirates: each ship in dock loses one good, if it has one", () => {
  const table = before("pirates").berthed(0, 1, "gull").berthed(0, 2, "curlew", { goods: 0 });
  table.berthed(1, 3, "wren", { goods: 1 }).allDone();
  expect([table.dock(0, 1)?.goods, table.dock(0, 2)?.goods, table.dock(1, 3)?.goods]).toEqual([1, 0, 0]);
  expect(table.told("cargo-lost").map(({ goods }) => goods)).toEqual([1, 1]);
});

test("NWS-1 Storm Tide: give up one good of your choice from your spaces", () => {
  const table = before("storm-tide").goods(0, 1, "barrel").goods(0, 2, "crate", "crate").allDone();
  table.act(0, { type: "give", space: 2 });
  expect([table.space(0, 1).goods, table.space(0, 2).goods, table.player(0).money]).toEqual([["barrel"], ["crate"], 0]);
});

test("NWS-1 Storm Tide: goods in holding buildings, on ships and on contracts are safe", () => {
  const table = before("storm-tide").built(0, "tank-farm", 1, "barrel").berthed(0, 1, "gull");
  table.laid(0, 1, "tavern", { delivered: ["barrel"] }).allDone();
  expect([table.space(0, 1).goods, table.dock(0, 1)?.goods]).toEqual([["barrel"], 2]);
  expect(table.loading(0, 1)?.delivered).toEqual(["barrel"]);
});

test("NWS-1 Harbor Festival: gain 1 money for each ship in dock", () => {
  const table = before("harbor-festival").berthed(0, 1, "gull").berthed(0, 3, "puffin").allDone();
  expect(money(table)).toEqual([2, 0]);
});

test("NWS-1 Regatta: with a ship of 3 or more stars in dock gain 1 prestige", () => {
  const table = before("regatta").prestige(0, 9).prestige(1, 9);
  table.berthed(0, 1, "north-star").berthed(1, 1, "puffin").berthed(1, 2, "tern").allDone();
  expect(prestige(table)).toEqual([10, 9]);
});

test("NWS-1 Regatta: two such ships gain no more than one", () => {
  const table = before("regatta").prestige(0, 9).berthed(0, 1, "north-star").berthed(0, 2, "capella").allDone();
  expect(table.player(0).prestige).toBe(10);
});

test("NWS-1 Bad Press: without a ship in dock lose 1 prestige", () => {
  const table = before("bad-press").prestige(0, 9).prestige(1, 9).berthed(1, 1, "gull").allDone();
  expect(prestige(table)).toEqual([8, 9]);
});

test("NWS-1 Bad Press: a ship that has just left is not in dock, and 0 stays 0", () => {
  const table = before("bad-press").prestige(0, 9).berthed(0, 1, "gull", { markers: 1 }).allDone();
  expect(prestige(table)).toEqual([8, 0]);
});

test("NWS-1 Subsidy: gain 3 money", () => {
  expect(money(before("subsidy").money(1, 4).allDone())).toEqual([3, 7]);
});

test("NWS-1 Upkeep: pay 1 money for each building built", () => {
  const table = before("upkeep").money(0, 9).money(1, 9).yard(1, "refinery");
  table.built(0, "lighthouse", 1).built(0, "hotel", 2, "passenger").allDone();
  expect(money(table)).toEqual([7, 9]);
});

test("NWS-1 Customs Check: pay 1 money for each good on your spaces", () => {
  const table = before("customs-check").money(0, 9).goods(0, 1, "barrel").goods(0, 2, "crate", "crate").allDone();
  expect(table.player(0).money).toBe(6);
});

test("NWS-1 Customs Check: goods in holding buildings, on ships and on contracts are free", () => {
  const table = before("customs-check").money(0, 9).built(0, "tank-farm", 1, "barrel").berthed(0, 1, "gull");
  expect(
    table
      .laid(0, 1, "tavern", { delivered: ["barrel"] })
      .allDone()
      .player(0).money,
  ).toBe(9);
});

test("NWS-1 Trade Fair: the top price card goes to the bottom, only once for all players", () => {
  const table = before("trade-fair").onTop("prices", "1234", "4321", "2143").allDone();
  expect([table.state.decks.prices[0], table.state.decks.prices.at(-1)]).toEqual(["4321", "1234"]);
});

test("NWS-1 Traffic Jam: each contract gets one more marker", () => {
  const table = before("traffic-jam").laid(0, 1, "tavern", { markers: 2 }).laid(0, 4, "barber", { markers: 5 });
  table.cover(0, 4).berthed(0, 1, "gull", { markers: 3 }).allDone();
  expect([table.loading(0, 1)?.markers, table.loading(0, 4)?.markers, table.dock(0, 1)?.markers]).toEqual([2, 5, 2]);
});

test("NWS-1 Traffic Jam: a contract that was due this round is gone", () => {
  expect(before("traffic-jam").laid(0, 1, "tavern", { markers: 1 }).allDone().loading(0, 1)).toBeUndefined();
});

test("NWS-1 Fog: each ship in dock gets one more marker", () => {
  const table = before("fog").berthed(0, 1, "gull", { markers: 2 }).berthed(0, 2, "curlew", { markers: 5 });
  table.laid(0, 1, "tavern", { markers: 3 }).allDone();
  expect([table.dock(0, 1)?.markers, table.dock(0, 2)?.markers, table.loading(0, 1)?.markers]).toEqual([2, 5, 2]);
});

test("NWS-1 Fair Wind: each ship with more than one marker loses one", () => {
  const table = before("fair-wind").berthed(0, 1, "gull", { markers: 2 }).berthed(0, 2, "curlew", { markers: 5 });
  table.laid(0, 1, "tavern", { markers: 3 }).allDone();
  expect([table.dock(0, 1)?.markers, table.dock(0, 2)?.markers, table.loading(0, 1)?.markers]).toEqual([1, 3, 2]);
});

test("NWS-1 Fair Wind: there is no event if no marker is lost", () => {
  const table = before("fair-wind").berthed(0, 1, "gull", { markers: 2 }).berthed(1, 1, "curlew", { markers: 3 });
  expect(
    table
      .allDone()
      .told("markers-changed")
      .map(({ seat }) => seat),
  ).toEqual([1]);
});

test("NWS-1 The Ship's Kobold: whoever has the lowest prestige gains 1", () => {
  expect(prestige(before("ships-kobold").prestige(0, 9).prestige(1, 3).allDone())).toEqual([9, 4]);
});

test("NWS-1 The Ship's Kobold: all tied gain 1", () => {
  expect(prestige(before("ships-kobold").prestige(0, 3).prestige(1, 3).allDone())).toEqual([4, 4]);
});

test("NWS-1 Royal Visit: whoever has the highest harbor value gains 1 prestige, whatever the markers", () => {
  const table = before("royal-visit").prestige(0, 9).prestige(1, 20).built(0, "hotel", 1).berthed(1, 1, "gull");
  expect(prestige(table.allDone())).toEqual([10, 20]);
});

test("NWS-1 Royal Visit: all tied gain 1, but nobody with nothing", () => {
  const table = before("royal-visit").prestige(0, 9).prestige(1, 9).built(0, "refinery", 1).berthed(1, 1, "gull");
  expect(prestige(table.allDone())).toEqual([10, 10]);
  expect(prestige(before("royal-visit").allDone())).toEqual([0, 0]);
});

test("NWS-1 Royal Visit: a ship that has just left no longer counts", () => {
  const table = before("royal-visit").prestige(0, 9).prestige(1, 9).berthed(0, 1, "capella", { markers: 1 });
  expect(prestige(table.berthed(1, 1, "gull").allDone())).toEqual([9, 10]);
});

test.each([
  { cash: 0, after: 5 },
  { cash: 4, after: 5 },
  { cash: 5, after: 5 },
  { cash: 6, after: 6 },
])("NWS-1 Poor Box: with $cash in cash there are $after after it", ({ cash, after }) => {
  const table = before("poor-box").built(0, "bank", 1).change(0, { money: cash, bank: 30 }).allDone();
  expect([table.player(0).money, table.player(0).bank]).toEqual([after, 30]);
});

test("NWS-1 Mutiny: the career ladder is turned upside down, only once for all players", () => {
  const table = scenario({ seats: 3 }).ranks(2, 0, 1).harborPhase().openEvent("mutiny").allDone();
  expect(table.state.ladder).toEqual([1, 0, 2]);
  expect(table.pending()).toEqual([1]);
});

test("NWS-1 Mutiny: with four seats the middle ranks change places, too", () => {
  const table = scenario({ seats: 4 }).ranks(2, 0, 1, 3).harborPhase().openEvent("mutiny").allDone();
  expect(table.state.ladder).toEqual([3, 1, 0, 2]);
});

test.each([
  { good: "barrel", price: 1 },
  { good: "container", price: 2 },
  { good: "crate", price: 3 },
  { good: "passenger", price: 4 },
] as const)("NWS-1 Quay Market: a $good sells for the $price that it costs", ({ good, price }) => {
  const table = before("quay-market").prices(1, 2, 3, 4).goods(0, 1, good).allDone();
  expect(table.act(0, { type: "sell", space: 1 }).player(0).money).toBe(price);
});

test("NWS-1 Quay Market: you may sell one good from your spaces at its present price", () => {
  const table = before("quay-market").prices(1, 2, 3, 4).goods(0, 1, "barrel").goods(0, 2, "crate", "crate").allDone();
  table.act(0, { type: "sell", space: 2 });
  expect([table.player(0).money, table.space(0, 2).goods, table.pending()]).toEqual([
    3,
    ["crate"],
    [expect.any(Number)],
  ]);
  expect(table.state.step).toBe("bidding");
});

test("NWS-1 Quay Market: or sell nothing", () => {
  const table = before("quay-market").goods(0, 1, "barrel").allDone().act(0, { type: "pass" });
  expect([table.player(0).money, table.space(0, 1).goods, table.state.step]).toEqual([0, ["barrel"], "bidding"]);
});
