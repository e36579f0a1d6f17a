import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";
import type { Action } from "../actions.ts";
import { WESER_1 } from "../cards/weser/index.ts";
import { SPACES } from "../vocabulary.ts";

function harbor(): Scenario {
  return scenario({ seats: 2 }).harborPhase();
}

const kinds = (table: Scenario) => new Set(table.legal(0).map(({ type }) => type));

test("HBR-1 a produced good goes at once to an empty space", () => {
  const table = harbor().built(0, "refinery", 1).act(0, { type: "produce", from: 1, to: 2 });
  expect(table.space(0, 2).goods).toEqual(["barrel"]);
});

test("HBR-1 each production building may produce once, in any order", () => {
  const table = harbor().built(0, "refinery", 1).built(0, "ferry-pier", 2);
  expect(kinds(table.act(0, { type: "produce", from: 2, to: 3 }))).toContain("produce");
  expect(kinds(table.act(0, { type: "produce", from: 1, to: 4 }))).not.toContain("produce");
  expect([table.space(0, 3).goods, table.space(0, 4).goods]).toEqual([["passenger"], ["barrel"]]);
  expect(table.refusal(0, { type: "produce", from: 1, to: 5 })).toBe("produced-already");
});

test.each([
  { where: "a space with a good", space: 2, reason: "space-not-empty" },
  { where: "a space with a single crate", space: 3, reason: "space-not-empty" },
  { where: "a covered space", space: 4, reason: "space-covered" },
  { where: "a building that holds nothing", space: 5, reason: "space-built" },
  { where: "a building that holds another good", space: 6, reason: "space-built" },
  { where: "a building that has room for it", space: 7, reason: "space-built" },
  { where: "a building that holds it and is empty", space: 8, reason: "space-built" },
  { where: "the building itself", space: 1, reason: "space-built" },
])("HBR-1 a produced good does not go to $where", ({ space, reason }) => {
  const table = harbor().built(0, "crate-factory", 1).goods(0, 2, "barrel").goods(0, 3, "crate").cover(0, 4);
  table.built(0, "lighthouse", 5).built(0, "hotel", 6).built(0, "warehouse", 7, "crate");
  table.built(0, "packing-hall", 8);
  expect(table.refusal(0, { type: "produce", from: 1, to: space })).toBe(reason);
  expect(table.legal(0)).not.toContainEqual({ type: "produce", from: 1, to: space });
});

test("HBR-1 of all spaces exactly the empty ones are offered to a produced good", () => {
  const table = harbor().built(0, "refinery", 1).built(0, "tank-farm", 2).goods(0, 3, "crate").cover(0, 4);
  for (const space of [5, 6, 7, 8, 9, 10] as const) table.goods(0, space, "barrel");
  const offered = table.legal(0).flatMap((action) => (action.type === "produce" ? [action.to] : []));
  expect(offered).toEqual([11, 12]);
});

test("HBR-1 a produced good may later move into a building that holds it", () => {
  const table = harbor().built(0, "refinery", 1).built(0, "tank-farm", 2, "barrel");
  table.act(0, { type: "produce", from: 1, to: 3 });
  table.act(0, { type: "move", good: "barrel", from: "space:3", to: "space:2" });
  expect(table.space(0, 2).goods).toEqual(["barrel", "barrel"]);
});

test("HBR-1 if only a holding building has room, nothing can be produced and nobody is asked", () => {
  const table = scenario({ seats: 2 }).harborPhase().bare(0).built(0, "refinery", 1).built(0, "warehouse", 2);
  for (const space of SPACES.slice(2)) table.cover(0, space);
  expect(kinds(table)).toEqual(new Set(["done"]));
  const next = scenario({ seats: 2 }).bare(0).bare(1).goods(1, 1, "barrel").built(0, "refinery", 1);
  for (const space of SPACES.slice(1)) next.cover(0, space);
  expect(next.skipTo("harbor").pending()).toEqual([1]);
});

test("HBR-1 without room no good is produced, but money is", () => {
  const table = harbor().built(0, "refinery", 1).built(0, "fish-hall", 2);
  for (const space of SPACES.slice(2)) table.goods(0, space, "barrel");
  const produced = table.legal(0).filter(({ type }) => type === "produce");
  expect(produced).toEqual([{ type: "produce", from: 2 }]);
});

test("HBR-1 producing is optional", () => {
  const table = harbor().built(0, "fish-hall", 1).allDone();
  expect(table.player(0).money).toBe(0);
});

test.each<{ what: string; step: Action }>([
  { what: "a move", step: { type: "move", good: "crate", from: "space:2", to: "space:5" } },
  { what: "packing", step: { type: "pack", space: 2 } },
  { what: "unpacking", step: { type: "unpack", space: 3 } },
  { what: "laying money on the Bank", step: { type: "deposit", money: 1 } },
])("HBR-1 $what ends production", ({ step }) => {
  const table = harbor().money(0, 9).built(0, "fish-hall", 1).built(0, "bank", 4);
  table.goods(0, 2, "crate", "crate").goods(0, 3, "container").act(0, step);
  expect(table.refusal(0, { type: "produce", from: 1 })).toBe("production-over");
  expect(kinds(table)).not.toContain("produce");
});

test.each([
  { what: "no production building", action: { type: "produce", from: 3, to: 4 }, reason: "no-production" },
  { what: "no building at all", action: { type: "produce", from: 5, to: 4 }, reason: "no-production" },
  { what: "a good without a place", action: { type: "produce", from: 1 }, reason: "needs-place" },
  { what: "money to a place", action: { type: "produce", from: 2, to: 4 }, reason: "needs-no-place" },
])("HBR-1 refused: $what", ({ action, reason }) => {
  const table = harbor().built(0, "refinery", 1).built(0, "fish-hall", 2).built(0, "lighthouse", 3);
  expect(table.refusal(0, action)).toBe(reason);
});

test("HBR-1 a building in the yard does not produce", () => {
  expect(kinds(harbor().yard(0, "fish-hall"))).toEqual(new Set(["done"]));
});

test("HBR-5 two crates on one space become one container there for 1 money", () => {
  const table = harbor().money(0, 3).goods(0, 2, "crate", "crate").act(0, { type: "pack", space: 2 });
  expect(table.space(0, 2).goods).toEqual(["container"]);
  expect(table.player(0).money).toBe(2);
});

test("HBR-5 a container becomes two crates there for 1 money", () => {
  const table = harbor().money(0, 3).goods(0, 2, "container").act(0, { type: "unpack", space: 2 });
  expect(table.space(0, 2).goods).toEqual(["crate", "crate"]);
  expect(table.player(0).money).toBe(2);
});

test("HBR-5 any number of times, while there is money", () => {
  const table = harbor().money(0, 3).goods(0, 2, "container");
  table.act(0, { type: "unpack", space: 2 }).act(0, { type: "pack", space: 2 }).act(0, { type: "unpack", space: 2 });
  expect(table.player(0).money).toBe(0);
  expect(table.refusal(0, { type: "pack", space: 2 })).toBe("cannot-pay");
});

test.each([
  { what: "a single crate", action: { type: "pack", space: 1 }, reason: "nothing-to-pack" },
  { what: "a container once more", action: { type: "pack", space: 2 }, reason: "nothing-to-pack" },
  { what: "crates once more", action: { type: "unpack", space: 3 }, reason: "nothing-to-unpack" },
  { what: "an empty space", action: { type: "unpack", space: 6 }, reason: "nothing-to-unpack" },
  { what: "crates in a building", action: { type: "pack", space: 4 }, reason: "only-on-spaces" },
  { what: "a container in a building", action: { type: "unpack", space: 5 }, reason: "only-on-spaces" },
])("HBR-5 not converted: $what", ({ action, reason }) => {
  const table = harbor().money(0, 9).goods(0, 1, "crate").goods(0, 2, "container").goods(0, 3, "crate", "crate");
  table.built(0, "warehouse", 4, "crate", "crate").built(0, "container-yard", 5, "container");
  expect(table.refusal(0, action)).toBe(reason);
});

test("HBR-5 a player without money can neither pack nor unpack", () => {
  const table = harbor().goods(0, 2, "crate", "crate").goods(0, 3, "container");
  expect(table.refusal(0, { type: "pack", space: 2 })).toBe("cannot-pay");
  expect(table.refusal(0, { type: "unpack", space: 3 })).toBe("cannot-pay");
});

test("HBR-1 under the first rules a produced good may go into a building that holds it, even next to other goods", () => {
  const table = scenario({ seats: 2 }, undefined, WESER_1).harborPhase();
  table.built(0, "refinery", 1).built(0, "tank-farm", 2, "barrel").built(0, "hotel", 3);
  table.act(0, { type: "produce", from: 1, to: 2 });
  expect(table.space(0, 2).goods).toEqual(["barrel", "barrel"]);
  expect(table.act(0, { type: "undo" }).refusal(0, { type: "produce", from: 1, to: 3 })).toBe("building-holds-other");
});
