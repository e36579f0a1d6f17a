import { type Event, SOLO_START_MONEY, START_MONEY } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { courseOf, FAMES, SOURCES, type Source } from "./course.ts";

const NOTHING = { start: 0, income: 0, contracts: 0, rewards: 0, buildings: 0, parking: 0, newspaper: 0 };

test.each([
  ["long", 4],
  ["short", 3],
  ["solo", 1],
] as const)("the events of a %s game add up to the engine's money and prestige", (mode, seats) => {
  for (const seed of ["x", "y", "z"]) {
    const { states, history, scores } = playGame(mode, seats, seed);
    const start = states[0];
    for (const { seat, parts } of scores) {
      const money = mode === "solo" ? SOLO_START_MONEY : (START_MONEY[start?.startLadder.indexOf(seat) ?? 0] ?? 0);
      const course = courseOf(history, seat, money);
      const earned = SOURCES.reduce((sum, source) => sum + course.earned[source], 0);
      expect(earned - course.spent - course.penalties).toBe(parts.money);
      expect(FAMES.reduce((sum, by) => sum + course.fame[by], 0)).toBe(parts.prestige);
      expect(course.rounds.at(-1)).toEqual({ money: parts.money, prestige: parts.prestige });
    }
  }
});

test.each([
  [{ type: "money-produced", seat: 0, building: "any", money: 3 }, "buildings"],
  [{ type: "money-gained", seat: 0, building: "any", money: 3 }, "buildings"],
  [{ type: "money-gained", seat: 0, money: 3 }, "newspaper"],
  [{ type: "good-sold", seat: 0, good: "crate", space: 1, money: 3 }, "newspaper"],
  [{ type: "parking-paid", seat: 0, money: 3 }, "parking"],
] as const satisfies readonly (readonly [Event, Source])[])("%o is counted under %s", (event, source) => {
  const { earned } = courseOf([{ n: 0, event }], 0, 6);
  expect(earned).toEqual({ ...NOTHING, start: 6, [source]: 3 });
});
