import { WESER } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { cardWith, completed, contractSales, dearestFirst, swapped } from "./pricing.ts";

const NOW = { barrel: 1, container: 4, crate: 2, passenger: 3 };

test("TWN-4 three goods determine any of the 24 cards", () => {
  const found = new Set<string>();
  for (const { id, prices } of WESER.lists.prices) {
    const order = completed(dearestFirst(prices).slice(0, 3));
    expect(order).toHaveLength(4);
    expect(cardWith(WESER, order)?.id).toBe(id);
    found.add(id);
  }
  expect(found.size).toBe(24);
});

test("TWN-4 an incomplete order has no card", () => {
  expect(completed(["crate", "barrel"])).toEqual(["crate", "barrel"]);
  expect(cardWith(WESER, completed(["crate", "barrel"]))).toBeUndefined();
});

test("TWN-4 swapping two goods changes exactly two prices", () => {
  const order = dearestFirst(NOW);
  expect(order).toEqual(["container", "passenger", "crate", "barrel"]);
  expect(cardWith(WESER, swapped(order, "container", "barrel"))?.prices).toEqual({ ...NOW, container: 1, barrel: 4 });
});

test("HBR-10 contract sales count delivered goods and printed goods, but no open wild symbols", () => {
  const loading = [
    { laid: { contract: "spa-hotel", delivered: [], markers: 2 } },
    { laid: { contract: "pharmacy", delivered: ["barrel"], markers: 1 } },
    {},
    {},
  ] as const;
  const harbor = { walls: [], docks: [], spaces: [], loading };
  expect(contractSales(WESER, { harbor }, NOW)).toBe(3 + 1 + 3);
  expect(contractSales(WESER, { harbor: { ...harbor, loading: [{}, {}, {}, {}] } }, NOW)).toBeUndefined();
});
