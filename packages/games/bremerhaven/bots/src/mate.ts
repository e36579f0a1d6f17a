import type { Bot, Sight } from "@harbor/bots";
import type { Action, CardSet, View } from "@harbor/bremerhaven";
import { chooseAction, chooseBids, type Moment, nextHarborStep } from "./decide.ts";
import { JUDGEMENT } from "./judgement.ts";
import { duellingTemper, type Mind, openMind, type Temper } from "./mind.ts";
import { sceneOfView } from "./scene.ts";

export type BremerhavenBot = Bot<View, Action>;

/** Plans a whole round, but its estimates are off, and it plays some cards carelessly. */
export const MATE: Temper = {
  judgement: { ...JUDGEMENT, raise: 0.8 },
  worlds: 20,
  noise: 0.8,
  combines: true,
  slips: 0.2,
  // A single opponent can learn to exploit its mistakes, so it makes fewer.
  duel: { judgement: JUDGEMENT, noise: 0.5, slips: 0 },
};

/** The best play without search: Captain plans and judges with it. */
export const VETERAN: Temper = { judgement: JUDGEMENT, worlds: 80, noise: 0.1, combines: true, slips: 0 };

/** A beginner who knows what is good, but not how good, and mostly plays cards by feeling. */
export const DECKHAND: Temper = {
  judgement: { ...JUDGEMENT, raise: 0.3, spite: 0, priceMemory: 0 },
  worlds: 3,
  noise: 2,
  combines: false,
  slips: 0.75,
};

const DUEL_SEATS = 2;

/** Plans by what each slot is worth to it and to the others, what fits in its harbor, and how much to bid where. */
export function mate(cards: CardSet, temper: Temper = MATE): BremerhavenBot {
  const mind = openMind(cards, temper);
  const duelling = openMind(cards, duellingTemper(temper));
  return { decide: (sight) => decideAtOnce(sight.view.players.length === DUEL_SEATS ? duelling : mind, sight) };
}

export function deckhand(cards: CardSet): BremerhavenBot {
  return mate(cards, DECKHAND);
}

export function momentOf(mind: Mind, { view, seat, chance }: Sight<View, Action>): Moment {
  return { mind, scene: sceneOfView(view), seat, hand: view.hand ?? [], luck: chance };
}

/** Decides without search. */
export function decideAtOnce(mind: Mind, sight: Sight<View, Action>): Action {
  const { view, seat, legal } = sight;
  const [first] = legal;
  if (first === undefined) throw new Error(`seat ${seat} has nothing to choose from`);
  if (legal.length === 1) return first;
  const moment = momentOf(mind, sight);
  if (view.step === "bidding") {
    if (moment.luck.share() < mind.temper.slips) return legal[moment.luck.below(legal.length)] ?? first;
    return chooseBids(moment)[0] ?? first;
  }
  const before = view.work[seat]?.before;
  if (view.step === "harbor" && before !== undefined) return nextHarborStep(moment, before);
  return chooseAction(moment, legal);
}
