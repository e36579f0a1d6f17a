import { playMatch, randomPlayer, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { scenario } from "../../test/scenario.ts";
import { optionsFor } from "../../test/tables.ts";
import type { Action } from "../actions.ts";
import { WESER, WESER_2 } from "../cards/weser/index.ts";
import { bremerhaven } from "../game.ts";
import type { View } from "../view.ts";
import { foreseeEvening } from "./evening.ts";

test("an evening brings what was predicted", () => {
  let evenings = 0;
  for (const seed of ["a", "b", "c", "d"]) {
    const players = [0, 1].map((seat) => randomPlayer<View, Action>(seedFrom(`${seed} ${seat}`)));
    const options = optionsFor({ mode: "short", seats: 2 });
    playMatch(bremerhaven, { options, seed: seedFrom(seed), players }, ({ state }) => {
      const [last, ...others] = state.waiting;
      if (state.step !== "harbor" || last === undefined || others.length > 0) return;
      const applied = bremerhaven.apply(state, last, { type: "done" });
      if (!applied.ok) throw new Error(applied.reason);
      const isOver = bremerhaven.scores(applied.state) !== undefined;
      for (const seat of [0, 1]) {
        const { money = 0, bank = 0, prestige = 0 } = applied.state.players[seat] ?? {};
        const { tonight, whenDue } = foreseeEvening(WESER, state, seat);
        expect(isOver ? whenDue : tonight).toEqual({ money: money + bank, prestige });
      }
      evenings += 1;
    });
  }
  expect(evenings).toBeGreaterThan(20);
});

test("HBR-10 contracts due later are valued at today's prices", () => {
  const table = scenario({ seats: 2 }).harborPhase().prices(1, 2, 3, 4).bare(0).money(0, 3);
  table.laid(0, 1, "schoolhouse", { delivered: ["passenger", "passenger"], markers: 2 });
  expect(foreseeEvening(WESER_2, table.state, 0)).toEqual({
    tonight: { money: 3, prestige: 0 },
    whenDue: { money: 12, prestige: 0 },
  });
});
