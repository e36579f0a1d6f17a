import { expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { gameAsked, kindsIn, lastModeFor } from "./gameKinds.ts";

test.each(GAMES)("the kinds of tables of $id exist, and its bots are known", (game) => {
  const { least, small, large, longest, quickBots, slowBots } = kindsIn(game);
  for (const kind of [least, small, large, longest]) expect(game.readOptions(kind)).toMatchObject({ ok: true });
  expect(small.seats).toBeGreaterThan(1);
  expect(least.seats).toBeLessThanOrEqual(small.seats);
  expect(large.seats).toBeGreaterThan(small.seats);
  expect(quickBots.length).toBeGreaterThan(0);
  expect(slowBots.length).toBeGreaterThan(0);
  expect(game.readOptions({ mode: lastModeFor(game, 3), seats: 3 })).toMatchObject({ ok: true });
});

test("a command plays the first game unless it is asked for another that exists", () => {
  expect(gameAsked(undefined)).toBe(GAMES[0]);
  expect(gameAsked(GAMES[1]?.id)).toBe(GAMES[1]);
  expect(() => gameAsked("chess")).toThrow("there is no game");
});
