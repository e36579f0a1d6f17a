import type { Dice } from "@harbor/kit";
import { WESER_2 } from "../src/cards/weser/index.ts";
import {
  doWork,
  GOODS,
  type HarborSide,
  LOADING_DOCKS,
  type LoadingTask,
  legalWork,
  loadingTask,
  SPACES,
  type State,
  worthOf,
} from "../src/index.ts";
import { type Scenario, scenario } from "./scenario.ts";

/** A bare harbor in the harbor phase at prices of 1, 2, 3, 4 for barrel, container, crate, passenger. */
export function bareHarbor(): Scenario {
  return scenario({ seats: 2 }).harborPhase().prices(1, 2, 3, 4).bare(0);
}

export function taskOf(state: State, seat = 0): LoadingTask {
  const task = loadingTask(WESER_2, state, seat);
  if (task === undefined) throw new Error("there is no task");
  return task;
}

function pick<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice.below(items.length)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

/** So few spaces and goods that every way can be tried. */
export function smallTask(dice: Dice): LoadingTask {
  const table = bareHarbor().money(0, dice.below(3));
  const open = 2 + dice.below(2);
  table.cover(0, ...SPACES.slice(open));
  if (dice.below(2) === 0)
    table.built(0, pick(["refinery", "crate-factory", "hotel", "warehouse", "packing-hall"], dice), 1);
  for (const space of SPACES.slice(1, open)) if (dice.below(3) > 0) table.goods(0, space, pick(GOODS, dice));
  const contracts = [
    "sailmaker",
    "tailor",
    "coffee-roastery",
    "pharmacy",
    "zoo",
    "market-hall",
    "spa-hotel",
    "cobbler",
  ];
  for (const dock of LOADING_DOCKS.slice(0, 2)) {
    const contract = pick(contracts, dice);
    contracts.splice(contracts.indexOf(contract), 1);
    table.laid(0, dock, contract, { markers: 1 + dice.below(2) });
  }
  const ships = ["gull", "plover", "curlew", "wren"];
  for (const dock of [1, 2] as const) {
    const ship = pick(ships, dice);
    ships.splice(ships.indexOf(ship), 1);
    if (dice.below(3) > 0) table.berthed(0, dock, ship, { goods: 1 + dice.below(2), markers: 1 + dice.below(2) });
  }
  return taskOf(table.state);
}

/** The highest worth that any legal work leads to. */
export function exhaust(task: LoadingTask): number {
  const { cards } = task;
  type Way = { readonly side: HarborSide; readonly taken: LoadingTask["taken"] };
  const known = new Set<string>();
  const open: Way[] = [{ side: task.side, taken: task.taken }];
  let most = Number.NEGATIVE_INFINITY;
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const { side, taken } = way;
    const produced = taken.every(({ type }) => type === "produce") ? taken : [];
    const key = JSON.stringify([side, produced, produced.length === taken.length]);
    if (known.has(key)) continue;
    known.add(key);
    most = Math.max(most, worthOf(task, side));
    for (const action of legalWork(cards, side, taken)) {
      open.push({ side: doWork(cards, side, action), taken: [...taken, action] });
    }
  }
  return most;
}
