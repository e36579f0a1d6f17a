import type { TableCard } from "@harbor/protocol";
import { expect, test } from "vitest";
import { isShort, warningAt, warningIn } from "./clockWarning.ts";

const HOUR = 3_600_000;

type Clock = TableCard["settings"]["clock"];

const card = (clock: Clock, timeLeft: number | undefined, yourTurn = true): TableCard => ({
  code: "ABC234",
  status: "playing",
  changedAt: 0,
  settings: { game: "any", options: {}, isPublic: false, spectators: true, ...(clock !== undefined && { clock }) },
  seats: [],
  yourTurn,
  ...(timeLeft !== undefined && { timeLeft }),
});

test("a clock of a day warns three hours before it runs out", () => {
  expect(warningIn(card(86_400, 10 * HOUR))).toBe(7 * HOUR);
  expect([isShort(card(86_400, 3 * HOUR + 1)), isShort(card(86_400, 3 * HOUR)), isShort(card(86_400, 0))]).toEqual([
    false,
    true,
    true,
  ]);
});

test("nobody is warned of a clock of minutes, of somebody else's turn, or without a clock", () => {
  expect(warningIn(card(300, 1000))).toBeUndefined();
  expect(warningIn(card(86_400, 1000, false))).toBeUndefined();
  expect(warningIn(card(undefined, undefined))).toBeUndefined();
  expect(warningAt(30)).toBe(15);
});
