import { expect, test } from "vitest";
import { nim } from "../test/nim.ts";
import { beginChecked } from "./begin.ts";
import { seedFrom } from "./chance.ts";
import { eventsFor } from "./facts.ts";

const seed = seedFrom("nim");
const { state: start } = beginChecked(nim, { sticks: 5 }, seed);

test("a step that waits for somebody blocks", () => {
  expect(nim.pending(start)).toEqual([0]);
  expect(nim.legal(start, 0).map(({ sticks }) => sticks)).toEqual([1, 2, 3]);
  expect(nim.legal(start, 1)).toEqual([]);
});

test("an action is refused with the first reason that holds, and the state stays as it was", () => {
  expect(nim.apply(start, 2, { type: "take", sticks: 1 })).toEqual({ ok: false, reason: "no-such-seat" });
  expect(nim.apply(start, 0, { type: "take", sticks: 9 })).toEqual({ ok: false, reason: "malformed" });
  expect(nim.apply(start, 1, { type: "take", sticks: 1 })).toEqual({ ok: false, reason: "not-your-turn" });
  const second = nim.apply(start, 0, { type: "take", sticks: 3 });
  expect(second.ok && nim.apply(second.state, 1, { type: "take", sticks: 3 })).toEqual({
    ok: false,
    reason: "too-many",
  });
  expect(start.sticks).toBe(5);
});

test("a step with nobody to wait for gives way to the next, and a game that is over takes nothing more", () => {
  const once = nim.apply(start, 0, { type: "take", sticks: 3 });
  const twice = once.ok ? nim.apply(once.state, 1, { type: "take", sticks: 1 }) : once;
  expect(twice.ok && twice.state.step).toBe("over");
  expect(twice.ok && nim.pending(twice.state)).toEqual([]);
  expect(twice.ok && nim.legal(twice.state, 0)).toEqual([]);
  expect(twice.ok && nim.apply(twice.state, 0, { type: "take", sticks: 1 })).toEqual({
    ok: false,
    reason: "game-over",
  });
});

test("an event's secret form goes to its owner, the open one to all others", () => {
  const applied = nim.apply(start, 0, { type: "take", sticks: 3 });
  const facts = applied.ok ? applied.events : [];
  expect(eventsFor(facts, 0)).toEqual([{ type: "taken", seat: 0, sticks: 3, pocket: 3 }]);
  expect(eventsFor(facts, 1)).toEqual([{ type: "taken", seat: 0, sticks: 3 }]);
  expect(eventsFor(facts, "spectator")).toEqual(eventsFor(facts, 1));
});
