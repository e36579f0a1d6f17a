import { asPlayer, type Bot, luckFrom } from "@harbor/bots";
import { type Action, bremerhaven, type View, WESER } from "@harbor/bremerhaven";
import { type Player, playMatch, seedFrom } from "@harbor/kit";
import { expect, test } from "vitest";
import { MATE, mate } from "../src/mate.ts";
import { pupilOf } from "../src/pupil.ts";

const BUDGET = { playouts: 1 };
const pupil = pupilOf(WESER);
const start = pupil.dials.map((dial) => dial.start);
const withTrust = (trust: number) => pupil.dials.map((dial) => (dial.name === "trust" ? trust : dial.start));

function duel(text: string, players: readonly Player<View, Action>[]) {
  const options = bremerhaven.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  return playMatch(bremerhaven, { options: options.value, seed: seedFrom(text), players });
}

const player = (bot: Bot<View, Action>, text: string) => asPlayer(bot, BUDGET, text);

test("each dial's initial value is within its range", () => {
  for (const { from, to, start: at } of pupil.dials) expect(at >= from && at <= to).toBe(true);
});

test("a pupil plays like Mate except for its bids, which differ", () => {
  const plain = mate(WESER);
  const bot = pupil.taught(start);
  let others = 0;
  let bids = 0;
  let alike = 0;
  const compared: Player<View, Action> = ({ seat, legal, view }) => {
    const sight = (text: string) => ({ view: view(), seat, legal, budget: BUDGET, chance: luckFrom(text) });
    const text = `${others} ${bids}`;
    const [own, mates] = [bot.decide(sight(text)), plain.decide(sight(text))];
    if (view().step === "bidding") {
      bids += 1;
      alike += JSON.stringify(own) === JSON.stringify(mates) ? 1 : 0;
    } else {
      others += 1;
      expect(own).toEqual(mates);
    }
    return own;
  };
  duel("as Mate", [compared, player(plain, "other")]);
  expect(others).toBeGreaterThan(20);
  expect(alike).toBeLessThan(bids);
});

test("a pupil's decisions do not depend on what it decided before", () => {
  const play = () => duel("same", [player(pupil.taught(withTrust(1)), "pupil"), player(mate(WESER), "mate")]).moves;
  expect(play()).toEqual(play());
  expect(play()).not.toEqual(
    duel("same", [player(pupil.taught(withTrust(0)), "pupil"), player(mate(WESER), "mate")]).moves,
  );
});

test("a Mate that is as careless against one opponent as against many is predictable", { timeout: 60_000 }, () => {
  const careless = { ...MATE, duel: {} };
  const reader = pupilOf(WESER, careless).taught(start);
  let wins = 0;
  for (let nth = 0; nth < 6; nth += 1) {
    const players = [player(reader, `reader ${nth}`), player(mate(WESER, careless), `careless ${nth}`)];
    const own = nth % 2;
    const { scores } = duel(`read ${Math.floor(nth / 2)}`, own === 0 ? players : players.toReversed());
    wins += scores[0]?.seat === own ? 1 : 0;
  }
  expect(wins).toBeGreaterThan(4);
});
