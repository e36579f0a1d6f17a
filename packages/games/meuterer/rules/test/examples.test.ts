import { expect, test } from "vitest";
import { FIRST_FANAL, settle } from "../src/index.ts";
import { afterLading, atLading, begin, meuterer, type Table } from "./table.ts";

const [B, S, F, C] = [0, 1, 2, 3] as const;
const HANDS = [
  "saber 2, wine 2, grain",
  "saber 2, salt, grain, cloth",
  "cloth 2, grain, salt, wine",
  "salt 2, wine, saber, ruby",
];
const PILE = "cloth, grain, ruby, salt, wine, cloth, grain, cloth, grain, ruby, wine";

function start(): Table {
  return atLading({ hands: HANDS, captain: B, wage: 0, round: 1, pile: PILE });
}

/** The lading of the book, up to the reveal. */
function laded(rolesOf: { readonly f: "merchant" | "loader" } = { f: "merchant" }): Table {
  return start()
    .lay("saber", "saber", "cloth", "wine", "wine")
    .pass("mutineer")
    .lay("cloth", "salt", "wine")
    .pass(rolesOf.f)
    .lay("salt")
    .pass()
    .pass("cabin-boy");
}

/** The whole round: the rebels reach a tie. */
const round = () => laded().fight(1, 1, 0);

test("EXA-1 the hands of the book's round", () => {
  const table = start();
  expect([table.asked, table.state.wage, table.state.anchorage]).toEqual([B, 0, 0]);
  expect([B, S, F, C].map((seat) => table.hand(seat))).toEqual([
    "wine wine grain saber saber",
    "salt cloth grain saber saber",
    "salt wine cloth cloth grain",
    "ruby salt salt wine saber",
  ]);
});

test("EXA-2 the lading: who lays, passes and finds what", () => {
  const first = start().lay("saber", "saber", "cloth", "wine", "wine").act(S, { type: "pass" });
  expect(first.view(S).found?.length).toBe(5);
  const second = first.act(S, { type: "take", role: "mutineer" }).lay("cloth", "salt", "wine").act(F, { type: "pass" });
  expect(second.view(F).found).toEqual(["cabin-boy", "mate", "merchant", "loader"]);
  const captain = second.act(F, { type: "take", role: "merchant" }).lay("salt").act(B, { type: "pass" });
  expect(captain.told()).toContainEqual({ type: "course-laid", seat: B, by: "captain", cards: 2, place: 2 });
  const last = captain.act(C, { type: "pass" });
  expect(last.view(C).found).toEqual(["cabin-boy", "mate", "loader"]);
  expect(last.act(C, { type: "take", role: "cabin-boy" }).state.step).toBe("mutiny");
});

test("EXA-3 the mutineer's course is place 4", () => {
  expect(laded().told()).toContainEqual({ type: "course-laid", seat: S, by: "mutineer", cards: 4, place: 4 });
});

test("EXA-4 two sabers to two are enough", () => {
  const table = laded();
  expect(table.told()).toContainEqual({ type: "mutiny-begun", loyal: 1, rebels: 1 });
  expect(table.asked).toBe(B);
  expect(table.fight(1, 1).asked).toBe(C);
  expect(round().told()).toContainEqual({ type: "mutiny-ended", loyal: 2, rebels: 2, succeeded: true });
});

test("EXA-5 S scores 5 and is captain, C scores 2", () => {
  const end = round();
  expect(end.state.players.map(({ parts }) => [parts.voyage, parts.mutiny, parts.cabin])).toEqual([
    [0, 0, 0],
    [0, 5, 0],
    [0, 0, 0],
    [0, 0, 2],
  ]);
  expect(end.state.captain).toBe(S);
});

test("EXA-6 three are tied at the start; the merchant gets the first price, and nobody is asked", () => {
  const end = round();
  expect(end.told().filter(({ type }) => type === "sold")).toEqual([
    { type: "sold", seat: S },
    { type: "sold", seat: F, anchorage: { good: "cloth", cards: 2 } },
    { type: "sold", seat: C, anchorage: { good: "salt", cards: 2 } },
    { type: "sold", seat: B, anchorage: { good: "wine", cards: 2 } },
  ]);
  expect(end.told()).toContainEqual({
    type: "island-settled",
    place: 0,
    island: "lantern-head",
    most: 2,
    leaders: [B, F, C],
    price: 2,
  });
  expect(end.state.players.map(({ parts }) => [parts.sales, parts.merchant])).toEqual([
    [2, 0],
    [0, 0],
    [2, 2],
    [2, 0],
  ]);
});

test("EXA-7 the scores", () => {
  expect(round().scores).toEqual([2, 5, 4, 4]);
});

test("EXA-8 the ship sails to place 4, and two islands are active", () => {
  expect(round().state).toMatchObject({ anchorage: 4, wake: 0, round: 2, waiting: [S] });
});

test("EXA-9 the refill: S, F, C, B draw 2, 2, 3 and 4", () => {
  const end = round();
  expect(end.told().flatMap((event) => (event.type === "drawn" ? [[event.seat, event.cards]] : []))).toEqual([
    [S, 2],
    [F, 2],
    [C, 3],
    [B, 4],
  ]);
  expect(end.hand(C)).toContain("saber");
});

test("EXA-10 as the loader F draws five, keeps two and puts three under the pile", () => {
  const asked = laded({ f: "loader" }).fight(1, 1, 0);
  expect([asked.state.step, asked.asked]).toEqual(["refill", F]);
  expect(asked.view(F).drawn).toEqual({ seat: F, cards: 5, kinds: ["ruby", "salt", "wine", "cloth", "grain"] });
  const stowed = asked.act(F, { type: "stow", keep: ["cloth", "grain"] });
  expect(stowed.told(F)).toContainEqual({
    type: "stowed",
    seat: F,
    under: 3,
    kept: ["cloth", "grain"],
    kinds: ["ruby", "salt", "wine"],
  });
  expect(stowed.state.pile.slice(-3)).toEqual(["ruby", "salt", "wine"]);
});

test.each([
  [0, 1, 3],
  [3, 4, 0],
] as const)("EXA-11 with the mate and a wage of %i, F scores %i and B %i", (wage, mate, captain) => {
  const end = atLading({ hands: HANDS, captain: B, wage, round: 1, pile: PILE })
    .lay("saber", "saber", "cloth", "wine", "wine")
    .pass("mutineer")
    .lay("cloth", "salt", "wine")
    .pass("mate")
    .lay("salt")
    .pass()
    .pass("cabin-boy")
    .fight(1, 1, 0, 0);
  expect(end.told()).toContainEqual({ type: "mutiny-ended", loyal: 3, rebels: 2, succeeded: false });
  expect(end.state.players[F]?.parts.mate).toBe(mate);
  const { voyage = 0, wages = 0 } = end.state.players[B]?.parts ?? {};
  expect(voyage + wages).toBe(captain);
  expect(FIRST_FANAL.islandAt(end.state, 2).voyage - wage).toBe(captain);
});

test("EXA-12 the ways to divide three wine", () => {
  const roles = { 1: "loader", 2: "mate", 3: "cabin-boy" } as const;
  const hands = ["saber", "saber", "saber", "saber"];
  const offered = (laid: string, wake: number) =>
    afterLading({ hands, roles, laid: [laid, "", "", ""], anchorage: 9, wake })
      .legal()
      .flatMap((action) => (action.type === "sell" ? [[action.anchorage, action.wake]] : []));
  expect(offered("wine 3", 5).toReversed()).toEqual([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ]);
  expect(offered("wine 3, salt", 0)).toEqual([
    [3, 1],
    [1, 2],
    [0, 3],
  ]);
  const three = afterLading({ hands, roles, laid: ["wine 3, salt", "", "", ""], anchorage: 9, wake: 0 });
  expect(three.sell(3, 1).told()[0]).toEqual({
    type: "sold",
    seat: 0,
    anchorage: { good: "wine", cards: 3 },
    wake: { good: "salt", cards: 1 },
  });
});

/** The captain lays the pirate, with so many cards left. */
function pirate(cards: number, pirates: number): Table {
  const hands = [`pirate${cards > 0 ? `, wine ${cards}` : ""}`, "cloth 2", "grain 2", "salt 2"];
  return atLading({ mode: "pirates", hands, laid: ["", "ruby", "", ""], anchorage: 7, pirates }).lay("pirate");
}

test.each([
  [3, { pirates: 6, step: "lading" }, ["laid", "pirates-sailed", "cargo-sunk"]],
  [2, { pirates: 7, step: "boarding" }, ["laid", "pirates-sailed"]],
  [1, { pirates: 8, step: "lading" }, ["laid", "pirates-sailed"]],
])("EXA-13 the pirate laid with %i left, from place 9 past place 7", (cards, state, types) => {
  const table = pirate(cards, 9);
  expect(table.state).toMatchObject(state);
  expect(table.types).toEqual(types);
});

test.each([
  [0, { pirates: 7, step: "boarding" }],
  [2, { pirates: 5, step: "lading" }],
])("EXA-14 the pirate laid with %i left, from the anchorage", (cards, state) => {
  expect(pirate(cards, 7).state).toMatchObject(state);
});

test("EXA-15 four tied with a merchant among them", () => {
  const { prices } = FIRST_FANAL.island("lantern-head");
  expect(settle(prices, [1, 1, 1, 1], 2)).toEqual({ most: 1, leaders: [0, 1, 2, 3], price: 0, extra: 4 });
  const end = afterLading({
    hands: ["saber", "saber", "saber", "saber"],
    laid: ["wine", "salt", "cloth", "grain"],
    roles: { 1: "mate", 2: "merchant", 3: "cabin-boy" },
  });
  expect(end.state.players.map(({ parts }) => parts.sales + parts.merchant)).toEqual([0, 0, 4, 0]);
});

test.each([
  [1, 0],
  [0, -1],
])("EXA-16 from %i points, a course of 2 and a wage of 3 leave %i", (before, after) => {
  const roles = { 1: "mate", 2: "loader", 3: "cabin-boy" } as const;
  const table = atLading({ hands: ["wine 2", "cloth", "grain", "salt"], wage: 3, anchorage: 4 });
  const [captain, ...crew] = table.state.players;
  if (captain === undefined) throw new Error("there is no captain");
  const players = [{ ...captain, parts: { ...captain.parts, sales: before } }, ...crew];
  // Place 5 is worth 2.
  const end = table.change({ players }).lay("wine").pass(roles[1]).pass(roles[2]).pass(roles[3]).pass();
  expect(end.scores.slice(0, 2)).toEqual([after, 4]);
});

test("EXA-17 from place 10 the captain's three cards lead to place 1, and none leaves the ship there", () => {
  const with3 = atLading({ hands: ["saber, wine 3", "cloth", "grain", "ruby"], anchorage: 10 });
  const away = with3.lay("saber", "cloth", "grain", "ruby").pass();
  expect(away.state.courses).toEqual({ captain: 1 });
  const roles = { 1: "mate", 2: "merchant", 3: "cabin-boy" } as const;
  const home = afterLading({ hands: ["", "cloth", "grain", "ruby"], anchorage: 10, wake: 3, roles });
  expect(home.state.players[0]?.parts.voyage).toBe(3);
  expect(home.state.anchorage).toBe(10);
  expect(meuterer.view(home.state, "spectator")).not.toHaveProperty("wake");
  expect(begin().state.ring[10]).toBe("gull-pans");
});
