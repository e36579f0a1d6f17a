import { isSeed } from "@harbor/kit";
import { expect, test } from "vitest";
import { type Luck, luckFrom } from "./luck.ts";

const draw = (luck: Luck) => Array.from({ length: 50 }, () => luck.below(1000));

test("the same text gives the same luck, another text gives different luck", () => {
  expect(draw(luckFrom("harbor"))).toEqual(draw(luckFrom("harbor")));
  expect(draw(luckFrom("harbor"))).not.toEqual(draw(luckFrom("harbos")));
  expect(draw(luckFrom("ab"))).not.toEqual(draw(luckFrom("ba")));
});

test("all numbers below a bound are about equally frequent", () => {
  const luck = luckFrom("even");
  const counts = [0, 0, 0, 0, 0, 0];
  for (let nth = 0; nth < 60_000; nth += 1) {
    const number = luck.below(6);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test("a fork is independent and does not change the original stream", () => {
  const [one, other] = [luckFrom("fork"), luckFrom("fork")];
  const forked = one.fork();
  draw(forked);
  other.fork();
  expect(draw(one)).toEqual(draw(other));
  expect(draw(luckFrom("fork").fork())).not.toEqual(draw(luckFrom("fork")));
});

test("the bell has mean 0 and a spread of about 1, and seeds are valid", () => {
  const luck = luckFrom("bell");
  const drawn = Array.from({ length: 20_000 }, () => luck.bell());
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
  const variance = drawn.reduce((sum, one) => sum + (one - mean) ** 2, 0) / drawn.length;
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(variance).toBeGreaterThan(0.9);
  expect(variance).toBeLessThan(1.1);
  expect(isSeed(luck.seed())).toBe(true);
});
