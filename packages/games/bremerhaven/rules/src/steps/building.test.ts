import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";

test("TWN-1 the winner takes the top building card into the yard", () => {
  const table = scenario({ seats: 2 })
    .onTop("buildings", "hotel", "bank")
    .bids({ 1: { building: 1 } })
    .reveal();
  expect(table.player(1).yard).toEqual(["hotel"]);
  expect(table.player(0).yard).toEqual([]);
});

test("TWN-1 then the next card is face up", () => {
  const won = scenario({ seats: 2 })
    .onTop("buildings", "hotel", "bank")
    .bids({ 1: { building: 1 } })
    .reveal();
  expect(won.view("spectator").building).toBe("bank");
  const unbid = scenario({ seats: 2 }).onTop("buildings", "hotel", "bank").reveal();
  expect(unbid.view("spectator").building).toBe("bank");
});

test("TWN-1 no bid: the card leaves the game", () => {
  const table = scenario({ seats: 2 }).onTop("buildings", "hotel").reveal();
  expect(table.told("building-removed")).toEqual([{ type: "building-removed", building: "hotel" }]);
  expect(table.state.decks.buildings).not.toContain("hotel");
  expect(table.state.players.flatMap(({ yard }) => yard)).toEqual([]);
});

test("TWN-1 in the yard a building gives no prestige", () => {
  const table = scenario({ seats: 2 })
    .bare(0)
    .onTop("buildings", "lighthouse")
    .bids({ 0: { building: 5 } })
    .endRound();
  expect(table.player(0).yard).toEqual(["lighthouse"]);
  expect(table.player(0).prestige).toBe(0);
});

test("TWN-1 in the yard a building has no effect: it wins no ties", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1).yard(1, "harbor-office");
  table.bids({ 0: { ladder: 5 }, 1: { ladder: 5 } }).reveal();
  expect(table.told("slot-won")).toMatchObject([{ slot: "ladder", seat: 0 }]);
});

test("TWN-1 in the yard a building has no effect: it produces nothing", () => {
  const table = scenario({ seats: 2 }).bare(0).goods(0, 1, "crate").yard(0, "fish-hall").reveal().skipTo("harbor");
  expect(table.legal(0).map(({ type }) => type)).not.toContain("produce");
  expect(table.legal(0).map(({ type }) => type)).toContain("move");
});
