// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepHash, keptHash } from "./keptHash.ts";

beforeEach(() => localStorage.clear());

test("the hash that was shown first stays, whatever is shown later", () => {
  keepHash("ABC234", "first");
  keepHash("ABC234", "swapped");
  keepHash("DEF567", "other");
  expect(keptHash("ABC234")).toBe("first");
  expect(keptHash("DEF567")).toBe("other");
  expect(keptHash("GHI890")).toBeUndefined();
});

test("only the latest tables are remembered, and what cannot be read counts as nothing", () => {
  for (let nth = 0; nth < 50; nth += 1) keepHash(`T${nth}`, "hash");
  expect(keptHash("T49")).toBe("hash");
  expect(keptHash("T9")).toBeUndefined();
  localStorage.setItem("harbor:hashes", "[[1], 7");
  expect(keptHash("T49")).toBeUndefined();
});
