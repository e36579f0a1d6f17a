import { expect, test } from "vitest";
import { ENOUGH_GAMES, judgeUse } from "../src/coverage.ts";

const UNUSED = { ships: ["atlas"], events: [], buildings: ["hotel", "museum"] };

test("an unused card is a fault after enough games, but not after fewer", () => {
  expect(judgeUse(UNUSED, ENOUGH_GAMES)).toEqual({
    isFault: true,
    line: `never used in ${ENOUGH_GAMES} games: ships: atlas, buildings: hotel, buildings: museum`,
  });
  expect(judgeUse(UNUSED, ENOUGH_GAMES - 1)).toMatchObject({
    isFault: false,
    line: expect.stringMatching(/^never used in \d+ games: ships: atlas.* \(no fault: /),
  });
});

test("there is no verdict if every card was used", () => {
  expect(judgeUse({ ships: [], events: [] }, ENOUGH_GAMES)).toBeUndefined();
});
