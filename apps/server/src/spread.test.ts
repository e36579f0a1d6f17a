import { expect, test } from "vitest";
import { beatenBy, spreadOf } from "./spread.ts";

const each = (...scores: readonly number[]) => scores.map((score) => ({ score, people: 1 }));

test("scores are counted in round steps", () => {
  expect(spreadOf(each(431, 704, 709, 1224))).toEqual({
    people: 4,
    from: 400,
    step: 100,
    counts: [1, 0, 0, 2, 0, 0, 0, 0, 1],
  });
  expect(spreadOf([{ score: 12, people: 3 }])).toEqual({ people: 3, from: 10, step: 10, counts: [3] });
  expect(spreadOf([])).toEqual({ people: 0, from: 0, step: 10, counts: [] });
});

test.each([
  [0, 159],
  [0, 160],
  [-1000, 3],
  [99_999, 100_001],
  [0, 4e9],
  [0.5, 12.25],
])("between %s and %s there are few steps, and nobody is left out", (lowest, highest) => {
  const { from, step, counts, people } = spreadOf(each(lowest, highest));
  expect(counts.length).toBeLessThanOrEqual(16);
  expect(people).toBe(2);
  expect([from <= lowest, from + counts.length * step > highest, counts[0], counts.at(-1)]).toEqual([
    true,
    true,
    counts.length === 1 ? 2 : 1,
    counts.length === 1 ? 2 : 1,
  ]);
});

test("only lower scores are beaten", () => {
  expect(
    [7, 8, 0].map((score) =>
      beatenBy(score, [
        { score: 7, people: 5 },
        { score: 8, people: 1 },
      ]),
    ),
  ).toEqual([0, 5, 0]);
});
