import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";

/** Seat 1, the First Mate, has won 1.5. */
function winner() {
  return scenario({ seats: 4 })
    .ranks(0, 1, 2, 3)
    .bids({ 1: { ladder: 5 } })
    .reveal();
}

test.each([
  { rule: "their own with the one above", rank: 1, ladder: [1, 0, 2, 3] },
  { rule: "their own with the one below", rank: 2, ladder: [0, 2, 1, 3] },
  { rule: "those of others", rank: 3, ladder: [0, 1, 3, 2] },
] as const)("TWN-5 the winner may swap any two neighbouring ranks: $rule", ({ rank, ladder }) => {
  expect(winner().act(1, { type: "swap", rank }).state.ladder).toEqual(ladder);
});

test("TWN-5 one swap, not two", () => {
  const table = winner().act(1, { type: "swap", rank: 1 });
  expect(table.told("ranks-swapped")).toEqual([{ type: "ranks-swapped", up: 1, down: 0 }]);
  expect(table.refusal(1, { type: "swap", rank: 1 })).toBeDefined();
});

test("TWN-5 the winner may swap none", () => {
  const table = winner().act(1, { type: "pass" });
  expect(table.state.ladder).toEqual([0, 1, 2, 3]);
  expect(table.told("passed")).toContainEqual({ type: "passed", seat: 1, slot: "ladder" });
});

test("TWN-5 the last rank has nobody below", () => {
  expect(winner().refusal(1, { type: "swap", rank: 4 })).toBe("no-such-rank");
  const two = scenario({ seats: 2 })
    .ranks(0, 1)
    .bids({ 1: { ladder: 5 } })
    .reveal();
  expect(two.refusal(1, { type: "swap", rank: 2 })).toBe("no-such-rank");
});

test("TWN-5 only the winner is asked", () => {
  const table = winner();
  expect(table.pending()).toEqual([1]);
  expect(table.refusal(0, { type: "swap", rank: 1 })).toBe("not-your-turn");
});

test("TWN-5 no bid: nothing changes", () => {
  const table = scenario({ seats: 4 })
    .ranks(2, 0, 3, 1)
    .bids({ 1: { prices: 5 } })
    .endRound();
  expect(table.state.ladder).toEqual([2, 0, 3, 1]);
  expect(table.told("ranks-swapped")).toEqual([]);
});

test("TWN-5 the swapped ranks decide who bids first in the next round", () => {
  expect(winner().act(1, { type: "swap", rank: 1 }).endRound().pending()).toEqual([1]);
});
