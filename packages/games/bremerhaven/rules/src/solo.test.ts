import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";
import { SOLO_SLOTS } from "./cards/schema.ts";
import { WESER_2 } from "./cards/weser/index.ts";
import { DUMMY_SEAT } from "./state.ts";

/** The bidding of a solo game with a bare harbor. */
function solo(): Scenario {
  return scenario({ mode: "solo" }).skipTo("bidding").bare(0);
}

const dummyBids = (table: Scenario) => table.told("bid-laid").filter(({ seat }) => seat === DUMMY_SEAT);

test("SOL-1 one harbor, set up as a short game for two", () => {
  const { state } = solo();
  expect([state.players.length, state.track, state.sea.length, state.land.length]).toEqual([1, 20, 2, 2]);
  expect(state.players[0]?.harbor.spaces.some(({ covered }) => covered)).toBe(false);
});

test("SOL-1 the cards are those of a short game for two", () => {
  const { state } = scenario({ mode: "solo" });
  const [onBoard, startContract] = [2, 1];
  expect(state.decks.ships.length + onBoard).toBe(20);
  expect(state.decks.contracts.length + onBoard + startContract).toBe(22);
});

test("SOL-1 the player is First Mate with 6 money, the dummy Captain without any", () => {
  const { state } = scenario({ mode: "solo" });
  expect([state.ladder, state.players[0]?.money]).toEqual([[DUMMY_SEAT, 0], 6]);
});

test("SOL-1 the player has the First Mate's income, the dummy none", () => {
  const table = solo()
    .dummyBids({ building: [1, 2], influence: [3, 4], permit: 5 })
    .reveal();
  expect(table.told("income-paid")).toEqual([{ type: "income-paid", seat: 0, money: 3 }]);
});

test("SOL-2 dummy and player bid in turn, the Captain first", () => {
  const order = solo()
    .reveal()
    .told("bid-laid")
    .map(({ seat }) => seat);
  expect(order.slice(0, 10)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
});

test("SOL-2 the front of the newspaper drawn names the slot", () => {
  const table = scenario({ mode: "solo" }).onTop("newspapers", "pirates", "mutiny", "regatta", "poor-box", "subsidy");
  const slots = dummyBids(table.skipTo("bidding").reveal()).map(({ slot }) => slot);
  expect(slots).toEqual(["permit", "contract:1", "ladder", "ship:2", "ship:2"]);
});

test("SOL-2 the dummy's card lies face down, unknown to the player", () => {
  const table = solo();
  expect(table.view(0).bids).toEqual([{ seat: DUMMY_SEAT, slot: dummyBids(table)[0]?.slot }]);
  expect(dummyBids(table)[0]).not.toHaveProperty("card");
});

test("SOL-2 the dummy lays each of its five cards once, shuffled at each bidding", () => {
  const table = solo();
  for (let round = 1; round <= 6; round += 1) table.endRound();
  const orders = table
    .told("bids-revealed")
    .map(({ bids }) => bids.flatMap(({ seat, card }) => (seat === 1 ? card : [])));
  expect(orders).toHaveLength(6);
  expect(orders.filter((order) => order.join() !== order.toSorted().join()).length).toBeGreaterThan(3);
  expect(orders[0]?.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test("SOL-2 an empty newspaper deck is remade from its discards", () => {
  const table = solo();
  for (let round = 1; round <= 7; round += 1) table.endRound();
  const slots = dummyBids(table).map(({ slot }) => slot);
  for (const pass of [slots.slice(0, 18), slots.slice(18, 36)]) {
    expect(pass.toSorted()).toEqual([...SOLO_SLOTS, ...SOLO_SLOTS].toSorted());
  }
});

test("SOL-2 the dummy's card may lie at a slot with no card", () => {
  const table = solo()
    .sea(undefined, undefined)
    .dummyBids({ "ship:1": 5, "ship:2": 4, building: [1, 2], ladder: 3 });
  table.reveal();
  expect(table.told("slot-won").map(({ slot }) => slot)).toEqual(["building", "ladder"]);
});

test.each([
  { what: "building", slot: "building", told: "building-removed" },
  { what: "ship", slot: "ship:1", told: "ship-turned-away" },
] as const)("SOL-3 a $what that the dummy wins is discarded", ({ slot, told }) => {
  const table = solo()
    .sea("gull", "curlew")
    .bids({ 0: { [slot]: 4 } });
  table.dummyBids({ [slot]: 5, permit: [1, 2], influence: [3, 4] }).reveal();
  expect(table.told("slot-won")).toContainEqual(
    expect.objectContaining({ slot, seat: DUMMY_SEAT, total: 5, tiedWith: [] }),
  );
  expect(table.told(told)).toHaveLength(1);
  expect([table.player(0).yard, table.dock(0, 1), table.dock(0, 2)]).toEqual([[], undefined, undefined]);
});

test("SOL-3 a contract that the dummy wins is discarded at once, and nobody pays a penalty", () => {
  const table = solo().goods(0, 1, "barrel").land("smokehouse", "tavern");
  table
    .bids({ 0: { "contract:1": 4 } })
    .dummyBids({ "contract:1": 5, permit: [1, 2], influence: [3, 4] })
    .reveal();
  expect([table.state.step, table.state.land]).toEqual(["harbor", [{}, { card: "tavern" }]]);
  expect(table.state.discards.contracts).toEqual(["smokehouse"]);
  expect(table.told("charge-paid")).toEqual([]);
});

test("SOL-3 as Captain, the dummy wins a tie", () => {
  const table = solo().bids({ 0: { building: 5 } });
  table.dummyBids({ building: 5, permit: [1, 2], influence: [3, 4] }).reveal();
  expect(table.player(0).yard).toEqual([]);
});

test("SOL-3 a slot where the player lays more is the player's", () => {
  const table = solo().bids({ 0: { building: 5 } });
  table.dummyBids({ building: 4, permit: [1, 2], influence: [3, 5] }).reveal();
  expect(table.player(0).yard).toHaveLength(1);
});

test("SOL-4 at 1.2 the dummy drives the price and builds nothing", () => {
  const table = solo()
    .money(0, 5)
    .bids({ 0: { permit: [3, 4, 5, 1, 2] } });
  table.dummyBids({ permit: [5, 4], influence: [1, 2], building: 3 }).reveal();
  expect(table.pending()).toEqual([0]);
  table.act(0, { type: "bollard", wall: 1 });
  expect([table.told("permit-bought"), table.told("bollard-placed").length]).toEqual([[], 1]);
});

test("SOL-4 if the dummy lays more at 1.2, the first permit costs the difference", () => {
  const table = solo()
    .money(0, 5)
    .bids({ 0: { permit: [5, 2] } });
  table.dummyBids({ permit: [5, 4], influence: [1, 2], building: 3 }).reveal();
  expect(table.act(0, { type: "bollard", wall: 1 }).told("permit-bought")).toMatchObject([{ seat: 0, money: 2 }]);
});

test("SOL-4 if only the dummy lays at 1.2, nobody is asked", () => {
  const table = solo()
    .bids({ 0: { ladder: 5 } })
    .dummyBids({ permit: [5, 4], influence: [1, 2], building: 3 });
  expect(table.reveal().state.step).toBe("ladder");
});

test.each([
  { rule: "as the winner", bid: 5 },
  { rule: "as a loser, too", bid: 1 },
] as const)("SOL-4 if the dummy bid at 1.3, its hand is raised in clean-up: $rule", ({ bid }) => {
  const table = solo().bids({ 0: { influence: 4 } });
  const rest = ([1, 2, 3, 4, 5] as const).filter((card) => card !== bid);
  table.dummyBids({ influence: bid, building: rest.slice(0, 2), permit: rest.slice(2) }).endRound();
  expect(table.state.dummy?.raises).toBe(1);
  expect(
    table
      .endRound()
      .told("bids-revealed")[1]
      ?.bids.filter(({ seat }) => seat === 1),
  ).toHaveLength(5);
});

test("SOL-4 two cards at 1.3 raise it once, none does not", () => {
  const twice = solo()
    .dummyBids({ influence: [4, 5], building: [1, 2], permit: 3 })
    .endRound();
  const none = solo()
    .dummyBids({ ladder: [4, 5], building: [1, 2], permit: 3 })
    .endRound();
  expect([twice.state.dummy?.raises, none.state.dummy?.raises]).toEqual([1, 0]);
});

test("SOL-4 the raised hand is 2, 3, 4, 5, 5 in the next bidding", () => {
  const table = solo()
    .dummyBids({ influence: 5, building: [1, 2], permit: [3, 4] })
    .endRound()
    .endRound();
  const laid = table.told("bids-revealed")[1]?.bids.flatMap(({ seat, card }) => (seat === DUMMY_SEAT ? card : []));
  expect(laid?.toSorted()).toEqual([2, 3, 4, 5, 5]);
});

test("SOL-5 if the dummy wins 1.4, the top price card goes to the bottom, and the Exchange is not asked", () => {
  const table = solo()
    .built(0, "commodity-exchange", 1)
    .onTop("prices", "1234", "4321")
    .bids({ 0: { prices: 3 } });
  table.dummyBids({ prices: 5, permit: [1, 2], influence: [3, 4] }).reveal();
  expect([table.state.decks.prices[0], table.state.decks.prices.at(-1)]).toEqual(["4321", "1234"]);
});

test("SOL-5 if the dummy wins 1.5, it becomes Captain", () => {
  const table = scenario({ mode: "solo" })
    .ranks(0, DUMMY_SEAT)
    .skipTo("bidding")
    .bids({ 0: { ladder: 4 } });
  table.dummyBids({ ladder: 5, permit: [1, 2], influence: [3, 4] }).reveal();
  expect([table.state.ladder, table.told("ranks-swapped")]).toEqual([
    [DUMMY_SEAT, 0],
    [{ type: "ranks-swapped", up: DUMMY_SEAT, down: 0 }],
  ]);
});

test("SOL-5 a dummy that is Captain stays Captain", () => {
  const table = solo()
    .dummyBids({ ladder: 5, permit: [1, 2], influence: [3, 4] })
    .reveal();
  expect([table.state.ladder, table.told("ranks-swapped")]).toEqual([[DUMMY_SEAT, 0], []]);
});

test.each(["building", "permit", "influence", "prices", "ladder", "ship:1", "ship:2", "contract:1", "contract:2"])(
  "SOL-6 two of the 18 newspapers show %s",
  (slot) => {
    expect(WESER_2.lists.newspapers.filter(({ solo }) => solo === slot)).toHaveLength(2);
    expect(WESER_2.lists.newspapers).toHaveLength(18);
  },
);

test("SOL-4 a dummy that has raised its hand seven times has nothing left to raise", () => {
  const table = solo();
  table.state = { ...table.state, dummy: { raises: 7, hand: [6, 7, 7, 8, 9] } };
  table.dummyBids({ influence: 9, building: [6, 7], permit: [7, 8] }).endRound();
  expect(table.state.dummy?.raises).toBe(7);
  const bids = table.state.bids.flatMap(({ seat, card }) => (seat === DUMMY_SEAT ? card : []));
  expect([...bids, ...(table.state.dummy?.hand ?? [])].toSorted()).toEqual([6, 7, 7, 8, 9]);
});

test("SOL-2 discarded newspapers are shuffled before they become the deck again", () => {
  const recycle = (seed: string) => {
    const table = scenario({ mode: "solo" }, seed).skipTo("bidding").emptyDeck("newspapers");
    const known = table.state.discards.newspapers.toSorted();
    table.state = { ...table.state, discards: { ...table.state.discards, newspapers: known } };
    table.act(0, { type: "bid", slot: "parking", card: 1 });
    const { discards, decks } = table.state;
    return { known, stack: [...discards.newspapers, ...decks.newspapers] };
  };
  const [one, other] = [recycle("one"), recycle("other")];
  expect(one.stack.toSorted()).toEqual(one.known);
  expect(one.stack).not.toEqual(one.known);
  expect(one.stack).not.toEqual(other.stack);
});
