import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Action, bremerhaven } from "../src/index.ts";
import { scenario } from "./scenario.ts";

/** The worked examples in RULES.md, with the same numbers. */
const [ADA, BO, CLEO] = [0, 1, 2] as const;
const BOOK = readFileSync(new URL("../RULES.md", import.meta.url), "utf8").replaceAll(/\s+/g, " ");

test.each([
  "Ada’s cards here add up to 6 and Bo’s to 4",
  "With 9 coins Bo builds a building with his first permit, pays 6 for a second, and has 1 coin left",
  "a barrel sells at 3, a crate at 2 and a container at 1",
  "it brings 2 + 1 + 3 = 6 coins and the reward, 7 in all",
  "the ships on places 1, 2 and 4 are left",
  "make (41 + 8) × 17 = 833",
])("the book still works out: %s", (words) => {
  expect(BOOK).toContain(words);
});

test("TWN-2a the example of the permits: 0 and 2 for the first, 6 for every further one, none without a card", () => {
  const table = scenario({ seats: 3 })
    .ranks(ADA, BO, CLEO)
    .yard(BO, "lighthouse")
    .bids({ [ADA]: { permit: [1, 5] }, [BO]: { permit: 4 } })
    .reveal()
    .money(ADA, 9)
    .money(BO, 9)
    .money(CLEO, 100);
  const bollard: Action = { type: "bollard", wall: 1 };
  expect(table.pending()).toEqual([ADA, BO]);
  expect(table.refusal(CLEO, bollard)).toBe("not-your-turn");
  table.act(ADA, bollard);
  expect(table.player(ADA).money).toBe(9 - 0 - 1);
  table.act(BO, { type: "build", building: "lighthouse", space: 1 });
  expect(table.player(BO).money).toBe(9 - 2);
  table.act(BO, bollard);
  expect(table.player(BO)).toMatchObject({ money: 0, harbor: { walls: [1, 1, 1, 0] } });
});

test("TWN-3a the example of the first raise: 1, 2, 3, 4, 5 becomes 2, 3, 4, 5, 5", () => {
  const table = scenario({ seats: 2 }).bids({ [ADA]: { influence: 5 } });
  table.endRound();
  expect(table.player(ADA).hand).toEqual([2, 3, 4, 5, 5]);
});

test.each([
  { what: "complete", delivered: ["crate", "container", "barrel"], money: 7, prestige: 5 },
  { what: "without the barrel", delivered: ["crate", "container"], money: 3, prestige: 4 },
] as const)("HBR-10 the example of a settlement, $what", ({ delivered, money, prestige }) => {
  const table = scenario({ seats: 2 }).harborPhase().prestige(ADA, 5).money(ADA, 0).prices(3, 1, 2, 4);
  table.laid(ADA, 1, "sawmill", { markers: 1, delivered }).allDone();
  expect(table.player(ADA)).toMatchObject({ money, prestige });
});

test("HBR-13 placed cards never move: no action does that, whatever is in the harbor", () => {
  const table = scenario({ seats: 2 }).harborPhase().berthed(ADA, 1, "gull").laid(ADA, 1, "tavern");
  table.built(ADA, "warehouse", 1).goods(ADA, 2, "barrel").uncover(ADA, 3);
  const { walls, docks, loading, spaces } = table.player(ADA).harbor;
  const before = {
    walls,
    ships: docks.map(({ berthed }) => berthed?.ship),
    contracts: loading.map(({ laid }) => laid?.contract),
    buildings: spaces.map(({ building }) => building),
  };
  const legal = table.legal(ADA);
  expect(legal.length).toBeGreaterThan(3);
  for (const action of legal) {
    if (action.type === "done") continue;
    const applied = bremerhaven.apply(table.state, ADA, action);
    const harbor = applied.ok ? applied.state.players[ADA]?.harbor : undefined;
    expect({
      walls: harbor?.walls,
      ships: harbor?.docks.map(({ berthed }) => berthed?.ship),
      contracts: harbor?.loading.map(({ laid }) => laid?.contract),
      buildings: harbor?.spaces.map(({ building }) => building),
    }).toEqual(before);
  }
});

test("HBR-13 a contract completed early stays, unpaid, until its last marker is gone", () => {
  const table = scenario({ seats: 2 }).harborPhase().money(ADA, 0).prices(3, 1, 2, 4);
  table.laid(ADA, 1, "sawmill", { markers: 2, delivered: ["crate", "container", "barrel"] }).allDone();
  expect(table.loading(ADA, 1)).toMatchObject({ contract: "sawmill", markers: 1 });
  expect(table.told("contract-settled")).toEqual([]);
});

test("CLN-1 the example of four places: the right ship goes, two close up, two new ones come", () => {
  const table = scenario({ seats: 4 }).onTop("ships", "anneke", "wiebke").sea("gull", "curlew", "plover", "wren");
  table.bids({ [ADA]: { "ship:3": 5 } }).endRound();
  expect(table.state.discards.ships).toContain("wren");
  expect(table.state.sea.map(({ card }) => card)).toEqual(["wiebke", "anneke", "gull", "curlew"]);
});

test("END-3 the example of the score: (41 + 8) × 17 = 833", () => {
  const table = scenario({ seats: 2 }).harborPhase().track(1).prestige(ADA, 17).money(ADA, 41).change(ADA, { bank: 8 });
  table.allDone();
  expect(table.scores()?.find(({ seat }) => seat === ADA)?.score).toBe(833);
});
