import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";
import type { Good } from "../vocabulary.ts";

test.each<{ rule: string; lying: Good[]; good: Good; refused: string | undefined }>([
  { rule: "1 barrel", lying: [], good: "barrel", refused: undefined },
  { rule: "not 2 barrels", lying: ["barrel"], good: "barrel", refused: "no-room" },
  { rule: "1 container", lying: [], good: "container", refused: undefined },
  { rule: "not 2 containers", lying: ["container"], good: "container", refused: "no-room" },
  { rule: "1 passenger", lying: [], good: "passenger", refused: undefined },
  { rule: "not 2 passengers", lying: ["passenger"], good: "passenger", refused: "no-room" },
  { rule: "1 crate", lying: [], good: "crate", refused: undefined },
  { rule: "2 crates", lying: ["crate"], good: "crate", refused: undefined },
  { rule: "not 3 crates", lying: ["crate", "crate"], good: "crate", refused: "no-room" },
  { rule: "not a barrel beside a crate", lying: ["crate"], good: "barrel", refused: "no-room" },
  { rule: "not a crate beside a barrel", lying: ["barrel"], good: "crate", refused: "no-room" },
])("HBR-2 a space holds $rule", ({ lying, good, refused }) => {
  const table = scenario({ seats: 2 })
    .harborPhase()
    .goods(0, 5, good)
    .goods(0, 6, ...lying);
  expect(table.refusal(0, { type: "move", good, from: "space:5", to: "space:6" })).toBe(refused);
});

test("HBR-2 a covered space holds nothing", () => {
  const table = scenario({ seats: 2 }).harborPhase().goods(0, 5, "barrel").cover(0, 6);
  expect(table.refusal(0, { type: "move", good: "barrel", from: "space:5", to: "space:6" })).toBe("space-covered");
});

test.each([
  { building: "lighthouse", refused: "building-holds-nothing" },
  { building: "refinery", refused: "building-holds-nothing" },
  { building: "tank-farm", refused: undefined },
  { building: "hotel", refused: "building-holds-other" },
])("HBR-2 a building holds goods only where it says so: $building", ({ building, refused }) => {
  const table = scenario({ seats: 2 }).harborPhase().goods(0, 5, "barrel").built(0, building, 6);
  expect(table.refusal(0, { type: "move", good: "barrel", from: "space:5", to: "space:6" })).toBe(refused);
});
