import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";

/** Seat 0 has won the ship, which lies on the left of the sea board. */
function winner(ship: string): Scenario {
  return scenario({ seats: 2 })
    .ranks(0, 1)
    .sea(ship, "wren")
    .bids({ 0: { "ship:1": 5 } });
}

const offered = (table: Scenario) => table.legal(0).flatMap((action) => (action.type === "berth" ? action.dock : []));

test.each([
  { rule: "size 0 fits everywhere", ship: "gull", walls: [0, 0, 0, 0], docks: [1, 2, 3] },
  { rule: "size 1, one bollard on each side", ship: "dunlin", walls: [1, 1, 1, 0], docks: [1, 2] },
  { rule: "size 2, two or more on each side", ship: "meta", walls: [2, 2, 3, 2], docks: [1, 2, 3] },
  { rule: "size 2, the smaller wall counts", ship: "meta", walls: [3, 2, 2, 1], docks: [1, 2] },
  { rule: "size 2, one long wall does not help", ship: "meta", walls: [1, 3, 2, 2], docks: [2, 3] },
  { rule: "size 3 wants full walls", ship: "atlas", walls: [3, 3, 3, 2], docks: [1, 2] },
] as const)("SEA-1 both walls need as many bollards as the berth size: $rule", ({ ship, walls, docks }) => {
  const table = winner(ship).changeHarbor(0, { walls }).reveal();
  expect(offered(table)).toEqual(docks);
});

test("SEA-1 several docks fit: the player chooses", () => {
  const table = winner("gull").reveal().act(0, { type: "berth", dock: 3 });
  expect(table.dock(0, 3)?.ship).toBe("gull");
  expect(table.state.sea[0]).toEqual({});
});

test.each([
  { rule: "a dock that is taken", dock: 1, reason: "dock-taken" },
  { rule: "a dock with too short a wall", dock: 3, reason: "berth-too-small" },
  { rule: "a dock that fits", dock: 2, reason: undefined },
])("SEA-1 the dock must be empty and large enough: $rule", ({ dock, reason }) => {
  const table = winner("sandpiper").walls(0, 1, 1, 1, 0).berthed(0, 1, "curlew").reveal();
  expect(table.refusal(0, { type: "berth", dock, cargo: "crate" })).toBe(reason);
});

test("SEA-1 only the winner is asked", () => {
  const table = winner("gull").reveal();
  expect(table.pending()).toEqual([0]);
  expect(table.refusal(1, { type: "berth", dock: 1 })).toBe("not-your-turn");
});

test.each([
  { rule: "the walls are too short", table: () => winner("meta") },
  { rule: "one wall is too short", table: () => winner("dunlin").walls(0, 3, 0, 3, 0) },
  {
    rule: "the docks are taken",
    table: () => winner("gull").berthed(0, 1, "curlew").berthed(0, 2, "plover").berthed(0, 3, "lapwing"),
  },
])("SEA-2 no dock fits: the ship is discarded: $rule", ({ table: laidOut }) => {
  const table = laidOut();
  const ship = table.state.sea[0]?.card ?? "";
  table.endRound();
  expect(table.told("ship-turned-away")).toEqual([{ type: "ship-turned-away", seat: 0, ship }]);
  expect(table.state.discards.ships).toContain(ship);
  expect(table.told("ship-berthed")).toEqual([]);
});

test("SEA-2 a ship berthed just before can leave no dock for the next", () => {
  const table = scenario({ seats: 2 })
    .sea("dunlin", "sandpiper")
    .bids({ 0: { "ship:1": 4, "ship:2": 5 } })
    .endRound();
  expect(table.told("ship-berthed")).toMatchObject([{ ship: "dunlin", dock: 2 }]);
  expect(table.told("ship-turned-away")).toMatchObject([{ ship: "sandpiper" }]);
});

test("SEA-2a a ship that fits cannot be refused", () => {
  const table = winner("gull").reveal();
  expect(table.refusal(0, { type: "refuse" })).toBe("must-take");
  expect(table.refusal(0, { type: "pass" })).toBeDefined();
  expect(table.legal(0).every(({ type }) => type === "berth")).toBe(true);
});

test("SEA-2a not even the one dock that fits can be refused", () => {
  const table = winner("sandpiper").reveal();
  expect(table.refusal(0, { type: "refuse" })).toBe("must-take");
  expect(table.endRound().told("ship-berthed")).toMatchObject([{ ship: "sandpiper", dock: 2 }]);
});

test("SEA-3 the ship gets its markers and its cargo", () => {
  const table = winner("geesche").reveal().act(0, { type: "berth", dock: 1 });
  expect(table.dock(0, 1)).toEqual({ ship: "geesche", cargo: "passenger", goods: 2, markers: 3 });
});

test("SEA-3 wild cargo: the player names one type for all of it", () => {
  const table = winner("sandpiper").reveal();
  const cargoes = table.legal(0).map((action) => (action.type === "berth" ? action.cargo : undefined));
  expect(cargoes).toEqual(["barrel", "container", "crate", "passenger"]);
  table.act(0, { type: "berth", dock: 2, cargo: "container" });
  expect(table.dock(0, 2)).toEqual({ ship: "sandpiper", cargo: "container", goods: 2, markers: 2 });
});

test.each([
  { rule: "wild cargo must be named", ship: "sandpiper", berth: { dock: 2 }, reason: "cargo-missing" },
  { rule: "wild is no type", ship: "sandpiper", berth: { dock: 2, cargo: "wild" }, reason: "malformed" },
  { rule: "only wild cargo can", ship: "geesche", berth: { dock: 2, cargo: "crate" }, reason: "cargo-not-wild" },
  { rule: "no marker more than printed", ship: "geesche", berth: { dock: 2, longer: true }, reason: "no-longer-stay" },
])("SEA-3 markers and cargo are the ship's: $rule", ({ ship, berth, reason }) => {
  expect(
    winner(ship)
      .reveal()
      .refusal(0, { type: "berth", ...berth }),
  ).toBe(reason);
});

test("SEA-4 no bid: the ship stays on the board until clean-up", () => {
  const table = scenario({ seats: 2 })
    .sea("gull", "wren")
    .bids({ 0: { "ship:1": 5, "contract:1": 4 } })
    .reveal();
  table.act(0, { type: "berth", dock: 1 });
  expect(table.state.step).toBe("contracts");
  expect(table.state.sea).toEqual([{}, { card: "wren" }]);
  expect(table.state.discards.ships).toEqual([]);
});

test.each([
  { rule: "alone", built: [["dry-dock", 5]] },
  {
    rule: "before a Freight Office",
    built: [
      ["dry-dock", 5],
      ["freight-office", 6],
    ],
  },
  {
    rule: "after a Freight Office",
    built: [
      ["freight-office", 5],
      ["dry-dock", 6],
    ],
  },
] as const)("SEA-3 with a Dry Dock a ship may get one marker more: $rule", ({ built }) => {
  const table = winner("geesche");
  for (const [building, space] of built) table.built(0, building, space);
  table.reveal().act(0, { type: "berth", dock: 1, longer: true });
  expect(table.dock(0, 1)?.markers).toBe(3 + 1);
});

test("SEA-3 a Dry Dock's marker may be left, and a Freight Office gives none", () => {
  const table = winner("geesche").built(0, "dry-dock", 5).reveal().act(0, { type: "berth", dock: 1 });
  expect(table.dock(0, 1)?.markers).toBe(3);
  const other = winner("geesche").built(0, "freight-office", 5).reveal();
  expect(other.refusal(0, { type: "berth", dock: 1, longer: true })).toBe("no-longer-stay");
});
