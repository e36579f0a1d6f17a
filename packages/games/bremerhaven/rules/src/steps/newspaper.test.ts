import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";

/** All is laid out for the event to happen as soon as everybody is done in the harbors. */
function before(event: string): Scenario {
  return scenario({ seats: 2 }).harborPhase().openEvent(event);
}

test("NWS-1 no event happens in round 1", () => {
  const table = scenario({ seats: 3 }).endRound();
  expect(table.state.round).toBe(2);
  expect(table.told("event-happened")).toEqual([]);
});

test("NWS-1 the open event happens to all players", () => {
  const table = before("subsidy").money(0, 1).money(1, 5).allDone();
  expect([table.player(0).money, table.player(1).money]).toEqual([4, 8]);
  expect(table.told("event-happened")).toEqual([{ type: "event-happened", event: "subsidy" }]);
});

test("NWS-1 the event happens after the harbors are settled", () => {
  const table = before("harbor-festival").berthed(0, 1, "gull", { markers: 1 }).berthed(1, 1, "curlew").allDone();
  expect([table.player(0).money, table.player(1).money]).toEqual([0, 1]);
});

test("NWS-1 the event happens in the last round, too, before the token moves", () => {
  const table = before("subsidy").track(1).allDone();
  expect([table.state.step, table.player(0).money]).toEqual(["ending", 3]);
});

test("NWS-4 all who have a choice choose at once", () => {
  const table = before("storm-tide").goods(0, 1, "barrel").goods(0, 2, "crate");
  table.goods(1, 1, "barrel").goods(1, 2, "crate").allDone();
  expect([table.state.step, [...table.pending()].sort()]).toEqual(["newspaper", [0, 1]]);
  table.act(1, { type: "give", space: 2 });
  expect(table.pending()).toEqual([0]);
  expect(table.act(0, { type: "give", space: 1 }).state.step).toBe("bidding");
});

test("NWS-4 they choose at once with the option ordered as well", () => {
  const table = scenario({ seats: 2, ordered: true }).harborPhase().openEvent("quay-market");
  table.goods(0, 1, "barrel").goods(1, 1, "barrel").allDone();
  expect([...table.pending()].sort()).toEqual([0, 1]);
});

test("NWS-4 a choice with one possible answer is made without asking", () => {
  const table = before("storm-tide").goods(0, 7, "crate", "crate").allDone();
  expect(table.state.step).toBe("bidding");
  expect(table.space(0, 7).goods).toEqual(["crate"]);
});

test("NWS-4 who has nothing to choose is not asked", () => {
  const table = before("quay-market").goods(1, 1, "barrel").allDone();
  expect(table.pending()).toEqual([1]);
});

test.each([
  { what: "to keep all goods in a storm tide", event: "storm-tide", action: { type: "pass" }, reason: "must-take" },
  { what: "to give an empty space", event: "storm-tide", action: { type: "give", space: 9 }, reason: "no-such-good" },
  { what: "to give from a building", event: "storm-tide", action: { type: "give", space: 3 }, reason: "no-such-good" },
  { what: "to sell in a storm tide", event: "storm-tide", action: { type: "sell", space: 1 }, reason: "not-now" },
  { what: "to sell an empty space", event: "quay-market", action: { type: "sell", space: 9 }, reason: "no-such-good" },
  { what: "to sell from a building", event: "quay-market", action: { type: "sell", space: 3 }, reason: "no-such-good" },
  { what: "to give a good away", event: "quay-market", action: { type: "give", space: 1 }, reason: "not-now" },
  { what: "to do harbor work", event: "quay-market", action: { type: "pack", space: 1 }, reason: "not-now" },
])("NWS-4 it is refused $what", ({ event, action, reason }) => {
  const table = before(event).money(0, 9).goods(0, 1, "crate", "crate").goods(0, 2, "barrel");
  table.built(0, "tank-farm", 3, "barrel").allDone();
  expect(table.refusal(0, action)).toBe(reason);
});

test("NWS-4 who has chosen does not choose again", () => {
  const table = before("quay-market").goods(0, 1, "barrel").goods(0, 2, "barrel").goods(1, 1, "barrel").allDone();
  expect(table.act(0, { type: "sell", space: 1 }).refusal(0, { type: "sell", space: 2 })).toBe("not-your-turn");
});
