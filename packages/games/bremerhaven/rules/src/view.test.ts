import { beginChecked, commitTo, eventsFor, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { type Scenario, scenario } from "../test/scenario.ts";
import { bremerhaven } from "./game.ts";
import type { Influence, Slot } from "./vocabulary.ts";

/** The bidding of three in which seats 0 and 1 have laid one card each. */
function bidding(slot: Slot = "ladder", card: Influence = 5): Scenario {
  const table = scenario({ seats: 3 }).ranks(0, 1, 2);
  return table.act(0, { type: "bid", slot, card }).act(1, { type: "bid", slot: "building", card: 4 });
}

const asBytes = (table: Scenario, viewer: 0 | 1 | "spectator") => JSON.stringify(table.view(viewer));

test("SHW-1 money, prestige, harbors and yards are public", () => {
  const table = scenario({ seats: 3 }).money(1, 17).change(1, { bank: 4, prestige: 6 }).yard(1, "bank").raises(1, 2);
  const seen = table.view("spectator").players[1];
  expect(seen).toMatchObject({ money: 17, bank: 4, prestige: 6, yard: ["bank"], harbor: table.player(1).harbor });
  expect([seen?.raises, seen?.raised, seen?.cardsInHand]).toEqual([2, false, 5]);
});

test("SHW-1 ranks, boards, discards, the price on top and the open event are public", () => {
  const table = scenario({ seats: 3 }).onTop("newspapers", "fog").endRound().ranks(2, 1, 0).prices(3, 1, 4, 2);
  const { ladder, sea, land, discards, decks } = table.state;
  expect(table.view("spectator")).toMatchObject({ ladder, sea, land, price: "3142", openEvent: "fog" });
  expect(table.view("spectator")).toMatchObject({ building: decks.buildings[0], track: 16, round: 2 });
  expect(table.view("spectator").discards).toMatchObject({ ships: discards.ships, buildings: discards.buildings });
});

test("SHW-1 that a card lies at a slot is public, and in which order cards came", () => {
  expect(bidding().view("spectator").bids).toEqual([
    { seat: 0, slot: "ladder" },
    { seat: 1, slot: "building" },
  ]);
});

test("SHW-1 when the last card is laid, all cards are revealed to everybody", () => {
  const table = scenario({ seats: 3 })
    .bids({ 0: { ladder: 5 } })
    .reveal();
  expect(table.state.step).toBe("ladder");
  expect(table.view("spectator").bids).toEqual(table.state.bids);
});

test("SHW-1 what others have done in the harbor phase is public", () => {
  const table = scenario({ seats: 2 }).harborPhase().goods(0, 1, "barrel");
  table.act(0, { type: "move", good: "barrel", from: "space:1", to: "space:2" });
  expect(table.view(1).players[0]?.harbor.spaces[1]?.goods).toEqual(["barrel"]);
});

test("SHW-2 a face-down bid is seen by its owner alone", () => {
  const table = bidding();
  expect(table.view(0).bids).toEqual([
    { seat: 0, slot: "ladder", card: 5 },
    { seat: 1, slot: "building" },
  ]);
  expect(table.view(1).bids[0]).toEqual({ seat: 0, slot: "ladder" });
});

test("a recorded game can be viewed with all cards open, and is otherwise what a spectator sees", () => {
  const table = bidding();
  const { hands, bids, ...rest } = bremerhaven.unveil(table.state);
  const { bids: _, ...seen } = table.view("spectator");
  expect(rest).toEqual(seen);
  expect(bids).toEqual(table.state.bids);
  expect(hands).toEqual(table.state.players.map(({ hand }) => hand));
  expect(hands?.[0]).not.toContain(5);
});

test("in the solo game the dummy's cards are open there, too", () => {
  const { state } = beginChecked(
    bremerhaven,
    { mode: "solo", seats: 1, ordered: false, goods: ["any"] },
    seedFrom("open"),
  );
  expect(bremerhaven.unveil(state).hands).toEqual([state.players[0]?.hand, state.dummy?.hand]);
});

test("SHW-2 others learn the slot of a bid, its owner also the card", () => {
  const { facts } = bidding();
  const of = (viewer: 0 | 1 | "spectator") => eventsFor(facts, viewer).find(({ type }) => type === "bid-laid");
  expect(of(0)).toEqual({ type: "bid-laid", seat: 0, slot: "ladder", card: 5 });
  expect([of(1), of("spectator")]).toEqual(Array(2).fill({ type: "bid-laid", seat: 0, slot: "ladder" }));
});

test("SHW-2 a hand is seen by its owner alone", () => {
  const table = bidding();
  expect([table.view(0).hand, table.view("spectator").hand]).toEqual([[1, 2, 3, 4], undefined]);
  expect(table.view(0).players.some((player) => "hand" in player)).toBe(false);
});

test.each(["ships", "contracts", "buildings", "prices", "newspapers"] as const)(
  "SHW-2 the order of the %s in their deck is hidden from all",
  (deck) => {
    const table = scenario({ seats: 3 });
    const views = () => ([0, 1, "spectator"] as const).map((viewer) => asBytes(table, viewer));
    const before = views();
    const [top, , third] = table.state.decks[deck];
    if (top !== undefined && third !== undefined) table.onTop(deck, top, third);
    expect(views()).toEqual(before);
  },
);

test("SHW-2 which newspapers are left is hidden from all", () => {
  const text = JSON.stringify(scenario({ seats: 3 }).onTop("newspapers", "fog", "mutiny").endRound().view(0));
  expect(text).toContain("fog");
  expect(text).not.toContain("mutiny");
});

test("SHW-2 the newspapers that the dummy has drawn and will draw are hidden", () => {
  const table = scenario({ mode: "solo" }).skipTo("bidding").endRound();
  const { decks, discards } = table.state;
  const text = JSON.stringify(table.view(0));
  expect([...decks.newspapers, ...discards.newspapers].filter((id) => text.includes(`"${id}"`))).toEqual([]);
});

test("SHW-2 the dummy's cards are hidden, in hand and on the boards", () => {
  const table = scenario({ mode: "solo" }).skipTo("bidding");
  table.dummyBids({ permit: [5, 4], influence: [3, 2], building: 1 });
  const before = asBytes(table, 0);
  expect(table.view(0).dummy).toEqual({ raises: 0, cardsInHand: 4 });
  expect(asBytes(table.dummyBids({ permit: [1, 2], influence: [3, 4], building: 5 }), 0)).toBe(before);
});

test("SHW-2 the seed is hidden from everybody during the game", () => {
  const table = bidding();
  for (const viewer of [0, 1, "spectator"] as const) {
    expect(asBytes(table, viewer)).not.toContain(table.state.chance.seed);
    expect(JSON.stringify(eventsFor(table.facts, viewer))).not.toContain(table.state.chance.seed);
  }
});

test("SHW-2 only the owner sees a harbor as it was before the phase", () => {
  const table = scenario({ seats: 2 }).harborPhase().goods(0, 1, "barrel");
  expect([table.view(0).work[0]?.before?.money, table.view(1).work[0]?.before]).toEqual([0, undefined]);
});

test("SHW-3 swapping two face-down values of another seat leaves the view unchanged, byte for byte", () => {
  const laid = (first: Influence, second: Influence) => {
    const table = bidding("ladder", first).act(2, { type: "bid", slot: "parking", card: 1 });
    return table.act(0, { type: "bid", slot: "permit", card: second });
  };
  const [one, other] = [laid(5, 1), laid(1, 5)];
  expect(asBytes(one, 1)).toBe(asBytes(other, 1));
  expect(asBytes(one, "spectator")).toBe(asBytes(other, "spectator"));
  expect(asBytes(one, 0)).not.toBe(asBytes(other, 0));
});

test("SHW-3 so does swapping a face-down value with one in hand", () => {
  const [one, other] = [bidding("ladder", 5), bidding("ladder", 1)];
  expect(asBytes(one, 1)).toBe(asBytes(other, 1));
  expect(asBytes(one, "spectator")).toBe(asBytes(other, "spectator"));
});

test("SHW-3 the events that others see are unchanged, too", () => {
  const told = (card: Influence) => JSON.stringify(eventsFor(bidding("ladder", card).facts, 1));
  expect(told(5)).toBe(told(1));
});

test("SHW-4 at the start the hash of the seed is published", () => {
  const table = scenario({ seats: 3 });
  expect(table.view("spectator").commitment).toBe(commitTo(table.state.chance.seed));
  expect(table.told("game-begun")[0]?.commitment).toBe(commitTo(table.state.chance.seed));
  expect(table.view("spectator")).not.toHaveProperty("seed");
});

test("SHW-4 at the end the seed is published, and fits the hash", () => {
  const table = scenario({ seats: 3 }).track(1).endRound();
  const { seed, commitment } = table.view("spectator");
  expect([seed, seed && commitTo(seed)]).toEqual([seedFrom("scenario"), commitment]);
  expect(table.told("game-ended")).toEqual([{ type: "game-ended", seed }]);
});

test("SHW-4 the same seed shuffles the same game, another seed a different one", () => {
  const { options } = scenario({ seats: 3 }).state;
  const shuffled = (text: string) => beginChecked(bremerhaven, options, seedFrom(text)).state.decks;
  expect(shuffled("scenario")).toEqual(shuffled("scenario"));
  expect(shuffled("scenario")).not.toEqual(shuffled("another"));
});

test("SHW-1 unchanged public parts stay the same object, for all viewers and from action to action", () => {
  const before = bidding();
  const seen = ([0, 1, "spectator"] as const).map((viewer) => before.view(viewer));
  const after = before.act(2, { type: "bid", slot: "ladder", card: 3 }).view("spectator");
  for (const view of seen) {
    expect(view.players).toBe(seen[0]?.players);
    expect(view.left).toBe(after.left);
    expect(view.players[0]).toBe(after.players[0]);
    expect(view.players[2]).not.toBe(after.players[2]);
  }
});
