import type { HarborAction } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { isLoad, lastGesture } from "./gestures.ts";

const LAND: HarborAction = { type: "move", good: "barrel", from: "dock:1", to: "space:2" };
const DELIVER: HarborAction = { type: "move", good: "barrel", from: "space:2", to: "contract:3" };
const PRODUCE: HarborAction = { type: "produce", from: 5, to: 6 };

test("HBR-6 undoes a move from a ship to a contract as one gesture", () => {
  expect(lastGesture([PRODUCE, LAND, DELIVER], [])).toBe(2);
});

test.each<[string, readonly HarborAction[]]>([
  ["a step alone", [PRODUCE]],
  ["another good", [LAND, { ...DELIVER, good: "crate" }]],
  ["another space", [LAND, { type: "move", good: "barrel", from: "space:4", to: "contract:3" }]],
  ["from a space to a contract", [{ ...LAND, from: "space:1" }, DELIVER]],
  ["ashore and on", [LAND, { type: "move", good: "barrel", from: "space:2", to: "space:3" }]],
])("HBR-6 %s is one step", (_, steps) => {
  expect(lastGesture(steps, [])).toBe(1);
});

test("HBR-6 undoes nothing when no step was taken", () => {
  expect(lastGesture([], [PRODUCE])).toBe(0);
});

test("HBR-6 undoes an applied loading plan as one gesture while it is the latest one", () => {
  const load = [PRODUCE, LAND, DELIVER];
  expect(lastGesture([LAND, ...load], load)).toBe(3);
  expect(isLoad([...load, LAND], load)).toBe(false);
  expect(lastGesture([...load, LAND], load)).toBe(1);
});

test("HBR-6 a partly undone or forgotten loading plan is no load", () => {
  const load = [PRODUCE, LAND, DELIVER];
  expect(isLoad([PRODUCE, LAND], load)).toBe(false);
  expect(isLoad(load, [])).toBe(false);
});
