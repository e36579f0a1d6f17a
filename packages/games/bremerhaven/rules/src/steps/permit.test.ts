import { expect, test } from "vitest";
import { bidders } from "../../test/bidders.ts";
import { BLUE, bookExample, GREEN, RED, YELLOW } from "../../test/bookExample.ts";
import { scenario } from "../../test/scenario.ts";
import { type Action, WESER_1 } from "../index.ts";

/** Costs 1 on top of the permit while wall 1 is empty. */
const BOLLARD: Action = { type: "bollard", wall: 1 };

test("TWN-2 Red's first permit is free: her bid of 5 is the highest", () => {
  const table = bookExample().money(RED, 20).act(RED, BOLLARD);
  expect(table.player(RED).money).toBe(20 - 1);
});

test("TWN-2 Green and Blue with 2 may pay the difference of 3 each: Green pays, Blue does not", () => {
  const table = bookExample().act(GREEN, BOLLARD).act(BLUE, { type: "pass" });
  expect(table.player(GREEN).money).toBe(20 - 3 - 1);
  expect(table.player(BLUE).money).toBe(20);
  expect(table.player(BLUE).harbor.walls).toEqual([0, 1, 1, 0]);
});

test.each([RED, GREEN, BLUE])("TWN-2a further permits cost Red, Green and Blue 5 money apiece (seat %i)", (seat) => {
  const table = bookExample().act(seat, BOLLARD);
  const { money } = table.player(seat);
  table.act(seat, { type: "bollard", wall: 4 });
  expect(table.player(seat).money).toBe(money - 5 - 1);
});

test("TWN-2a Yellow, who did not bid, gets no permit however rich she is", () => {
  const table = bookExample().money(YELLOW, 100);
  expect(table.pending()).not.toContain(YELLOW);
  expect(table.legal(YELLOW)).toEqual([]);
  expect(table.refusal(YELLOW, BOLLARD)).toBe("not-your-turn");
});

test.each([
  { rule: "the difference to the winning total", bids: [5, 1] as const, price: 4 },
  { rule: "0 on a tie", bids: [4, 4] as const, price: 0 },
])("TWN-2 another bidder's first permit costs $rule", ({ bids, price }) => {
  const table = bidders("permit", ...bids)
    .reveal()
    .act(1, BOLLARD);
  expect(table.player(1).money).toBe(20 - price - 1);
});

test("TWN-2 the difference is between totals, not cards", () => {
  const table = scenario({ seats: 2 })
    .ranks(0, 1)
    .bids({ 0: { permit: [4, 5] }, 1: { permit: [1, 3], ladder: [2, 4, 5] } });
  table.money(1, 20).reveal().act(1, BOLLARD);
  expect(table.player(1).money).toBe(20 - 5 - 1);
});

test("TWN-2a every further permit costs the same, the third as the second", () => {
  const table = bidders("permit", 2, 1).reveal();
  for (const wall of [1, 4, 2] as const) table.act(1, { type: "bollard", wall });
  expect(table.told("permit-bought").map(({ money }) => money)).toEqual([1, 2, 2]);
  expect(table.player(1).money).toBe(20 - (1 + 1) - (2 + 1) - (2 + 2));
});

test("TWN-2a a tied loser's further permit costs the full winning total", () => {
  const table = bidders("permit", 4, 4).reveal().act(1, BOLLARD).act(1, { type: "bollard", wall: 4 });
  expect(table.player(1).money).toBe(20 - 1 - (4 + 1));
});

test("TWN-2a a player may take no permit at all, the winner too", () => {
  const table = bidders("permit", 3, 0).reveal().act(0, { type: "pass" });
  expect(table.told("passed")).toContainEqual({ type: "passed", seat: 0, slot: "permit" });
  expect(table.player(0).money).toBe(20);
  expect(table.refusal(0, BOLLARD)).toBe("not-your-turn");
});

test("TWN-2a who has passed is done with permits while others go on", () => {
  const table = bidders("permit", 3, 2).reveal().act(0, { type: "pass" });
  expect(table.pending()).toEqual([1]);
  expect(table.refusal(0, BOLLARD)).toBe("not-your-turn");
});

test("TWN-2b all bidders act at the same time, in any order", () => {
  const table = bidders("permit", 5, 3, 4, 0).reveal();
  expect(table.pending().toSorted()).toEqual([0, 1, 2]);
  table.act(2, BOLLARD).act(0, BOLLARD).act(1, BOLLARD).act(2, { type: "bollard", wall: 4 });
  expect(table.state.step).toBe("permit");
});

test("TWN-2b with the option ordered they act in rank order, the winner or not", () => {
  const table = scenario({ seats: 3, ordered: true }).ranks(1, 0, 2).money(0, 20).money(1, 20).money(2, 20);
  table.bids({ 0: { permit: 5 }, 1: { permit: 2 }, 2: { permit: 4 } }).reveal();
  expect(table.pending()).toEqual([1]);
  expect(table.refusal(0, BOLLARD)).toBe("not-your-turn");
  expect(table.act(1, BOLLARD).act(1, { type: "pass" }).pending()).toEqual([0]);
  expect(table.act(0, { type: "pass" }).pending()).toEqual([2]);
});

test.each([
  { wall: 1, bollards: 0, price: 1 },
  { wall: 1, bollards: 1, price: 2 },
  { wall: 1, bollards: 2, price: 3 },
  { wall: 2, bollards: 1, price: 2 },
  { wall: 2, bollards: 2, price: 3 },
  { wall: 3, bollards: 1, price: 2 },
  { wall: 3, bollards: 2, price: 3 },
  { wall: 4, bollards: 0, price: 1 },
  { wall: 4, bollards: 1, price: 2 },
  { wall: 4, bollards: 2, price: 3 },
] as const)("TWN-2c wall $wall has $bollards: the next bollard costs $price", ({ wall, bollards, price }) => {
  const table = bidders("permit", 5, 0);
  const { walls } = table.player(0).harbor;
  table
    .changeHarbor(0, { walls: walls.with(wall - 1, bollards) })
    .reveal()
    .act(0, { type: "bollard", wall });
  expect(table.player(0).harbor.walls[wall - 1]).toBe(bollards + 1);
  expect(table.player(0).money).toBe(20 - price);
});

test("TWN-2c a wall has room for three bollards", () => {
  const table = bidders("permit", 5, 0).walls(0, 3, 1, 1, 0).reveal();
  expect(table.refusal(0, BOLLARD)).toBe("wall-full");
});

test.each([
  { space: 3, price: 3 },
  { space: 7, price: 2 },
  { space: 11, price: 2 },
  { space: 4, price: 4 },
  { space: 8, price: 3 },
  { space: 12, price: 3 },
] as const)("TWN-2d the cover of space $space is cleared for $price", ({ space, price }) => {
  const table = bidders("permit", 5, 0).reveal().act(0, { type: "clear", space });
  expect(table.space(0, space)).toEqual({ goods: [] });
  expect(table.player(0).money).toBe(20 - price);
});

test("TWN-2d a cleared space is usable at once: one can build there with the next permit", () => {
  const table = bidders("permit", 5, 0).yard(0, "bank").reveal().act(0, { type: "clear", space: 12 });
  table.act(0, { type: "build", building: "bank", space: 12 });
  expect(table.space(0, 12).building).toBe("bank");
});

test("TWN-2d a cleared space is usable at once: goods can be put there in the same round", () => {
  const table = bidders("permit", 5, 0).goods(0, 1, "crate").reveal().act(0, { type: "clear", space: 3 });
  table.skipTo("harbor").act(0, { type: "move", good: "crate", from: "space:1", to: "space:3" });
  expect(table.space(0, 3).goods).toEqual(["crate"]);
});

test("TWN-2d where no cover lies there is nothing to clear", () => {
  const table = bidders("permit", 5, 0).uncover(0, 3).reveal();
  expect(table.refusal(0, { type: "clear", space: 1 })).toBe("space-not-covered");
  expect(table.refusal(0, { type: "clear", space: 3 })).toBe("space-not-covered");
});

test("TWN-2e a building won earlier is built at no further cost", () => {
  const table = bidders("permit", 5, 0).yard(0, "bank", "hotel").reveal();
  table.act(0, { type: "build", building: "bank", space: 6 });
  expect(table.space(0, 6)).toEqual({ building: "bank", goods: [] });
  expect(table.player(0).yard).toEqual(["hotel"]);
  expect(table.player(0).money).toBe(20);
});

test("TWN-2e a building won this round can be built", () => {
  const table = scenario({ seats: 2 })
    .onTop("buildings", "hotel")
    .bids({ 0: { building: 1, permit: 5 } })
    .reveal();
  table.act(0, { type: "build", building: "hotel", space: 1 });
  expect(table.space(0, 1).building).toBe("hotel");
});

test.each([
  { rule: "a covered one", space: 3, reason: "space-covered" },
  { rule: "one with a building", space: 5, reason: "space-built" },
  { rule: "one with goods", space: 6, reason: "space-not-empty" },
  { rule: "an empty one will do", space: 1, reason: undefined },
])("TWN-2e a building needs an empty space: $rule", ({ space, reason }) => {
  const table = bidders("permit", 5, 0).yard(0, "bank").built(0, "hotel", 5).goods(0, 6, "crate").reveal();
  expect(table.refusal(0, { type: "build", building: "bank", space })).toBe(reason);
});

test.each([
  { rule: "not of another's yard", building: "hotel" },
  { rule: "not one that is built already", building: "refinery" },
  { rule: "not one from the deck", building: "fish-hall" },
])("TWN-2e only a building of the own yard: $rule", ({ building }) => {
  const table = bidders("permit", 5, 0).yard(0, "bank").yard(1, "hotel").built(0, "refinery", 1).reveal();
  expect(table.refusal(0, { type: "build", building, space: 2 })).toBe("not-in-yard");
});

test("TWN-2e its stars count at once", () => {
  const table = bidders("permit", 5, 0).bare(0).yard(0, "lighthouse").reveal();
  table.act(0, { type: "build", building: "lighthouse", space: 2 }).endRound();
  expect(table.player(0).prestige).toBe(3);
});

test("TWN-2e its power counts at once: with the Harbor Master the next tie is won", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1).yard(1, "harbor-office");
  table.bids({ 0: { ladder: 4 }, 1: { permit: 5, ladder: 4 } }).reveal();
  table.act(1, { type: "build", building: "harbor-office", space: 1 }).skipTo("ladder");
  expect(table.pending()).toEqual([1]);
});

test("TWN-2f what cannot be paid cannot be done", () => {
  const table = bidders("permit", 5, 0).money(0, 2).reveal();
  expect(table.refusal(0, { type: "clear", space: 4 })).toBe("cannot-pay");
  expect(table.refusal(0, { type: "clear", space: 7 })).toBeUndefined();
});

test("TWN-2f permit and price must be paid together, and nothing is taken if they cannot", () => {
  const table = bidders("permit", 5, 4).money(1, 2).reveal();
  expect(table.refusal(1, { type: "clear", space: 7 })).toBe("cannot-pay");
  expect(table.player(1).money).toBe(2);
  expect(table.act(1, BOLLARD).player(1).money).toBe(0);
});

test("TWN-2f a further permit that cannot be paid is not to be had", () => {
  const table = bidders("permit", 5, 5).money(0, 6).yard(0, "bank").reveal().act(0, BOLLARD);
  expect(table.refusal(0, { type: "bollard", wall: 4 })).toBe("cannot-pay");
  expect(table.refusal(0, { type: "build", building: "bank", space: 1 })).toBeUndefined();
});

test("TWN-2f who can pay nothing has nothing to do", () => {
  const table = bidders("permit", 5, 2).money(1, 3).reveal();
  expect(table.legal(1).filter(({ type }) => type !== "pass")).toEqual([]);
});

test("TWN-2f money on the Bank pays for no permit", () => {
  const table = bidders("permit", 5, 0).money(0, 0).change(0, { bank: 10 }).yard(0, "hotel").reveal();
  expect(table.refusal(0, BOLLARD)).toBe("cannot-pay");
});

test("TWN-2 the permits that were used are counted seat for seat, and no more once all are done", () => {
  const table = bidders("permit", 5, 5).reveal().act(1, BOLLARD).act(1, { type: "bollard", wall: 4 }).act(0, BOLLARD);
  expect(table.view("spectator").permits).toEqual([1, 2]);
  table.act(0, { type: "pass" }).act(1, { type: "pass" });
  expect(table.view("spectator").permits).toEqual([]);
});

const UNDO: Action = { type: "undo" };
const PASS: Action = { type: "pass" };

test.each<{ what: string; step: Action }>([
  { what: "a bollard", step: BOLLARD },
  { what: "a cover cleared", step: { type: "clear", space: 7 } },
  { what: "a building built", step: { type: "build", building: "bank", space: 1 } },
])("TWN-2b taken back while others are at it, with permit and price: $what", ({ step }) => {
  const table = bidders("permit", 5, 3).yard(1, "bank").reveal();
  const before = table.player(1);
  expect(table.legal(1)).not.toContainEqual(UNDO);
  table.act(1, step);
  expect(table.player(1)).not.toEqual(before);
  expect(table.legal(1)).toContainEqual(UNDO);
  expect(table.act(1, UNDO).player(1)).toEqual(before);
  expect(table.refusal(1, UNDO)).toBe("nothing-to-undo");
  expect(table.told("step-undone")).toEqual([{ type: "step-undone", seat: 1 }]);
});

test("TWN-2b taken back in reverse order, and the next permit is the first again", () => {
  const table = bidders("permit", 5, 3).reveal();
  const none = table.player(1);
  const first = table.act(1, BOLLARD).player(1);
  table.act(1, { type: "bollard", wall: 4 });
  expect(table.act(1, UNDO).player(1)).toEqual(first);
  expect(table.act(1, UNDO).player(1)).toEqual(none);
  expect(table.act(1, BOLLARD).told("permit-bought").at(-1)).toMatchObject({ seat: 1, money: 5 - 3 });
  expect(table.state.permits).toEqual([0, 1]);
});

test("TWN-2b a player who has passed takes that back first", () => {
  const table = bidders("permit", 5, 3).reveal().act(1, BOLLARD).act(1, PASS);
  expect(table.pending()).toEqual([0]);
  expect(table.legal(1)).toEqual([UNDO]);
  expect(table.act(1, UNDO).pending()).toEqual([0, 1]);
  expect(table.player(1).harbor.walls[0]).toBe(1);
  expect(table.act(1, UNDO).player(1).harbor.walls[0]).toBe(0);
});

test("TWN-2b a step that left nothing more to do is taken back at once", () => {
  const table = bidders("permit", 5, 5).money(1, 1).reveal().act(1, BOLLARD);
  expect(table.pending()).toEqual([0]);
  expect(table.act(1, UNDO).pending()).toEqual([0, 1]);
  expect(table.player(1).money).toBe(1);
});

test("TWN-2b nobody takes back another's step, and nothing once all are done", () => {
  const table = bidders("permit", 5, 3).reveal().act(1, BOLLARD);
  expect(table.refusal(0, UNDO)).toBe("nothing-to-undo");
  table.act(0, PASS).act(1, PASS);
  expect(table.state.step).not.toBe("permit");
  expect([table.refusal(0, UNDO), table.refusal(1, UNDO)]).not.toContain(undefined);
  expect(table.state.earlier).toBeUndefined();
});

test("TWN-2b ordered: one's steps are taken back until one has passed the turn on", () => {
  const table = scenario({ seats: 2, ordered: true }).ranks(1, 0).money(0, 20).money(1, 20);
  table.bids({ 0: { permit: 5 }, 1: { permit: 2 } }).reveal();
  const before = table.player(1);
  expect(table.act(1, BOLLARD).act(1, UNDO).player(1)).toEqual(before);
  table.act(1, BOLLARD).act(1, PASS);
  expect(table.pending()).toEqual([0]);
  expect([table.legal(1), table.refusal(1, UNDO)]).toEqual([[], "not-your-turn"]);
  expect(table.act(0, BOLLARD).refusal(1, UNDO)).toBe("not-your-turn");
});

test("TWN-2b under the first rules nothing is taken back", () => {
  const table = scenario({ seats: 2 }, undefined, WESER_1).ranks(0, 1).money(0, 20).money(1, 20);
  table
    .bids({ 0: { permit: 5 }, 1: { permit: 3 } })
    .reveal()
    .act(1, BOLLARD);
  expect(table.refusal(1, UNDO)).toBe("nothing-to-undo");
  expect(table.state.earlier).toBeUndefined();
});
