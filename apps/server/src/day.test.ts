import { expect, test } from "vitest";
import { dayOf, daysAfter, isDay } from "./day.ts";

test("a day is one of universal time", () => {
  expect(isDay("2026-11-19")).toBe(true);
  expect(dayOf(Date.parse("2026-11-19T23:59:59.999Z"))).toBe("2026-11-19");
  expect(dayOf(Date.parse("2026-11-19T23:59:59.999-01:00"))).toBe("2026-11-20");
  expect([daysAfter("2026-02-28", 1), daysAfter("2028-02-28", 1), daysAfter("2026-01-01", -1)]).toEqual([
    "2026-03-01",
    "2028-02-29",
    "2025-12-31",
  ]);
});

test.each([
  "2026-02-30",
  "2026-13-01",
  "2026-1-01",
  "20261119",
  "2026-11-19T00:00Z",
  "",
  20261119,
  undefined,
  "0000-00-00",
])("%s is no day", (input) => expect(isDay(input)).toBe(false));
