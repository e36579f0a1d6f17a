import { expect, it } from "vitest";
import { fillIn } from "./template.ts";

it("a placeholder is filled with the value of its field, or with the word that fits its number", () => {
  expect(fillIn("en", "{n} {n|coin|coins} of {who}", { n: 1, who: "Wiebke" })).toBe("1 coin of Wiebke");
  expect(fillIn("en", "{n} {n|coin|coins}", { n: 0 })).toBe("0 coins");
  expect(fillIn("fr", "{n} {n|pièce|pièces}", { n: 0 })).toBe("0 pièce");
});

it("a placeholder without a value is an error", () => {
  expect(() => fillIn("en", "{n} money", {})).toThrow("{n}");
  expect(() => fillIn("en", "{n|coin|coins}", { n: "one" })).toThrow("needs a number");
});
