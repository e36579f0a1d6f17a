import { freshChance, openDice, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";
import { bremerhaven, columnOf, type Influence, type Mode, SPACES, WESER_2 } from "./index.ts";
import { stackByBack, usedAt } from "./setup.ts";

type Table = { readonly mode: Mode; readonly seats: 1 | 2 | 3 | 4 };

const TABLES: readonly Table[] = [
  { mode: "long", seats: 2 },
  { mode: "long", seats: 3 },
  { mode: "long", seats: 4 },
  { mode: "short", seats: 2 },
  { mode: "short", seats: 3 },
  { mode: "short", seats: 4 },
  { mode: "solo", seats: 1 },
];

const seatsOf = ({ state }: Scenario) => state.players.map((_, seat) => seat);
const onBoard = (spots: readonly { readonly card?: string }[]) => spots.flatMap(({ card }) => card ?? []);
const shipsInOrder = ({ state }: Scenario) => [...onBoard(state.sea), ...state.decks.ships];
const contractsInPlay = ({ state }: Scenario) => [
  ...onBoard(state.land),
  ...state.decks.contracts,
  ...state.players.flatMap(({ harbor }) => harbor.loading.flatMap(({ laid }) => laid?.contract ?? [])),
];
const shipBacks = (table: Scenario) => shipsInOrder(table).map((ship) => WESER_2.ship(ship).back);

test.each(TABLES)("SET-1 the $mode game can be opened for $seats", ({ mode, seats }) => {
  expect(bremerhaven.readOptions({ mode, seats }).ok).toBe(true);
  expect(scenario({ mode, seats }).state.players).toHaveLength(seats);
});

test.each([
  ["long", 1],
  ["long", 5],
  ["short", 1],
  ["short", 5],
  ["solo", 2],
] as const)("SET-1 the %s game is not for %i", (mode, seats) => {
  expect(bremerhaven.readOptions({ mode, seats })).toEqual({ ok: false, problem: expect.stringContaining("seats") });
});

test("SET-1 in the solo game the dummy plays against the one seat", () => {
  expect(scenario({ mode: "solo" }).state.dummy?.hand).toHaveLength(5);
  expect(scenario({ mode: "solo" }).state.ladder).toHaveLength(2);
  expect(scenario({ mode: "short", seats: 2 }).state.dummy).toBeUndefined();
});

test.each(TABLES)("SET-1 at $seats in the $mode game exactly the cards used there are in play", ({ mode, seats }) => {
  const table = scenario({ mode, seats });
  const players = seats === 1 ? 2 : seats;
  const isUsed = ({ use }: { use: Record<2 | 3 | 4, string> }) =>
    use[players] === "always" || (use[players] === "long" && mode === "long");
  const used = (deck: "ships" | "contracts") => WESER_2.lists[deck].filter(isUsed).map(({ id }) => id);
  expect(shipsInOrder(table).toSorted()).toEqual(used("ships").toSorted());
  expect(contractsInPlay(table).toSorted()).toEqual(used("contracts").toSorted());
});

test.each(TABLES)("SET-2 at $seats in the $mode game all 1s lie on top, then the 2s, the 3s, the 4s", (options) => {
  const table = scenario(options);
  const contracts = [...onBoard(table.state.land), ...table.state.decks.contracts];
  const contractBacks = contracts.map((contract) => WESER_2.contract(contract).back);
  expect(shipBacks(table)).toEqual(shipBacks(table).toSorted());
  expect(contractBacks).toEqual(contractBacks.toSorted());
  expect(new Set(shipBacks(table))).toEqual(new Set([1, 2, 3, 4]));
});

test.each([1, 2, 3, 4])("SET-2 the stack of the %is is shuffled", (back) => {
  const ships = (seed: string) =>
    shipsInOrder(scenario({ seats: 4 }, seed)).filter((id) => WESER_2.ship(id).back === back);
  const contracts = (seed: string) =>
    scenario({ seats: 4 }, seed).state.decks.contracts.filter((id) => WESER_2.contract(id).back === back);
  expect(ships("one")).not.toEqual(ships("other"));
  expect(contracts("one")).not.toEqual(contracts("other"));
});

test.each(TABLES)("SET-3 at $seats in the $mode game as many ships and contracts lie there as seats", (options) => {
  const { sea, land } = scenario(options).state;
  const places = options.mode === "solo" ? 2 : options.seats;
  expect([sea.length, onBoard(sea).length]).toEqual([places, places]);
  expect([land.length, onBoard(land).length]).toEqual([places, places]);
});

test("SET-4 the building deck is shuffled and its top card face up", () => {
  const table = scenario({}, "one");
  expect(table.state.decks.buildings.toSorted()).toEqual(WESER_2.lists.buildings.map(({ id }) => id).toSorted());
  expect(table.view("spectator").building).toBe(table.state.decks.buildings[0]);
  expect(table.state.decks.buildings).not.toEqual(scenario({}, "other").state.decks.buildings);
});

test("SET-4 the price deck is shuffled and its top card face up", () => {
  const table = scenario({}, "one");
  expect(table.state.decks.prices.toSorted()).toEqual(WESER_2.lists.prices.map(({ id }) => id).toSorted());
  expect(table.view("spectator").price).toBe(table.state.decks.prices[0]);
  expect(table.state.decks.prices).not.toEqual(scenario({}, "other").state.decks.prices);
});

test.each([
  { mode: "long", seats: 2, spaces: 20 },
  { mode: "long", seats: 3, spaces: 18 },
  { mode: "long", seats: 4, spaces: 16 },
  { mode: "short", seats: 2, spaces: 20 },
  { mode: "short", seats: 3, spaces: 18 },
  { mode: "short", seats: 4, spaces: 16 },
  { mode: "solo", seats: 1, spaces: 20 },
] as const)(
  "SET-5 at $seats in the $mode game the token starts $spaces spaces from the end",
  ({ spaces, ...table }) => {
    expect(scenario(table).state.track).toBe(spaces);
  },
);

test.each(["one", "two", "three"])(
  "SET-6 the goods' prices on the top card, highest first, give the ranks (%s)",
  (seed) => {
    const taken = ["crate", "barrel", "passenger", "container"] as const;
    const { state } = scenario({ seats: 4, goods: taken }, seed);
    const { prices } = WESER_2.price(state.decks.prices[0] ?? "");
    expect(state.ladder.map((seat) => prices[taken[seat] ?? "crate"])).toEqual([4, 3, 2, 1]);
  },
);

test.each(["one", "two", "three"])("SET-6 the top price card goes to the bottom first (%s)", (seed) => {
  const dice = openDice(freshChance(seedFrom(seed)));
  stackByBack(usedAt(WESER_2.lists.ships, 4, "long"), dice);
  stackByBack(usedAt(WESER_2.lists.contracts, 4, "long"), dice);
  dice.shuffled(WESER_2.lists.buildings);
  const [first, ...others] = dice.shuffled(WESER_2.lists.prices.map(({ id }) => id));
  expect(scenario({ seats: 4 }, seed).state.decks.prices).toEqual([...others, first]);
});

test.each(["one", "two", "three"])("SET-6 the good that nobody took is passed over (%s)", (seed) => {
  const taken = ["container", "crate"] as const;
  const { state } = scenario({ seats: 2, goods: taken }, seed);
  const { prices } = WESER_2.price(state.decks.prices[0] ?? "");
  const dearest = prices.container > prices.crate ? 0 : 1;
  expect(state.ladder).toEqual([dearest, 1 - dearest]);
});

test("SET-6 first come, first served: no good is taken twice", () => {
  const read = bremerhaven.readOptions({ mode: "long", seats: 3, goods: ["crate", "any", "crate"] });
  expect(read).toEqual({ ok: false, problem: "goods: two seats took the same good" });
});

test("SET-6 a player who takes none gets a random one of the rest", () => {
  const drawn = Array.from({ length: 20 }, (_, seed) => {
    return scenario({ seats: 3, goods: ["crate", "any", "any"] }, `${seed}`).told("game-begun")[0]?.goods ?? [];
  });
  for (const goods of drawn) expect(new Set(goods).size).toBe(3);
  expect(new Set(drawn.map(([first]) => first))).toEqual(new Set(["crate"]));
  expect(new Set(drawn.map(([, second]) => second))).toEqual(new Set(["barrel", "container", "passenger"]));
});

test.each([
  { seats: 2, money: [4, 6] },
  { seats: 3, money: [4, 6, 8] },
  { seats: 4, money: [4, 6, 8, 12] },
] as const)("SET-7 at $seats the starting money by rank is $money", ({ seats, money }) => {
  const table = scenario({ seats });
  expect(table.state.ladder.map((seat) => table.player(seat).money)).toEqual(money);
});

test("SET-8 each player holds 1, 2, 3, 4, 5", () => {
  const table = scenario({ seats: 4 });
  for (const seat of seatsOf(table)) expect(table.player(seat).hand).toEqual([1, 2, 3, 4, 5]);
});

test("SET-8 the supply is 5, 6, 6, 7, 7, 8, 9", () => {
  const table = scenario({ seats: 2 });
  const supply: (Influence | undefined)[] = [];
  while (supply.length < 7) {
    const [lowest] = table.player(0).hand;
    table.bids({ 0: { influence: lowest ?? [] } }).endRound();
    supply.push(table.player(0).hand.at(-1));
  }
  expect(supply).toEqual([5, 6, 6, 7, 7, 8, 9]);
});

test("SET-9 one bollard stands on wall 2 and one on wall 3, and prestige is 0", () => {
  const table = scenario({ seats: 4 });
  for (const seat of seatsOf(table)) {
    expect(table.player(seat).harbor.walls).toEqual([0, 1, 1, 0]);
    expect(table.player(seat).prestige).toBe(0);
  }
});

test.each([
  { ship: "sandpiper", size: 1, docks: [2] },
  { ship: "gull", size: 0, docks: [1, 2, 3] },
])("SET-9 a ship of berth size $size can lie in docks $docks at first", ({ ship, docks }) => {
  const table = scenario({ seats: 2 })
    .sea(ship, undefined)
    .bids({ 0: { "ship:1": 5 } })
    .reveal()
    .skipTo("ships");
  const berths = table.legal(0).flatMap((action) => (action.type === "berth" ? action.dock : []));
  expect([...new Set(berths)]).toEqual(docks);
});

test.each(TABLES)("SET-10 at $seats in the $mode game the right spaces are covered", (options) => {
  const table = scenario(options);
  const covered = SPACES.filter((space) => table.space(0, space).covered);
  expect(covered).toEqual(options.mode === "long" ? SPACES.filter((space) => columnOf(space) >= 3) : []);
  expect(covered).toHaveLength(options.mode === "long" ? 6 : 0);
});

test("SET-11 the starting contracts are drawn in rank order, after the boards are filled", () => {
  const table = scenario({ seats: 4 });
  const setUp = table.facts.map(({ open }) => open);
  expect(table.told("contract-drawn").map(({ seat }) => seat)).toEqual(table.state.ladder);
  const lastFilled = setUp.findLastIndex(({ type }) => type === "board-filled");
  expect(lastFilled).toBeGreaterThanOrEqual(0);
  expect(setUp.findIndex(({ type }) => type === "contract-drawn")).toBeGreaterThan(lastFilled);
});

test.each(TABLES)("SET-11 at $seats in the $mode game a starting contract lies in loading dock 1", (options) => {
  const table = scenario(options);
  expect(table.told("contract-drawn")).toHaveLength(options.seats);
  for (const { seat, contract } of table.told("contract-drawn")) {
    expect(table.loading(seat, 1)).toEqual({ contract, delivered: [], markers: WESER_2.contract(contract).time });
    expect(table.player(seat).harbor.loading.slice(1)).toEqual([{}, {}, {}]);
  }
});

test("SET-14 long: the newspapers are shuffled and no event lies open", () => {
  const { decks, openEvent } = scenario({}, "one").state;
  expect(decks.newspapers.toSorted()).toEqual(WESER_2.lists.newspapers.map(({ id }) => id).toSorted());
  expect(decks.newspapers).not.toEqual(scenario({}, "other").state.decks.newspapers);
  expect(openEvent).toBeUndefined();
});

test("SET-14 long: the newspapers lie progress side up: the first one moves the token", () => {
  const table = scenario().onTop("newspapers", "pirates").endRound();
  expect(table.told("token-moved")).toEqual([{ type: "token-moved", spaces: 1, left: 17 }]);
});

test.each([
  { mode: "short", seats: 3 },
  { mode: "solo", seats: 1 },
] as const)("SET-14 $mode: no newspapers on the rack, the token always moves 2", (options) => {
  const table = scenario(options).endRound().endRound().endRound();
  expect(table.told("token-moved").map(({ spaces }) => spaces)).toEqual([2, 2, 2]);
  expect(table.told("event-opened")).toEqual([]);
  expect(table.state.openEvent).toBeUndefined();
});
