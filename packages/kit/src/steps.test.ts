import { expect, test } from "vitest";
import { nim } from "../test/nim.ts";
import { beginChecked } from "./begin.ts";
import { seedFrom } from "./chance.ts";
import { eventsFor, SILENCE } from "./facts.ts";
import { askingStep, automaticStep, type Step } from "./steps.ts";

const seed = seedFrom("nim");
const { state: start } = beginChecked(nim, { sticks: 5 }, seed);

test("a step with a pending decision blocks", () => {
  expect(nim.pending(start)).toEqual([0]);
  expect(nim.legal(start, 0).map(({ sticks }) => sticks)).toEqual([1, 2, 3]);
  expect(nim.legal(start, 1)).toEqual([]);
});

test("an action is refused for the first reason that applies, and the state does not change", () => {
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

test("a step with no pending decision is followed by the next, and a finished game accepts nothing", () => {
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

test("an event's secret version goes to its owner, the public one to all others", () => {
  const applied = nim.apply(start, 0, { type: "take", sticks: 3 });
  const facts = applied.ok ? applied.events : [];
  expect(eventsFor(facts, 0)).toEqual([{ type: "taken", seat: 0, sticks: 3, pocket: 3 }]);
  expect(eventsFor(facts, 1)).toEqual([{ type: "taken", seat: 0, sticks: 3 }]);
  expect(eventsFor(facts, "spectator")).toEqual(eventsFor(facts, 1));
});

type Deal = { readonly type: "deal"; readonly card: number };
type Table = { readonly step: "deciding" | "settling"; readonly waiting: readonly number[]; readonly card?: number };
type Anything = Deal | { readonly type: "fold" } | { readonly type: "shout" };
type TableStep = Step<Table, Anything, never, "no-shouting">;

const table: Table = { step: "deciding", waiting: [0] };

const deciding: TableStep = askingStep<Table, Anything, "deal", never, "no-shouting">({
  id: "deciding",
  takes: ["deal"],
  enter: (state) => state,
  candidates: () => [{ type: "deal", card: 1 }],
  // Only a deal has a card: these two compile because the step sees no action but its own.
  whyNot:
    () =>
    ({ card }) =>
      card > 1 ? "not-now" : undefined,
  whyNotOther: ({ type }) => (type === "shout" ? "no-shouting" : "not-now"),
  perform: (state, _seat, { card }) => ({ ...state, card, waiting: [] }),
  next: () => "settling",
});

test("a step is asked about its own actions alone: one of another step is refused, and performing it is a mistake", () => {
  expect(deciding.whyNot(table, 0, { type: "deal", card: 1 })).toBeUndefined();
  expect(deciding.whyNot(table, 0, { type: "fold" })).toBe("not-now");
  expect(deciding.whyNot(table, 0, { type: "shout" })).toBe("no-shouting");
  expect(deciding.perform(table, 0, { type: "deal", card: 1 }, SILENCE).card).toBe(1);
  expect(() => deciding.perform(table, 0, { type: "fold" }, SILENCE)).toThrow('"deciding" does not take "fold"');
});

test("a step that runs by itself waits for nobody and takes nothing", () => {
  const settling: TableStep = automaticStep({ id: "settling", enter: (state) => state, next: () => "settling" });
  const settled = settling.enter({ ...table, step: "settling" }, SILENCE);
  expect(settled.waiting).toEqual([]);
  expect(settling.legal(settled, 0)).toEqual([]);
  expect(settling.whyNot(settled, 0, { type: "fold" })).toBe("not-now");
  expect(() => settling.perform(settled, 0, { type: "fold" }, SILENCE)).toThrow("takes no actions");
});
