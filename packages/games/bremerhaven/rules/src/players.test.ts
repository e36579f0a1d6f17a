import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";

function harbor(): Scenario {
  return scenario({ seats: 2 }).harborPhase();
}

test("PAY-1 a player who cannot pay a penalty in full pays what they have", () => {
  const table = harbor().money(0, 3).laid(0, 1, "smokehouse", { markers: 1 }).allDone();
  expect(table.player(0).money).toBe(0);
  expect(table.told("charge-paid")).toMatchObject([{ seat: 0, due: 5, cash: 3, bank: 0, by: "contract" }]);
});

test("PAY-1 a player who cannot pay an event's charge in full pays what they have", () => {
  const table = harbor().money(0, 1).openEvent("customs-check").goods(0, 1, "barrel").goods(0, 2, "barrel").allDone();
  expect(table.player(0).money).toBe(0);
});

test("PAY-1 nobody is eliminated, and no debt is kept", () => {
  const table = harbor().ranks(0, 1).laid(0, 1, "smokehouse", { markers: 1 }).allDone();
  expect(table.pending()).toEqual([0]);
  expect(table.reveal().player(0).money).toBe(5 + 4);
});

test.each([
  { cash: 9, bank: 9, left: [4, 9], rule: "cash alone while it lasts" },
  { cash: 2, bank: 9, left: [0, 6], rule: "the rest from the Bank" },
  { cash: 0, bank: 9, left: [0, 4], rule: "all of it from the Bank" },
  { cash: 1, bank: 2, left: [0, 0], rule: "no more than there is" },
])("PAY-2 a penalty of 5 with $cash in cash and $bank on the Bank: $rule", ({ cash, bank, left }) => {
  const table = harbor().built(0, "bank", 1).money(0, cash).change(0, { bank });
  table.laid(0, 1, "smokehouse", { markers: 1 }).allDone();
  expect([table.player(0).money, table.player(0).bank]).toEqual(left);
});

test("PAY-2 an event's charge takes money on the Bank, too", () => {
  const table = harbor().built(0, "bank", 1).change(0, { bank: 9 }).goods(0, 2, "barrel").openEvent("customs-check");
  expect(table.allDone().player(0).bank).toBe(8);
});

test("PAY-2 the penalty of a refused contract takes money on the Bank, too", () => {
  const table = scenario({ seats: 2 }).bare(0).built(0, "bank", 1).land("smokehouse", undefined);
  table
    .bids({ 0: { "contract:1": [1, 2, 3, 4, 5] } })
    .ranks(1, 0)
    .change(0, { money: 0, bank: 9 })
    .reveal();
  table.act(0, { type: "refuse" });
  expect([table.player(0).money, table.player(0).bank]).toEqual([0, 9 - (5 - 3)]);
});

test("PAY-2 packing is not paid from the Bank", () => {
  const table = harbor().built(0, "bank", 1).change(0, { bank: 9 }).goods(0, 2, "crate", "crate");
  expect(table.refusal(0, { type: "pack", space: 2 })).toBe("cannot-pay");
});

test("PAY-2 a permit is not paid from the Bank", () => {
  const table = scenario({ seats: 2 }).bare(0).built(0, "bank", 1).yard(0, "hotel").change(0, { money: 0, bank: 9 });
  table.bids({ 0: { permit: [1, 2, 3, 4, 5] } }).reveal();
  expect(table.pending()).toEqual([0]);
  expect(table.refusal(0, { type: "bollard", wall: 1 })).toBe("cannot-pay");
});

test("PAY-2 a raise is not paid from the Bank", () => {
  const table = scenario({ seats: 2 }).bare(0).built(0, "bank", 1).change(0, { money: 0, bank: 9 });
  table.bids({ 0: { influence: [1, 2], ladder: [3, 4, 5] }, 1: { influence: 5 } }).reveal();
  expect(table.state.step).toBe("ladder");
  expect([table.player(0).raised, table.player(1).raised]).toEqual([false, true]);
});

test("PAY-3 the supply of money is unlimited", () => {
  const table = harbor().money(0, 100_000).built(0, "fish-hall", 1).act(0, { type: "produce", from: 1 });
  expect(table.player(0).money).toBe(100_002);
});

test("PAY-3 the supply of goods is unlimited, although the box has only 40 of a kind", () => {
  const table = scenario({ seats: 4 }).harborPhase().built(0, "refinery", 2);
  for (const seat of [0, 1, 2, 3]) {
    for (const space of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) table.goods(seat, space, "barrel");
  }
  expect(table.refusal(0, { type: "produce", from: 2, to: 1 })).toBeUndefined();
});

test("PAY-3 the supply of markers is unlimited, although the box has only 60", () => {
  const table = harbor().laid(0, 1, "tavern", { markers: 70 }).openEvent("traffic-jam").allDone();
  expect(table.loading(0, 1)?.markers).toBe(70);
});

test("PAY-3 a harbor has 12 places for bollards, 3 per wall", () => {
  const table = scenario({ seats: 2 })
    .bare(0)
    .walls(0, 3, 3, 3, 2)
    .money(0, 90)
    .bids({ 0: { permit: 5 } })
    .reveal();
  expect(table.refusal(0, { type: "bollard", wall: 1 })).toBe("wall-full");
  table.act(0, { type: "bollard", wall: 4 });
  expect(table.player(0).harbor.walls).toEqual([3, 3, 3, 3]);
  expect(table.legal(0).filter(({ type }) => type === "bollard")).toEqual([]);
});
