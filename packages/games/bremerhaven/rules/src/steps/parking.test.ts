import { expect, test } from "vitest";
import { bookExample, RED } from "../../test/bookExample.ts";
import { scenario } from "../../test/scenario.ts";

test("TWN-0 Red parks one card and gets 1 money", () => {
  expect(bookExample().told("parking-paid")).toEqual([{ type: "parking-paid", seat: RED, money: 1 }]);
});

test.each([
  { cards: [1], money: 1 },
  { cards: [5], money: 1 },
  { cards: [1, 5], money: 2 },
  { cards: [3, 4, 5], money: 3 },
  { cards: [1, 2, 3, 4, 5], money: 5 },
] as const)("TWN-0 the cards $cards bring $money money, whatever their values", ({ cards, money }) => {
  const table = scenario({ seats: 2 }).ranks(0, 1).money(0, 10);
  const rest = ([1, 2, 3, 4, 5] as const).filter((card) => !cards.some((parked) => parked === card));
  table.bids({ 0: { parking: cards, permit: rest }, 1: { permit: 5 } }).reveal();
  expect(table.told("parking-paid")).toContainEqual({ type: "parking-paid", seat: 0, money });
  expect(table.state.step).toBe("permit");
  expect(table.player(0).money).toBe(10 + money);
});

test("TWN-0 each player is paid for the own cards, no one wins", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1).money(0, 0).money(1, 0);
  table.bids({ 0: { ladder: [1, 2, 3] }, 1: { ladder: 5 } }).reveal();
  expect([table.player(0).money, table.player(1).money]).toEqual([2, 4]);
  expect(table.told("slot-won").filter(({ slot }) => slot === "parking")).toEqual([]);
});
