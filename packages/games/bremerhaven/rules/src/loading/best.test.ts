import { freshChance, openDice, playMatch, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { bareHarbor, exhaust, smallTask, taskOf } from "../../test/smallHarbors.ts";
import { randomPlan } from "../../test/tables.ts";
import { WESER_2 } from "../cards/weser/index.ts";
import { playBremerhaven } from "../game.ts";
import { breaksUp } from "./begun.ts";
import { bestLoading, bestLoadingInParts } from "./best.ts";
import { worthOf } from "./worth.ts";

const GAME = playBremerhaven(WESER_2);
const ROUNDED = 1e-9;

test("in small harbors no other way of working is worth more", () => {
  const dice = openDice(freshChance(seedFrom("small harbors")));
  let gained = 0;
  for (let nth = 0; nth < 300; nth += 1) {
    const task = smallTask(dice);
    const most = exhaust(task);
    const found = bestLoading(task)[0]?.worth ?? 0;
    expect(found, `small harbor ${nth}`).toBeGreaterThan(most - ROUNDED);
    gained += most - worthOf(task, task.side);
  }
  expect(gained / 300, "there is something to gain").toBeGreaterThan(2);
});

test("the search can be interrupted after each harbor it has seen, and comes to the same result", () => {
  const task = smallTask(openDice(freshChance(seedFrom("in parts"))));
  const parts = bestLoadingInParts(task);
  let interruptions = 0;
  let part = parts.next();
  for (; part.done !== true; part = parts.next()) interruptions += 1;
  expect(part.value).toEqual(bestLoading(task));
  expect(interruptions).toBeGreaterThan(3);
});

test("the player's own steps are never undone, and every step is legal after those before it", () => {
  let [plans, afresh] = [0, 0];
  for (let nth = 0; nth < 5; nth += 1) {
    playMatch(GAME, randomPlan("begun", nth), ({ state }) => {
      if (state.step !== "harbor") return;
      for (const seat of GAME.pending(state)) {
        const task = taskOf(state, seat);
        if (task.taken.length === 0) continue;
        const [plan] = bestLoading({ ...task, kept: task.taken });
        let after = state;
        for (const step of plan?.steps ?? []) {
          expect(breaksUp(task.taken, step)).toBe(false);
          const applied = GAME.apply(after, seat, step);
          if (!applied.ok) throw new Error(`${applied.reason}: ${JSON.stringify(step)}`);
          after = applied.state;
        }
        expect(plan?.worth).toBeCloseTo(worthOf(task, taskOf(after, seat).side));
        plans += 1;
        if ((bestLoading(task)[0]?.worth ?? 0) > (plan?.worth ?? 0) + ROUNDED) afresh += 1;
      }
    });
  }
  expect(plans).toBeGreaterThan(100);
  expect(afresh, "to keep what was begun makes a difference").toBeGreaterThan(0);
});

test("a good stays where it was put, or goes onto a contract", () => {
  const table = bareHarbor().money(0, 3).goods(0, 3, "container");
  table.act(0, { type: "move", good: "container", from: "space:3", to: "space:5" });
  const kept = taskOf(table.state).taken;
  expect(breaksUp(kept, { type: "move", good: "container", from: "space:5", to: "space:3" })).toBe(true);
  expect(breaksUp(kept, { type: "unpack", space: 5 })).toBe(true);
  expect(breaksUp(kept, { type: "move", good: "container", from: "space:5", to: "contract:3" })).toBe(false);
});
