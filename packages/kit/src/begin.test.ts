import { expect, test } from "vitest";
import { nim } from "../test/nim.ts";
import { beginChecked } from "./begin.ts";
import { seedFrom } from "./chance.ts";

test("valid options and a seed begin the game", () => {
  expect(beginChecked(nim, { sticks: 7 }, seedFrom("checked")).state.sticks).toBe(7);
});

test("a problem is thrown in the game's own words", () => {
  expect(() => beginChecked(nim, { sticks: 7 }, "DEADBEEF")).toThrow("the seed must be 64 hexadecimal digits");
});
