import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";
import type { DockNumber, Good, SpaceNumber } from "./vocabulary.ts";

function harbor(): Scenario {
  return scenario({ seats: 2 }).harborPhase();
}

/** A bidding in which seat 0 has a bare harbor but for one building. */
function owner(building: string, space: SpaceNumber = 1): Scenario {
  return scenario({ seats: 2 }).bare(0).built(0, building, space);
}

test("HBR-7 Lighthouse: counts 3 stars, and does nothing else", () => {
  const table = harbor().built(0, "lighthouse", 1);
  expect(table.legal(0)).toEqual([{ type: "done" }]);
  expect(table.allDone().player(0).prestige).toBe(3);
});

test("HBR-11 Maritime Museum: a contract's penalty does not lower the marker", () => {
  const table = harbor().prestige(0, 9).built(0, "maritime-museum", 1).laid(0, 1, "sawmill", { markers: 1 }).allDone();
  expect(table.player(0).prestige).toBe(9);
  expect(table.told("power-used")).toEqual([{ type: "power-used", seat: 0, building: "maritime-museum" }]);
});

test("HBR-11 Maritime Museum: a prestige reward still raises the marker", () => {
  const settled = { markers: 1, delivered: ["container", "container", "crate"] } as const;
  const table = harbor().prestige(0, 9).built(0, "maritime-museum", 1).laid(0, 1, "opera-house", settled).allDone();
  expect(table.player(0).prestige).toBe(10);
});

test("HBR-11 Maritime Museum: in the yard it keeps nothing", () => {
  const table = harbor().prestige(0, 9).yard(0, "maritime-museum").laid(0, 1, "sawmill", { markers: 1 }).allDone();
  expect(table.player(0).prestige).toBe(8);
});

test("NWS-1 Maritime Museum: bad press does not lower the marker", () => {
  const table = harbor().openEvent("bad-press").prestige(0, 9).prestige(1, 9).built(0, "maritime-museum", 1).allDone();
  expect([table.player(0).prestige, table.player(1).prestige]).toEqual([9, 8]);
});

test("LND-2 Maritime Museum: a refused contract does not lower the marker", () => {
  const table = owner("maritime-museum")
    .prestige(0, 9)
    .land("sawmill", undefined)
    .bids({ 0: { "contract:1": 5 } });
  expect(table.reveal().act(0, { type: "refuse" }).player(0).prestige).toBe(9);
});

test("HBR-10 Maritime Museum: money penalties are paid all the same", () => {
  const table = harbor().money(0, 9).built(0, "maritime-museum", 1).laid(0, 1, "smokehouse", { markers: 1 }).allDone();
  expect(table.player(0).money).toBe(4);
});

test("HBR-3 Bank: in the harbor phase money may be laid on it, several times", () => {
  const table = harbor().money(0, 9).built(0, "bank", 1).act(0, { type: "deposit", money: 4 });
  table.act(0, { type: "deposit", money: 3 });
  expect([table.player(0).money, table.player(0).bank]).toEqual([2, 7]);
});

test("HBR-3 Bank: what lies on it is never taken back in hand, and stays over the round", () => {
  const table = harbor().money(0, 4).built(0, "bank", 1).act(0, { type: "deposit", money: 4 }).allDone().endRound();
  expect(table.player(0).bank).toBe(4);
  expect(table.refusal(0, { type: "deposit", money: -4 })).toBeDefined();
});

test.each([
  { what: "without a Bank built", built: "lighthouse", action: { type: "deposit", money: 1 }, reason: "no-bank" },
  { what: "more than the cash", built: "bank", action: { type: "deposit", money: 10 }, reason: "cannot-pay" },
  { what: "nothing", built: "bank", action: { type: "deposit", money: 0 }, reason: "malformed" },
  { what: "a withdrawal", built: "bank", action: { type: "deposit", money: -1 }, reason: "malformed" },
  { what: "half a coin", built: "bank", action: { type: "deposit", money: 0.5 }, reason: "malformed" },
])("HBR-3 Bank: not laid on it: $what", ({ built, action, reason }) => {
  expect(harbor().money(0, 9).built(0, built, 1).refusal(0, action)).toBe(reason);
});

test.each([
  { bank: 4, interest: 1 },
  { bank: 7, interest: 1 },
  { bank: 8, interest: 2 },
  { bank: 12, interest: 3 },
  { bank: 15, interest: 3 },
  { bank: 16, interest: 3 },
  { bank: 60, interest: 3 },
])("HBR-1 Bank: with $bank on it, it produces $interest", ({ bank, interest }) => {
  const table = harbor().built(0, "bank", 1).change(0, { bank }).act(0, { type: "produce", from: 1 });
  expect([table.player(0).money, table.player(0).bank]).toEqual([interest, bank]);
  expect(table.refusal(0, { type: "produce", from: 1 })).toBe("produced-already");
});

test("HBR-1 Bank: with less than 4 on it, it produces nothing", () => {
  const table = harbor().built(0, "bank", 1).change(0, { bank: 3 });
  expect(table.refusal(0, { type: "produce", from: 1 })).toBe("no-production");
});

test("HBR-1 Bank: money laid on it this round bears no interest yet", () => {
  const table = harbor().money(0, 9).built(0, "bank", 1).act(0, { type: "deposit", money: 9 });
  expect(table.refusal(0, { type: "produce", from: 1 })).toBe("production-over");
});

test("PAY-2 Bank: pays what cash cannot of a penalty, and nothing else", () => {
  const table = harbor().built(0, "bank", 1).change(0, { money: 0, bank: 6 }).goods(0, 2, "container");
  expect(table.refusal(0, { type: "unpack", space: 2 })).toBe("cannot-pay");
  expect(table.laid(0, 1, "smokehouse", { markers: 1 }).allDone().player(0).bank).toBe(1);
});

test("END-3 Bank: what lies on it counts", () => {
  const table = harbor().track(1).built(0, "bank", 1).change(0, { money: 1, bank: 6, prestige: 2 }).allDone();
  expect(table.scores()?.[0]?.score).toBe(14);
});

test("TWN-4 Commodity Exchange: nobody bid, its owner may change exactly two prices", () => {
  const table = owner("commodity-exchange").prices(1, 2, 3, 4).reveal();
  expect([table.state.step, table.pending()]).toEqual(["prices", [0]]);
  const offered = table.legal(0).flatMap((action) => (action.type === "price" ? action.card : []));
  expect(offered.toSorted()).toEqual(["1243", "1324", "1432", "2134", "3214", "4231"]);
});

test("TWN-4 Commodity Exchange: the card chosen lies on top, nothing goes to the bottom", () => {
  const table = owner("commodity-exchange").prices(1, 2, 3, 4).reveal();
  const others = table.state.decks.prices.filter((card) => card !== "4231");
  table.act(0, { type: "price", card: "4231" });
  expect(table.state.decks.prices).toEqual(["4231", ...others]);
});

test("TWN-4 Commodity Exchange: or the top card is left", () => {
  const table = owner("commodity-exchange").prices(1, 2, 3, 4).reveal();
  const before = table.state.decks.prices;
  expect(table.act(0, { type: "pass" }).state.decks.prices).toEqual(before);
});

test.each([
  { what: "three changed", card: "2314", reason: "not-two-prices" },
  { what: "four changed", card: "4321", reason: "not-two-prices" },
  { what: "none changed", card: "1234", reason: "already-on-top" },
  { what: "no such card", card: "1111", reason: "no-such-card" },
])("TWN-4 Commodity Exchange: refused with $what", ({ card, reason }) => {
  const table = owner("commodity-exchange").prices(1, 2, 3, 4).reveal();
  expect(table.refusal(0, { type: "price", card })).toBe(reason);
});

test("TWN-4 Commodity Exchange: where somebody bid, its owner is not asked", () => {
  const table = owner("commodity-exchange")
    .bids({ 1: { prices: 1 } })
    .reveal();
  expect([table.state.step, table.pending()]).toEqual(["prices", [1]]);
});

test("TWN-4 Commodity Exchange: as the winner its owner may take any card", () => {
  const table = owner("commodity-exchange")
    .prices(1, 2, 3, 4)
    .bids({ 0: { prices: 1 } })
    .reveal();
  expect(table.refusal(0, { type: "price", card: "4321" })).toBeUndefined();
});

test("TWN-4 Commodity Exchange: in the yard it does nothing", () => {
  const table = scenario({ seats: 2 }).bare(0).yard(0, "commodity-exchange").onTop("prices", "1234", "4321").reveal();
  expect([table.state.decks.prices[0], table.state.decks.prices.at(-1)]).toEqual(["4321", "1234"]);
});

test.each<{ name: string; building: string; good: Good }>([
  { name: "Refinery", building: "refinery", good: "barrel" },
  { name: "Container Works", building: "container-works", good: "container" },
  { name: "Crate Factory", building: "crate-factory", good: "crate" },
  { name: "Ferry Pier", building: "ferry-pier", good: "passenger" },
])("HBR-1 $name: produces 1 $good", ({ building, good }) => {
  const table = harbor().built(0, building, 1).act(0, { type: "produce", from: 1, to: 8 });
  expect(table.space(0, 8).goods).toEqual([good]);
  expect(table.space(0, 1).goods).toEqual([]);
});

test("HBR-1 Fish Hall: produces 2 money", () => {
  const table = harbor().built(0, "fish-hall", 1).act(0, { type: "produce", from: 1 });
  expect(table.player(0).money).toBe(2);
});

test("HBR-2 Warehouse: holds 3 goods of any types, and no fourth", () => {
  const table = harbor().built(0, "warehouse", 1, "barrel", "passenger").goods(0, 2, "crate", "crate");
  table.act(0, { type: "move", good: "crate", from: "space:2", to: "space:1" });
  expect(table.space(0, 1).goods).toEqual(["barrel", "passenger", "crate"]);
  expect(table.refusal(0, { type: "move", good: "crate", from: "space:2", to: "space:1" })).toBe("no-room");
});

test.each<{ name: string; building: string; good: Good; other: Good; room: number }>([
  { name: "Tank Farm", building: "tank-farm", good: "barrel", other: "container", room: 4 },
  { name: "Container Yard", building: "container-yard", good: "container", other: "crate", room: 3 },
  { name: "Quayside Hotel", building: "hotel", good: "passenger", other: "barrel", room: 3 },
])("HBR-2 $name: holds $room of one kind, no other and no more", ({ building, good, other, room }) => {
  const lying = Array.from({ length: room - 1 }, () => good);
  const table = harbor()
    .built(0, building, 1, ...lying)
    .goods(0, 2, good)
    .goods(0, 3, good)
    .goods(0, 4, other);
  expect(table.refusal(0, { type: "move", good: other, from: "space:4", to: "space:1" })).toBe("building-holds-other");
  table.act(0, { type: "move", good, from: "space:2", to: "space:1" });
  expect(table.refusal(0, { type: "move", good, from: "space:3", to: "space:1" })).toBe("no-room");
});

test("HBR-5 Packing Hall: packing and unpacking cost nothing, without money either", () => {
  const table = harbor().built(0, "packing-hall", 1).goods(0, 2, "crate", "crate");
  table.act(0, { type: "pack", space: 2 }).act(0, { type: "unpack", space: 2 });
  expect([table.player(0).money, table.space(0, 2).goods]).toEqual([0, ["crate", "crate"]]);
  expect(table.money(0, 5).act(0, { type: "pack", space: 2 }).player(0).money).toBe(5);
});

test("HBR-5 Packing Hall: elsewhere than in its owner's harbor packing costs 1", () => {
  const table = harbor().built(0, "packing-hall", 1).money(1, 5).goods(1, 2, "crate", "crate");
  expect(table.act(1, { type: "pack", space: 2 }).player(1).money).toBe(4);
});

test("HBR-10 Insurance Office: no money penalty is paid", () => {
  const table = harbor().money(0, 9).built(0, "insurance-office", 1).laid(0, 1, "smokehouse", { markers: 1 }).allDone();
  expect([table.player(0).money, table.told("charge-paid")]).toEqual([9, []]);
});

test("HBR-10 Insurance Office: a prestige penalty is due all the same", () => {
  const table = harbor().prestige(0, 9).built(0, "insurance-office", 1).laid(0, 1, "sawmill", { markers: 1 }).allDone();
  expect(table.player(0).prestige).toBe(8);
});

test("LND-2 Insurance Office: no penalty of a refused contract either", () => {
  const table = owner("insurance-office")
    .land("smokehouse", undefined)
    .bids({ 0: { "contract:1": 5 } })
    .reveal();
  const { money } = table.player(0);
  table.act(0, { type: "refuse" });
  expect([table.player(0).money, table.told("contract-refused").length]).toEqual([money, 1]);
});

test("LND-2 Insurance Office: nor of one that finds no empty loading dock", () => {
  const table = owner("insurance-office")
    .land("smokehouse", undefined)
    .bids({ 0: { "contract:1": 5 } });
  table.laid(0, 1, "tavern").laid(0, 2, "barber").laid(0, 3, "pharmacy").laid(0, 4, "brewery").reveal();
  expect([table.told("contract-refused").length, table.told("charge-paid")]).toEqual([1, []]);
});

test("NWS-1 Insurance Office: an event's charge is paid", () => {
  const table = harbor().openEvent("upkeep").money(0, 9).built(0, "insurance-office", 1).allDone();
  expect(table.player(0).money).toBe(8);
});

test.each<{ walls: [number, number, number, number]; ship: string; docks: DockNumber[]; berth: number }>([
  { walls: [0, 1, 1, 0], ship: "polaris", docks: [2], berth: 2 },
  { walls: [0, 0, 1, 3], ship: "anneke", docks: [1, 2, 3], berth: 1 },
  { walls: [0, 0, 2, 2], ship: "hercules", docks: [3], berth: 3 },
])("SEA-1 Tug Station: each wall of $walls counts one more for berth size $berth", ({ walls, ship, docks }) => {
  const table = owner("tug-station")
    .walls(0, ...walls)
    .sea(ship, undefined)
    .bids({ 0: { "ship:1": 5 } })
    .reveal();
  const offered = table.legal(0).flatMap((action) => (action.type === "berth" ? action.dock : []));
  const berthed = table.told("ship-berthed").map((berth) => berth.dock);
  expect([...offered, ...berthed]).toEqual(docks);
});

test("SEA-1 Tug Station: without it the ship is turned away", () => {
  const table = scenario({ seats: 2 })
    .bare(0)
    .sea("polaris", undefined)
    .bids({ 0: { "ship:1": 5 } })
    .reveal();
  expect(table.told("ship-turned-away")).toMatchObject([{ seat: 0, ship: "polaris" }]);
});

test("TWN-2c Tug Station: a bollard costs what is printed on its own place", () => {
  const table = owner("tug-station")
    .walls(0, 0, 1, 1, 0)
    .money(0, 9)
    .bids({ 0: { permit: [1, 2, 3, 4, 5] } })
    .reveal();
  expect(table.act(0, { type: "bollard", wall: 1 }).told("bollard-placed")).toMatchObject([{ wall: 1, money: 1 }]);
});

test("SEA-3 Dry Dock: a ship berthed may get one marker more, or not", () => {
  const table = () =>
    owner("dry-dock")
      .sea("anneke", undefined)
      .bids({ 0: { "ship:1": 5 } })
      .reveal();
  expect(table().act(0, { type: "berth", dock: 2, longer: true }).told("ship-berthed")).toMatchObject([{ markers: 4 }]);
  expect(table().act(0, { type: "berth", dock: 2 }).told("ship-berthed")).toMatchObject([{ markers: 3 }]);
});

test("LND-1 Freight Office: a contract laid may get one marker more, or not", () => {
  const table = () =>
    owner("freight-office")
      .land("tavern", undefined)
      .bids({ 0: { "contract:1": 5 } })
      .reveal();
  expect(table().act(0, { type: "lay", dock: 2, longer: true }).told("contract-laid")).toMatchObject([{ markers: 3 }]);
  expect(table().act(0, { type: "lay", dock: 2 }).told("contract-laid")).toMatchObject([{ markers: 2 }]);
});

test("SEA-3 Freight Office: does nothing for ships", () => {
  const table = owner("freight-office")
    .walls(0, 0, 1, 1, 1)
    .sea("anneke", undefined)
    .bids({ 0: { "ship:1": 5 } });
  expect(table.reveal().refusal(0, { type: "berth", dock: 2, longer: true })).toBe("no-longer-stay");
});

test("LND-1 Dry Dock: does nothing for contracts", () => {
  const table = owner("dry-dock")
    .land("tavern", undefined)
    .bids({ 0: { "contract:1": 5 } })
    .reveal();
  expect(table.refusal(0, { type: "lay", dock: 2, longer: true })).toBe("no-longer-stay");
});

test.each([
  { first: "dry-dock", second: "freight-office" },
  { first: "freight-office", second: "dry-dock" },
])("SEA-3 Dry Dock beside a Freight Office: each has its power, $first on the first space", ({ first, second }) => {
  const table = owner(first).built(0, second, 2).sea("anneke", undefined).land("tavern", undefined);
  table.bids({ 0: { "ship:1": 5, "contract:1": 4 } }).reveal();
  table.act(0, { type: "berth", dock: 2, longer: true }).act(0, { type: "lay", dock: 2, longer: true });
  expect([table.told("ship-berthed")[0]?.markers, table.told("contract-laid")[0]?.markers]).toEqual([4, 3]);
});

test("AUC-2 Harbor Master: wins a tie, whatever the rank", () => {
  const table = owner("harbor-office")
    .ranks(1, 0)
    .bids({ 0: { building: 5 }, 1: { building: 5 } })
    .reveal();
  expect(table.told("slot-won")).toMatchObject([
    { slot: "building", seat: 0, tiedWith: [1], brokenBy: "harbor-office" },
  ]);
  expect(table.told("power-used")).toEqual([{ type: "power-used", seat: 0, building: "harbor-office" }]);
});

test.each(["building", "permit", "influence", "prices", "ladder", "ship:1", "contract:1"] as const)(
  "AUC-2 Harbor Master: at every slot: %s",
  (slot) => {
    const table = owner("harbor-office")
      .ranks(1, 0)
      .bids({ 0: { [slot]: 5 }, 1: { [slot]: 5 } })
      .reveal();
    expect(table.told("slot-won")).toMatchObject([{ slot, seat: 0 }]);
  },
);

test("AUC-2 Harbor Master: a tie that the better rank wins anyway is not its doing", () => {
  const table = owner("harbor-office")
    .ranks(0, 1)
    .bids({ 0: { building: 5 }, 1: { building: 5 } })
    .reveal();
  expect(table.told("slot-won")).toEqual([{ type: "slot-won", slot: "building", seat: 0, total: 5, tiedWith: [1] }]);
});

test("AUC-2 Harbor Master: wins no slot with less, and in the yard not even a tie", () => {
  const less = owner("harbor-office")
    .ranks(1, 0)
    .bids({ 0: { building: 4 }, 1: { building: 5 } })
    .reveal();
  const yard = scenario({ seats: 2 }).yard(0, "harbor-office").ranks(1, 0);
  yard.bids({ 0: { building: 5 }, 1: { building: 5 } }).reveal();
  expect([less.told("slot-won")[0]?.seat, yard.told("slot-won")[0]?.seat]).toEqual([1, 1]);
});

test("AUC-2 Harbor Master: wins ties against the solo game's dummy", () => {
  const table = scenario({ mode: "solo" }).skipTo("bidding").bare(0).built(0, "harbor-office", 1);
  table
    .bids({ 0: { building: 5 } })
    .dummyBids({ building: 5, permit: [1, 2], influence: [3, 4] })
    .reveal();
  expect(table.player(0).yard).toHaveLength(1);
});

test("HBR-10 Chamber of Commerce: every contract completed pays 2 money more", () => {
  const table = harbor().prices(1, 2, 3, 4).built(0, "chamber-of-commerce", 1);
  table.laid(0, 1, "tavern", { markers: 1, delivered: ["barrel", "barrel"] });
  table.laid(0, 2, "barber", { markers: 1, delivered: ["crate"] }).allDone();
  expect(table.player(0).money).toBe(2 + 2 + 2 + (3 + 2));
});

test("HBR-10 Chamber of Commerce: a contract not completed pays no more", () => {
  const table = harbor().money(0, 9).prices(1, 2, 3, 4).built(0, "chamber-of-commerce", 1);
  table.laid(0, 1, "tavern", { markers: 1, delivered: ["barrel"] }).allDone();
  expect(table.player(0).money).toBe(9 + 1 - 2);
});

test("END-2 Chamber of Commerce: pays for contracts settled at the end, too", () => {
  const table = harbor().track(1).prices(1, 2, 3, 4).built(0, "chamber-of-commerce", 1);
  table.laid(0, 1, "barber", { markers: 4, delivered: ["crate"] }).allDone();
  expect(table.player(0).money).toBe(3 + 2);
});
