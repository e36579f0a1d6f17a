import { describe, expect, test } from "vitest";
import { type Box, differs, entrance, exit, flight, flightTime, seenAt, turned } from "./paths.ts";
import { ENTRANCES, EXITS } from "./piece.ts";

const near: Box = { x: 100, y: 100, width: 40, height: 20 };
const far: Box = { x: 1100, y: 600, width: 80, height: 40 };

describe("how long a flight takes", () => {
  test("nothing at a pace of 0", () => {
    expect(flightTime(near, far, 0)).toBe(0);
  });

  test("200 to 450 ms at normal pace, depending on the distance", () => {
    const next = { ...near, x: 150 };
    expect(flightTime(near, next, 1)).toBeGreaterThanOrEqual(200);
    expect(flightTime(near, far, 1)).toBeGreaterThan(flightTime(near, next, 1));
    expect(flightTime(near, far, 1)).toBeLessThanOrEqual(450);
    expect(flightTime(near, far, 0.5)).toBe(flightTime(near, far, 1) / 2);
  });
});

test("a flight starts with the old place and size of a piece and ends with its new ones", () => {
  expect(seenAt(near, far)).toBe("translate(-1020px, -510px) scale(0.5)");
  const { frames } = flight(near, far);
  expect(frames.map(({ transform }) => transform)).toEqual([seenAt(near, far), "none"]);
});

test("a shift of less than two pixels is no motion", () => {
  expect(differs(near, { ...near, x: 101 })).toBe(false);
  expect(differs(near, { ...near, width: 44 })).toBe(true);
});

test("a ship sails in from beyond the edge of its board", () => {
  const [first] = entrance(
    "sail",
    { x: 300, y: 0, width: 100, height: 50 },
    { x: 50, y: 0, width: 800, height: 90 },
  ).frames;
  expect(first?.transform).toBe("translateX(-350px)");
});

test("only transform and opacity are animated, which needs no layout", () => {
  const paths = [...ENTRANCES.map((way) => entrance(way, near, far)), ...EXITS.map(exit), turned(), flight(near, far)];
  const cheap = new Set(["transform", "opacity", "offset", "easing"]);
  const used = paths.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame)));
  expect(used.filter((name) => !cheap.has(name))).toEqual([]);
});
