import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";
import { WESER_2 } from "../cards/weser/index.ts";
import { GOODS, type Good } from "../vocabulary.ts";
import { isComplete, openSymbols } from "./contracts.ts";

/** A harbor with the contract in loading dock 1 and plenty of every good. */
function contract(id: string, ...delivered: readonly Good[]): Scenario {
  const table = scenario({ seats: 2 }).harborPhase().laid(0, 1, id, { delivered });
  table.goods(0, 5, "barrel").goods(0, 6, "container").goods(0, 7, "crate", "crate").goods(0, 8, "passenger");
  return table.goods(0, 9, "barrel");
}

function takes(table: Scenario): Good[] {
  const moves = table
    .legal(0)
    .flatMap((action) => (action.type === "move" && action.to === "contract:1" ? action : []));
  return GOODS.filter((good) => moves.some((move) => move.good === good));
}

test("HBR-4 a wild symbol takes any good", () => {
  expect(takes(contract("candle-maker"))).toEqual([...GOODS]);
});

test("HBR-4 without a wild symbol only the goods shown are taken", () => {
  expect(takes(contract("sawmill"))).toEqual(["barrel", "container", "crate"]);
});

test("HBR-4 each wild symbol takes a good on its own", () => {
  const twice = { ...WESER_2.contract("barber"), wants: ["wild", "wild"] as const };
  const two = { ...twice, wants: [...twice.wants] };
  expect(openSymbols(two, ["crate"]).wild).toBe(1);
  expect(isComplete(two, { contract: "barber", delivered: ["crate", "barrel"], markers: 1 })).toBe(true);
});

test.each<{ rule: string; delivered: Good[]; open: Good[] }>([
  { rule: "the barrel's own symbol first: any good still fills the wild one", delivered: ["barrel"], open: [...GOODS] },
  { rule: "a wild symbol that was needed leaves the barrel's own", delivered: ["crate"], open: ["barrel"] },
  { rule: "a second barrel fills the wild symbol", delivered: ["barrel", "barrel"], open: [] },
  { rule: "the wild symbol first, then the own one", delivered: ["crate", "barrel"], open: [] },
])("HBR-4a a good fills its own printed symbol first: $rule", ({ delivered, open }) => {
  expect(takes(contract("candle-maker", ...delivered))).toEqual(open);
});

test("HBR-4a of two symbols of a kind and a wild one, the wild one is filled last", () => {
  const open = openSymbols(WESER_2.contract("cotton-mill"), ["crate", "crate"]);
  expect(open).toEqual({ barrel: 0, container: 1, crate: 0, passenger: 0, wild: 1 });
});
