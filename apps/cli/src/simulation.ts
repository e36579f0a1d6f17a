import { freshUsage, neverUsed, noteUse, playMatch, type Seed, seedFrom } from "@harbor/kit";
import type { AnyGame } from "./games.ts";
import { median, quantile, roundTo } from "./numbers.ts";
import { type AnyPlayer, type MakePlayer, readPlayers } from "./players.ts";

export type SimulationPlan = {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** One bot for all seats, or one for each seat, separated by commas. */
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
};

export type PlannedMatch = { readonly options: unknown; readonly seed: Seed; readonly players: readonly AnyPlayer[] };

/** The nth game of a simulation; it depends only on the seed. */
export function planMatch({ game, options, seats, bots, seed }: SimulationPlan, nth: number): PlannedMatch {
  return planWith(readPlayers(game, bots, seats), options, seed, nth);
}

function planWith(makers: readonly MakePlayer[], options: unknown, seed: string, nth: number): PlannedMatch {
  const players = makers.map((make, seat) => make(`${seed}/game ${nth}/bot ${seat}`));
  return { options, seed: seedFrom(`${seed}/game ${nth}`), players };
}

export type SimulationReport = {
  readonly games: number;
  readonly finished: number;
  readonly rounds: { readonly min?: number; readonly median?: number; readonly max?: number };
  readonly score: {
    readonly p10?: number;
    readonly median?: number;
    readonly p90?: number;
    readonly winnerMedian?: number;
  };
  /** The share of games won from each starting position, first seat first. Empty in solo games. */
  readonly winByStartRank: readonly number[];
  readonly actions: number;
  readonly seconds: number;
  readonly neverUsed: Readonly<Record<string, readonly string[]>>;
};

export function simulate(plan: SimulationPlan): SimulationReport {
  const { game, games, seats, options, seed } = plan;
  const makers = readPlayers(game, plan.bots, seats);
  const usage = freshUsage();
  const rounds: number[] = [];
  const scores: number[] = [];
  const winners: number[] = [];
  const wins = Array.from({ length: seats > 1 ? seats : 0 }, () => 0);
  let actions = 0;
  const started = performance.now();
  for (let nth = 0; nth < games; nth += 1) {
    const match = playMatch(game, planWith(makers, options, seed, nth), ({ facts }) => {
      for (const { open } of facts) noteUse(game.inventory, usage, open);
    });
    actions += match.moves.length;
    const winner = match.scores[0];
    if (winner === undefined) continue;
    rounds.push(game.round(match.state));
    scores.push(...match.scores.map(({ score }) => score));
    winners.push(winner.score);
    const first = match.scores.filter(({ place }) => place === 1);
    for (const { seat } of first) {
      const startRank = game.startOrder(match.state).indexOf(seat);
      if (wins[startRank] !== undefined) wins[startRank] += 1 / first.length;
    }
  }
  return {
    games,
    finished: winners.length,
    rounds: given({ min: quantile(rounds, 0), median: median(rounds), max: quantile(rounds, 1) }),
    score: given({
      p10: quantile(scores, 0.1),
      median: median(scores),
      p90: quantile(scores, 0.9),
      winnerMedian: median(winners),
    }),
    winByStartRank: wins.map((count) => roundTo(3, count / Math.max(1, winners.length))),
    actions,
    seconds: roundTo(3, (performance.now() - started) / 1000),
    neverUsed: neverUsed(game.inventory, usage),
  };
}

/** Only the fields that have a value. */
function given<Fields extends Record<string, number | undefined>>(
  fields: Fields,
): { [Field in keyof Fields]?: number } {
  const values: { [Field in keyof Fields]?: number } = {};
  for (const field in fields) if (fields[field] !== undefined) values[field] = fields[field];
  return values;
}
