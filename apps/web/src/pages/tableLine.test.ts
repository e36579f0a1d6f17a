import type { TableCard } from "@harbor/protocol";
import { expect, test } from "vitest";
import { freeSeats, inOrder, lengthOf, longAgo, neverBegan } from "./tableLine.ts";

const card = (code: string, status: TableCard["status"], changedAt: number, yourTurn?: boolean): TableCard => ({
  code,
  status,
  changedAt,
  settings: { game: "any", options: {}, isPublic: true, spectators: true },
  seats: [{ kind: "person", name: "Ada" }, { kind: "empty" }, { kind: "bot" }],
  ...(yourTurn !== undefined && { yourTurn }),
});

test("tables that wait for the user come first, finished ones last, newer ones before older ones", () => {
  const tables = [
    card("over", "finished", 9),
    card("open", "open", 5),
    card("calm", "playing", 1, false),
    card("lively", "playing", 2, false),
    card("mine", "playing", 0, true),
  ];
  expect(inOrder(tables).map(({ code }) => code)).toEqual(["mine", "lively", "calm", "open", "over"]);
});

test("of tables that wait for the user, the one whose clock runs out next comes first", () => {
  const tables = [
    card("no clock", "playing", 9, true),
    { ...card("tomorrow", "playing", 8, true), timeLeft: 50_000_000 },
    { ...card("soon", "playing", 1, true), timeLeft: 60_000 },
  ];
  expect(inOrder(tables).map(({ code }) => code)).toEqual(["soon", "tomorrow", "no clock"]);
});

test("a length of time is given in its largest unit, rounded down", () => {
  expect([86_400_000, 2 * 3_600_000 + 3_599_000, 119_000, 4000].map((ms) => lengthOf(ms, "en"))).toEqual([
    "1 day",
    "2 hr",
    "1 min",
    "4 sec",
  ]);
});

test("only a table that has not begun has free seats", () => {
  expect(freeSeats(card("a", "open", 0))).toBe(1);
  expect(freeSeats(card("a", "playing", 0))).toBe(0);
});

test("a table that was closed with an empty seat never began", () => {
  const full = {
    ...card("a", "closed", 0),
    seats: [{ kind: "person" as const, name: "Ada" }, { kind: "bot" as const }],
  };
  expect([card("a", "closed", 0), card("a", "finished", 0), full].map(neverBegan)).toEqual([true, false, false]);
});

test.each([
  [20_000, "now"],
  [3 * 60_000, "3 min. ago"],
  [2 * 3_600_000 + 5, "2 hr. ago"],
  [26 * 3_600_000, "yesterday"],
  [-5000, "now"],
])("%d milliseconds ago reads %s", (ago, text) => {
  expect(longAgo(1_000_000_000_000 - ago, 1_000_000_000_000, "en")).toBe(text);
});
