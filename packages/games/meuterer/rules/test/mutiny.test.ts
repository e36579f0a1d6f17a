import { expect, test } from "vitest";
import type { Event } from "../src/index.ts";
import { afterLading, type Position, type Table } from "./table.ts";

/** Four courses that differ: B has 2 cards, S 4, F 1 and C 3. */
const HANDS = ["saber, wine", "saber 2, grain 2", "ruby", "saber, cloth 2"] as const;
type Cast = Parameters<typeof afterLading>[0]["roles"];

const REBELS: Cast = { 1: "mutineer", 2: "merchant", 3: "cabin-boy" };
const ALL_BUT_MERCHANT: Cast = { 1: "mutineer", 2: "mate", 3: "cabin-boy" };

function table(roles: Cast, more: Partial<Position> = {}): Table {
  return afterLading({ hands: HANDS, roles, ...more });
}

function sabersAtFirst({ facts }: Table): readonly number[] {
  const begun = facts.map(({ open }) => open).find(({ type }) => type === "mutiny-begun");
  return begun?.type === "mutiny-begun" ? [begun.loyal, begun.rebels] : [];
}

function outcome(end: Table): Event | undefined {
  return end.told().find(({ type }) => type === "mutiny-ended");
}

const points = (end: Table) =>
  end.state.players.map(({ parts }) => [parts.voyage, parts.mutiny, parts.cabin, parts.mate, parts.wages]);
const NOTHING = [0, 0, 0, 0, 0];

test("MUT-1 captain and mate are loyal, mutineer and cabin boy rebels, the others on no side", () => {
  const all = table(ALL_BUT_MERCHANT);
  expect(all.state.waiting).toEqual([0, 1, 2, 3]);
  expect(table(REBELS).state.waiting).toEqual([0, 1, 3]);
  expect(table({ 1: "mutineer", 2: "merchant", 3: "loader" }).state.waiting).toEqual([0, 1]);
});

test("MUT-2 laid sabers count 1 for the side of their seat, those of merchant and loader for nobody", () => {
  const laid = ["saber", "saber", "saber", ""];
  expect(
    sabersAtFirst(
      table({ 1: "mutineer", 2: "loader", 3: "merchant" }, { laid, hands: ["wine", "salt", "ruby", "cloth"] }),
    ),
  ).toEqual([1, 1]);
  expect(
    sabersAtFirst(
      table({ 1: "loader", 2: "mutineer", 3: "merchant" }, { laid, hands: ["wine", "salt", "ruby", "cloth"] }),
    ),
  ).toEqual([1, 1]);
  expect(
    sabersAtFirst(
      table({ 1: "cabin-boy", 2: "mutineer", 3: "merchant" }, { laid, hands: ["wine", "salt", "ruby", "cloth"] }),
    ),
  ).toEqual([1, 2]);
});

test("MUT-3 the mate counts as one more saber", () => {
  expect(sabersAtFirst(table(ALL_BUT_MERCHANT))).toEqual([1, 0]);
  expect(sabersAtFirst(table(ALL_BUT_MERCHANT, { laid: ["", "", "saber", ""] }))).toEqual([2, 0]);
});

test("MUT-4 each plays any number of the sabers in hand, openly, from the captain clockwise", () => {
  const start = table(REBELS, { captain: 0 });
  expect(start.legal()).toEqual([0, 1].map((sabers) => ({ type: "fight", sabers })));
  const second = start.fight(1);
  expect([second.asked, second.legal().length]).toEqual([1, 3]);
  expect(second.told()).toEqual([{ type: "fought", seat: 0, sabers: 1 }]);
  expect(second.view("spectator").players[0]).toMatchObject({ fought: 1, cards: 1 });
  expect(outcome(second.fight(2, 1))).toMatchObject({ loyal: 1, rebels: 3 });
  const other = afterLading({ hands: HANDS, captain: 2, roles: { 3: "mate", 0: "mutineer", 1: "loader" } });
  expect(other.state.waiting).toEqual([2, 3, 0]);
});

test("MUT-5 only sabers can be played, as many as are in hand, by the two sides", () => {
  const start = table(REBELS);
  expect(start.refusal(0, { type: "fight", sabers: 2 })).toBe("too-many-sabers");
  expect(start.refusal(0, { type: "fight", sabers: -1 })).toBe("malformed");
  expect(start.refusal(0, { type: "lay", kind: "wine" })).toBe("not-now");
  expect(start.refusal(2, { type: "fight", sabers: 0 })).toBe("not-your-turn");
});

test("MUT-6 each has one turn", () => {
  const end = table(REBELS).fight(0, 1);
  expect(end.refusal(0, { type: "fight", sabers: 1 })).toBe("not-your-turn");
  expect(end.view(3).players.map(({ fought }) => fought)).toEqual([0, 1, undefined, undefined]);
  expect(end.fight(0).state.step).not.toBe("mutiny");
});

test("MUT-7 a seat without a saber is asked, one without a card is not", () => {
  const start = table(ALL_BUT_MERCHANT, { hands: ["wine", "", "ruby", "cloth"] });
  expect(start.state.waiting).toEqual([0, 2, 3]);
  expect(start.legal()).toEqual([{ type: "fight", sabers: 0 }]);
  expect(start.fight(0, 0, 0).state.step).not.toBe("mutiny");
});

test.each([
  ["a tie", [1, 1], [0, 0, 0], { loyal: 1, rebels: 1, succeeded: true }],
  ["0 to 0", [0, 0], [0, 0, 0], { loyal: 0, rebels: 0, succeeded: true }],
  ["one saber more", [0, 0], [0, 1, 0], { loyal: 0, rebels: 1, succeeded: true }],
  ["one saber less", [1, 0], [0, 0, 0], { loyal: 1, rebels: 0, succeeded: false }],
] as const)("MUT-8 the mutiny succeeds with at least as many sabers: %s", (_, [loyal, rebel], fights, expected) => {
  const laid = [loyal === 1 ? "saber" : "", rebel === 1 ? "saber" : "", "", ""];
  expect(outcome(table(REBELS, { laid }).fight(...fights))).toMatchObject(expected);
});

test("MUT-9 sabers that were played are discarded in the refill, the others stay in hand", () => {
  const end = table(REBELS, { pile: "cloth 4, grain 4, salt 4" }).fight(1, 1, 0);
  expect(end.state.players.map(({ fought }) => fought)).toEqual([undefined, undefined, undefined, undefined]);
  expect(end.state.discards.filter((kind) => kind === "saber").length).toBe(2);
  const sabers = [1, 3].map(
    (seat) =>
      end
        .hand(seat)
        .split(" ")
        .filter((kind) => kind === "saber").length,
  );
  expect(sabers).toEqual([1, 1]);
});

test("VOY-1 without a mutiny, or after one that failed, the captain scores his course", () => {
  const peace = table({ 1: "loader", 2: "merchant", 3: "cabin-boy" });
  // Place 2 is worth 3.
  expect(points(peace)).toEqual([[3, 0, 0, 0, 0], NOTHING, NOTHING, NOTHING]);
  const failed = table({ 1: "mutineer", 2: "mate", 3: "loader" }).fight(1, 1, 0);
  expect(points(failed)[0]).toEqual([3, 0, 0, 0, 0]);
});

test.each([0, 1, 2, 3] as const)("VOY-2 the mate gets 1 and the wage of %i, and the captain pays it", (wage) => {
  const end = table({ 1: "mate", 2: "merchant", 3: "cabin-boy" }, { wage });
  expect(points(end)).toEqual([[3, 0, 0, 0, -wage || 0], [0, 0, 0, 1 + wage, 0], NOTHING, NOTHING]);
});

test("VOY-2 the wage is paid after a mutiny that failed, too, and below 0", () => {
  const end = table(ALL_BUT_MERCHANT, {
    wage: 3,
    hands: ["saber 2, wine", "grain 4", "ruby", "cloth 3"],
    anchorage: 2,
  });
  // Place 5 is worth 2.
  expect(points(end.fight(2, 0, 0, 0))).toEqual([[2, 0, 0, 0, -3], NOTHING, [0, 0, 0, 4, 0], NOTHING]);
  expect(end.fight(2, 0, 0, 0).scores[0]).toBe(-1);
});

test("VOY-3 if nobody took the mate, no wage is paid", () => {
  const end = table({ 1: "loader", 2: "merchant", 3: "cabin-boy" }, { wage: 3 });
  expect(points(end).map((row) => row[4])).toEqual([0, 0, 0, 0]);
});

test("VOY-4 mutineer and cabin boy get nothing for a failed mutiny, and the cabin boy nothing for none", () => {
  const failed = table(ALL_BUT_MERCHANT).fight(1, 0, 0, 0);
  expect([points(failed)[1], points(failed)[3]]).toEqual([NOTHING, NOTHING]);
  expect(points(table({ 1: "loader", 2: "merchant", 3: "cabin-boy" }))[3]).toEqual(NOTHING);
});

test("VOY-5 after a mutiny that succeeded the mutineer scores the own course, the cabin boy 2, the others nothing", () => {
  const end = table(ALL_BUT_MERCHANT, { wage: 3 }).fight(0, 2, 0, 0);
  // Place 4 is worth 5.
  expect(points(end)).toEqual([NOTHING, [0, 5, 0, 0, 0], NOTHING, [0, 0, 2, 0, 0]]);
});

test("VOY-6 the mutineer who succeeded is captain at once, so sells first and offers next", () => {
  const end = table(REBELS, { anchorage: 9, wake: 0, laid: ["", "wine, salt", "", ""] });
  const selling = end.fight(0, 1, 0);
  expect(selling.state.captain).toBe(1);
  expect(selling.told()).toContainEqual({ type: "captain-deposed", seat: 0, by: 1 });
  const sold = selling.told().filter(({ type }) => type === "sold");
  expect(sold[0]).toMatchObject({ seat: 1 });
  expect(selling.state).toMatchObject({ step: "offer", waiting: [1], captain: 1 });
});

test("VOY-7 the course of the loser is taken away, and the ship sails to the other", () => {
  const laid = ["", "wine 2", "", ""];
  const won = table(REBELS, { laid, anchorage: 9, wake: 0 }).fight(0, 1, 0);
  expect([won.state.step, won.state.courses]).toEqual(["selling", { mutineer: 1 }]);
  const lost = table(ALL_BUT_MERCHANT, { laid, anchorage: 9, wake: 0 }).fight(1, 0, 0, 0);
  expect([lost.state.step, lost.state.courses]).toEqual(["selling", { captain: 11 }]);
  expect(won.sell(0, 2).state.anchorage).toBe(1);
  expect(lost.sell(2, 0).state.anchorage).toBe(11);
});

test("VOY-8 a course that is the anchorage pays like any other", () => {
  const hands = ["", "wine 5", "ruby", "cloth"];
  const end = table({ 1: "loader", 2: "merchant", 3: "cabin-boy" }, { hands, anchorage: 4 });
  expect(points(end)[0]).toEqual([5, 0, 0, 0, 0]);
});
