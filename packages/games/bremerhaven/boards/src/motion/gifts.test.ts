import type { Event } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { giftsOf } from "./gifts.ts";

const CASES: readonly (readonly [Event, string | undefined])[] = [
  [{ type: "parking-paid", seat: 2, money: 3 }, "3 coin slot:parking > money:2"],
  [{ type: "income-paid", seat: 0, money: 0 }, undefined],
  [{ type: "permit-bought", seat: 1, money: 2 }, "2 coin money:1 > slot:permit"],
  [{ type: "charge-paid", seat: 1, due: 5, cash: 2, bank: 0, by: "event" }, "2 coin money:1 > paper"],
  [{ type: "prestige-changed", seat: 3, from: 4, to: 5, by: "event" }, "1 star paper > prestige:3"],
  [{ type: "prestige-changed", seat: 3, from: 5, to: 4, by: "event" }, undefined],
  [{ type: "harbor-finished", seat: 3 }, undefined],
];

test.each(CASES)("%o", (event, expected) => {
  const [gift] = giftsOf(event);
  expect(gift && `${gift.count} ${gift.what} ${gift.from} > ${gift.to}`).toBe(expected);
});
