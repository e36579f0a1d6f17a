import { type Candidate, type Luck, type Savvy, type Sight, searchingBot } from "@harbor/bots";
import {
  type Action,
  type Bid,
  type Bremerhaven,
  type CardSet,
  HAND_SIZE,
  INFLUENCE_CARDS,
  type Influence,
  type State,
  type View,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import type { Appraisal } from "./appraisal.ts";
import { worthOfBids } from "./bidPlan.ts";
import { type Business, businessOf, withBuilding } from "./business.ts";
import { bidsOf, rankActions } from "./decide.ts";
import { forecast, score } from "./forecast.ts";
import { JUDGEMENT } from "./judgement.ts";
import { type BremerhavenBot, decideAtOnce, momentOf, VETERAN } from "./mate.ts";
import { appraiseAll, type Mind, openMind, ownTotals, planRound, seasonFor, type Temper } from "./mind.ts";
import { openQuickPlay } from "./quickPlay.ts";
import { drawsOf, guessCards } from "./rivals.ts";
import { type Scene, type SeenSeat, sceneOfState, sceneOfView } from "./scene.ts";
import { incomeOf } from "./season.ts";

/** The players in playouts: quick decisions from what a seat can see. */
const QUICK: Temper = { judgement: JUDGEMENT, worlds: 8, noise: 0.12, combines: false, slips: 0 };
/** Plans are generated with more noise than in real bids, so that they differ. */
const INVENTIVE: Temper = { judgement: JUDGEMENT, worlds: 24, noise: 0.25, combines: true, slips: 0 };

const PLANS = 6;
const RANKED = 5;
/** Actions this much worse than the best are not searched, in money. */
const HOPELESS = 6;
const ROUNDS_AHEAD = 1;

export type CaptainSetting = {
  readonly plans: number;
  readonly rounds: number;
  readonly noise: number;
  readonly taste?: Temper["taste"];
};
export const CAPTAIN: CaptainSetting = { plans: PLANS, rounds: ROUNDS_AHEAD, noise: INVENTIVE.noise };

/** Searches: tries out whole rounds of bids, and the decisions in the town and on the boards, in imagined worlds. */
export function captain(game: Bremerhaven, cards: CardSet, setting: CaptainSetting = CAPTAIN): BremerhavenBot {
  const veteran = openMind(cards, withTaste(VETERAN, setting));
  const search = searchingBot(game, savvyOf(game, cards, setting));
  return {
    decide(sight) {
      // A harbor phase is planned, not searched, and a single candidate needs no search.
      const isPlanned = sight.view.step === "harbor" || sight.view.step === "founding" || sight.legal.length === 1;
      return isPlanned ? decideAtOnce(veteran, sight) : search.decide(sight);
    },
  };
}

function withTaste(temper: Temper, { taste }: CaptainSetting): Temper {
  return taste === undefined ? temper : { ...temper, taste };
}

/** What Bremerhaven provides for search. */
export function savvyOf(game: Bremerhaven, cards: CardSet, setting: CaptainSetting): Savvy<State, View, Action> {
  const quick = openMind(cards, QUICK);
  const veteran = openMind(cards, withTaste(VETERAN, setting));
  const inventive = openMind(cards, withTaste({ ...INVENTIVE, noise: setting.noise }, setting));
  return {
    imagine: (view, luck) => imagineFairly(game, veteran, view, luck),
    candidates: (sight) =>
      sight.view.step === "bidding"
        ? bidCandidates(veteran, inventive, sight, setting)
        : actionCandidates(veteran, sight),
    openPlay: (luck) => openQuickPlay(game, quick, luck),
    isFarEnough: (state, start) => state.step === "bidding" && state.round >= start.round + setting.rounds,
    worth: (state) => standings(veteran, game, state),
  };
}

/** Whole rounds of bids, each planned with different noise; the first card is the candidate, the rest its plan. */
function bidCandidates(
  veteran: Mind,
  inventive: Mind,
  sight: Sight<View, Action>,
  { plans }: CaptainSetting,
): Candidate<Action>[] {
  const { view, seat, chance } = sight;
  const scene = sceneOfView(view);
  const season = seasonFor(veteran, scene);
  const own = { hand: view.hand ?? [], laid: ownTotals(view.bids, seat) };
  const appraisals = appraiseAll(veteran, season, scene);
  const calm = planRound(veteran, season, scene, seat, own, appraisals, chance);
  const rate = worthOfMoney(veteran, scene, seat);
  const found = new Map<string, Candidate<Action>>();
  for (let nth = 0; nth < plans; nth += 1) {
    const { plan } = nth === 0 ? calm : planRound(inventive, season, scene, seat, own, appraisals, chance);
    const key = plan.bids
      .map(({ slot, card }) => `${slot}:${card}`)
      .sort()
      .join(" ");
    const [action, ...then] = bidsOf(plan, chance);
    const prior = rate * worthOfBids(plan.bids, own.laid, calm.returns);
    if (action !== undefined && !found.has(key)) found.set(key, { action, then, prior });
  }
  return [...found.values()];
}

function actionCandidates(veteran: Mind, sight: Sight<View, Action>): Candidate<Action>[] {
  const rate = worthOfMoney(veteran, sceneOfView(sight.view), sight.seat);
  const ranked = rankActions(momentOf(veteran, sight), sight.legal);
  const best = ranked[0]?.worth ?? 0;
  return ranked
    .filter(({ worth }) => worth > best - HOPELESS)
    .slice(0, RANKED)
    .map(({ action, worth }) => ({ action, prior: rate * worth }));
}

/** How much better a seat stands with one more money. */
export function worthOfMoney(mind: Mind, scene: Scene, seat: Seat): number {
  const season = seasonFor(mind, scene);
  const forecasts = scene.players.map((player, one) =>
    forecast(businessOf(mind.cards, player), season, incomeOf(scene, one)),
  );
  const money = forecasts[seat]?.money ?? 1;
  const scores = forecasts.map(score);
  const more = scores.map((one, other) => (other === seat ? one * (1 + 1 / money) : one));
  const end = { left: season.left, round: scene.round };
  return (sharesOf(more, end)[seat] ?? 0) - (sharesOf(scores, end)[seat] ?? 0);
}

/** Guesses the others' cards from what the slots are worth to them: high cards lie where there is much to win. */
function imagineFairly(game: Bremerhaven, mind: Mind, view: View, luck: Luck): State {
  const state = game.imagine(view, luck.seed());
  if (view.step !== "bidding") return state;
  const scene = sceneOfView(view);
  const appraisals = appraiseAll(mind, seasonFor(mind, scene), scene);
  return state.players.reduce((after, _, seat) => {
    const appraisal = appraisals[seat];
    return seat === view.viewer || appraisal === undefined ? after : withGuess(after, view, seat, appraisal, luck);
  }, state);
}

function withGuess(state: State, view: View, seat: Seat, appraisal: Appraisal, luck: Luck): State {
  const raises = view.players[seat]?.raises ?? 0;
  const inPlay = INFLUENCE_CARDS.slice(raises, raises + HAND_SIZE);
  const scene = sceneOfView(view);
  const { laid, hand } = guessCards(scene, seat, drawsOf(appraisal, scene), inPlay, appraisal, luck);
  const left: Influence[] = [...laid];
  const bids = state.bids.map((bid): Bid => (bid.seat === seat ? { ...bid, card: left.shift() ?? bid.card } : bid));
  const players = state.players.map((player, one) => (one === seat ? { ...player, hand } : player));
  return { ...state, bids, players };
}

const SOLO_MIDDLE = 1500;
const EDGE = { least: 2, most: 5 };

/** How well each seat stands: its share of all forecast scores, sharpened towards the end. */
function standings(mind: Mind, game: Bremerhaven, state: State): number[] {
  const over = game.scores(state);
  const season = seasonFor(mind, sceneOfState(state, 0));
  const scores = state.players.map((player, seat) => {
    const final = over?.find((row) => row.seat === seat)?.score;
    return final ?? score(forecast(withYardBuilt(mind.cards, player), season, incomeOf(state, seat)));
  });
  return sharesOf(scores, { left: over === undefined ? season.left : 0, round: state.round });
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

/** Scores as shares of a whole: the nearer the end, the more the best score takes. */
function sharesOf(
  scores: readonly number[],
  { left, round }: { readonly left: number; readonly round: number },
): number[] {
  const [only, ...others] = scores;
  if (only !== undefined && others.length === 0) return [only / (only + SOLO_MIDDLE)];
  const edge = EDGE.least + (EDGE.most - EDGE.least) * (1 - left / Math.max(1, left + round));
  const powers = scores.map((one) => Math.max(1, one) ** edge);
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
