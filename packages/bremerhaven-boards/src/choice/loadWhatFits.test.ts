import { bremerhaven, isComplete, WESER } from "@harbor/bremerhaven";
import { expect, test } from "vitest";
import { pendingSeat, playGame } from "../../test/playing.ts";
import { loadWhatFits } from "./loadWhatFits.ts";

const PLAYED = { game: bremerhaven, cards: WESER };

test("what is loaded is legal step by step, fills contracts only, and leaves nothing more to do", () => {
  let loads = 0;
  for (const seed of ["a", "b", "c"]) {
    for (const state of playGame("long", 3, seed).states) {
      if (state.step !== "harbor") continue;
      const seat = pendingSeat(state);
      if (seat === undefined) continue;
      const actions = loadWhatFits(PLAYED, state, seat);
      let after = state;
      for (const action of actions) {
        const applied = bremerhaven.apply(after, seat, action);
        expect(applied.ok).toBe(true);
        if (applied.ok) after = applied.state;
      }
      expect(loadWhatFits(PLAYED, after, seat)).toEqual([]);
      loads += actions.length;
    }
  }
  expect(loads).toBeGreaterThan(20);
});

test("a contract is filled from a ship by way of a space", () => {
  let filled = 0;
  for (const seed of ["d", "e", "f", "g"]) {
    for (const state of playGame("short", 2, seed).states) {
      const seat = pendingSeat(state);
      if (state.step !== "harbor" || seat === undefined) continue;
      const actions = loadWhatFits(PLAYED, state, seat);
      const landed = actions.findIndex((one) => one.type === "move" && one.from.startsWith("dock"));
      const next = actions[landed + 1];
      if (landed !== -1 && next?.type === "move" && next.to.startsWith("contract")) filled += 1;
      for (const { laid } of state.players[seat]?.harbor.loading ?? []) {
        if (laid !== undefined && isComplete(WESER.contract(laid.contract), laid))
          expect(laid.delivered.length).toBeGreaterThan(0);
      }
    }
  }
  expect(filled).toBeGreaterThan(0);
});
