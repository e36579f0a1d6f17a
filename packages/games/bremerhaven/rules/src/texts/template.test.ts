import { expect, it } from "vitest";
import { fillIn } from "./template.ts";

it("a gap is filled with the value of its field, or with the word that goes with its number", () => {
  expect(fillIn("en", "{n} {n|coin|coins} of {who}", { n: 1, who: "Wiebke" })).toBe("1 coin of Wiebke");
  expect(fillIn("en", "{n} {n|coin|coins}", { n: 0 })).toBe("0 coins");
  expect(fillIn("fr", "{n} {n|pièce|pièces}", { n: 0 })).toBe("0 pièce");
});

it("a gap that nothing is given for is an error, never a hole in the text", () => {
  expect(() => fillIn("en", "{n} money", {})).toThrow("{n}");
  expect(() => fillIn("en", "{n|coin|coins}", { n: "one" })).toThrow("needs a number");
});
