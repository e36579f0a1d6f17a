import type { Event } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { playGame } from "../../test/playing.ts";
import { heatOf } from "./bidHeat.ts";

const told = (...events: readonly Event[]) => events.map((event, n) => ({ n, event }));

const bids: Event = {
  type: "bids-revealed",
  bids: [
    { seat: 0, slot: "ladder", card: 5 },
    { seat: 1, slot: "ladder", card: 2 },
    { seat: 0, slot: "permit", card: 3 },
    { seat: 1, slot: "ladder", card: 4 },
    { seat: 2, slot: "parking", card: 1 },
  ],
};

test("a slot has the order of its cards, the margin and the wasted influence", () => {
  const [round] = heatOf(
    told(
      { type: "round-begun", round: 3 },
      bids,
      { type: "slot-won", slot: "permit", seat: 0, total: 3, tiedWith: [] },
      { type: "slot-won", slot: "ladder", seat: 1, total: 6, tiedWith: [] },
    ),
  );
  expect(round?.round).toBe(3);
  expect(round?.slots.map(({ slot, verdict }) => [slot, verdict])).toEqual([
    ["parking", "shared"],
    ["permit", "alone"],
    ["ladder", "margin"],
  ]);
  expect(round?.slots[2]).toMatchObject({ winner: 1, margin: 1, laid: 11, wasted: 5 });
  expect(round?.slots[2]?.stacks[0]?.cards).toEqual([
    { card: 2, nth: 2 },
    { card: 4, nth: 4 },
  ]);
  expect(round?.seats).toEqual([
    { seat: 0, laid: 8, won: 3, wasted: 5 },
    { seat: 1, laid: 6, won: 6, wasted: 0 },
    { seat: 2, laid: 1, won: 0, wasted: 0 },
  ]);
});

test("a tie is decided by rank, or by the building in the event", () => {
  const tie = { type: "slot-won", slot: "ladder", seat: 1, total: 6, tiedWith: [0] } as const;
  const verdict = (won: Event) => heatOf(told(bids, won))[0]?.slots.at(-1)?.verdict;
  expect(verdict(tie)).toBe("rank");
  expect(verdict({ ...tie, brokenBy: "any-building" })).toBe("building");
});

test("a ship or contract slot holds the card that was on offer", () => {
  const laid: Event = { type: "bid-laid", seat: 0, slot: "ship:1", offer: "gull" };
  const revealed: Event = { type: "bids-revealed", bids: [{ seat: 0, slot: "ship:1", card: 2 }] };
  expect(heatOf(told(laid, revealed))[0]?.slots[0]?.offer).toBe("gull");
});

test("an unresolved slot is open and counts as neither won nor wasted", () => {
  const [round] = heatOf(told(bids));
  expect(round?.slots.map(({ verdict }) => verdict)).toEqual(["shared", "open", "open"]);
  expect(round?.seats[0]).toEqual({ seat: 0, laid: 8, won: 0, wasted: 0 });
});

test.each([
  ["long", 4],
  ["short", 2],
  ["solo", 1],
] as const)("in a whole %s game, every card is won with, wasted or parked", (mode, seats) => {
  const { history, states } = playGame(mode, seats, "heat");
  const heat = heatOf(history);
  expect(heat.map(({ round }) => round)).toEqual(heat.map((_, nth) => nth + 1));
  expect(heat).toHaveLength(states.at(-1)?.round ?? 0);
  let ties = 0;
  for (const round of heat) {
    const parked = round.slots.find(({ slot }) => slot === "parking")?.laid ?? 0;
    const laid = round.seats.reduce((sum, seat) => sum + seat.laid, 0);
    expect(round.seats.reduce((sum, { won, wasted }) => sum + won + wasted, parked)).toBe(laid);
    expect(round.slots.every(({ verdict }) => verdict !== "open")).toBe(true);
    ties += round.slots.filter(({ verdict }) => verdict === "rank").length;
  }
  expect(ties).toBeGreaterThan(0);
});
