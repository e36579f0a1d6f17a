import { expect, test } from "vitest";
import { dailyPlan } from "./daily.ts";

const GAME = {
  id: "any",
  rules: "2",
  cards: "abc",
  modes: [
    { id: "long", seats: [1, 2] },
    { id: "alone", seats: [1] },
  ],
  readOptions: (input: unknown) => ({ ok: true as const, value: input }),
  withChoices: (options: unknown) => options,
};

test("the game of a day is the same for everybody, and another one under other rules, with other cards, on other days", () => {
  const plan = dailyPlan(GAME, "2026-11-19");
  expect(plan).toMatchObject({ mode: "alone", options: { mode: "alone", seats: 1 } });
  expect(dailyPlan({ ...GAME }, "2026-11-19")).toEqual(plan);
  const others = [
    dailyPlan(GAME, "2026-11-20"),
    dailyPlan({ ...GAME, rules: "3" }, "2026-11-19"),
    dailyPlan({ ...GAME, cards: "abd" }, "2026-11-19"),
    dailyPlan({ ...GAME, id: "other" }, "2026-11-19"),
  ];
  expect(new Set([plan, ...others].map((one) => one?.seed)).size).toBe(5);
});

test("a game that nobody can play alone has none", () => {
  expect(dailyPlan({ ...GAME, modes: [{ id: "long", seats: [1, 2] }] }, "2026-11-19")).toBeUndefined();
});
