import type { Candidate, Gist, Hindsight, Luck, Sight, Ways, Why } from "@harbor/bots";
import {
  type Action,
  type BidAction,
  type Bremerhaven,
  type CardSet,
  doWork,
  type HarborAction,
  type HarborSide,
  SLOTS,
  type State,
  type View,
} from "@harbor/bremerhaven";
import { reasonFor, reasonForBid } from "./advice.ts";
import { worthOfBids } from "./bidPlan.ts";
import { businessOf } from "./business.ts";
import { CAPTAIN, savvyOf, worthOfMoney } from "./captain.ts";
import { planHarborOf, rankActions } from "./decide.ts";
import { forecast, gain } from "./forecast.ts";
import { momentOf, VETERAN } from "./mate.ts";
import { appraiseAll, type Mind, openMind, ownTotals, planRound, seasonFor } from "./mind.ts";
import { sceneOfView } from "./scene.ts";
import { incomeOf } from "./season.ts";
import { signsOf } from "./signs.ts";

/** Ways to lay the rest of a round's cards that are tried behind the card that was laid. */
const REST_PLANS = 3;
/** An action that Captain would not even think of is held to be so much worse than the best, in money. */
const UNTHINKABLE = 12;

/** What Bremerhaven offers for looking back on a game: what Captain would have done, and how well each seat stood. */
export function hindsightOf(game: Bremerhaven, cards: CardSet): Hindsight<State, View, Action> {
  const mind = openMind(cards, VETERAN);
  const savvy = savvyOf(game, cards, CAPTAIN);

  function waysAt(sight: Sight<View, Action>, done: readonly Action[]): Ways<Action> {
    const [first] = done;
    if (first === undefined) return { done: [], other: [] };
    if (first.type === "bid") return bidWays(sight, first);
    if (sight.view.step === "harbor") return harborWays(mind, sight, done);
    // Where the first building stands hardly matters, and Captain has no opinion of it.
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

  /** In which order cards are laid hardly matters: a plan in which the card lies there, too, goes on from it. */
  function bidWays(sight: Sight<View, Action>, bid: BidAction): Ways<Action> {
    const { view, seat } = sight;
    const hand = view.hand?.toSpliced(view.hand.indexOf(bid.card), 1) ?? [];
    const laid: View = { ...view, hand, bids: [...view.bids, { seat, ...bidOf(bid) }] };
    const plans = savvy.candidates(sight);
    const prior = worthOfCard(mind, sight, bid);
    const rest = hand.length === 0 ? [] : savvy.candidates({ ...sight, view: laid }).slice(0, REST_PLANS);
    const follow = rest.map((plan) => wayOf([bid, ...actionsOf(plan)], prior + plan.prior));
    const fitting = plans.flatMap((plan) => {
      const actions = actionsOf(plan);
      const at = actions.findIndex((action) => isSame(action, bid));
      return at < 0 ? [] : [wayOf([bid, ...actions.toSpliced(at, 1)], plan.prior)];
    });
    const done = [...follow, ...fitting];
    return {
      done: done.length === 0 ? [wayOf([bid], prior)] : done,
      other: plans
        .filter((plan) => !actionsOf(plan).some((action) => isSame(action, bid)))
        .map((plan) => beginWith(bid.card, plan)),
    };
  }

  return {
    ...savvy,
    ways: waysAt,
    chapter: chapterOf,
    undertaking: ({ step, round }) => (step === "harbor" ? `harbor ${round}` : undefined),
    signs: (state) => signsOf(mind, state),
    gist: gistOf,
    reason: (sight, better, done) =>
      sight.view.step === "harbor" ? reasonForEvening(mind, sight, better, done) : reasonForPlan(mind, sight, better),
  };
}

/** The three parts of a round that people tell apart: laying cards, what they won, the evening in the harbor. */
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

/** What a card at a slot brings by itself, in how well its seat stands. */
function worthOfCard(mind: Mind, { view, seat, chance }: Sight<View, Action>, { slot, card }: BidAction): number {
  const scene = sceneOfView(view);
  const season = seasonFor(mind, scene);
  const own = { hand: view.hand ?? [], laid: ownTotals(view.bids, seat) };
  const calm: Luck = { ...chance.fork(), bell: () => 0 };
  const { returns } = planRound(mind, season, scene, seat, own, appraiseAll(mind, season, scene), calm);
  return worthOfMoney(mind, scene, seat) * worthOfBids([{ slot: SLOTS.indexOf(slot), card }], own.laid, returns);
}

/** An evening is one decision: all that was done against all that Captain would have done. */
function harborWays(mind: Mind, sight: Sight<View, Action>, done: readonly Action[]): Ways<Action> {
  const player = sight.view.players[sight.seat];
  if (player === undefined) return { done: [], other: [] };
  const { steps } = planHarborOf(momentOf(mind, sight), player, []);
  const planned: readonly Action[] = [...steps, { type: "done" }];
  const isAsDone = JSON.stringify(planned) === JSON.stringify(done);
  return { done: [wayOf(done, 0)], other: isAsDone ? [] : [wayOf(planned, 0)] };
}

/** What became of a card is best told beside what else could have been done with the same card. */
function beginWith(card: number, plan: Candidate<Action>): Candidate<Action> {
  const actions = actionsOf(plan);
  const at = actions.findIndex((action) => action.type === "bid" && action.card === card);
  const first = actions[at];
  return first === undefined ? plan : wayOf([first, ...actions.toSpliced(at, 1)], plan.prior);
}

/** A card is laid with others in mind that go to the same slot. */
function reasonForPlan(mind: Mind, sight: Sight<View, Action>, plan: Candidate<Action>): Why {
  const { action } = plan;
  if (action.type !== "bid") return reasonFor(mind, sight, action);
  const added = actionsOf(plan).reduce(
    (sum, one) => (one.type === "bid" && one.slot === action.slot ? sum + one.card : sum),
    0,
  );
  return reasonForBid(mind, sight, action.slot, added);
}

function wayOf([action, ...then]: readonly Action[], prior: number): Candidate<Action> {
  if (action === undefined) throw new Error("a way to go on begins with an action");
  return { action, then, prior };
}

function actionsOf({ action, then = [] }: Candidate<Action>): readonly Action[] {
  return [action, ...then];
}

/** By how much Captain's evening leaves its seat better off, in money. */
function reasonForEvening(
  mind: Mind,
  { view, seat }: Sight<View, Action>,
  better: Candidate<Action>,
  done: Candidate<Action>,
): Why {
  const player = view.players[seat];
  if (player === undefined) return { kind: "even", values: {} };
  const season = { ...seasonFor(mind, sceneOfView(view)), toMake: 0 as const };
  const { money, bank, harbor } = player;
  const start: HarborSide = { money, bank, harbor };
  const [after, before] = [better, done].map((way) => {
    const side = actionsOf(way)
      .filter(isWork)
      .reduce((now, step) => doWork(mind.cards, now, step), start);
    return forecast(businessOf(mind.cards, { ...player, ...side }), season, incomeOf(view, seat));
  });
  const count = before === undefined || after === undefined ? 0 : Math.round(gain(before, after));
  return count < 1 ? { kind: "even", values: {} } : { kind: "gain", values: { count } };
}

function isWork(action: Action): action is HarborAction {
  return ["produce", "move", "pack", "unpack", "deposit"].includes(action.type);
}

/** Of a bid the card, of an evening what was brought where on one side only; deliveries first, as they are the point. */
function gistOf(done: Candidate<Action>, better: Candidate<Action>): Gist<Action> {
  if (done.action.type === "bid") return { done: [done.action], better: [better.action] };
  const [was, might] = [done, better].map(actionsOf);
  const [lostly, newly] = [beyond(was ?? [], might ?? []), beyond(might ?? [], was ?? [])];
  const told = [...lostly, ...newly].some(isDelivery) ? isDelivery : isWork;
  const [wasTold, mightTold] = [lostly, newly].map((actions) => actions.filter(told));
  const orNothing = (actions: readonly Action[] = [], all: readonly Action[] = []) =>
    actions.length > 0 ? actions : all.slice(-1);
  return { done: orNothing(wasTold, was), better: orNothing(mightTold, might) };
}

function isDelivery(action: Action): boolean {
  return action.type === "move" && action.to.startsWith("contract:");
}

/** The actions of one that the other has not; from where a good came makes no difference. */
function beyond(one: readonly Action[], other: readonly Action[]): readonly Action[] {
  const name = (action: Action) => JSON.stringify(action.type === "move" ? { ...action, from: "" } : action);
  const left = other.map(name);
  return one.filter((action) => {
    const at = left.indexOf(name(action));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
