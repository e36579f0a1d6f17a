import { expect, test } from "vitest";
import { rankResigned } from "./ranking.ts";

const score = (seat: number, place: number) => ({ seat, place, score: 100 - place, parts: {} });
const SCORES = [score(2, 1), score(0, 2), score(3, 3), score(1, 4)];

test("whoever gave up stands behind all who played on, with the score that their seat reached", () => {
  expect(rankResigned(SCORES, [2, 3])).toEqual([
    { ...score(0, 2), place: 1 },
    { ...score(1, 4), place: 2 },
    { ...score(2, 1), place: 3 },
    { ...score(3, 3), place: 4 },
  ]);
});

test("where nobody gave up the places are the rules' own", () => {
  expect(rankResigned(SCORES, [])).toBe(SCORES);
});
