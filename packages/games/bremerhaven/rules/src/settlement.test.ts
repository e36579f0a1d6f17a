import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";

function harbor(): Scenario {
  return scenario({ seats: 2 }).harborPhase();
}

test("HBR-7 the marker rises to the stars of ships in dock and buildings built", () => {
  const table = harbor().berthed(0, 1, "capella").berthed(0, 3, "gull").built(0, "hotel", 1).allDone();
  expect(table.player(0).prestige).toBe(4 + 1 + 2);
});

test("HBR-7 the marker never falls to a lower harbor value", () => {
  expect(harbor().prestige(0, 6).berthed(0, 1, "capella").allDone().player(0).prestige).toBe(6);
});

test("HBR-7 a building in the yard does not count", () => {
  expect(harbor().yard(0, "lighthouse").allDone().player(0).prestige).toBe(0);
});

test("HBR-7 ships that leave this round still count", () => {
  const table = harbor().berthed(0, 1, "capella", { markers: 1 }).allDone();
  expect([table.dock(0, 1), table.player(0).prestige]).toEqual([undefined, 4]);
});

test("HBR-8 every ship and every contract loses one marker", () => {
  const table = harbor().berthed(0, 1, "gull", { markers: 4 }).berthed(0, 2, "curlew", { markers: 2 });
  table.laid(0, 2, "tavern", { markers: 5 }).laid(0, 4, "barber", { markers: 3 }).cover(0, 4).allDone();
  expect([table.dock(0, 1)?.markers, table.dock(0, 2)?.markers]).toEqual([3, 1]);
  expect([table.loading(0, 2)?.markers, table.loading(0, 4)?.markers]).toEqual([4, 2]);
});

test("HBR-8 cards won this round lose a marker, too", () => {
  const table = scenario({ seats: 2 }).bare(0).sea("lapwing", undefined).land("tavern", undefined);
  table
    .bids({ 0: { "ship:1": 5, "contract:1": 4 } })
    .reveal()
    .skipTo("contracts");
  table.act(0, { type: "lay", dock: 1 }).allDone();
  expect([table.dock(0, 1)?.markers ?? table.dock(0, 2)?.markers, table.loading(0, 1)?.markers]).toEqual([2, 1]);
});

test("HBR-8 a contract with one marker is due in the round in which it is won", () => {
  const table = scenario({ seats: 2 })
    .bare(0)
    .land("glassworks", undefined)
    .bids({ 0: { "contract:1": 5 } })
    .reveal();
  table.act(0, { type: "lay", dock: 1 }).allDone();
  expect(table.told("contract-settled")).toMatchObject([{ seat: 0, contract: "glassworks", complete: false }]);
});

test("HBR-9 a due ship is discarded with its remaining cargo", () => {
  const table = harbor().berthed(0, 1, "gull", { markers: 1, goods: 2 }).allDone();
  expect(table.dock(0, 1)).toBeUndefined();
  expect(table.state.discards.ships).toContain("gull");
  expect(table.told("ship-left")).toEqual([{ type: "ship-left", seat: 0, ship: "gull", dock: 1, lost: 2 }]);
  expect(table.player(0).harbor.spaces.flatMap(({ goods }) => goods)).toEqual([]);
});

test("HBR-10 the books' example: crate, container and barrel at 3, 1 and 4 with a reward of 1 make 9 money", () => {
  const table = harbor().prestige(0, 5).prices(4, 1, 3, 2);
  table.laid(0, 1, "sawmill", { markers: 1, delivered: ["crate", "container", "barrel"] }).allDone();
  expect([table.player(0).money, table.player(0).prestige]).toEqual([9, 5]);
});

test("HBR-10 the books' example without the container: 7 money and one prestige less", () => {
  const table = harbor().prestige(0, 5).prices(4, 1, 3, 2);
  table.laid(0, 1, "sawmill", { markers: 1, delivered: ["crate", "barrel"] }).allDone();
  expect([table.player(0).money, table.player(0).prestige]).toEqual([7, 4]);
});

test("HBR-10 a settled contract is discarded", () => {
  const table = harbor().laid(0, 1, "sawmill", { markers: 1 }).allDone();
  expect(table.loading(0, 1)).toBeUndefined();
  expect(table.state.discards.contracts).toContain("sawmill");
});

test("HBR-10 a contract with markers left is neither sold nor rewarded", () => {
  const table = harbor()
    .laid(0, 1, "tavern", { markers: 2, delivered: ["barrel", "barrel"] })
    .allDone();
  expect(table.player(0).money).toBe(0);
  expect(table.loading(0, 1)?.delivered).toEqual(["barrel", "barrel"]);
});

test("HBR-10 a wild symbol sells for the price of the good that fills it", () => {
  const table = harbor().prices(1, 2, 3, 4);
  table.laid(0, 1, "candle-maker", { markers: 1, delivered: ["barrel", "passenger"] }).allDone();
  expect(table.player(0).money).toBe(5);
});

test("HBR-10 a reward can be money and prestige together", () => {
  const table = harbor().prices(1, 2, 3, 4);
  table.laid(0, 1, "power-station", { markers: 1, delivered: ["crate", "crate", "crate", "passenger"] }).allDone();
  expect([table.player(0).money, table.player(0).prestige]).toEqual([3 * 3 + 4 + 2, 1]);
});

test("HBR-10 a penalty of money is paid when a good is missing", () => {
  const table = harbor().money(0, 10).laid(0, 1, "smokehouse", { markers: 1 }).allDone();
  expect(table.player(0).money).toBe(5);
});

test("HBR-10 no reward if a good is missing, no penalty if the contract is complete", () => {
  const table = harbor().money(0, 10).prices(1, 2, 3, 4);
  table.laid(0, 1, "tavern", { markers: 1, delivered: ["barrel"] });
  table.laid(1, 1, "pharmacy", { markers: 1, delivered: ["barrel", "passenger"] }).allDone();
  expect([table.player(0).money, table.player(1).money]).toEqual([10 + 1 - 2, 1 + 4 + 1]);
});

test("HBR-10 each contract's sale comes before its penalty", () => {
  const table = harbor()
    .prices(4, 1, 2, 3)
    .laid(0, 1, "tavern", { markers: 1, delivered: ["barrel"] })
    .allDone();
  expect(table.player(0).money).toBe(4 - 2);
});

test("HBR-10 due contracts are settled in the order of the loading docks", () => {
  const table = harbor().prices(4, 1, 2, 3).laid(0, 1, "smokehouse", { markers: 1 });
  table.laid(0, 2, "barber", { markers: 1, delivered: ["crate"] }).allDone();
  expect(table.player(0).money).toBe(2);
  expect(table.told("contract-settled").map(({ dock }) => dock)).toEqual([1, 2]);
});

test("HBR-11 a prestige reward moves the marker itself, whatever the harbor value", () => {
  const settled = { markers: 1, delivered: ["container", "container", "crate"] } as const;
  const table = harbor().prestige(0, 9).berthed(0, 1, "gull").laid(0, 1, "opera-house", settled).allDone();
  expect(table.player(0).prestige).toBe(10);
});

test("HBR-11 the step is added to the harbor value just reached", () => {
  const settled = { markers: 1, delivered: ["container", "container", "crate"] } as const;
  const table = harbor().berthed(0, 1, "capella").laid(0, 1, "opera-house", settled).allDone();
  expect(table.player(0).prestige).toBe(5);
});

test("HBR-11 a prestige penalty moves the marker even below the harbor value", () => {
  const table = harbor().berthed(0, 1, "capella").laid(0, 1, "sawmill", { markers: 1 }).allDone();
  expect(table.player(0).prestige).toBe(3);
});

test("HBR-11 the marker never goes below 0", () => {
  const table = harbor().laid(0, 1, "sawmill", { markers: 1 }).laid(0, 2, "tea-house", { markers: 1 }).allDone();
  expect(table.player(0).prestige).toBe(0);
});

test("HBR-7 the stars of a building count whatever it holds", () => {
  const table = harbor().built(0, "hotel", 1, "passenger", "passenger").built(0, "tank-farm", 2, "barrel").allDone();
  expect(table.player(0).prestige).toBe(2 + 1);
});

test("HBR-8 a ship with a lay time of 1 leaves on the evening it was won, after its stars are counted", () => {
  const table = scenario({ seats: 2 }).bare(0).walls(0, 3, 3, 3, 3).sea("leviathan", undefined);
  table
    .bids({ 0: { "ship:1": 5 } })
    .reveal()
    .act(0, { type: "berth", dock: 1 })
    .skipTo("harbor");
  expect(table.dock(0, 1)?.markers).toBe(1);
  table.act(0, { type: "move", good: "barrel", from: "dock:1", to: "space:1" }).endRound();
  expect(table.told("ship-left")).toEqual([{ type: "ship-left", seat: 0, ship: "leviathan", dock: 1, lost: 3 }]);
  expect([table.dock(0, 1), table.space(0, 1).goods, table.player(0).prestige]).toEqual([undefined, ["barrel"], 4]);
});
