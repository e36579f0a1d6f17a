// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { storedHash, storeHash } from "./keptHash.ts";

beforeEach(() => localStorage.clear());

test("the first hash shown is kept, whatever is shown later", () => {
  storeHash("ABC234", "first");
  storeHash("ABC234", "swapped");
  storeHash("DEF567", "other");
  expect(storedHash("ABC234")).toBe("first");
  expect(storedHash("DEF567")).toBe("other");
  expect(storedHash("GHI890")).toBeUndefined();
});

test("only the latest tables are remembered, and unreadable data counts as none", () => {
  for (let nth = 0; nth < 50; nth += 1) storeHash(`T${nth}`, "hash");
  expect(storedHash("T49")).toBe("hash");
  expect(storedHash("T9")).toBeUndefined();
  localStorage.setItem("harbor:hashes", "[[1], 7");
  expect(storedHash("T49")).toBeUndefined();
});
