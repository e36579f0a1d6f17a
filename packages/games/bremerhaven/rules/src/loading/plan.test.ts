import { freshChance, openDice, playMatch, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { type Scenario, scenario } from "../../test/scenario.ts";
import { exhaust, bareHarbor as harbor, smallTask, taskOf } from "../../test/smallHarbors.ts";
import { randomPlan } from "../../test/tables.ts";
import { WESER_2 } from "../cards/weser/index.ts";
import { playBremerhaven } from "../game.ts";
import type { State } from "../state.ts";
import { SPACES } from "../vocabulary.ts";
import { foreseeEvening } from "./evening.ts";
import { deliveriesIn } from "./haul.ts";
import { idleProducers, planLoading, undelivered } from "./plan.ts";
import type { LoadingTask } from "./task.ts";
import { worthOf } from "./worth.ts";

const GAME = playBremerhaven(WESER_2);

function planOf(table: Scenario) {
  const [plan] = planLoading(taskOf(table.state));
  if (plan === undefined) throw new Error("there is no plan");
  return plan;
}

/** The harbor after the best plan, played by the rules. */
function loaded(table: Scenario): Scenario {
  for (const step of planOf(table).steps) table.act(0, step);
  return table;
}

const deliveredTo = (table: Scenario, dock: 1 | 2 | 3 | 4) => table.loading(0, dock)?.delivered ?? [];

test("HBR-4a a good fills its own symbol first, and a wild one is left for another good", () => {
  const table = harbor().laid(0, 1, "spa-hotel").goods(0, 5, "passenger").goods(0, 6, "barrel").goods(0, 7, "barrel");
  loaded(table);
  expect(deliveredTo(table, 1).toSorted()).toEqual(["barrel", "passenger"]);
  expect(planOf(table).steps).toEqual([]);
});

test("contracts due tonight are completed before others", () => {
  const table = harbor().laid(0, 1, "tavern", { markers: 2 }).laid(0, 2, "arctic-whalers", { markers: 1 });
  loaded(table.goods(0, 5, "barrel").goods(0, 6, "barrel"));
  expect(deliveredTo(table, 2)).toEqual(["barrel", "barrel"]);
});

test("a wild symbol takes the good that pays most, unless another contract needs it to be complete", () => {
  const table = harbor().laid(0, 1, "market-hall", { delivered: ["crate"], markers: 1 });
  table.laid(0, 2, "schoolhouse", { delivered: ["passenger"], markers: 1 });
  loaded(table.goods(0, 5, "passenger").goods(0, 6, "barrel").goods(0, 7, "container"));
  expect(deliveredTo(table, 2)).toEqual(["passenger", "passenger"]);
  expect(deliveredTo(table, 1)).toEqual(["crate", "container"]);
});

test("HBR-5 crates are packed if the container completes a contract, but not if it only costs money", () => {
  const worth = harbor().prices(3, 4, 1, 2).money(0, 3).laid(0, 1, "tailor").goods(0, 5, "crate").goods(0, 6, "crate");
  expect(planOf(worth).steps.map(({ type }) => type)).toContain("pack");
  expect(deliveredTo(loaded(worth), 1)).toEqual(["container"]);
  const useless = harbor()
    .money(0, 3)
    .laid(0, 1, "tailor", { delivered: ["container"] })
    .goods(0, 5, "crate", "crate");
  expect(planOf(useless).steps).toEqual([]);
});

test("HBR-5 a container is unpacked for crates that a contract needs", () => {
  const table = harbor().money(0, 3).laid(0, 1, "coffee-roastery", { markers: 1 }).goods(0, 5, "container");
  expect(deliveredTo(loaded(table), 1)).toEqual(["crate", "crate"]);
});

test("HBR-1 goods are produced before anything is moved, and delivered in the same plan", () => {
  const table = harbor()
    .built(0, "refinery", 1)
    .built(0, "fish-hall", 2)
    .laid(0, 3, "pharmacy")
    .goods(0, 5, "passenger");
  const { steps, produced } = planOf(table);
  expect(produced).toEqual(["barrel"]);
  expect(steps.slice(0, 2).map(({ type }) => type)).toEqual(["produce", "produce"]);
  expect(deliveredTo(loaded(table), 3).toSorted()).toEqual(["barrel", "passenger"]);
});

test("HBR-1 nothing is produced once the first move is made", () => {
  const table = harbor().built(0, "refinery", 1).goods(0, 5, "crate");
  table.act(0, { type: "move", good: "crate", from: "space:5", to: "space:6" });
  expect(planLoading(taskOf(table.state)).map(({ steps }) => steps)).toEqual([[]]);
  expect(idleProducers(taskOf(table.state))).toEqual([]);
});

test("if there is room for only one of two products, both plans are offered", () => {
  const table = harbor().built(0, "refinery", 1).built(0, "ferry-pier", 2);
  for (const space of SPACES.slice(3)) table.goods(0, space, "container");
  const plans = planLoading(taskOf(table.state));
  expect(plans.map(({ produced }) => produced)).toEqual([["passenger"], ["barrel"]]);
});

test("if a product would take the last place from cargo that leaves tonight, not producing is offered, too", () => {
  const table = harbor().built(0, "refinery", 1).berthed(0, 1, "wren", { goods: 1, markers: 1 });
  for (const space of SPACES.slice(2)) table.goods(0, space, "container");
  const plans = planLoading(taskOf(table.state));
  expect(plans.map(({ produced, lost }) => [produced, lost.passenger])).toEqual([
    [["barrel"], 1],
    [[], 0],
  ]);
  expect(plans[1]?.steps).toEqual([{ type: "move", good: "passenger", from: "dock:1", to: "space:2" }]);
});

test("if there is room for everything, there is one plan, and it produces everything", () => {
  const table = harbor().built(0, "refinery", 1).built(0, "ferry-pier", 2).berthed(0, 1, "wren", { markers: 1 });
  expect(planLoading(taskOf(table.state)).map(({ produced }) => produced)).toEqual([["barrel", "passenger"]]);
});

test("only ships that leave tonight are unloaded for nothing but storage", () => {
  const table = harbor().berthed(0, 1, "wren", { markers: 2 }).berthed(0, 2, "gull", { markers: 1 });
  loaded(table);
  expect(table.player(0).harbor.docks.map(({ berthed }) => berthed?.goods)).toEqual([2, 0, undefined]);
});

test("goods are moved together if that makes room for what would be lost", () => {
  const table = harbor().built(0, "hotel", 1).berthed(0, 1, "gull", { goods: 2, markers: 1 });
  table.goods(0, 2, "crate").goods(0, 3, "crate").goods(0, 4, "passenger");
  for (const space of SPACES.slice(4)) table.goods(0, space, "container");
  loaded(table);
  expect(table.player(0).harbor.docks[0]?.berthed?.goods).toBe(0);
});

test("END-2 when the game ends tonight, every contract counts as due and nothing is stored", () => {
  const table = scenario({ mode: "solo" }).harborPhase().prices(1, 2, 3, 4).bare(0);
  table.state = { ...table.state, track: 2 };
  table.berthed(0, 1, "wren", { goods: 2, markers: 1 }).laid(0, 1, "zoo").goods(0, 5, "barrel");
  loaded(table);
  expect(deliveredTo(table, 1).toSorted()).toEqual(["barrel", "passenger"]);
  expect(table.player(0).harbor.docks[0]?.berthed?.goods).toBe(1);
});

test("stopping now forgoes what could be delivered and produced", () => {
  const table = harbor()
    .built(0, "refinery", 1)
    .laid(0, 3, "pharmacy")
    .goods(0, 5, "passenger")
    .goods(0, 6, "container");
  const task = taskOf(table.state);
  expect(undelivered(task)).toEqual([{ dock: 3, goods: ["passenger"] }]);
  expect(idleProducers(task)).toEqual([1]);
  table.act(0, { type: "move", good: "passenger", from: "space:5", to: "contract:3" });
  expect(undelivered(taskOf(table.state))).toEqual([]);
});

test("HBR-5 stopping now forgoes goods that would fit after packing or unpacking", () => {
  const crates = harbor().prices(3, 4, 1, 2).money(0, 3).laid(0, 1, "tailor").goods(0, 5, "crate").goods(0, 6, "crate");
  expect(undelivered(taskOf(crates.state))).toEqual([{ dock: 1, goods: ["container"], by: "pack" }]);
  const container = harbor().money(0, 3).laid(0, 1, "coffee-roastery", { markers: 1 }).goods(0, 5, "container");
  container.laid(0, 2, "pharmacy").goods(0, 6, "passenger");
  expect(undelivered(taskOf(container.state))).toEqual([
    { dock: 1, goods: ["crate", "crate"], by: "unpack" },
    { dock: 2, goods: ["passenger"] },
  ]);
});

test("HBR-5 nothing is forgone if packing is unaffordable or costs more than it brings", () => {
  const poor = harbor().prices(3, 4, 1, 2).money(0, 0).laid(0, 1, "tailor").goods(0, 5, "crate", "crate");
  expect(undelivered(taskOf(poor.state))).toEqual([]);
  const useless = harbor().money(0, 3).laid(0, 1, "market-hall", { markers: 1 }).goods(0, 5, "crate", "crate");
  expect(undelivered(taskOf(useless.state))).toEqual([{ dock: 1, goods: ["crate", "crate"] }]);
});

test("the steps of every plan are legal one after the other, and never leave a harbor worse off", () => {
  let [plans, steps, delivered] = [0, 0, 0];
  for (let nth = 0; nth < 24; nth += 1) {
    playMatch(GAME, randomPlan("loading", nth), ({ state }) => {
      if (state.step !== "harbor") return;
      for (const seat of GAME.pending(state)) {
        const task = taskOf(state, seat);
        for (const plan of planLoading(task)) {
          let after = state;
          for (const step of plan.steps) {
            const applied = GAME.apply(after, seat, step);
            if (!applied.ok) throw new Error(`${applied.reason}: ${JSON.stringify(step)}`);
            after = applied.state;
          }
          expect(plan.worth).toBeCloseTo(worthOf(task, taskOf(after, seat).side));
          expect(plan.worth).toBeGreaterThanOrEqual(worthOf(task, task.side));
          expect(foreseen(task, after, seat)).toBeGreaterThanOrEqual(foreseen(task, state, seat));
          plans += 1;
          steps += plan.steps.length;
          delivered += deliveriesIn(plan.steps).length;
        }
      }
    });
  }
  expect(plans).toBeGreaterThan(2000);
  expect(steps).toBeGreaterThan(2000);
  expect(delivered).toBeGreaterThan(500);
});

/** The result by the rules, in coins. */
function foreseen({ starWorth }: LoadingTask, state: State, seat: number): number {
  const { money, prestige } = foreseeEvening(WESER_2, state, seat).whenDue;
  return money + starWorth * prestige;
}

test("in small harbors hardly any other way of working is worth more", () => {
  const HARBORS = 300;
  const dice = openDice(freshChance(seedFrom("small harbors")));
  let [best, gained] = [0, 0];
  for (let nth = 0; nth < HARBORS; nth += 1) {
    const task = smallTask(dice);
    const most = exhaust(task);
    const found = planLoading(task)[0]?.worth ?? 0;
    expect(found).toBeLessThanOrEqual(most + ROUNDED);
    if (found > most - ROUNDED) best += 1;
    gained += most - worthOf(task, task.side);
  }
  expect(best / HARBORS).toBeGreaterThan(0.98);
  expect(gained / HARBORS, "there is something to gain").toBeGreaterThan(2);
});

const ROUNDED = 1e-9;
