import { SOLO_START_MONEY, START_MONEY } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { courseOf, FAMES, SOURCES } from "./course.ts";

test.each([
  ["long", 4],
  ["short", 3],
  ["solo", 1],
] as const)("the money and prestige told at the end of a %s game are the engine's", (mode, seats) => {
  for (const seed of ["x", "y", "z"]) {
    const { states, history, scores } = playGame(mode, seats, seed);
    const start = states[0];
    for (const { seat, parts } of scores) {
      const money = mode === "solo" ? SOLO_START_MONEY : (START_MONEY[start?.startLadder.indexOf(seat) ?? 0] ?? 0);
      const course = courseOf(history, seat, money);
      const earned = SOURCES.reduce((sum, source) => sum + course.earned[source], 0);
      expect(money + earned - course.spent - course.penalties).toBe(parts.money);
      expect(FAMES.reduce((sum, by) => sum + course.fame[by], 0)).toBe(parts.prestige);
      expect(course.rounds.at(-1)?.prestige).toBe(parts.prestige);
    }
  }
});
