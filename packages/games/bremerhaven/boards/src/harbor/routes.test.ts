import { type Action, freshHarbor, type HarborSide, WESER, withBerthed, withSpace } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { routesOf } from "./routes.ts";

const [ship] = WESER.lists.ships;
const maker = WESER.lists.buildings.find(({ powers }) => powers.some(({ power }) => power === "produce-good"));
if (ship === undefined || maker === undefined) throw new Error("the card set has no ship or no producing building");
const [made] = maker.powers.flatMap((power) => (power.power === "produce-good" ? power.good : []));

const berthed = { ship: ship.id, cargo: "barrel", goods: 3, markers: 1 } as const;
const harbor = withSpace(withBerthed(freshHarbor("short"), 1, berthed), 12, { building: maker.id, goods: [] });
const side: HarborSide = { money: 5, bank: 0, harbor };

const move = (
  good: "barrel" | "crate",
  from: "dock:1" | "space:5",
  to: "space:5" | "space:6" | "contract:2",
): Action => {
  return { type: "move", good, from, to };
};

test("a good that passes through a space has one route from its ship to the contract", () => {
  const steps = [move("barrel", "dock:1", "space:5"), move("barrel", "space:5", "contract:2")];
  expect(routesOf(WESER, side, steps)).toEqual([{ good: "barrel", from: "dock:1", to: "contract:2", count: 1 }]);
});

test("goods of one kind share a route with the same ends, others have their own", () => {
  const through = [move("barrel", "dock:1", "space:5"), move("barrel", "space:5", "contract:2")];
  const steps = [...through, ...through, move("barrel", "dock:1", "space:6"), move("crate", "space:5", "contract:2")];
  expect(routesOf(WESER, side, steps)).toEqual([
    { good: "barrel", from: "dock:1", to: "contract:2", count: 2 },
    { good: "barrel", from: "dock:1", to: "space:6", count: 1 },
    { good: "crate", from: "space:5", to: "contract:2", count: 1 },
  ]);
});

test("a produced good starts at its building, and an undone step has no route", () => {
  const steps: readonly Action[] = [{ type: "undo" }, { type: "produce", from: 12, to: 6 }];
  expect(routesOf(WESER, side, steps)).toEqual([{ good: made, from: "space:12", to: "space:6", count: 1 }]);
});
