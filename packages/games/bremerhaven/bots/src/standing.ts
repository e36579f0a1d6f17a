import type { Bremerhaven, CardSet, State } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { type Business, businessOf, withBuilding } from "./business.ts";
import { type Forecast, forecast, score } from "./forecast.ts";
import { type Mind, seasonFor } from "./mind.ts";
import { type Scene, type SeenSeat, sceneOfState } from "./scene.ts";
import { incomeOf } from "./season.ts";

/** What tells how well a seat stands: its forecast, and what the forecast leaves out or takes too seriously. */
type Standing = {
  readonly forecast: Forecast;
  readonly raises: number;
  readonly rank: number;
  /** The total size of its docks. */
  readonly berths: number;
  readonly marker: number;
};

/** How much each part of a standing counts. */
type Weights = {
  readonly raise: number;
  readonly rank: number;
  readonly berth: number;
  readonly marker: number;
  /** For the logarithm of the forecast's score. */
  readonly score: number;
};
/** Between several seats, the score says more the fewer harbor phases are left. */
type ContestWeights = Weights & { readonly scoreLate: number };

/**
 * Learned from who won 4,800 games of quick players, at 28,237 moments of all kinds: conditional logits. The forecast
 * itself knows nothing of raises, takes a rank for lasting, and, between two players, expects too much of large docks.
 */
const AGAINST_ONE: ContestWeights = {
  raise: 0.625,
  rank: 0.08,
  berth: -0.186,
  marker: 0.147,
  score: 2.71,
  scoreLate: 1.94,
};
const AGAINST_MORE: ContestWeights = {
  raise: 0.354,
  rank: 0.08,
  berth: 0.092,
  marker: 0.023,
  score: 6.39,
  scoreLate: 1.95,
};
/** Learned from the logarithm of the score of 800 solo games, at 4,727 moments: a linear regression. */
const ALONE: Weights = { raise: 0, rank: 0.031, berth: -0.039, marker: 0.014, score: 0.65 };
const ALONE_BASE = 2.52;
/** At the end, a score that is a tenth higher counts as twice the chance: a narrow win is worth little more than a tie. */
const AT_THE_END = 8;
const SOLO_MIDDLE = 1500;
const DUEL_SEATS = 2;

function heightOf({ raises, rank, berths, marker, ...rest }: Standing, weights: Weights, left: number, steep: number) {
  // A raise serves from the next round on.
  const raised = weights.raise * raises * (1 - 1 / left);
  const owned = weights.rank * rank + weights.berth * berths + weights.marker * marker;
  return steep * Math.log(Math.max(1, score(rest.forecast))) + raised + owned;
}

function standingOf(mind: Mind, scene: Scene, player: SeenSeat, seat: Seat): Standing {
  const business = withYardBuilt(mind.cards, player);
  return {
    forecast: forecast(business, seasonFor(mind, scene), incomeOf(scene, seat)),
    raises: player.raises,
    rank: scene.ladder.indexOf(seat),
    berths: business.sizes.reduce((sum, size) => sum + size, 0),
    marker: player.prestige,
  };
}

/** How well each seat stands, from 0 to 1: several seats' chances to win, or how high the score of a single one is. */
export function standings(mind: Mind, game: Pick<Bremerhaven, "scores">, state: State): number[] {
  const over = game.scores(state);
  if (over === undefined) {
    const scene = sceneOfState(state, 0);
    return worthsOf(
      state.players.map((player, seat) => standingOf(mind, scene, player, seat)),
      seasonFor(mind, scene).left,
    );
  }
  const scores = state.players.map((_, seat) => over.find((row) => row.seat === seat)?.score ?? 0);
  const [only = 0] = scores;
  return scores.length === 1
    ? [only / (only + SOLO_MIDDLE)]
    : chancesOf(scores.map((one) => AT_THE_END * Math.log(Math.max(1, one))));
}

/** How much better a seat stands with one more money. */
export function worthOfMoney(mind: Mind, scene: Scene, seat: Seat): number {
  const { left } = seasonFor(mind, scene);
  const now = scene.players.map((player, one) => standingOf(mind, scene, player, one));
  const more = now.map((standing, one): Standing => {
    if (one !== seat) return standing;
    const { money, prestige } = standing.forecast;
    return { ...standing, forecast: { money: money + 1, prestige } };
  });
  return (worthsOf(more, left)[seat] ?? 0) - (worthsOf(now, left)[seat] ?? 0);
}

function worthsOf(standings: readonly Standing[], phasesLeft: number): number[] {
  const left = Math.max(1, phasesLeft);
  const [only, ...others] = standings;
  if (only !== undefined && others.length === 0) {
    const points = Math.exp(ALONE_BASE + heightOf(only, ALONE, left, ALONE.score));
    return [points / (points + SOLO_MIDDLE)];
  }
  const weights = standings.length === DUEL_SEATS ? AGAINST_ONE : AGAINST_MORE;
  const steep = weights.score / Math.sqrt(left) + weights.scoreLate / left;
  return chancesOf(standings.map((standing) => heightOf(standing, weights, left, steep)));
}

function chancesOf(heights: readonly number[]): number[] {
  const top = Math.max(...heights);
  const powers = heights.map((height) => Math.exp(height - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The expected price of a permit for a building in the yard, and how many get built. */
const PERMIT_COST = 1;
const BUILT_SOON = 2;

/** Buildings in the yard count as built, minus the price of the permit. */
export function withYardBuilt(cards: CardSet, player: SeenSeat): Business {
  const business = { ...businessOf(cards, player), yardStars: 0 };
  return player.yard.slice(0, BUILT_SOON).reduce((after, id) => {
    const built = withBuilding(after, cards.building(id));
    return { ...built, money: built.money - PERMIT_COST };
  }, business);
}
