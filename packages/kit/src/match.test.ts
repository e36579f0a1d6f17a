import { expect, test } from "vitest";
import { type Nim, type NimView, nim, type Take } from "../test/nim.ts";
import { beginChecked } from "./begin.ts";
import { type Dice, seedFrom } from "./chance.ts";
import { Fault, freshUsage, inspectMatch, neverUsed } from "./inspection.ts";
import { fancifulPlayer, forwardOf, pickByKind, playMatch, randomPlayer, wavering } from "./match.ts";

const plan = (text: string, makePlayer: typeof randomPlayer<NimView, Take> = randomPlayer) => ({
  options: { sticks: 21 },
  seed: seedFrom(text),
  players: [makePlayer(seedFrom(`${text} 0`)), makePlayer(seedFrom(`${text} 1`))],
});

test("the same seeds give the same match", () => {
  expect(playMatch(nim, plan("x"))).toEqual(playMatch(nim, plan("x")));
  expect(playMatch(nim, plan("x")).moves).not.toEqual(playMatch(nim, plan("y")).moves);
});

test("a match ends with scores, and its watcher hears of every move", () => {
  const watched: number[] = [];
  const match = playMatch(nim, plan("watched"), ({ state }) => watched.push(state.sticks));
  expect(watched.length).toBe(match.moves.length + 1);
  expect(watched.at(-1)).toBeLessThan(2);
  expect(match.scores.map(({ place }) => place)).toEqual([1, 2]);
});

test("a refused action ends the match with an error", () => {
  const cheat = {
    ...plan("cheat"),
    players: [() => ({ type: "take", sticks: 9 }) as const, randomPlayer(seedFrom("honest"))],
  };
  expect(() => playMatch(nim, cheat)).toThrow("seat 0 was refused at action 1: malformed");
});

test("a random action is the nth of a kind, wherever the actions of that kind stand in the list", () => {
  const legal = ["a", "b", "b", "a", "c", "a", "b"].map((type, at) => ({ type, at }));
  const rolled = (...rolls: readonly number[]): Dice => {
    const left = [...rolls];
    return { below: () => left.shift() ?? 0, shuffled: (items) => [...items], chance: () => ({ seed: "", drawn: 0 }) };
  };
  const picked = [0, 1].map((kind) => [0, 1, 2].map((nth) => pickByKind(legal, rolled(kind, nth)).at));
  expect(picked).toEqual([
    [0, 3, 5],
    [1, 2, 6],
  ]);
  expect(pickByKind(legal, rolled(2, 0)).at).toBe(4);
  expect(() => pickByKind([], rolled(0, 0))).toThrow("nothing to pick from");
});

test("a fanciful player has preferences, an evenly random one has none", () => {
  const spread = (makePlayer: typeof randomPlayer<NimView, Take>) => {
    const shares = Array.from({ length: 30 }, (_, nth) => {
      const taken = playMatch(nim, { ...plan(`fancy ${nth}`, makePlayer), options: { sticks: 300 } }).moves.flatMap(
        ({ seat, action }) => {
          return seat === 0 ? [action.sticks] : [];
        },
      );
      return Math.max(...[1, 2, 3].map((sticks) => taken.filter((one) => one === sticks).length)) / taken.length;
    });
    return shares.filter((share) => share > 0.7).length;
  };
  expect(spread(randomPlayer)).toBe(0);
  expect(spread(fancifulPlayer)).toBeGreaterThan(5);
});

test("an inspected match records what was used", () => {
  const usage = freshUsage();
  expect(inspectMatch(nim, plan("use"), usage).actions).toBeGreaterThan(6);
  expect([...usage.decisions]).toEqual(["take"]);
  expect(neverUsed(nim.inventory, usage)).toEqual({ takes: [] });
  expect(neverUsed(nim.inventory, freshUsage())).toEqual({ takes: ["1", "2", "3"] });
});

test.each<[string, Partial<typeof nim>, string]>([
  ["an unsound state", { whatIsWrong: (state: Nim) => (state.sticks < 15 ? "too few" : undefined) }, "too few"],
  [
    "a state that does not survive being saved",
    {
      begin: (options, seed) => ({
        ok: true,
        ...beginChecked(nim, options, seed),
        state: { ...beginChecked(nim, options, seed).state, sticks: Number.POSITIVE_INFINITY },
      }),
    },
    "the loaded state",
  ],
  [
    "a question with one answer",
    { legal: (state, seat) => nim.legal(state, seat).slice(0, state.sticks < 15 ? 1 : 3) },
    "one answer",
  ],
])("an inspection finds %s and says how to reproduce it", (_, broken, problem) => {
  const inspect = () => inspectMatch({ ...nim, ...broken }, plan("broken"), freshUsage());
  expect(inspect).toThrow(Fault);
  expect(inspect).toThrow(problem);
  expect(inspect).toThrow(`seed ${seedFrom("broken")}, after action`);
});

test("a player who likes to take back still finishes, and does take back", () => {
  const game = { takesBack: ({ type }: { readonly type: string }) => type === "back" };
  const legal = [{ type: "back" }, { type: "on" }];
  const player = wavering(game, ({ legal: [first = { type: "none" }] }) => first, seedFrom("wavers"));
  const chosen = Array.from({ length: 400 }, () => player({ seat: 0, legal, view: () => undefined }).type);
  const back = chosen.filter((type) => type === "back").length;
  expect(back).toBeGreaterThan(20);
  expect(back).toBeLessThan(100);
  expect(forwardOf(game, legal)).toEqual([{ type: "on" }]);
  expect(forwardOf(game, legal.slice(1))).toEqual([{ type: "on" }]);
});
