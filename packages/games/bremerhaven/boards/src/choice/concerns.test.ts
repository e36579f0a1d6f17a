import { bremerhaven, MOST_RAISES, type SeenPlayer, type Slot, type View, WESER } from "@harbor/bremerhaven";
import { beginChecked, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { concernsOf } from "./concerns.ts";

function shipOfBerth(size: number): string {
  const ship = WESER.lists.ships.find(({ berth }) => berth === size);
  if (ship === undefined) throw new Error(`there is no ship of berth size ${size}`);
  return ship.id;
}

/** A two-player table at its first bids, with changes to seat 0's player and to the view. */
function bidding(change: Partial<SeenPlayer> = {}, more: Partial<View> = {}): View {
  const options = bremerhaven.readOptions({ mode: "long", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const { state } = beginChecked(bremerhaven, options.value, seedFrom("concerns"));
  const view = bremerhaven.view(state, 0);
  const [player] = view.players;
  if (player === undefined) throw new Error("nobody plays");
  const sea = [{ card: shipOfBerth(0) }, { card: shipOfBerth(2) }];
  return { ...view, sea, players: view.players.with(0, { ...player, ...change }), ...more };
}

const harborOf = (view: View) => {
  const harbor = view.players[0]?.harbor;
  if (harbor === undefined) throw new Error("there is no harbor");
  return harbor;
};
const concern = (view: View, slot: Slot) => concernsOf(WESER, view, 0).get(slot);

test("SEA-2 warns of a ship that fits none of the free docks", () => {
  const view = bidding();
  expect(concern(view, "ship:1")).toBeUndefined();
  expect(concern(view, "ship:2")).toBe("berthsTooSmall");
  const harbor = { ...harborOf(view), walls: [2, 2, 1, 0] };
  expect(concern(bidding({ harbor }), "ship:2")).toBeUndefined();
});

test("SEA-2 ignores an occupied dock, however many bollards it has", () => {
  const berthed = { ship: "wren", cargo: "passenger", goods: 2, markers: 1 } as const;
  const roomy = { ...harborOf(bidding()), walls: [2, 2, 1, 0] };
  expect(concern(bidding({ harbor: { ...roomy, docks: [{ berthed }, {}, {}] } }), "ship:2")).toBe("berthsTooSmall");
  const full = { ...roomy, docks: [{ berthed }, { berthed }, { berthed }] };
  expect(concern(bidding({ harbor: full }), "ship:1")).toBe("docksTaken");
});

test("LND-2 warns of a contract when no loading dock is empty", () => {
  const view = bidding();
  expect(concern(view, "contract:1")).toBeUndefined();
  const laid = { contract: "tavern", delivered: [], markers: 2 };
  const harbor = { ...harborOf(view), loading: [{ laid }, { laid }, { laid }, { laid }] };
  expect(concern(bidding({ harbor }), "contract:1")).toBe("loadingDocksTaken");
  expect(concern(bidding({ harbor }), "contract:2")).toBe("loadingDocksTaken");
  expect(concern(bidding({ harbor }), "contract:3")).toBeUndefined();
});

test("TWN-2f warns of a permit when the player can neither pay for nor build anything with it", () => {
  expect(concern(bidding({ money: 0 }), "permit")).toBe("nothingToPermit");
  expect(concern(bidding({ money: 1 }), "permit")).toBeUndefined();
  expect(concern(bidding({ money: 0, yard: ["bank"] }), "permit")).toBeUndefined();
});

test("TWN-0 no permit warning if parking may pay for it or a building is bid on", () => {
  const bids = (slot: Slot) => ({ bids: [{ seat: 0, slot, card: 1 } as const] });
  expect(concern(bidding({ money: 0 }, bids("parking")), "permit")).toBeUndefined();
  expect(concern(bidding({ money: 0 }, bids("building")), "permit")).toBeUndefined();
  const other = { bids: [{ seat: 1, slot: "building" }] } as const;
  expect(concern(bidding({ money: 0 }, other), "permit")).toBe("nothingToPermit");
});

test("TWN-3b warns of influence when the supply is empty", () => {
  expect(concern(bidding({ raises: MOST_RAISES - 1 }), "influence")).toBeUndefined();
  expect(concern(bidding({ raises: MOST_RAISES }), "influence")).toBe("supplyEmpty");
});

test("TWN-1 warns of the building slot when no building is left", () => {
  const { building: _, ...none } = bidding();
  expect(concern(none, "building")).toBe("noBuilding");
});

test("there are no warnings outside bidding", () => {
  expect(concernsOf(WESER, { ...bidding({ money: 0 }), step: "permit" }, 0).size).toBe(0);
});
