import {
  fancifulPlayer,
  freshUsage,
  inspectMatch,
  inspectSecrecy,
  neverUsed,
  type Player,
  randomPlayer,
  seedFrom,
  wavering,
} from "@harbor/kit";
import { expect, test } from "vitest";
import { type Action, type Options, type Posy, posy, type View } from "../src/index.ts";

const SEATS = [2, 3, 4, 5];

function planOf(text: string, nth: number) {
  const options: Options = { mode: "garden", seats: SEATS[nth % 4] ?? 2, days: 3, rain: nth % 3 === 0 };
  const player = (seat: number): Player<View, Action> => {
    const luck = seedFrom(`${text} ${nth} ${seat}`);
    return wavering(posy, nth % 2 === 0 ? randomPlayer(luck) : fancifulPlayer(luck), luck);
  };
  return {
    options,
    seed: seedFrom(`${text} ${nth}`),
    players: Array.from({ length: options.seats }, (_, seat) => player(seat)),
  };
}

test("hundreds of games are sound from start to end, and use every flower and every decision", () => {
  const usage = freshUsage();
  for (let nth = 0; nth < 300; nth += 1) inspectMatch(posy, planOf("sound", nth), usage);
  expect(neverUsed(posy.inventory, usage)).toEqual({ flowers: [] });
  expect([...usage.decisions].sort()).toEqual(["bury", "gather", "keep", "rest", "tie", "undo", "wake", "water"]);
});

function leaksOf(game: Posy): readonly string[] {
  const found = Array.from({ length: 12 }, (_, nth) => inspectSecrecy(game, planOf("secret", nth), seedFrom(`${nth}`)));
  expect(found.reduce((sum, { looked }) => sum + looked, 0)).toBeGreaterThan(1000);
  return [...new Set(found.flatMap(({ leaks }) => leaks.map(({ what }) => what)))];
}

test("two worlds that differ only in what is hidden from a viewer look the same to that viewer", () => {
  expect(leaksOf(posy)).toEqual([]);
});

test.each<[string, Partial<Posy>, string]>([
  ["a hand", { view: (state, who) => ({ ...posy.view(state, who), tied: state.gardeners[0]?.hand ?? [] }) }, "view"],
  ["an hour", { view: (state, who) => ({ ...posy.view(state, who), first: state.hours[0] ?? 0 }) }, "view"],
  [
    "the bag",
    {
      legal: (state, seat) =>
        state.bag[0] === "daisy" ? posy.legal(state, seat).toReversed() : posy.legal(state, seat),
    },
    "legal",
  ],
])("the comparison of two worlds sees it when a game gives away %s", (_, change, what) => {
  expect(leaksOf({ ...posy, ...change })).toContain(what);
});

test.each<[string, Partial<Posy>, string]>([
  ["asks in secret and does not say so", { asksInSecret: () => false }, "one answer"],
  ["has an autopilot that does something else", { autopilot: () => ({ type: "rest" }) }, "autopilot"],
  ["goes back in its progress", { progress: ({ day }) => ({ done: 4 - day, of: 4 }) }, "progress"],
  [
    "draws what it refuses",
    { sampling: { isPartial: () => true, draw: () => ({ type: "undo" }) } },
    "refused its sampled action",
  ],
])("an inspection finds a game that %s", (_, change, problem) => {
  expect(() => {
    for (let nth = 0; nth < 8; nth += 1) inspectMatch({ ...posy, ...change }, planOf("faulty", nth), freshUsage());
  }).toThrow(problem);
});
