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
  /** For the logarithm of the forecast's score: at any time, and divided by the harbor phases to come. */
  readonly score: number;
  readonly scoreLate: number;
  /** For each harbor phase to come; a raise first serves in the next round. */
  readonly raise: number;
  readonly rank: number;
  readonly berth: number;
  readonly marker: number;
};

/**
 * Learned from who won games of quick players, from positions of all kinds: conditional logits, with 14,710 positions of
 * short games for two and 2,784 of long ones for four. The forecast itself knows nothing of raises and expects too much
 * of large docks.
 */
const AGAINST_ONE: Weights = { score: 2, scoreLate: 2.4, raise: 0.16, rank: 0.02, berth: -0.04, marker: 0.024 };
const AGAINST_MORE: Weights = { score: 2.6, scoreLate: 5.4, raise: 0.045, rank: 0.03, berth: 0, marker: 0 };
/** The same for the logarithm of the score, learned from 4,727 positions of solo games. */
const ALONE: Weights = { score: 0.78, scoreLate: 0, raise: 0, rank: 0.009, berth: -0.01, marker: 0 };
const ALONE_BASE = 1.7;
/** At the end, a score that is a tenth higher wins about twice as often. */
const AT_THE_END = 8;
const SOLO_MIDDLE = 1500;

const DUEL_SEATS = 2;

function weightsFor(seats: number): Weights {
  if (seats === 1) return ALONE;
  return seats === DUEL_SEATS ? AGAINST_ONE : AGAINST_MORE;
}

function heightOf({ forecast, raises, rank, berths, marker }: Standing, weights: Weights, left: number): number {
  return (
    (weights.score + weights.scoreLate / left) * Math.log(Math.max(1, score(forecast))) +
    weights.raise * raises * (left - 1) +
    (weights.rank * rank + weights.berth * berths + weights.marker * marker) * left
  );
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

function worthsOf(standings: readonly Standing[], left: number): number[] {
  const weights = weightsFor(standings.length);
  const heights = standings.map((standing) => heightOf(standing, weights, Math.max(1, left)));
  const [only = 0] = heights;
  if (heights.length > 1) return chancesOf(heights);
  const points = Math.exp(ALONE_BASE + only);
  return [points / (points + SOLO_MIDDLE)];
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
