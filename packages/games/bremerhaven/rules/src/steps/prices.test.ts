import { expect, test } from "vitest";
import { bookExample } from "../../test/bookExample.ts";
import { scenario } from "../../test/scenario.ts";
import { bremerhaven } from "../index.ts";

/** Seat 0 has won 1.4; a crate costs 3. */
function winner() {
  return scenario({ seats: 2 })
    .ranks(0, 1)
    .prices(4, 2, 3, 1)
    .bids({ 0: { prices: 5 } })
    .reveal();
}

/** Nobody bids at 1.4, and seat 1 has the Commodity Exchange; barrel 4, container 2, crate 3, passenger 1. */
function exchange() {
  return scenario({ seats: 2 }).ranks(0, 1).prices(4, 2, 3, 1).built(1, "commodity-exchange", 1).reveal();
}

const offered = (table: ReturnType<typeof winner>, seat: number) =>
  table.legal(seat).flatMap((action) => (action.type === "price" ? action.card : []));

test("TWN-4 the winner puts any price card on top; the other cards keep their order", () => {
  const table = winner();
  const before = table.state.decks.prices;
  const card = before[17] ?? "";
  table.act(0, { type: "price", card });
  expect(table.state.decks.prices).toEqual([card, ...before.filter((other) => other !== card)]);
});

test("TWN-4 the winner may leave the top card: nothing goes to the bottom", () => {
  const table = winner();
  const before = table.state.decks.prices;
  table.act(0, { type: "pass" });
  expect(table.state.decks.prices).toEqual(before);
});

test("TWN-4 only the winner is asked", () => {
  const table = scenario({ seats: 2 })
    .ranks(0, 1)
    .bids({ 0: { prices: 4 }, 1: { prices: 5 } })
    .reveal();
  expect(table.pending()).toEqual([1]);
  expect(table.refusal(0, { type: "pass" })).toBe("not-your-turn");
});

test("TWN-4 no bid: the top card goes to the bottom", () => {
  const table = scenario({ seats: 2 });
  const [top = "", ...rest] = table.state.decks.prices;
  table.bids({ 0: { ladder: 5 } }).reveal();
  expect(table.state.decks.prices).toEqual([...rest, top]);
});

test("TWN-4 as in the book's example, where nobody bids, the prices change by themselves", () => {
  const table = bookExample();
  const [was, next] = table.state.decks.prices;
  table.skipTo("ships");
  expect(table.told("prices-changed")).toEqual([{ type: "prices-changed", card: next, was, by: "market" }]);
});

test("TWN-4 a winner who leaves the prices keeps the market from changing them", () => {
  const table = winner().act(0, { type: "pass" });
  expect(table.told("prices-changed")).toEqual([]);
  expect(table.view("spectator").price).toBe("4231");
});

test("TWN-4 no bid: the holder of a built Commodity Exchange uses it, on cards where two goods change prices", () => {
  const table = exchange();
  expect(table.pending()).toEqual([1]);
  expect(offered(table, 1).toSorted()).toEqual(["1234", "2431", "3241", "4132", "4213", "4321"]);
  table.act(1, { type: "price", card: "4321" });
  expect(table.view("spectator").price).toBe("4321");
});

test("TWN-4 the Commodity Exchange changes no more than two prices", () => {
  expect(exchange().refusal(1, { type: "price", card: "1342" })).toBe("not-two-prices");
});

test("TWN-4 by the Commodity Exchange the top card may stay: nothing goes to the bottom", () => {
  const table = exchange();
  const before = table.state.decks.prices;
  table.act(1, { type: "pass" });
  expect(table.state.decks.prices).toEqual(before);
});

test("TWN-4 the Commodity Exchange has no use when somebody bid", () => {
  const table = scenario({ seats: 2 })
    .built(1, "commodity-exchange", 1)
    .bids({ 0: { prices: 1 } })
    .reveal();
  expect(table.pending()).toEqual([0]);
  const { prices } = table.state.decks;
  expect(table.act(0, { type: "pass" }).state.decks.prices).toEqual(prices);
});

test("TWN-4 the Commodity Exchange has no use in the yard", () => {
  const table = scenario({ seats: 2 })
    .prices(4, 2, 3, 1)
    .yard(1, "commodity-exchange")
    .bids({ 0: { ladder: 1 } })
    .reveal();
  expect(table.told("prices-changed")).toMatchObject([{ by: "market" }]);
  expect(table.state.decks.prices.at(-1)).toBe("4231");
});

test("TWN-4 new prices hold at once: a contract due this round is sold at them", () => {
  const table = scenario({ seats: 2 })
    .prices(4, 2, 3, 1)
    .bids({ 0: { prices: 5 } });
  table.laid(0, 1, "barber", { delivered: ["crate"], markers: 1 });
  table.reveal().act(0, { type: "price", card: "2143" }).endRound();
  const sold = { contract: "barber", revenue: 4 };
  expect(table.told("contract-settled")).toContainEqual(expect.objectContaining(sold));
});

test("TWN-4a only the top card is public", () => {
  const table = winner();
  const [top = "", ...rest] = table.state.decks.prices;
  const reversed = { ...table.state, decks: { ...table.state.decks, prices: [top, ...rest.toReversed()] } };
  expect(table.view(0).price).toBe(top);
  expect(bremerhaven.view(reversed, 0)).toEqual(table.view(0));
});

test("TWN-4a the winner chooses among the 24 cards: 23 others, or the top card by leaving it", () => {
  const table = winner();
  expect(new Set([...offered(table, 0), "4231"]).size).toBe(24);
  expect(table.refusal(0, { type: "price", card: "4231" })).toBe("already-on-top");
  expect(table.refusal(0, { type: "price", card: "4444" })).toBe("no-such-card");
});

test("TWN-4a the order in which the cards are offered tells nothing of their order in the deck", () => {
  const table = winner();
  const [top = "", ...rest] = table.state.decks.prices;
  const reversed = { ...table.state, decks: { ...table.state.decks, prices: [top, ...rest.toReversed()] } };
  expect(bremerhaven.legal(reversed, 0)).toEqual(table.legal(0));
});
