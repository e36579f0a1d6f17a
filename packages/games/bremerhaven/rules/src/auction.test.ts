import { expect, test } from "vitest";
import { bookExample, RED, YELLOW } from "../test/bookExample.ts";
import { scenario } from "../test/scenario.ts";
import type { Event, Slot } from "./index.ts";

test("AUC-1 the highest total wins, not the highest card", () => {
  const table = scenario({ seats: 3 }).ranks(1, 2, 0);
  table.bids({ 0: { building: [2, 4] }, 1: { building: 5 }, 2: { building: [1, 3] } }).reveal();
  expect(table.told("slot-won")).toContainEqual({
    type: "slot-won",
    slot: "building",
    seat: 0,
    total: 6,
    tiedWith: [],
  });
});

test("AUC-1 a lone card wins, whatever its value", () => {
  const table = scenario({ seats: 2 })
    .bids({ 1: { building: 1 } })
    .reveal();
  expect(table.told("slot-won")).toMatchObject([{ slot: "building", seat: 1, total: 1 }]);
});

test("AUC-2 a building won on a tie by rank: Red gets the Lighthouse", () => {
  const table = bookExample();
  const won = { type: "slot-won", slot: "building", seat: RED, total: 3, tiedWith: [YELLOW] };
  expect(table.told("slot-won")).toContainEqual(won);
  expect(table.player(RED).yard).toEqual(["lighthouse"]);
});

test.each([
  { ladder: [0, 1, 2], winner: 0 },
  { ladder: [1, 0, 2], winner: 1 },
  { ladder: [2, 1, 0], winner: 1 },
])("AUC-2 with ranks $ladder the tie of 0 and 1 goes to $winner", ({ ladder, winner }) => {
  const table = scenario({ seats: 3 }).ranks(...ladder);
  table.bids({ 0: { ladder: [1, 4] }, 1: { ladder: 5 }, 2: { ladder: 4 } }).reveal();
  expect(table.told("slot-won")).toMatchObject([{ slot: "ladder", seat: winner, total: 5, tiedWith: [1 - winner] }]);
});

test.each(["ship:1", "contract:1"] as const)(
  "AUC-3 a swap at 1.5 already decides ties of the same round on the boards: %s",
  (slot) => {
    const table = scenario({ seats: 2 }).ranks(0, 1).sea("gull", "wren").land("tavern", "barber");
    table
      .bids({ 0: { [slot]: 4 }, 1: { [slot]: 4, ladder: 5 } })
      .reveal()
      .act(1, { type: "swap", rank: 1 });
    expect(table.told("slot-won")).toContainEqual(expect.objectContaining({ slot, seat: 1, tiedWith: [0] }));
  },
);

test("AUC-3 without the swap the same tie goes to the rank as it was", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1);
  table
    .bids({ 0: { "ship:1": 4 }, 1: { "ship:1": 4, ladder: 5 } })
    .reveal()
    .act(1, { type: "pass" });
  expect(table.told("slot-won")).toContainEqual(expect.objectContaining({ slot: "ship:1", seat: 0, tiedWith: [1] }));
});

test("AUC-3 a swap does not decide ties at slots before it", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1);
  table
    .bids({ 0: { building: 4 }, 1: { building: 4, ladder: 5 } })
    .reveal()
    .act(1, { type: "swap", rank: 1 });
  expect(table.told("slot-won")).toContainEqual(expect.objectContaining({ slot: "building", seat: 0 }));
});

test("AUC-4 slots are resolved in the order of the boards, income between town and sea", () => {
  const table = scenario({ seats: 3 }).sea("gull", "plover", "curlew").land("tavern", "barber", "pharmacy");
  table.bids({
    0: { parking: 1, building: 2, permit: 3, influence: 4, prices: 5 },
    1: { ladder: 1, "ship:1": 2, "ship:2": 3, "ship:3": 4, "contract:3": 5 },
    2: { "contract:1": 1, "contract:2": 2, "contract:3": [3, 4], "ship:1": 5 },
  });
  const resolved = table
    .reveal()
    .skipTo("harbor")
    .facts.flatMap(({ open }) => resolvedBy(open) ?? []);
  const town = ["parking", "building", "permit", "influence", "prices", "ladder"];
  expect(resolved).toEqual([...town, ...incomes(3), ...boards(3)]);
});

test("AUC-4 slots without a bid are passed in the same order", () => {
  const table = scenario({ seats: 2 }).bids({}).reveal();
  const town = ["parking", "parking", "building", "permit", "influence", "prices", "ladder"];
  const passed = table.facts.flatMap(({ open }) => resolvedBy(open) ?? []);
  expect(passed.filter((slot) => slot === "income" || town.includes(slot))).toEqual([...town, ...incomes(2)]);
});

function resolvedBy(event: Event): Slot | "income" | undefined {
  if (event.type === "parking-paid") return "parking";
  if (event.type === "income-paid") return "income";
  return event.type === "slot-won" || event.type === "slot-unbid" ? event.slot : undefined;
}

const incomes = (seats: number) => Array.from({ length: seats }, () => "income");
const boards = (seats: number) => {
  return ["ship", "contract"].flatMap((board) => Array.from({ length: seats }, (_, place) => `${board}:${place + 1}`));
};
