import { expect, test } from "vitest";
import { placesOf, scaleFor } from "./scale.ts";

const standing = (...values: readonly number[]) => ({ step: 0, round: 1, chapter: "start", values, doubts: [] });

test("chances are drawn from 0 to 1, scores between the nearest round numbers", () => {
  expect(scaleFor(false, [standing(0.4, 0.6)])).toMatchObject({ from: 0, to: 1 });
  expect(scaleFor(true, [standing(1938), standing(2750)])).toEqual({
    from: 1500,
    to: 3000,
    marks: [1500, 2000, 2500, 3000],
  });
  expect(scaleFor(true, [standing(12), standing(12)])).toEqual({ from: 12, to: 13, marks: [12, 13] });
  expect(scaleFor(true, []).marks).toEqual([0]);
});

test("all rounds are equally wide, and the game ends where the last one does", () => {
  const rounds = [{ step: 0 }, { step: 10 }, { step: 14 }];
  expect(placesOf([{ step: 0 }, { step: 5 }, { step: 10 }, { step: 12 }, { step: 24 }], rounds, 24)).toEqual([
    0, 0.5, 1, 1.5, 3,
  ]);
});
