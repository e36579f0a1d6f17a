import {
  fancifulPlayer,
  freshUsage,
  inspectMatch,
  neverUsed,
  type Player,
  playMatch,
  randomPlayer,
  seedFrom,
} from "@harbor/kit";
import { expect, test } from "vitest";
import { type Action, meuterer, type View } from "../src/index.ts";
import { TABLES } from "./table.ts";

const GAMES = 240;

test("games of every kind are sound from start to end, and use every island, card, role and decision", () => {
  const usage = freshUsage();
  for (let nth = 0; nth < GAMES; nth += 1) {
    const options = TABLES[nth % TABLES.length];
    if (options === undefined) throw new Error("there are no tables");
    const players = Array.from({ length: options.seats }, (_, seat): Player<View, Action> => {
      const luck = seedFrom(`sound ${nth} ${seat}`);
      return nth % 3 === 0 ? fancifulPlayer(luck) : randomPlayer(luck);
    });
    inspectMatch(meuterer, { options, seed: seedFrom(`sound ${nth}`), players }, usage);
  }
  expect(neverUsed(meuterer.inventory, usage)).toEqual({ islands: [], cargo: [], roles: [] });
  expect([...usage.decisions].sort()).toEqual([
    "board",
    "fight",
    "lay",
    "leave",
    "offer",
    "pass",
    "sell",
    "stow",
    "take",
  ]);
});

test("all states of a game have the same fields in the same order, without which the engine is half as fast", () => {
  const shapes = new Set<string>();
  for (const options of TABLES) {
    const players = Array.from({ length: options.seats }, (_, seat) => randomPlayer<View, Action>(seedFrom(`${seat}`)));
    playMatch(meuterer, { options, seed: seedFrom("shapes"), players }, ({ state }) => {
      const imagined = meuterer.imagine(meuterer.view(state, 0), seedFrom("imagined"));
      for (const one of [state, imagined]) {
        shapes.add(Object.keys(one).join());
        for (const player of one.players) shapes.add(Object.keys(player).join());
      }
    });
  }
  expect(shapes.size).toBe(2);
});
