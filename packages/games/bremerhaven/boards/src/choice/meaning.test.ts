import { bremerhaven, LOADING_DOCKS } from "@harbor/bremerhaven";
import { beginChecked, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { pendingSeat, playGame } from "../../test/playing.ts";
import { ALL_SPOTS, type Held } from "./held.ts";
import { cargoAboard, meaningOf } from "./meaning.ts";
import { whatIsPossible } from "./possible.ts";

/** Actions done with buttons beside the boards. */
const BESIDE = new Set(["pass", "raise", "price", "swap", "refuse", "done", "undo", "pack", "unpack", "deposit"]);

test("every action without a button can be done by clicking a place with something in hand", () => {
  const met = new Set<string>();
  for (const [mode, seats] of [
    ["long", 3],
    ["short", 2],
    ["solo", 1],
  ] as const) {
    for (const state of playGame(mode, seats, `meaning ${mode}`).states.filter((_, nth) => nth % 3 === 0)) {
      const seat = pendingSeat(state);
      if (seat === undefined) continue;
      const view = bremerhaven.view(state, seat);
      const possible = whatIsPossible(bremerhaven, view, seat);
      for (const action of possible.legal) {
        if (BESIDE.has(action.type) || (action.type === "produce" && action.to === undefined)) continue;
        const wishes = {
          cargo: action.type === "berth" ? action.cargo : undefined,
          longer: (action.type === "berth" || action.type === "lay") && action.longer === true,
        };
        const held = heldFor(action);
        const meant = ALL_SPOTS.some(
          (spot) =>
            JSON.stringify(meaningOf(spot, { view, seat, possible, held, wishes })) === JSON.stringify([action]),
        );
        expect(meant, JSON.stringify(action)).toBe(true);
        met.add(action.type);
      }
    }
  }
  expect([...met].sort()).toEqual(
    expect.arrayContaining(["berth", "bid", "bollard", "build", "clear", "found", "lay", "move", "stock"]),
  );
});

test("cargo refused by a loading dock gets that reason, provided that it could be unloaded", () => {
  const met = new Set<string | undefined>();
  for (const state of playGame("short", 2, "cargo").states) {
    const seat = pendingSeat(state);
    if (seat === undefined || state.step !== "harbor") continue;
    const view = bremerhaven.view(state, seat);
    const possible = whatIsPossible(bremerhaven, view, seat);
    for (const { from, good } of cargoAboard(view, seat)) {
      const canLand = possible.legal.some((action) => action.type === "move" && action.from === from);
      for (const dock of LOADING_DOCKS) {
        const asker = { view, seat, possible, held: { kind: "good", good, from }, wishes: NO_WISHES } as const;
        const reason = possible.whyNot(meaningOf({ at: "loading", dock }, asker) ?? []);
        met.add(reason);
        expect(reason === "via-space", `${good} ${from} ${dock}`).toBe(!canLand);
      }
    }
  }
  expect(met).toContain(undefined);
  expect(met.size).toBeGreaterThan(2);
});

test("TWN-2c walls and covers stay clickable with a building in hand", () => {
  const met = new Set<string>();
  for (const seed of ["a", "b", "c"]) {
    for (const state of playGame("long", 3, seed).states) {
      const seat = pendingSeat(state);
      const building = seat === undefined ? undefined : state.players[seat]?.yard[0];
      if (state.step !== "permit" || seat === undefined || building === undefined) continue;
      const view = bremerhaven.view(state, seat);
      const possible = whatIsPossible(bremerhaven, view, seat);
      const held: Held = { kind: "building", building };
      const meant = ALL_SPOTS.flatMap(
        (spot) => meaningOf(spot, { view, seat, possible, held, wishes: NO_WISHES }) ?? [],
      );
      for (const action of possible.legal) {
        if (
          action.type === "pass" ||
          action.type === "undo" ||
          (action.type === "build" && action.building !== building)
        )
          continue;
        expect(meant).toContainEqual(action);
        met.add(action.type);
      }
    }
  }
  expect(met).toEqual(new Set(["bollard", "clear", "build"]));
});

const NO_WISHES = { cargo: undefined, longer: false };

function heldFor(action: ReturnType<typeof whatIsPossible>["legal"][number]): Held | undefined {
  switch (action.type) {
    case "bid":
      return { kind: "card", card: action.card };
    case "move":
      return { kind: "good", good: action.good, from: action.from };
    case "stock":
      return { kind: "stock", good: action.good };
    case "build":
      return { kind: "building", building: action.building };
    case "produce":
      return { kind: "maker", from: action.from };
    default:
      return undefined;
  }
}

test("after undoing the first building, a click places it again, whatever is still in hand", () => {
  const options = bremerhaven.readOptions({ mode: "solo", seats: 1 });
  if (!options.ok) throw new Error(options.problem);
  const { state } = beginChecked(bremerhaven, options.value, seedFrom("founding"));
  const view = bremerhaven.view(state, 0);
  const possible = whatIsPossible(bremerhaven, view, 0);
  const asker = { view, seat: 0, possible, held: { kind: "stock", good: "crate" }, wishes: NO_WISHES } as const;
  expect(meaningOf({ at: "space", space: 3 }, asker)).toEqual([{ type: "found", space: 3 }]);
});
