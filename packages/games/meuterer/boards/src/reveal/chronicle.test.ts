import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, type Event, FANAL, meuterer, type View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { expect, test } from "vitest";
import { tableAfter } from "./chronicle.ts";

/** What is asked, what was found in the center, and what the loader looks at is no part of what is told. */
function told({
  step: _,
  waiting: __,
  turn: ___,
  turns: ____,
  found: _____,
  boarding: ______,
  drawn: _______,
  ...view
}: View) {
  return view;
}

test.each([
  ["plain", 4, 0],
  ["plain", 3, "spectator"],
  ["pirates", 4, 1],
  ["pirates", 3, 2],
] as const)("the events of a game tell the whole table: %s with %i, seen by %s", (mode, seats, viewer) => {
  const players = Array.from({ length: seats }, (_, nth) => randomPlayer<View, Action>(seedFrom(`teller ${nth}`)));
  const history: Happened<Event>[] = [];
  let compared = 0;
  playMatch(meuterer, { options: { mode, seats, chart: "shuffled" }, seed: seedFrom("told"), players }, (move) => {
    for (const event of eventsFor(move.facts, viewer)) history.push({ n: history.length, event });
    const view = meuterer.view(move.state, viewer);
    // The loader's cards are on the way between pile and hand; the end also tells the seed.
    if (view.drawn !== undefined || view.seed !== undefined) return;
    compared += 1;
    expect(told(tableAfter(FANAL, view, history, history.length))).toEqual(told(view));
  });
  expect(compared).toBeGreaterThan(60);
});
