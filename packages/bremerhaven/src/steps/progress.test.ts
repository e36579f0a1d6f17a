import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";

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
