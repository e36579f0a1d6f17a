// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { dayBefore, dayOf, minutesLeft } from "./day.ts";
import { noteDay, type OwnDay, ownDay, ownDays, settleDay, unsettledDays } from "./ownDays.ts";

beforeEach(() => localStorage.clear());

const NOON = Date.parse("2026-03-01T12:00:00Z");
const own = (day: string, more: Partial<OwnDay> = {}): OwnDay => ({
  game: "any",
  day,
  score: 700,
  id: "kept-1",
  ...more,
});

test("a day is one of universal time and ends at its midnight", () => {
  expect([dayOf(NOON), dayBefore("2026-03-01"), minutesLeft(NOON), minutesLeft(NOON - 1)]).toEqual([
    "2026-03-01",
    "2026-02-28",
    720,
    721,
  ]);
});

test("only the first try at a day is noted", () => {
  expect(noteDay(own("2026-03-01"))).toBe(true);
  expect(noteDay(own("2026-03-01", { score: 9999 }))).toBe(false);
  expect(noteDay(own("2026-03-01", { game: "other" }))).toBe(true);
  expect(ownDay("any", "2026-03-01")?.score).toBe(700);
});

test("what the server has not answered is handed in until the day after", () => {
  for (const day of ["2026-02-27", "2026-02-28", "2026-03-01"]) noteDay(own(day));
  expect(unsettledDays("any", NOON).map(({ day }) => day)).toEqual(["2026-03-01", "2026-02-28"]);
  settleDay(own("2026-03-01"), { score: 650 });
  settleDay(own("2026-02-28"), { refused: "day-full" });
  expect(unsettledDays("any", NOON)).toEqual([]);
  expect(ownDays("any").map(({ score, refused }) => [score, refused])).toEqual([
    [650, undefined],
    [700, "day-full"],
    [700, undefined],
  ]);
});

test("the latest days are kept, and unreadable data counts as none", () => {
  for (let nth = 0; nth < 70; nth += 1) noteDay(own(dayOf(NOON - nth * 86_400_000)));
  expect(ownDays("any")).toHaveLength(60);
  expect(ownDays("any")[0]?.day).toBe("2026-03-01");
  for (const text of ["{", "7", '[{"day":1}]']) {
    localStorage.setItem("harbor:daily", text);
    expect(ownDays("any")).toEqual([]);
  }
});
