import type { Hindsight, Luck, Sight, Ways } from "@harbor/bots";
import {
  type Action,
  type BidAction,
  type Bremerhaven,
  type CardSet,
  SLOTS,
  type State,
  type View,
} from "@harbor/bremerhaven";
import { worthOfBids } from "./bidPlan.ts";
import { CAPTAIN, savvyOf } from "./captain.ts";
import { planHarborOf, rankActions } from "./decide.ts";
import { momentOf, VETERAN } from "./mate.ts";
import { appraiseAll, type Mind, openMind, ownTotals, planRound, seasonFor } from "./mind.ts";
import { sceneOfView } from "./scene.ts";
import { signsOf } from "./signs.ts";
import { worthOfMoney } from "./standing.ts";
import { actionsOf, tellWays, wayOf } from "./told.ts";

/** How many continuations of the round are tried after the card that was played. */
const REST_PLANS = 3;
/** An action that Captain would not consider counts as this much worse than the best, in money. */
const UNTHINKABLE = 12;

/**
 * Weighing a doubt costs far more than finding one, so that what looked good beforehand is not doubted for a few lucky
 * worlds.
 */
const PRIOR_WORLDS = 120;

/** What Bremerhaven provides for analysis: what Captain would have done, and how well each seat stood. */
export function hindsightOf(game: Bremerhaven, cards: CardSet): Hindsight<State, View, Action> {
  const mind = openMind(cards, VETERAN);
  const savvy = { ...savvyOf(game, cards, { ...CAPTAIN, horizons: [1] }), priorWorlds: PRIOR_WORLDS };

  function waysAt(sight: Sight<View, Action>, done: readonly Action[]): Ways<Action> {
    const [first] = done;
    if (first === undefined) return { done: [], other: [] };
    if (first.type === "bid") return bidWays(sight, first);
    if (sight.view.step === "harbor") return harborWays(mind, sight, done);
    // The place of the first building hardly matters, and Captain has no opinion on it.
    if (first.type === "found") return { done: [], other: [] };
    const rate = worthOfMoney(mind, sceneOfView(sight.view), sight.seat);
    const ranked = rankActions(momentOf(mind, sight), sight.legal);
    const best = ranked[0]?.worth ?? 0;
    const worth = ranked.find(({ action }) => isSame(action, first))?.worth ?? Number.NEGATIVE_INFINITY;
    return {
      done: [{ action: first, prior: rate * Math.max(worth, best - UNTHINKABLE) }],
      other: savvy.candidates(sight).filter(({ action }) => !isSame(action, first)),
    };
  }

  /** The order of cards hardly matters: a plan that also plays the card there counts as a continuation. */
  function bidWays(sight: Sight<View, Action>, bid: BidAction): Ways<Action> {
    const { view, seat } = sight;
    const hand = view.hand?.toSpliced(view.hand.indexOf(bid.card), 1) ?? [];
    const laid: View = { ...view, hand, bids: [...view.bids, { seat, ...bidOf(bid) }] };
    const plans = savvy.candidates(sight);
    const prior = worthOfCard(mind, sight, bid);
    const ahead = hand.length === 0 ? [] : savvy.candidates({ ...sight, view: laid });
    const rest = ahead.toSorted((one, other) => other.prior - one.prior).slice(0, REST_PLANS);
    const follow = rest.map((plan) => wayOf([bid, ...actionsOf(plan)], prior + plan.prior));
    const fitting = plans.flatMap((plan) => {
      const actions = actionsOf(plan);
      const at = actions.findIndex((action) => isSame(action, bid));
      return at < 0 ? [] : [wayOf([bid, ...actions.toSpliced(at, 1)], plan.prior)];
    });
    const done = [...follow, ...fitting];
    return {
      done: done.length === 0 ? [wayOf([bid], prior)] : done,
      other: plans.filter((plan) => !actionsOf(plan).some((action) => isSame(action, bid))),
    };
  }

  return {
    ...savvy,
    ways: waysAt,
    chapter: chapterOf,
    undertaking: ({ step, round }) => (step === "harbor" ? `harbor ${round}` : undefined),
    signs: (state) => signsOf(mind, state),
    tell: (sight, done, better) => tellWays(mind, sight, done, better),
  };
}

/** The three parts of a round as people see them: bidding, winnings, the evening in the harbor. */
export const CHAPTERS = ["start", "bidding", "town", "harbor"] as const;
export type Chapter = (typeof CHAPTERS)[number];

function chapterOf({ step }: State): Chapter {
  switch (step) {
    case "founding":
      return "start";
    case "bidding":
      return "bidding";
    case "harbor":
    case "newspaper":
    case "progress":
    case "cleanup":
    case "ending":
      return "harbor";
    default:
      return "town";
  }
}

function bidOf({ slot, card }: BidAction) {
  return { slot, card };
}

function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** How much a card at a slot by itself improves its seat's position. */
function worthOfCard(mind: Mind, { view, seat, chance }: Sight<View, Action>, { slot, card }: BidAction): number {
  const scene = sceneOfView(view);
  const season = seasonFor(mind, scene);
  const own = { hand: view.hand ?? [], laid: ownTotals(view.bids, seat) };
  const calm: Luck = { ...chance.fork(), bell: () => 0 };
  const { returns } = planRound(mind, season, scene, seat, own, appraiseAll(mind, season, scene), calm);
  return worthOfMoney(mind, scene, seat) * worthOfBids([{ slot: SLOTS.indexOf(slot), card }], own.laid, returns);
}

/** An evening is one decision: everything that was done against everything that Captain would have done. */
function harborWays(mind: Mind, sight: Sight<View, Action>, done: readonly Action[]): Ways<Action> {
  const player = sight.view.players[sight.seat];
  if (player === undefined) return { done: [], other: [] };
  const { steps } = planHarborOf(momentOf(mind, sight), player, []);
  const planned: readonly Action[] = [...steps, { type: "done" }];
  const isAsDone = JSON.stringify(planned) === JSON.stringify(done);
  return { done: [wayOf(done, 0)], other: isAsDone ? [] : [wayOf(planned, 0)] };
}
