import { expect, test } from "vitest";
import type { Budget, Sight } from "./bot.ts";
import { luckFrom } from "./luck.ts";
import type { Candidate, Savvy, SearchRules } from "./savvy.ts";
import { chooseMixed, type Finding, searchCandidates, searchingBot } from "./search.ts";

/** A lottery: each ticket has its own probability of winning, decided by a number that the viewer does not see. */
type Ticket = { readonly type: "take"; readonly ticket: number };
type Lottery = { readonly hidden: number; readonly taken?: number };
type Seen = Record<string, never>;

const CHANCES = [0.3, 0.5, 0.9, 0.4];
const take = (ticket: number): Ticket => ({ type: "take", ticket });

function lottery(): { readonly rules: SearchRules<Lottery, Seen, Ticket>; playouts: number } {
  const counter = { playouts: 0 };
  const rules: SearchRules<Lottery, Seen, Ticket> = {
    pending: ({ taken }) => (taken === undefined ? [0] : []),
    legal: () => CHANCES.map((_, ticket) => take(ticket)),
    advance(state, _seat, action) {
      counter.playouts += 1;
      const taken = CHANCES.findIndex((_, ticket) => JSON.stringify(take(ticket)) === JSON.stringify(action));
      return { ...state, taken };
    },
    view: () => ({}),
    scores: () => undefined,
  };
  return Object.assign(counter, { rules });
}

function savvyWith(priors: readonly number[]): Savvy<Lottery, Seen, Ticket> {
  return {
    imagine: (_, luck) => ({ hidden: luck.share() }),
    candidates: () => priors.map((prior, ticket): Candidate<Ticket> => ({ action: take(ticket), prior })),
    priorWorlds: 120,
    openPlay: () => () => take(0),
    horizons: [1],
    isFarEnough: () => false,
    worth: ({ hidden, taken }) => [hidden < (CHANCES[taken ?? 0] ?? 0) ? 1 : 0],
  };
}

const even = savvyWith([0, 0, 0, 0]);

function sightWith(budget: Budget, luck = "lottery"): Sight<Seen, Ticket> {
  return { view: {}, seat: 0, legal: CHANCES.map((_, ticket) => take(ticket)), budget, chance: luckFrom(luck) };
}

const search = (savvy: typeof even, budget: Budget, luck?: string) => {
  const sight = sightWith(budget, luck);
  return searchCandidates(lottery().rules, savvy, sight, savvy.candidates(sight));
};

test("the search finds the ticket that wins most often", () => {
  const bot = searchingBot(lottery().rules, even);
  for (let nth = 0; nth < 10; nth += 1) expect(bot.decide(sightWith({ playouts: 400 }, `try ${nth}`))).toEqual(take(2));
});

test("the same luck and the same number of playouts give the same findings", () => {
  expect(search(even, { playouts: 200 })).toEqual(search(even, { playouts: 200 }));
  expect(search(even, { playouts: 200 })).not.toEqual(search(even, { playouts: 200 }, "other luck"));
});

test("a budget of playouts is kept, except for the world in progress", () => {
  const counted = lottery();
  const sight = sightWith({ playouts: 100 });
  searchCandidates(counted.rules, even, sight, even.candidates(sight));
  expect(counted.playouts).toBeGreaterThanOrEqual(100);
  expect(counted.playouts).toBeLessThan(100 + CHANCES.length);
});

test("a time budget uses its own clock", () => {
  let now = 0;
  const clock = () => {
    now += 1;
    return now;
  };
  const found = search(even, { milliseconds: 50, clock });
  expect(found.reduce((sum, { playouts }) => sum + playouts, 0)).toBeLessThan(120);
});

test("candidates that fall behind are dropped, and the rest get their playouts", () => {
  const found = search(even, { playouts: 400 });
  const tried = found.map(({ playouts }) => playouts);
  expect(Math.max(...tried)).toBeGreaterThan(2 * Math.min(...tried));
  expect(found.find(({ action }) => action.ticket === 2)?.playouts).toBe(Math.max(...tried));
});

test("with few worlds, the prior decides", () => {
  const fond = savvyWith([0.5, 0, 0, 0]);
  const found = search(fond, { playouts: 8 });
  const best = found.reduce((a, b) => (b.belief > a.belief ? b : a));
  expect(best.action).toEqual(take(0));
});

test("the choice is random between equal candidates, and only between them", () => {
  const finding = (ticket: number, worths: readonly number[]): Finding<Ticket> => {
    const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length;
    return { action: take(ticket), prior: 0, playouts: worths.length, mean, belief: mean, worths };
  };
  const chosen = (findings: readonly Finding<Ticket>[]) =>
    new Set(Array.from({ length: 60 }, (_, nth) => chooseMixed(findings, luckFrom(`mix ${nth}`)).ticket));
  const [heads, tails] = [
    [1, 0, 1, 0, 1, 0],
    [0, 1, 0, 1, 0, 1],
  ];
  expect(chosen([finding(0, heads), finding(1, tails)])).toEqual(new Set([0, 1]));
  expect(chosen([finding(0, [1, 1, 1, 1, 1, 1]), finding(1, [0, 0, 0, 0, 0, 0])])).toEqual(new Set([0]));
});
