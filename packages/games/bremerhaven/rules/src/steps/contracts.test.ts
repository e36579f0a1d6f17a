import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";

/** Seat 0, with a contract in loading dock 1 and a crate to deliver, has won the one on the left of the land board. */
function winner(contract: string): Scenario {
  const table = scenario({ seats: 2 }).ranks(0, 1).land(contract, "pharmacy").laid(0, 1, "zoo").goods(0, 1, "crate");
  return table.bids({ 0: { "contract:1": 5 } });
}

test("LND-1 any empty loading dock will do, an inaccessible one too", () => {
  const table = winner("barber").reveal();
  expect([table.space(0, 3).covered, table.space(0, 4).covered]).toEqual([true, true]);
  expect(table.legal(0).flatMap((action) => (action.type === "lay" ? action.dock : []))).toEqual([2, 3, 4]);
});

test("LND-1 the winner lays the contract with its markers", () => {
  const table = winner("bakery").reveal().act(0, { type: "lay", dock: 4 });
  expect(table.loading(0, 4)).toEqual({ contract: "bakery", delivered: [], markers: 3 });
  expect(table.state.land[0]).toEqual({});
});

test.each([
  { rule: "a loading dock that is taken", lay: { dock: 1 }, reason: "dock-taken" },
  { rule: "one marker more than printed", lay: { dock: 2, longer: true }, reason: "no-longer-stay" },
  { rule: "a loading dock that does not exist", lay: { dock: 5 }, reason: "malformed" },
])("LND-1 refused: $rule", ({ lay, reason }) => {
  const table = winner("barber").reveal();
  expect(table.refusal(0, { type: "lay", ...lay })).toBe(reason);
});

test("LND-1 only the winner is asked", () => {
  const table = winner("barber").reveal();
  expect(table.pending()).toEqual([0]);
  expect(table.refusal(1, { type: "lay", dock: 2 })).toBe("not-your-turn");
});

test("LND-2 the winner may refuse it: it is discarded", () => {
  const table = winner("tavern").reveal().act(0, { type: "refuse" });
  expect(table.told("contract-refused")).toMatchObject([{ seat: 0, contract: "tavern", forced: false }]);
  expect(table.state.discards.contracts).toContain("tavern");
  expect(table.player(0).harbor.loading.slice(1)).toEqual([{}, {}, {}]);
});

test("LND-2 a money penalty of a refused contract is due at once", () => {
  const table = winner("brewery").reveal();
  const { money } = table.player(0);
  table.act(0, { type: "refuse" });
  expect(table.state.step).toBe("harbor");
  expect(table.player(0).money).toBe(money - 3);
});

test("LND-2 a prestige penalty of a refused contract is due at once", () => {
  const table = winner("tea-house").prestige(0, 6).reveal();
  const { money } = table.player(0);
  table.act(0, { type: "refuse" });
  expect(table.state.step).toBe("harbor");
  expect([table.player(0).prestige, table.player(0).money]).toEqual([5, money]);
});

test("LND-2 refusing brings no reward and no sale", () => {
  const table = winner("toy-shop").reveal();
  const { money } = table.player(0);
  table.act(0, { type: "refuse" });
  expect(table.player(0).money).toBe(money);
});

test("LND-2 when no loading dock is empty it must be refused, and is so without asking", () => {
  const table = winner("tavern").money(0, 10);
  table.laid(0, 2, "barber").laid(0, 3, "bakery").laid(0, 4, "sawmill").reveal();
  expect(table.told("contract-refused")).toEqual([
    { type: "contract-refused", seat: 0, contract: "tavern", forced: true },
  ]);
  expect(table.told("charge-paid")).toMatchObject([{ seat: 0, due: 2, by: "contract" }]);
  expect(table.state.step).toBe("harbor");
});

test.each([
  { rule: "a cover on the space below closes it", below: (table: Scenario) => table, reason: "not-accessible" },
  { rule: "a cleared space opens it", below: (table: Scenario) => table.uncover(0, 3), reason: undefined },
  {
    rule: "a building there does not close it",
    below: (table: Scenario) => table.built(0, "bank", 3),
    reason: undefined,
  },
  { rule: "goods there do not close it", below: (table: Scenario) => table.goods(0, 3, "barrel"), reason: undefined },
])("LND-3 a loading dock is accessible or not: $rule", ({ below, reason }) => {
  const table = below(winner("barber")).reveal().act(0, { type: "lay", dock: 3 });
  expect(table.refusal(0, { type: "move", good: "crate", from: "space:1", to: "contract:3" })).toBe(reason);
});

test("LND-3 it is the topmost space of the column that counts", () => {
  const table = winner("barber").uncover(0, 8, 12).reveal().act(0, { type: "lay", dock: 4 });
  expect(table.refusal(0, { type: "move", good: "crate", from: "space:1", to: "contract:4" })).toBe("not-accessible");
  table.uncover(0, 4);
  expect(table.refusal(0, { type: "move", good: "crate", from: "space:1", to: "contract:4" })).toBeUndefined();
});

test.each([
  { rule: "alone", built: [["freight-office", 5]] },
  {
    rule: "before a Dry Dock",
    built: [
      ["freight-office", 5],
      ["dry-dock", 6],
    ],
  },
  {
    rule: "after a Dry Dock",
    built: [
      ["dry-dock", 5],
      ["freight-office", 6],
    ],
  },
] as const)("LND-1 with a Freight Office a contract may get one marker more: $rule", ({ built }) => {
  const table = winner("bakery");
  for (const [building, space] of built) table.built(0, building, space);
  table.reveal().act(0, { type: "lay", dock: 2, longer: true });
  expect(table.loading(0, 2)?.markers).toBe(3 + 1);
});

test("LND-1 a Freight Office's marker may be left, and a Dry Dock gives none", () => {
  const table = winner("bakery").built(0, "freight-office", 5).reveal().act(0, { type: "lay", dock: 2 });
  expect(table.loading(0, 2)?.markers).toBe(3);
  const other = winner("bakery").built(0, "dry-dock", 5).reveal();
  expect(other.refusal(0, { type: "lay", dock: 2, longer: true })).toBe("no-longer-stay");
});
