import type { TableCard } from "@harbor/protocol";
import { expect, test } from "vitest";
import { forGuests, minutesSince, peopleWaiting, waitingSince } from "./companions.ts";

type Seat = TableCard["seats"][number];
const EMPTY: Seat = { kind: "empty" };
const sitting = (since: number, here: boolean): Seat => ({ kind: "person", name: "Ada", since, here });

function table(code: string, seats: readonly Seat[], more: Partial<TableCard> = {}): TableCard {
  const settings = { game: "any", options: {}, isPublic: true, spectators: true };
  return { code, status: "open", settings, seats: [...seats], changedAt: 1, ...more };
}

const LEFT = table("LEFT", [sitting(1, false), EMPTY], { changedAt: 9 });
const LATE = table("LATE", [sitting(50, true), EMPTY]);
const LONG = table("LONG", [sitting(5, false), sitting(10, true), EMPTY]);
const FULL = table("FULL", [sitting(1, true), sitting(2, true)], { changedAt: 3 });
const PLAYED = table("PLAYED", [sitting(1, true), EMPTY], { status: "playing", changedAt: 4 });

test("only who is there waits, and only where a seat is free", () => {
  expect([LEFT, LATE, LONG, FULL, PLAYED].map(waitingSince)).toEqual([undefined, 50, 10, undefined, undefined]);
  expect(peopleWaiting([LEFT, LATE, LONG, FULL, PLAYED])).toBe(2);
});

test("who has waited longest comes first, what can only be watched last", () => {
  expect(forGuests([FULL, LEFT, PLAYED, LATE, LONG]).map(({ code }) => code)).toEqual([
    "LONG",
    "LATE",
    "LEFT",
    "PLAYED",
    "FULL",
  ]);
});

test("a clock that is behind makes nobody wait a negative time", () => {
  expect([minutesSince(0, 59_999), minutesSince(0, 125_000), minutesSince(500, 0)]).toEqual([0, 2, 0]);
});
