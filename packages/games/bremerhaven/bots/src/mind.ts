import type { Luck } from "@harbor/bots";
import { builtWith, type CardSet, type Influence, SLOTS, type Slot } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { type Appraisal, AT, appraise, NO_WINS, SLOT_COUNT, type Wins } from "./appraisal.ts";
import { type BidPlan, expectedReturns, planBids, type Returns } from "./bidPlan.ts";
import type { Judgement } from "./judgement.ts";
import { imagineRivals, isInPlay, type ReadRival } from "./rivals.ts";
import type { Scene } from "./scene.ts";
import { type Fleet, fleetOf, type Season, seasonOf } from "./season.ts";

/** How a bot thinks: its beliefs, and how careful it is. */
export type Temper = {
  readonly judgement: Judgement;
  /** The number of sampled worlds for each bid. */
  readonly worlds: number;
  /** The relative error of its appraisals, which also makes it less predictable. */
  readonly noise: number;
  /** Whether expected wins of this round change the worth of the other slots. */
  readonly combines: boolean;
  /** How often it plays a card without thinking. */
  readonly slips: number;
  /** Its tastes: factors for the worth of each kind of slot, and of what others would lose. */
  readonly taste?: Partial<Readonly<Record<Liking, number>>>;
  /** Overrides against a single opponent. */
  readonly duel?: Partial<Pick<Temper, "judgement" | "worlds" | "noise" | "slips">>;
};

/** How it thinks against a single opponent, who gets everything that it gives away. */
export function duellingTemper(temper: Temper): Temper {
  return { ...temper, ...temper.duel };
}

const LIKED_SLOTS = ["building", "permit", "influence", "prices", "ladder"] as const;
export type Liking = (typeof LIKED_SLOTS)[number] | "ships" | "contracts" | "denied";

function likingOf({ taste = {} }: Temper, slot: number): number {
  if (slot >= AT.contracts) return taste.contracts ?? 1;
  if (slot >= AT.ships) return taste.ships ?? 1;
  const liked = LIKED_SLOTS.find((one) => AT[one] === slot);
  return liked === undefined ? 1 : (taste[liked] ?? 1);
}

export type Mind = {
  readonly cards: CardSet;
  readonly fleet: Fleet;
  readonly temper: Temper;
  /** The appraisals of a round, keyed by its sea board: no harbor changes during bidding. */
  readonly known: WeakMap<object, Appraisal[]>;
};

export function openMind(cards: CardSet, temper: Temper): Mind {
  return { cards, fleet: fleetOf(cards), temper, known: new WeakMap() };
}

export function seasonFor({ cards, fleet, temper }: Mind, scene: Scene): Season {
  return seasonOf(cards, fleet, temper.judgement, scene);
}

/** A seat's own cards, in hand and played, as it knows them. */
export type OwnCards = { readonly hand: readonly Influence[]; readonly laid: ArrayLike<number> };

/** The total of the seat's own cards at each slot. */
export function ownTotals(
  bids: readonly { readonly seat: Seat; readonly slot: Slot; readonly card?: Influence }[],
  seat: Seat,
): Float64Array {
  const totals = new Float64Array(SLOT_COUNT);
  for (const bid of bids) {
    if (bid.seat !== seat) continue;
    const slot = SLOTS.indexOf(bid.slot);
    totals[slot] = (totals[slot] ?? 0) + (bid.card ?? 0);
  }
  return totals;
}

/** The appraisals of all seats in a bidding phase: they depend on the harbors, not on the bids. */
export function appraiseAll(mind: Mind, season: Season, scene: Scene): readonly Appraisal[] {
  const known = mind.known.get(scene.sea);
  if (known !== undefined) return known;
  const all = scene.players.map((_, seat) => appraise(mind.cards, season, scene, seat, NO_WINS));
  mind.known.set(scene.sea, all);
  return all;
}

/**
 * A round of bidding as one seat sees it: what each total would bring at each slot, and the best division of its cards.
 */
export type BidOutlook = { readonly plan: BidPlan; readonly returns: Returns };

/** Plans where to play the remaining cards. */
export function planRound(
  mind: Mind,
  season: Season,
  scene: Scene,
  seat: Seat,
  own: OwnCards,
  appraisals: readonly Appraisal[],
  luck: Luck,
  read?: ReadRival,
): BidOutlook {
  const { temper } = mind;
  const ties = new Set(
    scene.players.flatMap(({ harbor }, one) => (builtWith(mind.cards, harbor, "win-ties") === undefined ? [] : one)),
  );
  const rivalry = imagineRivals(scene, seat, appraisals, temper.worlds, luck, ties, read);
  const playable = (slot: number) => isInPlay(scene, slot);
  const bends = Array.from(
    { length: SLOT_COUNT },
    (_, slot) => likingOf(temper, slot) * (1 + temper.noise * luck.bell()),
  );
  const weigh = (appraisal: Appraisal) => {
    const bent = bend(denying(appraisal, appraisals, season.judgement.spite * (temper.taste?.denied ?? 1)), bends);
    const returns = expectedReturns(bent, rivalry, playable);
    return { bent, returns, plan: planBids(own.hand, own.laid, returns, playable) };
  };
  const alone = weigh(appraisals[seat] ?? appraise(mind.cards, season, scene, seat, NO_WINS));
  if (!temper.combines) return alone;
  const wins = likelyWins(alone.plan, own, alone.bent, alone.returns);
  return wins.size === 0 ? alone : weigh(appraise(mind.cards, season, scene, seat, wins));
}

/** A share of what the others would gain counts as a loss. */
function denying(appraisal: Appraisal, all: readonly Appraisal[], spite: number): Appraisal {
  if (all.length < 2) return appraisal;
  const share = spite / (all.length - 1);
  const worth = appraisal.worth.map((own, slot) => {
    if (slot === AT.parking || slot === AT.permit || slot === AT.influence || own === 0) return own;
    const most = Math.max(0, ...all.map((other) => (other.seat === appraisal.seat ? 0 : (other.worth[slot] ?? 0))));
    return own + share * most;
  });
  return { ...appraisal, worth };
}

function bend(appraisal: Appraisal, bends: readonly number[]): Appraisal {
  return {
    ...appraisal,
    worth: appraisal.worth.map((worth, slot) => worth * (bends[slot] ?? 1)),
    permits: appraisal.permits.map((permit) => permit * (bends[AT.permit] ?? 1)),
  };
}

const LIKELY = 0.5;

function likelyWins(plan: BidPlan, own: OwnCards, appraisal: Appraisal, returns: Returns): Wins {
  const totals = Float64Array.from(own.laid);
  for (const { slot, card } of plan.bids) totals[slot] = (totals[slot] ?? 0) + card;
  const wins = new Set<number>();
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    if (slot !== AT.building && slot < AT.ships) continue;
    const total = totals[slot] ?? 0;
    const worth = appraisal.worth[slot] ?? 0;
    if (total > 0 && worth > 0 && (returns[slot]?.[total] ?? 0) > LIKELY * worth) wins.add(slot);
  }
  return wins;
}
