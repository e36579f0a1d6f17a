import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";
import { GOODS, SPACES, WESER_2 } from "../index.ts";

/** A short game in which seat 0 has nothing yet but a starting contract of our choice and the Refinery to place. */
function founding(contract: string) {
  return scenario({ mode: "short", seats: 2 }).bare(0).laid(0, 1, contract).yard(0, "refinery");
}

test.each([
  { mode: "short", seats: 4 },
  { mode: "solo", seats: 1 },
] as const)("SET-12 $mode: each player draws a building from the deck", (options) => {
  const table = scenario(options);
  const drawn = table.told("building-drawn");
  expect(drawn.map(({ seat }) => seat).toSorted()).toEqual(table.state.players.map((_, seat) => seat));
  const buildings = [...drawn.map(({ building }) => building), ...table.state.decks.buildings];
  expect(buildings.toSorted()).toEqual(WESER_2.lists.buildings.map(({ id }) => id).toSorted());
});

test("SET-12 the building is drawn at random", () => {
  const drawn = ["a", "b", "c", "d", "e", "f"].map((seed) => {
    return scenario({ mode: "short", seats: 2 }, seed).told("building-drawn")[0]?.building;
  });
  expect(new Set(drawn).size).toBeGreaterThan(2);
});

test("SET-12 the building is placed, built, on any space", () => {
  const table = scenario({ mode: "short", seats: 2 });
  const building = table.told("building-drawn").find(({ seat }) => seat === 0)?.building;
  expect(table.legal(0)).toEqual(SPACES.map((space) => ({ type: "found", space })));
  table.act(0, { type: "found", space: 7 });
  expect(table.space(0, 7)).toEqual({ building, goods: [] });
  expect(table.player(0).yard).toEqual([]);
});

test("SET-12 a building so placed counts: it gives prestige in the first round", () => {
  const table = founding("tavern").skipTo("bidding").endRound();
  expect(table.player(0).prestige).toBe(1);
});

test("SET-12 long: nobody draws a building", () => {
  const table = scenario({ mode: "long" });
  expect(table.told("building-drawn")).toEqual([]);
  expect(table.state.step).toBe("bidding");
});

test.each([
  { rule: "the goods shown are left out", contract: "tavern", goods: ["container", "crate", "passenger"] },
  { rule: "each of two shown", contract: "toy-shop", goods: ["barrel", "container"] },
  { rule: "three shown leave one", contract: "sawmill", goods: ["passenger"] },
  { rule: "wild symbols are ignored", contract: "polar-expedition", goods: ["container", "crate"] },
])("SET-13 starting goods not shown by $contract: $rule", ({ contract, goods }) => {
  const table = founding(contract).act(0, { type: "found", space: 1 });
  const offered = GOODS.filter((good) =>
    table.legal(0).some((action) => action.type === "stock" && action.good === good),
  );
  expect(offered).toEqual(goods);
});

test("SET-13 a good that the starting contract shows is refused", () => {
  const table = founding("tavern").act(0, { type: "found", space: 1 });
  expect(table.refusal(0, { type: "stock", good: "barrel", space: 2 })).toBe("good-on-contract");
});

test("SET-13 the three goods may be alike, and there are three", () => {
  const table = founding("tavern").act(0, { type: "found", space: 1 });
  for (const space of [2, 3, 4] as const) table.act(0, { type: "stock", good: "passenger", space });
  expect(([2, 3, 4] as const).map((space) => table.space(0, space).goods)).toEqual([
    ["passenger"],
    ["passenger"],
    ["passenger"],
  ]);
  expect(table.refusal(0, { type: "stock", good: "passenger", space: 5 })).toBe("not-your-turn");
});

test("SET-13 the three goods may be of different types", () => {
  const table = founding("tavern").act(0, { type: "found", space: 1 });
  table.act(0, { type: "stock", good: "passenger", space: 2 }).act(0, { type: "stock", good: "crate", space: 3 });
  table.act(0, { type: "stock", good: "container", space: 12 });
  expect([table.space(0, 2), table.space(0, 3), table.space(0, 12)].flatMap(({ goods }) => goods)).toEqual([
    "passenger",
    "crate",
    "container",
  ]);
});

test.each([
  { rule: "a second crate may join the first", good: "crate", space: 2, reason: undefined },
  { rule: "a container may not", good: "container", space: 2, reason: "no-room" },
  { rule: "nothing goes onto the building", good: "crate", space: 1, reason: "space-built" },
  { rule: "an empty space takes any", good: "container", space: 3, reason: undefined },
] as const)("SET-13 starting goods lie under the storage rules: $rule", ({ good, space, reason }) => {
  const table = founding("tavern")
    .act(0, { type: "found", space: 1 })
    .act(0, { type: "stock", good: "crate", space: 2 });
  expect(table.refusal(0, { type: "stock", good, space })).toBe(reason);
});

test("SET-13 the building comes first", () => {
  expect(founding("tavern").refusal(0, { type: "stock", good: "crate", space: 2 })).toBe("not-now");
});

test("SET-13 all players choose at once", () => {
  const table = scenario({ mode: "short", seats: 4 });
  expect(table.pending().toSorted()).toEqual([0, 1, 2, 3]);
  table.act(3, { type: "found", space: 1 });
  expect(table.pending().toSorted()).toEqual([0, 1, 2, 3]);
  table.act(1, { type: "found", space: 5 });
  expect(table.state.step).toBe("founding");
});

test("SET-13 the bidding begins when the last player has chosen", () => {
  const table = scenario({ mode: "short", seats: 2 }).skipTo("bidding");
  for (const { harbor } of table.state.players) {
    expect(harbor.spaces.filter(({ building }) => building !== undefined)).toHaveLength(1);
    expect(harbor.spaces.flatMap(({ goods }) => goods)).toHaveLength(3);
  }
});

const UNDO = { type: "undo" } as const;

test("SET-13 the choices are taken back one by one, until all have chosen", () => {
  const table = founding("tavern");
  const start = table.player(0);
  expect(table.refusal(0, UNDO)).toBe("nothing-to-undo");
  const built = table.act(0, { type: "found", space: 1 }).player(0);
  expect(table.legal(0)).toContainEqual(UNDO);
  table.act(0, { type: "stock", good: "crate", space: 2 });
  expect(table.act(0, UNDO).player(0)).toEqual(built);
  expect(table.act(0, UNDO).player(0)).toEqual(start);
  expect(table.legal(0)).toEqual(SPACES.map((space) => ({ type: "found", space })));
  expect(table.told("step-undone")).toHaveLength(2);
});

test("SET-13 the last of the three goods is taken back as long as somebody is still choosing", () => {
  const table = founding("tavern").act(0, { type: "found", space: 1 });
  for (const space of [2, 3, 4] as const) table.act(0, { type: "stock", good: "passenger", space });
  expect([table.pending(), table.legal(0)]).toEqual([[1], [UNDO]]);
  expect(table.act(0, UNDO).pending()).toContain(0);
  expect(table.space(0, 4).goods).toEqual([]);
  table.act(0, { type: "stock", good: "crate", space: 5 }).skipTo("bidding");
  expect(table.space(0, 5).goods).toEqual(["crate"]);
  expect(table.refusal(0, UNDO)).toBeDefined();
  expect(table.state.earlier).toBeUndefined();
});

test("SET-13 ordered or not, all choose at once and take back until all have chosen", () => {
  const table = scenario({ mode: "short", seats: 2, ordered: true });
  const [first = 0, second = 1] = table.state.ladder;
  expect(table.pending()).toEqual([first, second]);
  table.act(second, { type: "found", space: 1 });
  expect(table.act(second, UNDO).space(second, 1).building).toBeUndefined();
  while (table.pending().includes(second)) {
    const [next] = table.legal(second);
    if (next !== undefined) table.act(second, next);
  }
  expect(table.legal(second)).toEqual([UNDO]);
  expect(table.act(second, UNDO).pending()).toEqual([first, second]);
});

test("SET-13 solo: taken back as long as the choice is not complete", () => {
  const table = scenario({ mode: "solo" }).act(0, { type: "found", space: 1 });
  expect(table.act(0, UNDO).space(0, 1).building).toBeUndefined();
  expect(table.skipTo("bidding").legal(0)).not.toContainEqual(UNDO);
});

test("SHW-2 the way back is its owner's alone", () => {
  const table = scenario({ mode: "short", seats: 2 }).act(0, { type: "found", space: 1 });
  expect(table.view(0).earlier).toHaveLength(1);
  expect(table.view(1).earlier).toEqual([]);
  expect(table.view("spectator").earlier).toBeUndefined();
});
