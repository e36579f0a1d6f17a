import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";

test.each([
  { ladder: [1, 0], income: [4, 3] },
  { ladder: [2, 0, 1], income: [4, 3, 2] },
  { ladder: [3, 1, 0, 2], income: [4, 3, 2, 1] },
])("TWN-6 income by rank, bids or not: $income", ({ ladder, income }) => {
  const table = scenario({ seats: ladder.length })
    .ranks(...ladder)
    .reveal();
  expect(table.told("income-paid").map(({ seat }) => seat)).toEqual(ladder);
  expect(table.told("income-paid").map(({ money }) => money)).toEqual(income);
});

test("TWN-6 income is paid into the hand", () => {
  const table = scenario({ seats: 2 }).ranks(1, 0).money(0, 0).money(1, 0);
  table.bids({ 0: { "contract:1": [1, 2, 3, 4, 5] }, 1: { "contract:2": [1, 2, 3, 4, 5] } }).reveal();
  expect([table.player(0).money, table.player(1).money]).toEqual([3, 4]);
});

test("TWN-6 income comes after the swap: the new ranks are paid", () => {
  const table = scenario({ seats: 2 })
    .ranks(0, 1)
    .bids({ 1: { ladder: 5 } })
    .reveal()
    .act(1, { type: "swap", rank: 1 });
  expect(table.told("income-paid")).toEqual([
    { type: "income-paid", seat: 1, money: 4 },
    { type: "income-paid", seat: 0, money: 3 },
  ]);
});

test("TWN-6 a ladder won and left alone is paid the same", () => {
  const table = scenario({ seats: 2 })
    .ranks(0, 1)
    .bids({ 1: { ladder: 5 } })
    .reveal()
    .act(1, { type: "pass" });
  expect(table.told("income-paid").map(({ seat, money }) => [seat, money])).toEqual([
    [0, 4],
    [1, 3],
  ]);
});
