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
import { bidsOf, rankActions } from "./decide.ts";
import { JUDGEMENT } from "./judgement.ts";
import { type BremerhavenBot, decideAtOnce, momentOf, VETERAN } from "./mate.ts";
import { appraiseAll, type Mind, openMind, ownTotals, planRound, seasonFor, type Temper } from "./mind.ts";
import { openQuickPlay } from "./quickPlay.ts";
import { drawsOf, guessCards } from "./rivals.ts";
import { sceneOfView } from "./scene.ts";
import { standings, worthOfMoney } from "./standing.ts";

/** The players in playouts: quick decisions from what a seat can see. */
const QUICK: Temper = { judgement: JUDGEMENT, worlds: 8, noise: 0.12, combines: false, slips: 0 };
/** Plans are generated with more noise than in real bids, some with much more, so that they differ. */
const INVENTIVE: Temper = { judgement: JUDGEMENT, worlds: 24, noise: 0.25, combines: true, slips: 0 };
const NOISES = [1, 2, 4, 8] as const;

/** With more time, there are more plans: one for so many playouts. */
const PLANS = { least: 6, most: 24, playouts: 16 };
/** Many plans are found more than once. */
const ATTEMPTS = 3;
/** A millisecond of a usual machine is enough for this many playouts, divided by the number of seats. */
const SPEED = 5;
const RANKED = 5;
/** Actions this much worse than the best are not searched, in money. */
const HOPELESS = 6;
/**
 * Rounds ahead: the best plans are tried further. In 18 positions, what was found one round and three rounds ahead
 * correlated with 0.82, and differed by two thirds of what distinguishes plans.
 */
const HORIZONS = [1, 2, 3] as const;
/**
 * Among plans that all look good beforehand, the prior says next to nothing: in 22 positions, it was off by as much as
 * the luck of one world.
 */
const PRIOR_WORLDS = 2;

export type CaptainSetting = {
  readonly noise: number;
  readonly horizons: readonly number[];
  readonly taste?: Temper["taste"];
};
export const CAPTAIN: CaptainSetting = { noise: INVENTIVE.noise, horizons: HORIZONS };

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
  const inventive = NOISES.map((times) =>
    openMind(cards, withTaste({ ...INVENTIVE, noise: times * setting.noise }, setting)),
  );
  return {
    imagine: (view, luck) => imagineFairly(game, veteran, view, luck),
    candidates: (sight) =>
      sight.view.step === "bidding" ? bidCandidates(veteran, inventive, sight) : actionCandidates(veteran, sight),
    priorWorlds: PRIOR_WORLDS,
    openPlay: (luck) => openQuickPlay(game, quick, luck),
    horizons: setting.horizons,
    isFarEnough: (state, start) => state.step === "bidding" && state.round > start.round,
    worth: (state) => standings(veteran, game, state),
  };
}

/** Whole rounds of bids, each planned with different noise; the first card is the candidate, the rest its plan. */
function bidCandidates(veteran: Mind, inventive: readonly Mind[], sight: Sight<View, Action>): Candidate<Action>[] {
  const { view, seat, chance } = sight;
  const scene = sceneOfView(view);
  const season = seasonFor(veteran, scene);
  const own = { hand: view.hand ?? [], laid: ownTotals(view.bids, seat) };
  const appraisals = appraiseAll(veteran, season, scene);
  const calm = planRound(veteran, season, scene, seat, own, appraisals, chance);
  const rate = worthOfMoney(veteran, scene, seat);
  const found = new Map<string, Candidate<Action>>();
  const wanted = plansFor(sight);
  for (let nth = 0; found.size < wanted && nth < ATTEMPTS * wanted; nth += 1) {
    const mind = inventive[nth % inventive.length] ?? veteran;
    const { plan } = nth === 0 ? calm : planRound(mind, season, scene, seat, own, appraisals, chance);
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

function plansFor({ budget, view }: Sight<View, Action>): number {
  const { length: seats } = view.players;
  const playouts = "playouts" in budget ? budget.playouts : (SPEED / Math.max(2, seats)) * budget.milliseconds;
  return Math.max(PLANS.least, Math.min(PLANS.most, Math.round(playouts / PLANS.playouts)));
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
