import { expect, test } from "vitest";
import { type PlannedBids, type Scenario, scenario } from "../../test/scenario.ts";

const sea = (table: Scenario) => table.state.sea.map(({ card }) => card);
const land = (table: Scenario) => table.state.land.map(({ card }) => card);

test("CLN-1 the books' example: the middle ship of three taken, the right one goes, the left one moves right", () => {
  const table = scenario({ seats: 3 }).onTop("ships", "anneke", "wiebke").sea("gull", "curlew", "wren");
  table.bids({ 0: { "ship:2": 5 } }).endRound();
  expect(table.state.discards.ships).toEqual(["wren"]);
  expect(sea(table)).toEqual(["wiebke", "anneke", "gull"]);
});

test("CLN-1 the land board likewise", () => {
  const table = scenario({ seats: 3 }).onTop("contracts", "brewery", "sawmill").land("tavern", "barber", "pharmacy");
  table
    .bids({ 0: { "contract:2": 5 } })
    .reveal()
    .act(0, { type: "lay", dock: 4 });
  expect(table.state.discards.contracts).toEqual(["pharmacy"]);
  expect(land(table)).toEqual(["sawmill", "brewery", "tavern"]);
});

test.each<{ taken: string; bids: PlannedBids[0]; after: string[]; gone: string[] }>([
  { taken: "nothing", bids: {}, after: ["anneke", "gull", "curlew"], gone: ["wren"] },
  { taken: "the left", bids: { "ship:1": 5 }, after: ["wiebke", "anneke", "curlew"], gone: ["wren"] },
  { taken: "the right", bids: { "ship:3": 5 }, after: ["anneke", "gull", "curlew"], gone: [] },
  { taken: "the left two", bids: { "ship:1": 5, "ship:2": 4 }, after: ["gesine", "wiebke", "anneke"], gone: ["wren"] },
  { taken: "the right two", bids: { "ship:2": 5, "ship:3": 4 }, after: ["wiebke", "anneke", "gull"], gone: [] },
])("CLN-1 of three ships $taken taken: what is left closes up to the right", ({ bids, after, gone }) => {
  const table = scenario({ seats: 3 }).onTop("ships", "anneke", "wiebke", "gesine").sea("gull", "curlew", "wren");
  table.bids({ 0: bids ?? {} }).endRound();
  expect(sea(table)).toEqual(after);
  expect(table.state.discards.ships).toEqual(gone);
});

test("CLN-1 all taken: no ship is discarded and the board is filled anew", () => {
  const table = scenario({ seats: 2 }).onTop("ships", "anneke", "wiebke").sea("gull", "curlew");
  table.bids({ 0: { "ship:1": 5, "ship:2": 4 } }).endRound();
  expect([sea(table), table.state.discards.ships]).toEqual([["wiebke", "anneke"], []]);
});

test.each(["short", "solo"] as const)("CLN-2 %s: all that is left is discarded, and as many are laid out", (mode) => {
  const table = scenario({ mode, seats: mode === "solo" ? 1 : 2 })
    .skipTo("bidding")
    .sea("gull", "curlew");
  table.land("tavern", "barber").onTop("ships", "anneke", "wiebke").onTop("contracts", "brewery", "sawmill");
  if (mode === "solo") table.dummyBids({ building: [1, 2], permit: [3, 4], influence: 5 });
  table.endRound();
  expect([sea(table), land(table)]).toEqual([
    ["wiebke", "anneke"],
    ["sawmill", "brewery"],
  ]);
  expect(table.state.discards.ships).toEqual(["gull", "curlew"]);
  expect(table.state.discards.contracts).toEqual(expect.arrayContaining(["tavern", "barber"]));
});

test.each([
  { seats: 2, cards: 2 },
  { seats: 3, cards: 3 },
  { seats: 4, cards: 4 },
])("CLN-2 short with $seats: $cards ships and contracts", ({ seats, cards }) => {
  const table = scenario({ mode: "short", seats }).skipTo("bidding").endRound();
  expect([sea(table), land(table)].map((board) => board.filter((card) => card !== undefined).length)).toEqual([
    cards,
    cards,
  ]);
});

test("CLN-3 all influence cards return to hand", () => {
  const table = scenario({ seats: 2 })
    .bids({ 0: { ladder: 5, building: [1, 2] } })
    .endRound();
  expect([table.player(0).hand, table.state.bids]).toEqual([[1, 2, 3, 4, 5], []]);
});

test("CLN-3 who raised takes the new card, and the lowest of the six leaves the game", () => {
  const table = scenario({ seats: 2 })
    .bids({ 0: { influence: 5 } })
    .endRound();
  expect([table.player(0).hand, table.player(1).hand]).toEqual([
    [2, 3, 4, 5, 5],
    [1, 2, 3, 4, 5],
  ]);
  expect(table.told("hand-renewed")).toEqual([{ type: "hand-renewed", seat: 0 }]);
});

test("CLN-3 the new card is not in hand before clean-up", () => {
  const table = scenario({ seats: 2 })
    .bare(0)
    .goods(0, 1, "barrel")
    .bids({ 0: { influence: [5, 4] } })
    .skipTo("harbor");
  expect(table.reveal().player(0)).toMatchObject({ raises: 0, hand: [] });
});

test.each([
  { raises: 1, hand: [3, 4, 5, 5, 6] },
  { raises: 3, hand: [5, 5, 6, 6, 7] },
  { raises: 6, hand: [6, 7, 7, 8, 9] },
])("CLN-3 after $raises raises one more makes it $hand", ({ raises, hand }) => {
  const table = scenario({ seats: 2 }).raises(0, raises);
  const [first] = table.player(0).hand;
  if (first !== undefined) table.bids({ 0: { influence: first } }).endRound();
  expect(table.player(0).hand).toEqual(hand);
});

test("CLN-4 an empty deck fills no place", () => {
  const table = scenario({ seats: 3 }).sea("gull", "curlew", "wren").emptyDeck("ships").endRound();
  expect(sea(table)).toEqual([undefined, "gull", "curlew"]);
  expect(table.refusal(table.pending()[0] ?? 0, { type: "bid", slot: "ship:1", card: 1 })).toBe("slot-empty");
});

test("CLN-4 the free places are filled from the right while there are cards", () => {
  const table = scenario({ seats: 3 }).sea("gull", "curlew", "wren").emptyDeck("ships").onTop("ships", "anneke");
  table.bids({ 0: { "ship:1": 5 } }).endRound();
  expect(sea(table)).toEqual([undefined, "anneke", "curlew"]);
});

test("CLN-4 a short game with empty decks leaves the boards empty, and the game goes on", () => {
  const table = scenario({ mode: "short", seats: 2 }).skipTo("bidding").emptyDeck("ships").emptyDeck("contracts");
  table.endRound().endRound();
  expect([sea(table), land(table), table.state.round]).toEqual([[undefined, undefined], [undefined, undefined], 3]);
});
