import type { Event } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/ui";
import { expect, test } from "vitest";
import { takenBack } from "./takenBack.ts";

const numbered = (events: readonly Event[]) => events.map((event, n): Happened<Event> => ({ n, event }));
const gone = (...events: readonly Event[]) => [...takenBack(numbered(events))].sort((a, b) => a - b);

const round: Event = { type: "round-begun", round: 1 };
const undone = (seat: number): Event => ({ type: "step-undone", seat });
const bought = (seat: number): Event => ({ type: "permit-bought", seat, money: 3 });
const bollard = (seat: number): Event => ({ type: "bollard-placed", seat, wall: 1, money: 1 });
const passed = (seat: number): Event => ({ type: "passed", seat, slot: "permit" });

test("an undone bollard takes its permit's payment with it, and nothing else", () => {
  expect(gone(round, bought(1), bollard(1), bollard(0), undone(1))).toEqual([1, 2, 4]);
});

test("undo starts with the latest step, and a pass is a step", () => {
  expect(gone(round, bollard(0), passed(0), undone(0))).toEqual([2, 3]);
  expect(gone(round, bollard(0), passed(0), undone(0), undone(0))).toEqual([1, 2, 3, 4]);
});

test("a repeated step stays", () => {
  expect(gone(round, bollard(0), undone(0), bollard(0))).toEqual([1, 2]);
});

test("founding is undone good by good", () => {
  const built: Event = { type: "building-built", seat: 0, building: "bank", space: 1 };
  const stocked: Event = { type: "good-stocked", seat: 0, good: "crate", space: 2 };
  expect(gone(built, stocked, undone(0), undone(0))).toEqual([0, 1, 2, 3]);
});

test("steps of the harbor phase are undone in the same way, and nothing before them", () => {
  const over: Event = { type: "slot-unbid", slot: "influence" };
  const moved: Event = { type: "good-moved", seat: 0, good: "crate", from: "space:1", to: "space:2" };
  expect(gone(round, bollard(0), over, moved, undone(0))).toEqual([3, 4]);
});
