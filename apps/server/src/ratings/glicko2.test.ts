import { expect, test } from "vitest";
import { NEWCOMER, type Rating, rate, rested } from "./glicko2.ts";

test("the worked example of the paper comes out as printed", () => {
  const after = rate({ value: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: { value: 1400, deviation: 30 }, score: 1 },
    { opponent: { value: 1550, deviation: 100 }, score: 0 },
    { opponent: { value: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.value).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test("a win raises, a loss lowers, and a draw of equals only makes both more certain", () => {
  const against = (score: number) => rate(NEWCOMER, [{ opponent: NEWCOMER, score }]);
  expect(against(1).value).toBeGreaterThan(1600);
  expect(against(0).value).toBeLessThan(1400);
  expect(against(0.5).value).toBeCloseTo(1500, 6);
  expect(against(0.5).deviation).toBeLessThan(NEWCOMER.deviation);
});

test("time without games makes a rating less certain, but never less than a newcomer's", () => {
  const known: Rating = { value: 1700, deviation: 60, volatility: 0.06 };
  const deviations = [0, 1, 12, 100_000].map((periods) => rested(known, periods).deviation);
  expect(deviations).toEqual(deviations.toSorted((a, b) => a - b));
  expect(deviations[0]).toBeCloseTo(60, 6);
  expect(deviations[3]).toBe(NEWCOMER.deviation);
  expect(rested(known, 100).value).toBe(1700);
  expect(rate(known, []).deviation).toBeCloseTo(rested(known, 1).deviation, 6);
});

test("the strangest results give finite numbers", () => {
  for (const value of [0, 100, 1500, 4000])
    for (const score of [0, 1])
      for (const deviation of [30, 350]) {
        const results = Array.from({ length: 7 }, () => ({ opponent: { value: 4000 - value, deviation }, score }));
        const after = rate({ value, deviation, volatility: 0.06 }, results);
        expect(Object.values(after).every(Number.isFinite)).toBe(true);
        expect(after.deviation).toBeGreaterThan(0);
      }
});
