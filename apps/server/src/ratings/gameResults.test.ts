import { expect, test } from "vitest";
import { PERIOD_MS, type Rated, rateAll } from "./gameResults.ts";
import { NEWCOMER } from "./glicko2.ts";

const fresh = { ...NEWCOMER, playedAt: 0 };
const known = (value: number) => ({ value, deviation: 80, volatility: 0.06, playedAt: 0 });

function values(places: readonly Rated[], before: readonly (typeof fresh)[], now = 0) {
  const after = rateAll(places, new Map(before.entries()), now);
  return before.map((_, seat) => after.get(seat)?.value ?? Number.NaN);
}

test("with several players, each wins against whoever is placed behind them", () => {
  const places = [2, 0, 3, 1].map((seat, nth) => ({ seat, place: nth + 1 }));
  const [second = 0, last = 0, first = 0, third = 0] = values(places, [fresh, fresh, fresh, fresh]);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(third).toBeGreaterThan(last);
  expect(first + last).toBeCloseTo(3000, 6);
  expect(second + third).toBeCloseTo(3000, 6);
});

test("players at the same place have drawn, and the order of the rows does not matter", () => {
  const tied = [0, 1, 2].map((seat) => ({ seat, place: 1 }));
  for (const value of values(tied, [fresh, fresh, fresh])) expect(value).toBeCloseTo(1500, 6);
  const places = [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
    { seat: 2, place: 2 },
  ];
  const before = [known(1400), known(1600), known(1500)];
  expect(values(places, before)).toEqual(values(places.toReversed(), before));
});

test("beating somebody stronger brings more than beating somebody weaker", () => {
  const won = [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
  ];
  const [bold = 0] = values(won, [known(1500), known(1900)]);
  const [easy = 0] = values(won, [known(1500), known(1100)]);
  expect(bold - 1500).toBeGreaterThan(5 * (easy - 1500));
});

test("whoever has paused moves further, and somebody without a rating is left out", () => {
  const won = [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
  ];
  const before = [known(1500), known(1500)];
  const [soon = 0] = values(won, before);
  const [late = 0] = values(won, before, 60 * PERIOD_MS);
  expect(late).toBeGreaterThan(soon);
  expect(rateAll(won, new Map([[0, fresh]]), 0).has(1)).toBe(false);
});
