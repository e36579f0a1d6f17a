import { expect, test } from "vitest";
import { rankResigned, rankScores } from "./ranking.ts";

const score = (seat: number, place: number) => ({ seat, place, score: 100 - place, parts: {} });
const SCORES = [score(2, 1), score(0, 2), score(3, 3), score(1, 4)];

test("players who gave up rank behind all others, with the score that their seat reached", () => {
  expect(rankResigned(SCORES, [2, 3])).toEqual([
    { ...score(0, 2), place: 1 },
    { ...score(1, 4), place: 2 },
    { ...score(2, 1), place: 3 },
    { ...score(3, 3), place: 4 },
  ]);
});

test("if nobody gave up, the places are those of the rules", () => {
  expect(rankResigned(SCORES, [])).toBe(SCORES);
});

test("negative scores are ranked, and the first differing tie-breaker decides", () => {
  const row = (seat: number, points: number, longest: number, left: number) => ({
    seat,
    score: points,
    tieBreaks: { longest, left },
    parts: {},
  });
  const ranked = rankScores([row(0, -3, 9, 0), row(1, -1, 2, 0), row(2, -1, 3, -4), row(3, -1, 3, -2)]);
  expect(ranked.map(({ seat, place }) => [seat, place])).toEqual([
    [3, 1],
    [2, 2],
    [1, 3],
    [0, 4],
  ]);
});

test("tied seats share a place, and the next one is skipped", () => {
  const shared = rankScores([7, 9, 9, 7, 8].map((score, seat) => ({ seat, score, parts: {} })));
  expect(shared.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [4, 3],
    [0, 4],
    [3, 4],
  ]);
  expect(rankResigned(shared, [1]).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [4, 2],
    [0, 3],
    [3, 3],
    [1, 5],
  ]);
});
