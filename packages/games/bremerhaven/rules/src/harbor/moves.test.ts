import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";
import type { Place } from "../vocabulary.ts";

/** Barrels in all possible places: on a ship, on a space and in a building; contracts that want one and others. */
function harbor(): Scenario {
  const table = scenario({ seats: 2 }).harborPhase();
  table.berthed(0, 1, "gull").goods(0, 1, "barrel").built(0, "tank-farm", 2, "barrel").built(0, "warehouse", 5);
  table.laid(0, 1, "tavern").laid(0, 2, "barber").laid(0, 3, "pharmacy").cover(0, 3);
  return table;
}

test.each<{ rule: string; from: Place; to: Place }>([
  { rule: "a ship to a space", from: "dock:1", to: "space:6" },
  { rule: "a ship to a holding building", from: "dock:1", to: "space:2" },
  { rule: "a space to a space", from: "space:1", to: "space:12" },
  { rule: "a space to a holding building", from: "space:1", to: "space:2" },
  { rule: "a holding building to a space", from: "space:2", to: "space:6" },
  { rule: "a holding building to a holding building", from: "space:2", to: "space:5" },
  { rule: "a space onto a contract", from: "space:1", to: "contract:1" },
  { rule: "a holding building onto a contract", from: "space:2", to: "contract:1" },
])("HBR-3 a good moves from $rule", ({ from, to }) => {
  const table = harbor();
  const count = (place: Place) => goodsAt(table, place);
  const before = [count(from), count(to)];
  table.act(0, { type: "move", good: "barrel", from, to });
  expect([count(from) + 1, count(to) - 1]).toEqual(before);
});

function goodsAt(table: Scenario, place: Place): number {
  const harbor = table.player(0).harbor;
  const index = Number(place.split(":")[1]) - 1;
  if (place.startsWith("dock")) return harbor.docks[index]?.berthed?.goods ?? 0;
  if (place.startsWith("space")) return harbor.spaces[index]?.goods.length ?? 0;
  return harbor.loading[index]?.laid?.delivered.length ?? 0;
}

test.each<{ rule: string; from: Place; to: Place; reason: string }>([
  { rule: "onto a ship", from: "space:1", to: "dock:1", reason: "one-way" },
  { rule: "onto an empty dock", from: "space:1", to: "dock:2", reason: "one-way" },
  { rule: "from ship to contract directly", from: "dock:1", to: "contract:1", reason: "via-space" },
  { rule: "from a dock without a ship", from: "dock:2", to: "space:6", reason: "no-such-ship" },
  { rule: "that is not there", from: "space:6", to: "space:7", reason: "no-such-good" },
  { rule: "to where it is", from: "space:1", to: "space:1", reason: "same-place" },
  { rule: "to a space that is taken", from: "dock:1", to: "space:1", reason: "no-room" },
  { rule: "to a loading dock without a contract", from: "space:1", to: "contract:4", reason: "no-contract" },
  { rule: "onto a contract that is not accessible", from: "space:1", to: "contract:3", reason: "not-accessible" },
  { rule: "onto a contract that does not need it", from: "space:1", to: "contract:2", reason: "not-wanted" },
])("HBR-3 no good moves $rule", ({ from, to, reason }) => {
  const table = harbor();
  expect(table.refusal(0, { type: "move", good: "barrel", from, to })).toBe(reason);
});

test("HBR-3 no good moves off a contract, neither back nor to another contract", () => {
  const table = harbor().act(0, { type: "move", good: "barrel", from: "space:1", to: "contract:1" });
  expect(table.refusal(0, { type: "move", good: "barrel", from: "contract:1", to: "space:1" })).toBe("one-way");
  table.uncover(0);
  expect(table.refusal(0, { type: "move", good: "barrel", from: "contract:1", to: "contract:3" })).toBe("one-way");
});

test("HBR-3 a contract takes a good only while it still needs it", () => {
  const table = harbor().goods(0, 6, "barrel");
  table.act(0, { type: "move", good: "barrel", from: "space:1", to: "contract:1" });
  table.act(0, { type: "move", good: "barrel", from: "space:6", to: "contract:1" });
  expect(table.loading(0, 1)?.delivered).toEqual(["barrel", "barrel"]);
  expect(table.refusal(0, { type: "move", good: "barrel", from: "space:2", to: "contract:1" })).toBe("not-wanted");
});

test("HBR-3 a ship unloads nothing but its cargo, and no more than it has", () => {
  const table = harbor();
  expect(table.refusal(0, { type: "move", good: "crate", from: "dock:1", to: "space:6" })).toBe("no-such-good");
  table.act(0, { type: "move", good: "barrel", from: "dock:1", to: "space:6" });
  table.act(0, { type: "move", good: "barrel", from: "dock:1", to: "space:7" });
  expect(table.dock(0, 1)?.goods).toBe(0);
  expect(table.refusal(0, { type: "move", good: "barrel", from: "dock:1", to: "space:8" })).toBe("no-such-good");
});

test("HBR-3 a wild ship unloads the good it was loaded with", () => {
  const table = scenario({ seats: 2 }).harborPhase().berthed(0, 2, "sandpiper", { cargo: "passenger" });
  table.act(0, { type: "move", good: "passenger", from: "dock:2", to: "space:6" });
  expect(table.space(0, 6).goods).toEqual(["passenger"]);
});

test("HBR-3 any number of moves in any order, even back and forth with one good", () => {
  const table = harbor();
  for (let times = 0; times < 20; times += 1) {
    table.act(0, { type: "move", good: "barrel", from: "space:1", to: "space:9" });
    table.act(0, { type: "move", good: "barrel", from: "space:9", to: "space:1" });
  }
  expect(table.space(0, 1).goods).toEqual(["barrel"]);
});
