import type { Event } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { changesSince, placeOf } from "./changes.ts";

const OWN = 0;
const happened = (events: readonly Event[]) => events.map((event, n) => ({ n, event }));

test.each<[string, Event, string, string]>([
  ["a bid", { type: "bid-laid", seat: 1, slot: "permit" }, "world", '[data-slot="permit"]'],
  ["new prices", { type: "prices-changed", by: "winner", card: "a", was: "b" }, "world", ".notice.prices"],
  ["one's own harbor", { type: "harbor-finished", seat: OWN }, "harbor", ".quay"],
  ["another harbor", { type: "harbor-finished", seat: 1 }, "side", '.other:has([data-anchor="harbor:1"])'],
  ["the beginning of a round", { type: "round-begun", round: 2 }, "world", ".world"],
])("%s leads to its place", (_, event, part, css) => {
  expect(placeOf(event, OWN)).toEqual({ part, css });
});

test("only what came after the last decision is new, without what was taken back", () => {
  const history = happened([
    { type: "round-begun", round: 1 },
    { type: "bid-laid", seat: 0, slot: "permit" },
    { type: "bid-laid", seat: 1, slot: "parking" },
    { type: "crates-packed", seat: 1, space: 1, money: 0 },
    { type: "step-undone", seat: 1 },
  ]);
  expect(changesSince(history, 2, OWN).map(({ n }) => n)).toEqual([2]);
  expect(changesSince(history, history.length, OWN)).toEqual([]);
});
