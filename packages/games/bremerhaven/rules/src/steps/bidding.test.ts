import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";

test("BID-1 in rank order, over and over, each lays one card until all have laid five", () => {
  const table = scenario({ seats: 3 }).ranks(2, 0, 1).reveal();
  const order = table.told("bid-laid").map(({ seat }) => seat);
  expect(order).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
});

test("BID-1 the turn is one player's: the others wait", () => {
  const table = scenario({ seats: 3 }).ranks(2, 0, 1).act(2, { type: "bid", slot: "permit", card: 3 });
  expect(table.pending()).toEqual([0]);
  expect(table.legal(2)).toEqual([]);
  expect(table.refusal(2, { type: "bid", slot: "permit", card: 4 })).toBe("not-your-turn");
});

test("BID-1 any slot may be taken with any card in hand: all of them are offered", () => {
  const table = scenario({ seats: 3 }).ranks(0, 1, 2);
  const slots = new Set(table.legal(0).map((action) => (action.type === "bid" ? action.slot : "")));
  expect(slots.size).toBe(6 + 3 + 3);
  expect(table.legal(0)).toHaveLength(slots.size * 5);
});

test("BID-1 nobody may leave a card in hand", () => {
  const table = scenario({ seats: 3 }).ranks(0, 1, 2);
  expect(table.refusal(0, { type: "pass" })).toBe("not-now");
  expect(
    table
      .bids({ 0: { ladder: 5 } })
      .reveal()
      .state.players.map(({ hand }) => hand),
  ).toEqual([[], [], []]);
});

test.each([
  { rule: "a card one does not hold", card: 6, slot: "ladder", reason: "card-not-in-hand" },
  { rule: "a card that is laid already", card: 3, slot: "ladder", reason: "card-not-in-hand" },
  { rule: "a card that does not exist", card: 10, slot: "ladder", reason: "malformed" },
  { rule: "a slot of a larger table", card: 1, slot: "ship:3", reason: "slot-not-in-play" },
  { rule: "a contract slot of a larger table", card: 1, slot: "contract:4", reason: "slot-not-in-play" },
  { rule: "a slot that does not exist", card: 1, slot: "ship:5", reason: "malformed" },
])("BID-1 refused: $rule", ({ card, slot, reason }) => {
  const table = scenario({ seats: 2 }).ranks(0, 1).act(0, { type: "bid", slot: "permit", card: 3 });
  table.act(1, { type: "bid", slot: "permit", card: 3 });
  expect(table.refusal(0, { type: "bid", slot, card })).toBe(reason);
});

test("BID-1 of two equal cards in hand both can be laid, and no third", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1).raises(0, 1);
  for (const slot of ["permit", "ladder"] as const) {
    table.act(0, { type: "bid", slot, card: 5 }).act(1, { type: "bid", slot, card: slot === "permit" ? 1 : 2 });
  }
  expect(table.player(0).hand).toEqual([2, 3, 4]);
  expect(table.refusal(0, { type: "bid", slot: "prices", card: 5 })).toBe("card-not-in-hand");
});

test("BID-2 one's own cards at a slot add up", () => {
  const table = scenario({ seats: 2 })
    .bids({ 0: { ladder: [1, 2, 4] } })
    .reveal();
  expect(table.told("slot-won")).toMatchObject([{ slot: "ladder", seat: 0, total: 7 }]);
});

test("BID-2 any number of cards of any players may lie at a slot", () => {
  const all = [1, 2, 3, 4, 5] as const;
  const table = scenario({ seats: 4 }).ranks(3, 2, 1, 0);
  table.bids({ 0: { ladder: all }, 1: { ladder: all }, 2: { ladder: all }, 3: { ladder: all } }).reveal();
  expect(table.told("slot-won")).toContainEqual(expect.objectContaining({ slot: "ladder", seat: 3, total: 15 }));
});

test("BID-3 which card lies where is known to its owner alone", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1).act(0, { type: "bid", slot: "ladder", card: 4 });
  expect(table.view(0).bids).toEqual([{ seat: 0, slot: "ladder", card: 4 }]);
  expect(table.view(1).bids).toEqual([{ seat: 0, slot: "ladder" }]);
  expect(table.view("spectator").bids).toEqual([{ seat: 0, slot: "ladder" }]);
});

test("BID-3 what is told of a bid has its card for the owner alone", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1).act(0, { type: "bid", slot: "ladder", card: 4 });
  const told = { type: "bid-laid", seat: 0, slot: "ladder" };
  expect(table.facts.at(-1)).toEqual({ open: told, own: { seat: 0, event: { ...told, card: 4 } } });
});

test("BID-3 that cards lie there, and in which order they came, is public", () => {
  const table = scenario({ seats: 2 }).ranks(1, 0).act(1, { type: "bid", slot: "prices", card: 1 });
  table.act(0, { type: "bid", slot: "ladder", card: 5 }).act(1, { type: "bid", slot: "prices", card: 5 });
  expect(table.view("spectator").bids).toEqual([
    { seat: 1, slot: "prices" },
    { seat: 0, slot: "ladder" },
    { seat: 1, slot: "prices" },
  ]);
});

test("BID-3 no bid is taken back", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1).act(0, { type: "bid", slot: "ladder", card: 4 });
  expect(table.refusal(0, { type: "undo" })).toBeDefined();
  table.act(1, { type: "bid", slot: "ladder", card: 4 });
  expect(table.refusal(0, { type: "undo" })).toBe("not-now");
});

test("BID-4 when the last card lies, all are turned up", () => {
  const table = scenario({ seats: 2 })
    .bids({ 0: { ladder: 5 }, 1: { ladder: 4 } })
    .reveal();
  expect(table.told("bids-revealed")).toHaveLength(1);
  expect(table.told("bids-revealed")[0]?.bids).toHaveLength(10);
  expect(table.view("spectator").bids).toContainEqual({ seat: 0, slot: "ladder", card: 5 });
  expect(table.view(1).bids).toEqual(table.view("spectator").bids);
});

test("BID-4 before the last card lies, none is turned up", () => {
  const table = scenario({ seats: 2 }).ranks(0, 1);
  for (const card of [1, 2, 3, 4] as const) {
    table.act(0, { type: "bid", slot: "ladder", card }).act(1, { type: "bid", slot: "ladder", card });
  }
  table.act(0, { type: "bid", slot: "ladder", card: 5 });
  expect(table.told("bids-revealed")).toEqual([]);
  expect(table.view("spectator").bids.filter(({ card }) => card !== undefined)).toEqual([]);
});

test.each([
  { slot: "ship:1", reason: undefined },
  { slot: "ship:2", reason: "slot-empty" },
  { slot: "contract:1", reason: "slot-empty" },
  { slot: "contract:2", reason: undefined },
])("BID-5 a slot without a card on the board cannot be bid on: $slot", ({ slot, reason }) => {
  const table = scenario({ seats: 2 }).ranks(0, 1).sea("gull", undefined).land(undefined, "tavern");
  expect(table.refusal(0, { type: "bid", slot, card: 1 })).toBe(reason);
});
