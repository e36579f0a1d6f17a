import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { commitTo, freshChance, isSeed, openDice, seedFrom } from "./chance.ts";

const seed = seedFrom("a test");

test("a seed is 256 bits, and its commitment is their SHA-256", () => {
  expect(isSeed(seed)).toBe(true);
  for (const wrong of ["", seed.slice(1), `${seed}0`, seed.toUpperCase(), 7, undefined])
    expect(isSeed(wrong)).toBe(false);
  expect(commitTo(seed)).toBe(createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"));
});

test("the dice are ChaCha20's key stream, as its test vector for the zero key shows", () => {
  const dice = openDice(freshChance("0".repeat(64)));
  // RFC 8439, appendix A.1, test vector 1, read as little-endian words.
  expect([0xade0b876, 0x903df1a0, 0xe56a5d40]).toEqual(Array.from({ length: 3 }, () => dice.below(2 ** 32)));
});

test("dice reopened where they stopped continue the same stream", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 80 }), fc.nat(80), (counts, cut) => {
      const whole = openDice(freshChance(seed));
      const expected = counts.map((count) => whole.below(count));
      const first = openDice(freshChance(seed));
      const head = counts.slice(0, cut).map((count) => first.below(count));
      const second = openDice(JSON.parse(JSON.stringify(first.chance())));
      expect([...head, ...counts.slice(cut).map((count) => second.below(count))]).toEqual(expected);
    }),
  );
});

test("a number is what is left of a word, and words that would favor small numbers are skipped", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 200 }), (counts) => {
      const words = openDice(freshChance(seed));
      const dice = openDice(freshChance(seed));
      for (const count of counts) {
        let word = words.below(2 ** 32);
        while (word >= 2 ** 32 - (2 ** 32 % count)) word = words.below(2 ** 32);
        expect(dice.below(count)).toBe(word % count);
      }
      expect(dice.chance()).toEqual(words.chance());
    }),
  );
});

test("all numbers are equally likely", () => {
  const dice = openDice(freshChance(seed));
  const tallied = Array.from({ length: 7 }, () => 0);
  for (let roll = 0; roll < 70_000; roll += 1) {
    const rolled = dice.below(7);
    tallied[rolled] = (tallied[rolled] ?? 0) + 1;
  }
  for (const count of tallied) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test("a shuffle keeps every item and does not change its argument", () => {
  const items = Object.freeze([1, 2, 2, 3, 4, 5, 6, 7, 8, 9]);
  const shuffled = openDice(freshChance(seed)).shuffled(items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted()).toEqual(items);
});

test("another seed gives another shuffle", () => {
  const items = Array.from({ length: 20 }, (_, item) => item);
  const orders = ["a", "b", "c"].map((text) =>
    openDice(freshChance(seedFrom(text)))
      .shuffled(items)
      .join(),
  );
  expect(new Set(orders).size).toBe(3);
});
