import { eventsFor, playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { type Action, type Event, meuterer, PARTS, type View } from "@harbor/meuterer";
import type { Happened } from "@harbor/ui";
import { expect, test } from "vitest";
import { lineOf, mutiniesOf, roundsOf, TOTAL } from "./rounds.ts";

test("the rounds of a game add up to its scores, part by part, and name every captain and mutiny", () => {
  const history: Happened<Event>[] = [];
  const players = [0, 1, 2, 3].map((nth) => randomPlayer<View, Action>(seedFrom(`rounds ${nth}`)));
  const options = { mode: "plain", seats: 4, chart: "shuffled" } as const;
  const { scores } = playMatch(meuterer, { options, seed: seedFrom("rounds"), players }, ({ facts }) => {
    for (const event of eventsFor(facts, "spectator")) history.push({ n: history.length, event });
  });
  const rounds = roundsOf(history, 4);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { seat, score, parts } of scores) {
    expect(lineOf(rounds, seat, TOTAL).at(-1)).toBe(score);
    for (const part of PARTS) expect(lineOf(rounds, seat, part).at(-1)).toBe(parts[part]);
  }
  const held = rounds.filter(({ mutiny }) => mutiny !== undefined);
  const led = [0, 1, 2, 3].map((seat) => mutiniesOf(rounds, seat));
  expect(led.reduce((sum, one) => sum + one.led, 0)).toBe(held.length);
  expect(led.reduce((sum, { won }) => sum + won, 0)).toBe(held.filter(({ mutiny }) => mutiny?.succeeded).length);
  expect(held.length).toBeGreaterThan(2);
  // Whoever mutinied with success is captain of the next round.
  for (const [nth, { captain, mutiny, course }] of rounds.entries()) {
    expect(course).toBeDefined();
    const next = rounds[nth + 1];
    if (next !== undefined) expect(next.captain).toBe(mutiny?.succeeded === true ? mutiny.by : captain);
  }
});
