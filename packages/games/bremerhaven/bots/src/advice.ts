import type { Luck, Sight, Why } from "@harbor/bots";
import { type Action, type CardSet, SLOTS, type Slot, type View } from "@harbor/bremerhaven";
import { AT, berthAnywhere } from "./appraisal.ts";
import { businessOf } from "./business.ts";
import { nextStepOnwards, planHarborOf, rankActions } from "./decide.ts";
import { type BremerhavenBot, momentOf, VETERAN } from "./mate.ts";
import { appraiseAll, type Mind, openMind, ownTotals, planRound, seasonFor } from "./mind.ts";
import { type Scene, sceneOfView } from "./scene.ts";

/** All kinds of reasons for an action. The boards have a text for each, with its numbers. */
export const WHYS = [
  "only",
  "ship",
  "contract",
  "building",
  "permit",
  "influence",
  "prices",
  "ladder",
  "parking",
  "spare",
  "gain",
  "even",
  "pass",
  "refuse",
  "swap",
  "stock",
  "fill",
  "place",
  "work",
  "done",
] as const;
type WhyKind = (typeof WHYS)[number];
type Given = Why & { readonly kind: WhyKind };

/** Advises an action and gives the reason, with numbers from the bots' own estimates. */
export function adviser(cards: CardSet, bot: BremerhavenBot) {
  const mind = openMind(cards, VETERAN);
  return (sight: Sight<View, Action>) => {
    const luck = sight.chance.fork();
    const { view, legal } = sight;
    // The player has started the evening in their own way, which advice does not undo.
    const isAtWork = view.step === "harbor" && legal.length > 1;
    const action = isAtWork ? nextStepOnwards(momentOf(mind, sight)) : bot.decide(sight);
    return { action, why: reasonFor(mind, { ...sight, chance: luck }, action) };
  };
}

/** The reason for an action in this mind's estimates. */
export function reasonFor(mind: Mind, sight: Sight<View, Action>, action: Action): Given {
  const { view, legal } = sight;
  if (legal.length === 1) return because("only");
  switch (action.type) {
    case "bid":
      return reasonForBid(mind, sight, action.slot, action.card);
    case "found":
      return because("place");
    case "stock": {
      const count = wantedOnBoard(mind, view, action.good);
      return count === 0 ? because("fill") : because("stock", { count });
    }
    case "done":
      return because("done");
    case "produce":
    case "move":
    case "pack":
    case "unpack":
    case "deposit":
      return reasonForWork(mind, sight);
    default:
      return reasonForChoice(mind, sight, action);
  }
}

function because(kind: WhyKind, values: Given["values"] = {}): Given {
  return { kind, values };
}

/** The smallest amount worth mentioning, in money. */
const HARDLY = 0.4;
const PERCENT = 100;
const FINENESS = 5;

/** The reason for adding this much at a slot, in one card or several. */
export function reasonForBid(
  mind: Mind,
  { view, seat, chance }: Sight<View, Action>,
  slot: Slot,
  added: number,
): Given {
  if (slot === "parking") return because("parking");
  const scene = sceneOfView(view);
  const season = seasonFor(mind, scene);
  const own = { hand: view.hand ?? [], laid: ownTotals(view.bids, seat) };
  const appraisals = appraiseAll(mind, season, scene);
  const { returns } = planRound(mind, season, scene, seat, own, appraisals, steady(chance));
  const at = SLOTS.indexOf(slot);
  const before = own.laid[at] ?? 0;
  const after = returns[at]?.[before + added] ?? 0;
  if (after - (returns[at]?.[before] ?? 0) < HARDLY) return because("spare");
  if (at === AT.permit || at === AT.influence)
    return because(at === AT.permit ? "permit" : "influence", { count: whole(after) });
  const worth = appraisals[seat]?.worth[at] ?? 0;
  const share = worth > 0 ? Math.min(1, after / worth) : 0;
  const values = {
    count: whole(Math.max(worth, after)),
    chance: FINENESS * Math.max(1, Math.min(PERCENT / FINENESS - 1, Math.round((PERCENT * share) / FINENESS))),
  };
  if (at >= AT.contracts) return because("contract", values);
  if (at < AT.ships) return because(at === AT.building ? "building" : at === AT.prices ? "prices" : "ladder", values);
  const dock = dockFor(mind, scene, seat, at - AT.ships);
  return because("ship", { ...values, ...(dock !== undefined && { dock }) });
}

/** The same luck without noise, so that reasons are stable. */
function steady(luck: Luck): Luck {
  return { ...luck, bell: () => 0 };
}

function whole(money: number): number {
  return Math.max(1, Math.round(money));
}

/** The dock for a ship on the board; undefined if none fits. */
function dockFor({ cards }: Mind, scene: Scene, seat: number, place: number): number | undefined {
  const id = scene.sea[place]?.card;
  const player = scene.players[seat];
  if (id === undefined || player === undefined) return undefined;
  const before = businessOf(cards, player);
  const { moored } = berthAnywhere(before, cards.ship(id));
  const dock = moored.findIndex((ship, nth) => ship !== before.moored[nth]);
  return dock < 0 ? undefined : dock + 1;
}

function wantedOnBoard({ cards }: Mind, { land }: View, good: string): number {
  return land.filter(({ card }) => card !== undefined && cards.contract(card).wants.some((one) => one === good)).length;
}

function reasonForWork(mind: Mind, sight: Sight<View, Action>): Given {
  const { view, seat } = sight;
  const player = view.players[seat];
  const begun = view.work[seat]?.steps ?? [];
  if (player === undefined) return because("even");
  const { steps } = planHarborOf(momentOf(mind, sight), player, begun, true);
  return because("work", { nth: begun.length + 1, all: begun.length + Math.max(1, steps.length) });
}

/** A decision in the town, on the boards or for the newspaper. */
function reasonForChoice(mind: Mind, sight: Sight<View, Action>, action: Action): Given {
  if (action.type === "refuse") return because("refuse");
  if (action.type === "pass") return because("pass");
  const key = JSON.stringify(action);
  const ranked = rankActions(momentOf(mind, sight), sight.legal);
  const worth = ranked.find((one) => JSON.stringify(one.action) === key)?.worth ?? 0;
  if (action.type === "swap") return because(worth > 0 ? "swap" : "even");
  return worth < HARDLY ? because("even") : because("gain", { count: whole(worth) });
}
