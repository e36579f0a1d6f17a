import { expect, test } from "vitest";
import { ENOUGH_GAMES, judgeUse } from "../src/coverage.ts";

const UNUSED = { ships: ["atlas"], events: [], buildings: ["hotel", "museum"] };

test("a card that was never used is a fault after enough games, and none after fewer", () => {
  expect(judgeUse(UNUSED, ENOUGH_GAMES)).toEqual({
    isFault: true,
    line: `never used in ${ENOUGH_GAMES} games: ships: atlas, buildings: hotel, buildings: museum`,
  });
  expect(judgeUse(UNUSED, ENOUGH_GAMES - 1)).toMatchObject({
    isFault: false,
    line: expect.stringMatching(/^never used in \d+ games: ships: atlas.* \(no fault: /),
  });
});

test("where every card was used there is nothing to say", () => {
  expect(judgeUse({ ships: [], events: [] }, ENOUGH_GAMES)).toBeUndefined();
});
