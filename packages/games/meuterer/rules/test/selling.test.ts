import { expect, test } from "vitest";
import { allotmentsOf, FANAL, settle } from "../src/index.ts";
import { afterLading, begin, cards, type Position, type Table } from "./table.ts";

const RING = begin().state.ring;
const PEACE = { 1: "loader", 2: "cabin-boy", 3: "mate" } as const;
const HANDS = ["saber", "saber", "saber", "saber"] as const;

/** After a peaceful lading at islands that take wine (9) and salt (2), unless said otherwise. */
function table(laid: readonly string[], more: Partial<Parameters<typeof afterLading>[0]> = {}): Table {
  return afterLading({ hands: HANDS, roles: PEACE, laid, anchorage: 9, wake: 2, ...more });
}

function offered(laid: string, anchorage: number, wake?: number): readonly (readonly [number, number])[] {
  const market = { ring: RING, anchorage, ...(wake !== undefined && { wake }) };
  return allotmentsOf(FANAL, market, cards(laid)).map((one) => [one.anchorage, one.wake] as const);
}

const sales = (end: Table) => end.state.players.map(({ parts }) => parts.sales + parts.merchant);

test("SEL-1 goods are sold at anchorage and wake only, and not where the ship is going", () => {
  const end = table(["wine", "salt", "cloth", ""]);
  const settled = end.told().flatMap((event) => (event.type === "island-settled" ? event.island : []));
  expect(settled).toEqual(["vintners-roads", "brine-pans"]);
  const { wake: _, ...oneIsland }: Position = { hands: HANDS, laid: ["wine", "salt", "cloth", ""], anchorage: 9 };
  const one = afterLading({ ...oneIsland, roles: PEACE });
  expect(one.types.filter((type) => type === "island-settled").length).toBe(1);
  expect(sales(one)).toEqual([5, 0, 0, 0]);
  expect(sales(end)).toEqual([5, 5, 0, 0]);
});

test("SEL-2 only laid goods are sold, no sabers", () => {
  expect(offered("saber 3", 0)).toEqual([[0, 0]]);
  expect(sales(table(["saber 2", "", "", ""], { anchorage: 0, wake: 7 }))).toEqual([0, 0, 0, 0]);
});

test("SEL-3 an island takes its good, start and nest any", () => {
  expect(offered("wine 2, salt 3", 9)).toEqual([[2, 0]]);
  expect(offered("cloth 2", 9)).toEqual([[0, 0]]);
  for (const open of [0, 7])
    for (const good of ["ruby", "salt", "wine", "cloth", "grain"]) expect(offered(`${good} 2`, open)).toEqual([[2, 0]]);
});

test("SEL-4 one good only at each island, different ones or the same at the two", () => {
  expect(offered("wine 2, salt 3", 0)).toEqual([[3, 0]]);
  expect(offered("wine 2, salt 3", 0, 7)).toEqual([
    [3, 2],
    [2, 3],
  ]);
  expect(offered("wine 2", 0, 7)).toEqual([
    [2, 0],
    [1, 1],
    [0, 2],
  ]);
});

test("SEL-5 a card is sold once: who has a good for both islands divides it", () => {
  // Places 5 and 9 both take wine.
  const end = table(["wine 2", "", "", ""], { anchorage: 9, wake: 5 });
  expect([end.state.step, end.asked]).toEqual(["selling", 0]);
  expect(end.refusal(0, { type: "sell", anchorage: 2, wake: 2 })).toBe("not-offered");
  expect(end.refusal(0, { type: "sell", anchorage: 1, wake: 0 })).toBe("not-offered");
  expect(sales(end.sell(1, 1))[0]).toBe(5 + 3);
});

test("SEL-6 the seats decide openly from the captain clockwise, whatever their role", () => {
  const laid = ["ruby 2", "salt 2", "wine 2", "cloth 2"];
  const roles = { 3: "loader", 0: "mate", 1: "cabin-boy" } as const;
  const end = table(laid, { anchorage: 0, wake: 7, captain: 2, roles });
  const order: number[] = [];
  let next = end;
  while (next.state.step === "selling") {
    order.push(next.asked);
    next = next.sell(1, 1);
  }
  expect(order).toEqual([2, 3, 0, 1]);
  const second = end.sell(2, 0);
  expect(second.view("spectator").players[2]?.sale).toEqual({ anchorage: { good: "wine", cards: 2 } });
});

test("SEL-7 only allotments are offered that no other beats, each pair of numbers once", () => {
  expect(offered("wine 3", 9, 5)).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
  expect(offered("wine 3, salt", 9, 0)).toEqual([
    [3, 1],
    [1, 2],
    [0, 3],
  ]);
  expect(offered("wine 2, salt 2, cloth 2", 0, 7)).toEqual([[2, 2]]);
  expect(allotmentsOf(FANAL, { ring: RING, anchorage: 0, wake: 7 }, cards("wine 2, salt 2"))[0]?.sale).toEqual({
    anchorage: { good: "salt", cards: 2 },
    wake: { good: "wine", cards: 2 },
  });
});

test("SEL-8 where one allotment is left, it is made without asking", () => {
  const end = table(["wine 2, salt", "salt 2", "", "cloth"]);
  expect(end.state.step).not.toBe("selling");
  expect(end.told().filter(({ type }) => type === "sold")).toEqual([
    { type: "sold", seat: 0, anchorage: { good: "wine", cards: 2 }, wake: { good: "salt", cards: 1 } },
    { type: "sold", seat: 1, wake: { good: "salt", cards: 2 } },
    { type: "sold", seat: 2 },
    { type: "sold", seat: 3 },
  ]);
});

test("SCO-1 each active island is settled on its own", () => {
  // Wine pays 5 / 3 / 2, salt 5 / 3 / 1.
  expect(sales(table(["wine 2, salt", "wine, salt", "salt", "wine 2"]))).toEqual([3 + 1, 1, 1, 3]);
});

test("SCO-2 only the most cards score, of whatever good, and at least one", () => {
  expect(sales(table(["wine 2", "wine", "", ""]))).toEqual([5, 0, 0, 0]);
  expect(sales(table(["wine 2", "cloth 2", "ruby", ""], { anchorage: 0, wake: 2 }))).toEqual([3, 3, 0, 0]);
  const nobody = table(["cloth", "grain", "ruby", ""]);
  expect(sales(nobody)).toEqual([0, 0, 0, 0]);
  expect(nobody.told()).toContainEqual({
    type: "island-settled",
    place: 9,
    island: "vintners-roads",
    most: 0,
    leaders: [],
    price: 0,
  });
});

test.each([
  [1, [5, 0, 0, 0]],
  [2, [3, 3, 0, 0]],
  [3, [2, 2, 2, 0]],
  [4, [0, 0, 0, 0]],
])("SCO-3 the price of the best %i", (count, expected) => {
  const laid = Array.from({ length: 4 }, (_, seat) => (seat < count ? "wine" : ""));
  expect(sales(table(laid))).toEqual(expected);
});

test.each([
  ["two", ["wine", "wine", "", ""], [3, 5, 0, 0]],
  ["three", ["wine", "wine", "wine", ""], [2, 5, 2, 0]],
])("SCO-4 a merchant tied with others gets the first price: %s", (_, laid, expected) => {
  const end = table(laid, {
    roles: { 1: "merchant", 2: "cabin-boy", 3: "loader" },
    hands: ["saber", "saber", "saber", "saber, cloth 4"],
  });
  expect(sales(end)).toEqual(expected);
  expect(end.state.players[1]?.parts).toMatchObject({ sales: expected[0], merchant: 5 - (expected[0] ?? 0) });
});

test("SCO-5 of four tied the merchant gets the first price, the others nothing", () => {
  const end = table(["wine", "wine", "wine", "wine"], { roles: { 1: "cabin-boy", 2: "merchant", 3: "mate" } });
  expect(sales(end)).toEqual([0, 0, 5, 0]);
});

test("SCO-6 a merchant alone in the lead, or not in it, has no advantage; tied at both islands, at both", () => {
  const roles = { 1: "merchant", 2: "cabin-boy", 3: "mate" } as const;
  expect(sales(table(["wine", "wine 2", "", ""], { roles }))).toEqual([0, 5, 0, 0]);
  expect(sales(table(["wine 2", "wine", "wine 2", ""], { roles }))).toEqual([3, 0, 3, 0]);
  expect(sales(table(["wine, salt", "wine, salt", "", ""], { roles }))).toEqual([3 + 3, 5 + 5, 0, 0]);
  expect(settle([5, 3, 2], [1, 2, 0, 0], 1)).toEqual({ most: 2, leaders: [1], price: 5, extra: 0 });
});

test("SAI-1 the anchorage becomes the wake and the course the anchorage", () => {
  const end = table(["", "", "", ""], { hands: ["saber 3", "wine 4", "cloth 4", "grain 4"], anchorage: 9, wake: 2 });
  expect(end.state).toMatchObject({ anchorage: 0, wake: 9 });
  expect(end.told()).toContainEqual({ type: "sailed", from: 9, to: 0 });
});

test("SAI-2 a ship that stays has no wake", () => {
  const end = table(["", "", "", ""], { hands: ["", "wine 4", "cloth 4", "grain 4"], anchorage: 9, wake: 2 });
  expect(end.state.anchorage).toBe(9);
  expect(end.state.wake).toBeUndefined();
  expect(end.told()).toContainEqual({ type: "stayed", at: 9 });
  expect(end.view(0)).not.toHaveProperty("wake");
});

test("SAI-3 islands in between are not visited", () => {
  const end = table(["", "", "cloth 2", ""], {
    hands: ["saber 4", "wine 4", "grain 2", "grain 4"],
    anchorage: 9,
    wake: 2,
  });
  expect(end.state).toMatchObject({ anchorage: 1, wake: 9 });
  expect(sales(end)).toEqual([0, 0, 0, 0]);
});

test("END-1 the game ends after the selling of the last round", () => {
  const end = table(["wine", "", "", ""], { round: 8 });
  expect(end.state).toMatchObject({ step: "ending", anchorage: 9, waiting: [] });
  expect(end.types.slice(-2)).toEqual(["island-settled", "game-ended"]);
  expect(end.types).not.toContain("sailed");
  expect(end.refusal(0, { type: "offer", wage: 1 })).toBe("game-over");
  expect(end.state.players[0]?.laid).toEqual(["wine"]);
});
