import { expect, test } from "vitest";
import { pointOf } from "./places.ts";

const points = Array.from({ length: 12 }, (_, place) => pointOf(place));
const last = { x: 0, y: 0 };

test("the ring goes clockwise from its top", () => {
  expect([0, 3, 6, 9].map((place) => points[place])).toEqual([
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: -0, y: 1 },
    { x: -1, y: 0 },
  ]);
  for (const [place, { x, y }] of points.entries()) {
    const next = points[(place + 1) % 12] ?? last;
    expect(x * next.y - y * next.x, `from place ${place}`).toBeGreaterThan(0);
  }
});

test("places that face each other lie opposite, and neighbors keep their distance", () => {
  for (const [place, { x, y }] of points.entries()) {
    const facing = points[(place + 6) % 12] ?? last;
    expect(x + facing.x + y + facing.y, `place ${place}`).toBeCloseTo(0);
    const next = points[(place + 1) % 12] ?? last;
    expect(Math.max(Math.abs(x - next.x), Math.abs(y - next.y)), `place ${place}`).toBeGreaterThan(0.4);
  }
});
