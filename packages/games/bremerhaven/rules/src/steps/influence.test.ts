import { expect, test } from "vitest";
import { bidders } from "../../test/bidders.ts";
import { BLUE, bookExample, GREEN, RED } from "../../test/bookExample.ts";
import { scenario } from "../../test/scenario.ts";
import { WESER_1 } from "../cards/weser/index.ts";

test("TWN-3 Green raises free: her hand 1 to 5 becomes 2, 3, 4, 5, 5 next round", () => {
  const table = bookExample().skipTo("influence");
  expect(table.told("influence-raised")).toEqual([{ type: "influence-raised", seat: GREEN, money: 0 }]);
  expect(table.endRound().player(GREEN).hand).toEqual([2, 3, 4, 5, 5]);
});

test("TWN-3 Blue with a bid one below pays 1 money to raise as well", () => {
  const table = bookExample().skipTo("influence").act(BLUE, { type: "raise" });
  expect(table.told("influence-raised")).toContainEqual({ type: "influence-raised", seat: BLUE, money: 1 });
  expect(table.endRound().player(BLUE).hand).toEqual([2, 3, 4, 5, 5]);
});

test("TWN-3 Red, who did not bid, cannot raise", () => {
  const table = bookExample().skipTo("influence");
  expect(table.refusal(RED, { type: "raise" })).toBe("not-your-turn");
  expect(table.endRound().player(RED).hand).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  { bids: [5, 4] as const, price: 1 },
  { bids: [5, 1] as const, price: 4 },
])("TWN-3 with bids $bids the second pays $price", ({ bids, price }) => {
  const table = bidders("influence", ...bids)
    .reveal()
    .act(1, { type: "raise" });
  expect(table.player(1).money).toBe(20 - price);
});

test("TWN-3 several others may raise in the same round", () => {
  const table = bidders("influence", 5, 3, 2).reveal().act(2, { type: "raise" }).act(1, { type: "raise" });
  expect([table.player(1).money, table.player(2).money]).toEqual([18, 17]);
  table.endRound();
  for (const seat of [0, 1, 2]) expect(table.player(seat).hand).toEqual([2, 3, 4, 5, 5]);
});

test("TWN-3 others may do without", () => {
  const table = bidders("influence", 5, 3).reveal().act(1, { type: "pass" });
  expect(table.told("passed")).toContainEqual({ type: "passed", seat: 1, slot: "influence" });
  expect(table.player(1).money).toBe(20);
  expect(table.endRound().player(1).hand).toEqual([1, 2, 3, 4, 5]);
});

test("TWN-3 who cannot pay the difference cannot raise", () => {
  const table = bidders("influence", 5, 1).money(1, 3).reveal();
  expect(table.legal(1)).not.toContainEqual({ type: "raise" });
  expect(table.endRound().player(1).hand).toEqual([1, 2, 3, 4, 5]);
});

test("TWN-3 money on the Bank pays for no raise", () => {
  const table = bidders("influence", 5, 4).money(1, 0).change(1, { bank: 10 }).endRound();
  expect(table.told("influence-raised").map(({ seat }) => seat)).toEqual([0]);
});

test("TWN-3 nobody bids: nobody raises", () => {
  const table = bidders("influence", 0, 0).endRound();
  expect(table.told("influence-raised")).toEqual([]);
});

test.each([
  { raises: 0, next: [2, 3, 4, 5, 5] },
  { raises: 1, next: [3, 4, 5, 5, 6] },
  { raises: 2, next: [4, 5, 5, 6, 6] },
  { raises: 3, next: [5, 5, 6, 6, 7] },
  { raises: 4, next: [5, 6, 6, 7, 7] },
  { raises: 5, next: [6, 6, 7, 7, 8] },
  { raises: 6, next: [6, 7, 7, 8, 9] },
])("TWN-3a the lowest supply card joins the hand in clean-up: after $raises raises $next", ({ raises, next }) => {
  const table = scenario({ seats: 2 }).raises(0, raises);
  table.bids({ 0: { influence: table.player(0).hand[0] ?? [] } }).endRound();
  expect(table.player(0).hand).toEqual(next);
});

test("TWN-3a one raise a round, however much was bid", () => {
  const table = scenario({ seats: 2 })
    .bids({ 0: { influence: [3, 4, 5] } })
    .endRound();
  expect(table.told("influence-raised")).toHaveLength(1);
  expect(table.player(0).hand).toEqual([2, 3, 4, 5, 5]);
});

test("TWN-3a who has paid for a raise cannot pay for another", () => {
  const table = bidders("influence", 5, 4, 3).reveal().act(1, { type: "raise" });
  expect(table.pending()).toEqual([2]);
  expect(table.refusal(1, { type: "raise" })).toBe("not-your-turn");
});

test("TWN-3a the new card does not join before clean-up", () => {
  const table = bidders("influence", 5, 0).reveal();
  expect(table.told("influence-raised")).toHaveLength(1);
  expect(table.player(0).hand).toEqual([]);
});

test("TWN-3b with an empty supply there is nothing to raise", () => {
  const table = scenario({ seats: 2 })
    .raises(0, 7)
    .bids({ 0: { influence: 9 } })
    .endRound();
  expect(table.told("influence-raised")).toEqual([]);
  expect(table.player(0).hand).toEqual([6, 7, 7, 8, 9]);
});

test("TWN-3b the bid still stands and drives the price for others", () => {
  const table = scenario({ seats: 2 }).raises(0, 7).money(1, 0);
  table
    .bids({ 0: { influence: 9 }, 1: { influence: 5 } })
    .reveal()
    .act(1, { type: "raise" });
  expect(table.told("influence-raised")).toEqual([{ type: "influence-raised", seat: 1, money: 4 }]);
});

test("TWN-3b outbid with an empty supply one is not asked", () => {
  const table = scenario({ seats: 2 })
    .raises(0, 7)
    .bids({ 0: { influence: 6 }, 1: { influence: [3, 4] } })
    .reveal();
  expect(table.refusal(0, { type: "raise" })).toBeDefined();
  expect(table.told("influence-raised")).toEqual([{ type: "influence-raised", seat: 1, money: 0 }]);
});

test("TWN-3c a free raise is done without asking the winner", () => {
  const table = bidders("influence", 5, 3).reveal();
  expect(table.told("influence-raised")).toEqual([{ type: "influence-raised", seat: 0, money: 0 }]);
  expect(table.pending()).toEqual([1]);
});

test("TWN-3c on a tie the difference is 0: that raise is free and done without asking, too", () => {
  const table = bidders("influence", 4, 4).reveal();
  expect(table.told("influence-raised").map(({ seat, money }) => [seat, money])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(table.state.step).toBe("prices");
});

test("TWN-3 with the option ordered they decide in rank order", () => {
  const table = scenario({ seats: 4, ordered: true }).ranks(3, 1, 0, 2);
  for (const seat of [0, 1, 2, 3]) table.money(seat, 20);
  table.bids({ 0: { influence: 2 }, 1: { influence: 3 }, 2: { influence: 5 }, 3: { influence: 4 } }).reveal();
  expect(table.pending()).toEqual([3]);
  for (const early of [0, 1]) {
    expect(table.legal(early)).toEqual([]);
    expect(table.refusal(early, { type: "raise" })).toBe("not-your-turn");
  }
  expect(table.act(3, { type: "pass" }).pending()).toEqual([1]);
  expect(table.act(1, { type: "raise" }).pending()).toEqual([0]);
  expect(table.act(0, { type: "raise" }).state.step).not.toBe("influence");
  expect(table.told("influence-raised").map(({ seat, money }) => [seat, money])).toEqual([
    [2, 0],
    [1, 2],
    [0, 3],
  ]);
});

test("TWN-3 with the option ordered under the first rules all decide at once", () => {
  const table = scenario({ seats: 3, ordered: true }, undefined, WESER_1).ranks(0, 1, 2);
  for (const seat of [0, 1, 2]) table.money(seat, 20);
  table.bids({ 0: { influence: 2 }, 1: { influence: 3 }, 2: { influence: 5 } }).reveal();
  expect(table.pending()).toEqual([0, 1]);
});
