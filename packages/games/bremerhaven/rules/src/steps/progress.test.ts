import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";
import { type CardSet, readCardSet, WESER_2 } from "../index.ts";

test.each([
  { front: 1, newspaper: "pirates" },
  { front: 2, newspaper: "subsidy" },
])("NWS-2 the token moves by the number on the front of the top newspaper: $front", ({ front, newspaper }) => {
  const table = scenario({ seats: 3 }).onTop("newspapers", newspaper).endRound();
  expect(table.state.track).toBe(18 - front);
  expect(table.told("token-moved")).toEqual([{ type: "token-moved", spaces: front, left: 18 - front }]);
});

test("NWS-2 the number is the next newspaper's, not the one of the event that happens", () => {
  const table = scenario({ seats: 3 }).onTop("newspapers", "subsidy", "pirates").endRound().endRound();
  expect(table.state.track).toBe(18 - 2 - 1);
});

test.each([
  { left: 1, newspaper: "pirates", over: true },
  { left: 1, newspaper: "subsidy", over: true },
  { left: 2, newspaper: "subsidy", over: true },
  { left: 2, newspaper: "pirates", over: false },
])("NWS-2 with $left to go and $newspaper on top the game ends: $over", ({ left, newspaper, over }) => {
  const table = scenario({ seats: 3 }).onTop("newspapers", newspaper).track(left).endRound();
  expect([table.state.step === "ending", table.state.track]).toEqual([over, over ? 0 : 1]);
});

test("NWS-2 the game ends at once: no newspaper is turned over and no board is filled", () => {
  const table = scenario({ seats: 3 }).track(1).endRound();
  expect(table.told("event-opened")).toEqual([]);
  expect(table.told("board-filled")).toHaveLength(2);
  expect(table.told("round-begun")).toHaveLength(1);
  expect(table.pending()).toEqual([]);
});

test("NWS-3 the card is turned over, and its event is open for all to read", () => {
  const table = scenario({ seats: 3 }).onTop("newspapers", "subsidy").endRound();
  expect(table.view("spectator").openEvent).toBe("subsidy");
  expect(table.told("event-opened")).toEqual([{ type: "event-opened", event: "subsidy" }]);
});

test("NWS-3 the event happens at the end of the next round, not when it is opened", () => {
  const table = scenario({ seats: 3 }).onTop("newspapers", "subsidy", "fog").endRound();
  expect(table.told("event-happened")).toEqual([]);
  table.endRound();
  expect(table.told("event-happened")).toEqual([{ type: "event-happened", event: "subsidy" }]);
  expect(table.state.openEvent).toBe("fog");
});

test("NWS-3 every event happens once: the next card takes its place", () => {
  const table = scenario({ seats: 3 })
    .onTop("newspapers", "subsidy", "fog", "pirates")
    .endRound()
    .endRound()
    .endRound();
  expect(table.told("event-happened").map(({ event }) => event)).toEqual(["subsidy", "fog"]);
  expect([table.state.discards.newspapers, table.state.openEvent]).toEqual([["subsidy", "fog"], "pirates"]);
});

/** A set of one's own in which every newspaper moves the token by 1, so that the rack runs out before the track does. */
function slowPaper(): CardSet {
  const newspapers = WESER_2.lists.newspapers.map((paper) => ({ ...paper, progress: 1 as const }));
  const read = readCardSet({ ...WESER_2.lists, newspapers });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

test("NWS-2 with no newspaper left the token moves 2, nothing is announced, and the game comes to its end", () => {
  const table = scenario({ seats: 2 }, undefined, slowPaper());
  for (let round = 1; round <= 18; round += 1) table.endRound();
  expect([table.state.round, table.state.track, table.state.decks.newspapers]).toEqual([19, 2, []]);
  expect(table.state.openEvent).toBeDefined();
  table.endRound();
  expect(table.told("token-moved").at(-1)).toEqual({ type: "token-moved", spaces: 2, left: 0 });
  expect([table.told("event-opened").length, table.told("event-happened").length]).toEqual([18, 18]);
  expect([table.state.step, table.state.openEvent]).toEqual(["ending", undefined]);
});

test("NWS-2 with no newspaper left and more than 2 spaces to go another round is played, without an event", () => {
  const table = scenario({ seats: 2 }).track(5).emptyDeck("newspapers").endRound();
  expect([table.state.step, table.state.track, table.state.openEvent]).toEqual(["bidding", 3, undefined]);
  expect(table.endRound().endRound().state.step).toBe("ending");
  expect(table.told("event-happened")).toEqual([]);
});
