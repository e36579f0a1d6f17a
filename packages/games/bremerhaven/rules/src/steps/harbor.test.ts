import fc from "fast-check";
import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";
import type { Action } from "../actions.ts";
import { WESER_1, WESER_2 } from "../cards/weser/index.ts";

/** Two harbors in which every kind of step can be made. */
function harbors(ordered = false, cards = WESER_2): Scenario {
  const table = scenario({ seats: 2, ordered }, undefined, cards).ranks(1, 0).harborPhase();
  table.money(0, 5).goods(1, 1, "barrel").goods(0, 1, "crate", "crate").goods(0, 2, "container").goods(0, 3, "barrel");
  table.built(0, "bank", 9).change(0, { bank: 8 }).built(0, "refinery", 10).built(0, "fish-hall", 11);
  return table.berthed(0, 1, "gull", { markers: 3 }).laid(0, 1, "tavern", { markers: 3 });
}

const UNDO: Action = { type: "undo" };
const DONE: Action = { type: "done" };
const UNLOAD: Action = { type: "move", good: "barrel", from: "dock:1", to: "space:5" };
const MOVE_ON: Action = { type: "move", good: "barrel", from: "space:5", to: "space:6" };

test.each<{ what: string; step: Action }>([
  { what: "production of a good", step: { type: "produce", from: 10, to: 5 } },
  { what: "production of money", step: { type: "produce", from: 11 } },
  { what: "interest of the Bank", step: { type: "produce", from: 9 } },
  { what: "unloading", step: UNLOAD },
  { what: "a move between spaces", step: { type: "move", good: "crate", from: "space:1", to: "space:7" } },
  { what: "a delivery", step: { type: "move", good: "barrel", from: "space:3", to: "contract:1" } },
  { what: "packing", step: { type: "pack", space: 1 } },
  { what: "unpacking", step: { type: "unpack", space: 2 } },
  { what: "money laid on the Bank", step: { type: "deposit", money: 4 } },
])("HBR-6 taken back, money and goods restored: $what", ({ step }) => {
  const table = harbors();
  const before = table.player(0);
  table.act(0, step);
  expect(table.player(0)).not.toEqual(before);
  expect(table.act(0, UNDO).player(0)).toEqual(before);
});

test("HBR-6 steps are taken back in reverse order", () => {
  const table = harbors();
  const first = table.player(0);
  const second = table.act(0, { type: "pack", space: 1 }).player(0);
  const third = table.act(0, UNLOAD).player(0);
  table.act(0, MOVE_ON);
  expect(table.act(0, UNDO).player(0)).toEqual(third);
  expect(table.act(0, UNDO).player(0)).toEqual(second);
  expect(table.act(0, UNDO).player(0)).toEqual(first);
});

test("HBR-6 a player takes back their own steps only", () => {
  const table = harbors().act(0, UNLOAD).act(1, { type: "move", good: "barrel", from: "space:1", to: "space:2" });
  table.act(0, UNDO);
  expect(table.dock(0, 1)?.goods).toBe(2);
  expect(table.space(1, 2).goods).toEqual(["barrel"]);
});

test("HBR-6 what was taken back can be done again, and production is open again", () => {
  const table = harbors().act(0, UNLOAD).act(0, UNDO).act(0, { type: "produce", from: 11 }).act(0, UNLOAD);
  expect(table.player(0).money).toBe(7);
  expect(table.space(0, 5).goods).toEqual(["barrel"]);
});

test("HBR-6 nothing done, nothing to take back", () => {
  const table = harbors();
  expect(table.legal(0)).not.toContainEqual(UNDO);
  expect(table.refusal(0, UNDO)).toBe("nothing-to-undo");
  expect(table.act(0, UNLOAD).act(0, UNDO).refusal(0, UNDO)).toBe("nothing-to-undo");
});

test("HBR-6 who is done takes that back first, then the steps before", () => {
  const table = harbors().act(0, UNLOAD).act(0, DONE);
  expect(table.pending()).toEqual([1]);
  expect(table.legal(0)).toEqual([UNDO]);
  expect(table.act(0, UNDO).pending()).toEqual([1, 0]);
  expect(table.space(0, 5).goods).toEqual(["barrel"]);
  expect(table.act(0, UNDO).space(0, 5).goods).toEqual([]);
});

test("HBR-6 who is done does nothing but take that back", () => {
  const table = harbors().act(0, DONE);
  expect(table.refusal(0, UNLOAD)).toBe("not-your-turn");
  expect(table.refusal(0, DONE)).toBe("not-your-turn");
});

test("HBR-6 when all are done nothing is taken back any more", () => {
  const table = harbors().act(0, UNLOAD).act(0, DONE).act(1, DONE);
  expect(table.state.step).toBe("bidding");
  expect([table.refusal(0, UNDO), table.refusal(1, UNDO)]).toEqual(["not-your-turn", "not-now"]);
  expect(table.legal(0)).toEqual([]);
});

test("HBR-6 ordered: who is done has handed on the turn and takes nothing back, so that nobody waits for ever", () => {
  const table = harbors(true);
  expect(table.pending()).toEqual([1]);
  table.act(1, { type: "move", good: "barrel", from: "space:1", to: "space:2" });
  expect(table.legal(1)).toContainEqual(UNDO);
  expect(table.act(1, DONE).pending()).toEqual([0]);
  expect(table.legal(1)).toEqual([]);
  expect(table.refusal(1, UNDO)).toBe("not-your-turn");
  expect(table.act(0, UNLOAD).refusal(1, UNDO)).toBe("not-your-turn");
});

test("HBR-6 ordered, under the first rules: the better rank takes back being done, and the next one waits again", () => {
  const table = harbors(true, WESER_1).act(1, DONE).act(0, UNLOAD).act(1, UNDO);
  expect(table.pending()).toEqual([1]);
  expect(table.refusal(0, UNLOAD)).toBe("not-your-turn");
  expect(table.legal(0)).toEqual([UNDO]);
  expect(table.act(0, UNDO).dock(0, 1)?.goods).toBe(2);
});

test("HBR-6 ordered: steps and money come back as without the option", () => {
  const table = harbors(true).act(1, DONE);
  const before = table.player(0);
  table.act(0, { type: "produce", from: 11 }).act(0, { type: "pack", space: 1 }).act(0, { type: "deposit", money: 3 });
  expect(table.act(0, UNDO).act(0, UNDO).act(0, UNDO).player(0)).toEqual(before);
});

test("HBR-6 any series of steps, taken back one by one, leaves the harbor as it was", () => {
  const picks = fc.array(fc.nat(), { maxLength: 12 });
  fc.assert(
    fc.property(picks, (choices) => {
      const table = harbors();
      const before = table.player(0);
      for (const choice of choices) table.act(0, anyStep(table, choice));
      for (const _ of choices) table.act(0, UNDO);
      expect(table.player(0)).toEqual(before);
    }),
  );
});

function anyStep(table: Scenario, choice: number): Action {
  const steps = table.legal(0).filter(({ type }) => type !== "done" && type !== "undo");
  const step = steps[choice % steps.length];
  if (step === undefined) throw new Error("there is always something to move here");
  return step;
}

test("HBR-6 a step back is told", () => {
  expect(harbors().act(0, UNLOAD).act(0, UNDO).told("step-undone")).toEqual([{ type: "step-undone", seat: 0 }]);
});

test("HBR-12 all players work at once, or in rank order with the option ordered", () => {
  expect(harbors().pending()).toEqual([1, 0]);
  expect(harbors(true).pending()).toEqual([1]);
  expect(harbors(true).refusal(0, UNLOAD)).toBe("not-your-turn");
});

test("HBR-12 nothing is settled before the last one has finished", () => {
  const table = harbors().act(0, DONE);
  expect([table.dock(0, 1)?.markers, table.player(0).prestige]).toEqual([3, 0]);
  table.act(1, DONE);
  expect([table.dock(0, 1)?.markers, table.loading(0, 1)?.markers, table.player(0).prestige]).toEqual([2, 2, 3]);
});

test("HBR-12 who has nothing to do is not asked and does not hold up the others", () => {
  const table = scenario({ seats: 2 }).bare(0).bare(1).goods(1, 1, "barrel").skipTo("harbor");
  expect(table.pending()).toEqual([1]);
  expect(table.refusal(0, UNDO)).toBe("not-your-turn");
  expect(table.act(1, DONE).state.round).toBe(2);
});

test("HBR-12 with nothing to do for anybody the harbors are settled at once", () => {
  const table = scenario({ seats: 2 }).bare(0).bare(1).laid(0, 1, "tavern").reveal();
  expect([table.state.round, table.loading(0, 1)?.markers]).toEqual([2, 1]);
});

test("HBR-12 only harbor steps are taken in this phase", () => {
  expect(harbors().refusal(0, { type: "pass" })).toBe("not-now");
  expect(harbors().refusal(0, { type: "raise" })).toBe("not-now");
});
