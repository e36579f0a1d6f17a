import type { FinishedGame } from "../../src/replay/finishedGames.ts";
import type { Result } from "../../src/replay/results.ts";
import { GAME } from "../gameFixture.ts";

const DAY_MS = 86_400_000;
const LATEST = Date.UTC(2026, 2, 14, 19, 30);

const ADA = { name: "Ada", color: 0, kind: "person" } as const;
const OTHERS = [
  { name: "Bartholomäus Brückenwärt", color: 1, kind: "person" },
  { name: "Chloé", color: 2, kind: "person" },
  { name: "Wilhelmine", color: 3, kind: "bot" },
] as const;

function finished(nth: number, mode: string, scores: readonly number[]): FinishedGame {
  return {
    id: `kept-${nth}`,
    game: GAME.id,
    at: LATEST - nth * DAY_MS,
    mode,
    people: [ADA, ...OTHERS].slice(0, scores.length),
    commitment: "",
    scores: scores
      .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length }))
      .toSorted((one, other) => one.place - other.place),
    own: 0,
    path: `/replay/kept-${nth}`,
  };
}

/** Games that ended in this browser. */
export const FINISHED: readonly FinishedGame[] = [
  finished(1, "solo", [1224]),
  finished(2, "long", [1411, 1502, 977, 1288]),
  finished(3, "short", [704, 655]),
  finished(4, "solo", [431]),
];

/** How their player did in many games. */
export const RESULTS: readonly Result[] = Array.from({ length: 40 }, (_, nth): Result => {
  const alone = nth % 3 !== 0;
  return {
    id: `kept-${nth + 1}`,
    game: GAME.id,
    at: LATEST - nth * DAY_MS,
    mode: alone ? "solo" : "short",
    seats: alone ? 1 : 3,
    bots: alone ? 0 : 2,
    score: 1301 - ((nth * 397) % 1000),
    place: alone ? 1 : 1 + (nth % 2),
    // The oldest are from before there were figures.
    ...(nth < 30 && { figures: figuresOf(nth) }),
  };
});

/** What the first game counts besides scores. */
function figuresOf(nth: number): Readonly<Record<string, number>> {
  const houses = ["parking", "building", "permit", "influence", "prices", "ladder"];
  return {
    ...Object.fromEntries(houses.map((house, one) => [house, (nth * (one + 2)) % 7])),
    "best-round": 40 + ((nth * 37) % 90),
  };
}
