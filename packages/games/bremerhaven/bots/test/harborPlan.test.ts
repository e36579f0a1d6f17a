import { type Good, type Harbor, type HarborSide, type Space, WESER } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { type HarborTerms, planHarbor } from "../src/index.ts";
import { JUDGEMENT } from "../src/judgement.ts";

const EVEN = [2.5, 2.5, 2.5, 2.5];

function terms(left: number): HarborTerms {
  const season = { judgement: JUDGEMENT, left, ahead: 0, toMake: 1, pricesNow: EVEN, pricesLater: EVEN } as const;
  return { cards: WESER, season: { ...season, fleet: [] }, starWorth: 4 };
}

type Laying = {
  readonly spaces?: Readonly<Record<number, Partial<Space>>>;
  readonly ships?: readonly {
    readonly ship: string;
    readonly cargo: Good;
    readonly goods: number;
    readonly markers: number;
  }[];
  readonly contracts?: readonly {
    readonly contract: string;
    readonly markers: number;
    readonly delivered?: readonly Good[];
  }[];
  readonly full?: Good;
};

function sideOf({ spaces = {}, ships = [], contracts = [], full }: Laying, money = 10): HarborSide {
  const harbor: Harbor = {
    walls: [0, 1, 1, 0],
    docks: [0, 1, 2].map((dock) => (ships[dock] === undefined ? {} : { berthed: ships[dock] })),
    loading: [0, 1, 2, 3].map((dock) => {
      const laid = contracts[dock];
      return laid === undefined ? {} : { laid: { delivered: [], ...laid } };
    }),
    spaces: Array.from({ length: 12 }, (_, index) => ({
      goods: full === undefined ? [] : [full],
      ...spaces[index + 1],
    })),
  };
  return { money, bank: 0, harbor };
}

const deliveredAt = (side: HarborSide, dock: number) => side.harbor.loading[dock - 1]?.laid?.delivered ?? [];
const goodsAt = (side: HarborSide, space: number) => side.harbor.spaces[space - 1]?.goods ?? [];
const stored = (side: HarborSide) => side.harbor.spaces.reduce((sum, { goods }) => sum + goods.length, 0);

test("a contract that is due is served from a space and, through a space, from a ship", () => {
  const side = sideOf({
    spaces: { 5: { goods: ["barrel"] } },
    ships: [{ ship: "wren", cargo: "passenger", goods: 2, markers: 2 }],
    contracts: [{ contract: "pharmacy", markers: 1 }],
  });
  const { steps, after } = planHarbor(terms(5), side);
  expect(deliveredAt(after, 1).toSorted()).toEqual(["barrel", "passenger"]);
  expect(steps.at(-1)).toEqual({
    type: "move",
    good: "passenger",
    from: expect.stringMatching(/^space/),
    to: "contract:1",
  });
});

test("a contract that is not urgent waits while there is room, and is served when there is none", () => {
  const contracts = [{ contract: "tavern", markers: 3 }];
  const waiting = planHarbor(terms(5), sideOf({ spaces: { 5: { goods: ["barrel"] } }, contracts }));
  expect(waiting.steps).toEqual([]);
  const ships = [{ ship: "wren", cargo: "passenger", goods: 2, markers: 1 }] as const;
  const pressed = planHarbor(terms(5), sideOf({ full: "barrel", ships, contracts }));
  expect(deliveredAt(pressed.after, 1)).toEqual(["barrel", "barrel"]);
  expect(pressed.after.harbor.docks[0]?.berthed?.goods).toBe(0);
});

test("the cargo of a ship that leaves is saved; that of a ship that stays is left aboard", () => {
  const side = sideOf({
    ships: [
      { ship: "wren", cargo: "passenger", goods: 2, markers: 1 },
      { ship: "gull", cargo: "barrel", goods: 2, markers: 2 },
    ],
  });
  const { after } = planHarbor(terms(5), side);
  expect(after.harbor.docks[0]?.berthed?.goods).toBe(0);
  expect(after.harbor.docks[1]?.berthed?.goods).toBe(2);
  expect(stored(after)).toBe(2);
});

test("in the last round everything that brings money is delivered", () => {
  const side = sideOf({
    spaces: { 5: { goods: ["barrel"] }, 6: { goods: ["barrel"] } },
    contracts: [{ contract: "tavern", markers: 2 }],
  });
  expect(deliveredAt(planHarbor(terms(1), side).after, 1)).toEqual(["barrel", "barrel"]);
});

test("production comes first, and its good can go straight to a contract that is due", () => {
  const side = sideOf({
    spaces: { 12: { building: "crate-factory" } },
    contracts: [{ contract: "barber", markers: 1 }],
  });
  const { steps, after } = planHarbor(terms(5), side);
  expect(steps[0]?.type).toBe("produce");
  expect(deliveredAt(after, 1)).toEqual(["crate"]);
});

test("of two contracts that want the same good, the one with the higher reward or penalty is served", () => {
  const side = sideOf({
    spaces: { 5: { goods: ["barrel"] }, 6: { goods: ["barrel"] } },
    contracts: [
      { contract: "sailmaker", markers: 1 },
      { contract: "tavern", markers: 1 },
    ],
  });
  const { after } = planHarbor(terms(5), side);
  expect(deliveredAt(after, 2)).toEqual(["barrel", "barrel"]);
});

test("crates are packed, and a container unpacked, if that completes a contract", () => {
  const packed = planHarbor(
    terms(5),
    sideOf({
      spaces: { 5: { goods: ["crate", "crate"] }, 6: { goods: ["passenger"] } },
      contracts: [{ contract: "bakery", markers: 1 }],
    }),
  );
  expect(deliveredAt(packed.after, 1).toSorted()).toEqual(["container", "passenger"]);
  const unpacked = planHarbor(
    terms(5),
    sideOf({ spaces: { 5: { goods: ["container"] } }, contracts: [{ contract: "coffee-roastery", markers: 1 }] }),
  );
  expect(deliveredAt(unpacked.after, 1)).toEqual(["crate", "crate"]);
});

test("goods go into the buildings that hold them, so that spaces come free", () => {
  const side = sideOf({ spaces: { 1: { building: "tank-farm" }, 5: { goods: ["barrel"] }, 6: { goods: ["barrel"] } } });
  const { after } = planHarbor(terms(5), side);
  expect(goodsAt(after, 1)).toEqual(["barrel", "barrel"]);
});

test("the Bank gets enough for full interest, and some cash is kept", () => {
  const side = sideOf({ spaces: { 1: { building: "bank" } } }, 15);
  expect(planHarbor(terms(5), side).steps).toEqual([{ type: "deposit", money: 8 }]);
  expect(planHarbor(terms(1), side).steps).toEqual([]);
});

test("a plan continues from the steps taken: production is over once goods have moved", () => {
  const side = sideOf({ spaces: { 12: { building: "crate-factory" }, 5: { goods: ["barrel"] } } });
  const begun = [{ type: "move", good: "barrel", from: "space:5", to: "space:6" }] as const;
  expect(planHarbor(terms(5), side, begun).steps.filter(({ type }) => type === "produce")).toEqual([]);
});

test("for an absent player nothing is unpacked, nor packed again after they unpacked it", () => {
  const coffee = sideOf({
    spaces: { 5: { goods: ["container"] } },
    contracts: [{ contract: "coffee-roastery", markers: 1 }],
  });
  const bakery = sideOf({
    spaces: { 5: { goods: ["crate", "crate"] }, 6: { goods: ["passenger"] } },
    contracts: [{ contract: "bakery", markers: 1 }],
  });
  const unpacked = [{ type: "unpack", space: 5 }] as const;
  const kinds = (keepsBegun: boolean) => [
    ...planHarbor({ ...terms(5), keepsBegun }, coffee).steps,
    ...planHarbor({ ...terms(5), keepsBegun }, bakery, unpacked).steps,
  ];
  const packing = (keepsBegun: boolean) => kinds(keepsBegun).flatMap(({ type }) => (/pack/.test(type) ? [type] : []));
  expect([packing(false), packing(true)]).toEqual([["unpack", "pack"], []]);
});

test("a good that an absent player has placed stays there or goes onto a contract", () => {
  const begun = [{ type: "move", good: "barrel", from: "dock:1", to: "space:5" }] as const;
  const tanks = sideOf({ spaces: { 1: { building: "tank-farm" }, 5: { goods: ["barrel"] } } });
  const stepsOf = (side: HarborSide, keepsBegun: boolean) => planHarbor({ ...terms(5), keepsBegun }, side, begun).steps;
  expect([stepsOf(tanks, false).length, stepsOf(tanks, true).length]).toEqual([1, 0]);
  const due = sideOf({ spaces: { 5: { goods: ["barrel"] } }, contracts: [{ contract: "pharmacy", markers: 1 }] });
  expect(stepsOf(due, true)).toEqual([{ type: "move", good: "barrel", from: "space:5", to: "contract:1" }]);
});
