import { expect, test } from "vitest";
import { freshCode } from "../random.ts";
import { ownerOf } from "./ownership.ts";

const codes = Array.from({ length: 4000 }, freshCode);

test("tables are distributed evenly", () => {
  for (const processes of [2, 3, 8]) {
    const slots = Array.from({ length: processes }, (_, slot) => slot);
    const owned = new Map<number | undefined, number>();
    for (const code of codes) {
      const owner = ownerOf(code, slots);
      owned.set(owner, (owned.get(owner) ?? 0) + 1);
    }
    expect([...owned.keys()].toSorted()).toEqual(slots);
    for (const count of owned.values()) expect(Math.abs((count * processes) / codes.length - 1)).toBeLessThan(0.2);
  }
});

test("when a process ends only its own tables move, and they return with it", () => {
  const all = [0, 1, 2, 3];
  const left = [0, 1, 3];
  for (const code of codes) {
    const before = ownerOf(code, all);
    const after = ownerOf(code, left);
    if (before === 2) expect(left).toContain(after);
    else expect(after).toBe(before);
  }
});

test("all agree whatever the order of the list; with an empty list nobody decides", () => {
  for (const code of codes.slice(0, 100)) expect(ownerOf(code, [3, 1, 0, 2])).toBe(ownerOf(code, [0, 1, 2, 3]));
  expect(ownerOf("ABC234", [])).toBeUndefined();
});
