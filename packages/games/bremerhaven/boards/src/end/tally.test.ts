import { type Event, TOWN_SLOTS } from "@harbor/bremerhaven";
import { MOST_FIGURES } from "@harbor/ui";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { tally } from "./tally.tsx";

test("every figure of a game belongs to a chart, and there are few enough to be kept", () => {
  const { history } = playGame("short", 2, "tally");
  const charted = tally.charts.flatMap(({ figures }) => figures);
  expect(Object.keys(tally.figuresOf(history, 0)).sort()).toEqual([...charted].sort());
  expect(charted.length).toBeLessThanOrEqual(MOST_FIGURES);
});

test("each house counts for whoever won it", () => {
  const { history } = playGame("long", 3, "houses");
  const counted = [0, 1, 2].map((seat) => tally.figuresOf(history, seat));
  for (const house of TOWN_SLOTS) {
    const won = history.filter(({ event }) => event.type === "slot-won" && event.slot === house);
    expect(counted.reduce((sum, figures) => sum + (figures[house] ?? 0), 0)).toBe(won.length);
  }
  expect(counted.some((figures) => TOWN_SLOTS.some((house) => (figures[house] ?? 0) > 1))).toBe(true);
});

test("the best round is the one in which the money grew most, its costs subtracted", () => {
  const events: readonly Event[] = [
    { type: "parking-paid", seat: 0, money: 9 },
    { type: "money-gained", seat: 1, money: 30 },
    { type: "round-begun", round: 2 },
    { type: "money-gained", seat: 0, money: 20 },
    { type: "charge-paid", seat: 0, due: 8, cash: 6, bank: 2, by: "event" },
    { type: "round-begun", round: 3 },
    { type: "parking-paid", seat: 0, money: 10 },
  ];
  const history = events.map((event, n) => ({ n, event }));
  expect(tally.figuresOf(history, 0)["best-round"]).toBe(12);
  expect(tally.figuresOf(history.slice(0, 2), 1)["best-round"]).toBe(30);
});
