import { type Luck, luckFrom, type Pupil, type Setting } from "@harbor/bots";
import {
  type Action,
  type CardSet,
  HAND_SIZE,
  INFLUENCE_CARDS,
  type Influence,
  SLOTS,
  type View,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { SLOT_COUNT } from "./appraisal.ts";
import { bidsOf } from "./decide.ts";
import { JUDGEMENT } from "./judgement.ts";
import { DUEL } from "./ladder.ts";
import { MATE, mate, momentOf, VETERAN } from "./mate.ts";
import {
  appraiseAll,
  duellingTemper,
  type Mind,
  openMind,
  ownTotals,
  planRound,
  seasonFor,
  type Temper,
} from "./mind.ts";
import { isInPlay, laidBy, type ReadRival } from "./rivals.ts";
import type { Scene } from "./scene.ts";

/**
 * The trainable parameters for bidding against Mate: beliefs, tastes, and how far to trust predictions of Mate. The
 * initial values are Captain's.
 */
const DIALS = [
  { name: "noise", from: 0, to: 0.8, start: VETERAN.noise },
  { name: "raise", from: 0, to: 6, start: VETERAN.judgement.raise },
  { name: "spite", from: 0, to: 1.2, start: JUDGEMENT.spite },
  { name: "building", from: 0.4, to: 1.6, start: 1 },
  { name: "permit", from: 0.4, to: 1.6, start: 1 },
  { name: "prices", from: 0.4, to: 1.6, start: 1 },
  { name: "ladder", from: 0.4, to: 1.6, start: 1 },
  { name: "ships", from: 0.4, to: 1.6, start: 1 },
  { name: "contracts", from: 0.4, to: 1.6, start: 1 },
  { name: "trust", from: 0, to: 1, start: 0.5 },
] as const;
type DialName = (typeof DIALS)[number]["name"];

const WORLDS = 60;
/** How often a whole round of Mate's bids is simulated to predict it. */
const REHEARSALS = 12;
/** How much less likely a simulation is for every card that Mate actually played elsewhere. */
const MISMATCH = 0.25;

/** Plays like Mate, except for its bids. It knows how Mate bids, but no hidden card. */
export function pupilOf(cards: CardSet, temper: Temper = MATE): Pupil<View, Action> {
  const plain = mate(cards, temper);
  const model: Model = { mind: openMind(cards, duellingTemper(temper)), heard: new WeakMap() };
  return {
    dials: DIALS,
    table: DUEL,
    taught(setting) {
      const mind = openMind(cards, temperOf(setting));
      const trust = dialOf(setting, "trust");
      return {
        decide(sight) {
          const { view, legal, seat } = sight;
          const [first] = legal;
          if (view.step !== "bidding" || first === undefined || legal.length === 1) return plain.decide(sight);
          const { scene, hand, luck } = momentOf(mind, sight);
          const season = seasonFor(mind, scene);
          const own = { hand, laid: ownTotals(scene.bids, seat) };
          const read = trust > 0 ? openReading(model, scene, trust, luck) : undefined;
          const appraisals = appraiseAll(mind, season, scene);
          return bidsOf(planRound(mind, season, scene, seat, own, appraisals, luck, read).plan, luck)[0] ?? first;
        },
      };
    },
  };
}

function dialOf(setting: Setting, name: DialName): number {
  const nth = DIALS.findIndex((dial) => dial.name === name);
  return setting[nth] ?? DIALS[nth]?.start ?? 0;
}

function temperOf(setting: Setting): Temper {
  const at = (name: DialName) => dialOf(setting, name);
  return {
    judgement: { ...JUDGEMENT, raise: at("raise"), spite: at("spite") },
    worlds: WORLDS,
    noise: at("noise"),
    combines: true,
    slips: 0,
    taste: {
      building: at("building"),
      permit: at("permit"),
      prices: at("prices"),
      ladder: at("ladder"),
      ships: at("ships"),
      contracts: at("contracts"),
    },
  };
}

type Laid = { readonly slot: number; readonly card: Influence };
type Rehearsal = readonly Laid[];

/** A Mate to simulate, and its simulated rounds of bids, keyed by the sea board. */
type Model = { readonly mind: Mind; readonly heard: WeakMap<object, Map<Seat, readonly Rehearsal[]>> };

/** Predicts where Mate's cards lie from simulations of Mate, weighted by how well they match what is seen. */
function openReading(model: Model, scene: Scene, trust: number, luck: Luck): ReadRival {
  return (rival, totals) => {
    if (luck.share() >= trust) return false;
    const laid = laidBy(scene, rival);
    const chosen = drawFitting(rehearsalsOf(model, scene, rival), laid, luck);
    const left = [...chosen];
    const open: number[] = [];
    for (const slot of laid) {
      const nth = left.findIndex((one) => one.slot === slot);
      const [fits] = nth === -1 ? [] : left.splice(nth, 1);
      if (fits === undefined) open.push(slot);
      else totals[slot] = (totals[slot] ?? 0) + fits.card;
    }
    const rest = luck.shuffled(left);
    for (const [nth, { slot, card }] of rest.entries()) {
      const at = open[nth] ?? slot;
      totals[at] = (totals[at] ?? 0) + card;
    }
    return true;
  };
}

function drawFitting(rehearsals: readonly Rehearsal[], laid: readonly number[], luck: Luck): Rehearsal {
  const weights = rehearsals.map((rehearsal) => {
    const slots = rehearsal.map(({ slot }) => slot);
    let weight = 1;
    for (const slot of laid) {
      const nth = slots.indexOf(slot);
      if (nth === -1) weight *= MISMATCH;
      else slots.splice(nth, 1);
    }
    return weight;
  });
  let left = luck.share() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [nth, rehearsal] of rehearsals.entries()) {
    left -= weights[nth] ?? 0;
    if (left < 0) return rehearsal;
  }
  return rehearsals[0] ?? [];
}

/** Once a round: harbors and boards do not change during bidding. */
function rehearsalsOf(model: Model, scene: Scene, rival: Seat): readonly Rehearsal[] {
  const known = model.heard.get(scene.sea) ?? new Map<Seat, readonly Rehearsal[]>();
  model.heard.set(scene.sea, known);
  const before = known.get(rival);
  if (before !== undefined) return before;
  const luck = luckFrom(`rehearsals of seat ${rival} in round ${scene.round}`);
  const bare = { ...scene, bids: [] };
  const fresh = Array.from({ length: REHEARSALS }, () => rehearse(model.mind, bare, rival, luck));
  known.set(rival, fresh);
  return fresh;
}

/** A simulated round of Mate's bids. */
function rehearse(mind: Mind, scene: Scene, rival: Seat, luck: Luck): Rehearsal {
  const raises = scene.players[rival]?.raises ?? 0;
  const season = seasonFor(mind, scene);
  const appraisals = appraiseAll(mind, season, scene);
  const playable = SLOTS.map((_, slot) => slot).filter((slot) => isInPlay(scene, slot));
  let hand: readonly Influence[] = INFLUENCE_CARDS.slice(raises, raises + HAND_SIZE);
  const laid = new Float64Array(SLOT_COUNT);
  const bids: Laid[] = [];
  while (hand.length > 0) {
    const slips = luck.share() < mind.temper.slips;
    const plan = slips ? [] : planRound(mind, season, scene, rival, { hand, laid }, appraisals, luck).plan.bids;
    const card = hand[luck.below(hand.length)];
    const slot = playable[luck.below(playable.length)];
    const bid =
      plan[luck.below(plan.length)] ?? (card === undefined || slot === undefined ? undefined : { slot, card });
    if (bid === undefined) break;
    bids.push(bid);
    laid[bid.slot] = (laid[bid.slot] ?? 0) + bid.card;
    hand = hand.toSpliced(hand.indexOf(bid.card), 1);
  }
  return bids;
}
