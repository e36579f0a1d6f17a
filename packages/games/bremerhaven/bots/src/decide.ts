import type { Luck } from "@harbor/bots";
import {
  type Action,
  coverPrice,
  type DockNumber,
  GOODS,
  type Good,
  type HarborAction,
  type HarborSide,
  type Influence,
  SLOTS,
  type SpaceNumber,
  spaceAt,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { BOARD_PLACES, bollardUse, soldNow, worthOfRaise } from "./appraisal.ts";
import type { BidPlan } from "./bidPlan.ts";
import {
  type Business,
  businessOf,
  kindOf,
  plusOne,
  withBuilding,
  withCleared,
  withContract,
  withShip,
} from "./business.ts";
import { type Forecast, forecast, gain } from "./forecast.ts";
import { type HarborPlan, planHarbor } from "./harborPlan.ts";
import { appraiseAll, type Mind, ownTotals, planRound, seasonFor } from "./mind.ts";
import type { Scene, SeenSeat } from "./scene.ts";
import { incomeOf, type Season } from "./season.ts";

/** A seat that must decide, and everything it knows. */
export type Moment = {
  readonly mind: Mind;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly hand: readonly Influence[];
  readonly luck: Luck;
};

/** The best legal action in everything except bidding and the harbor phase, which are planned as a whole. */
export function chooseAction(moment: Moment, legal: readonly Action[]): Action {
  const [best] = rankActions(moment, legal);
  if (best === undefined) throw new Error("there is nothing to choose from");
  return best.action;
}

export type RankedAction = { readonly action: Action; readonly worth: number };

/** The legal actions with their gains, best first. Undoing is never among them. */
export function rankActions(moment: Moment, legal: readonly Action[]): RankedAction[] {
  const desk = openDesk(moment);
  const ranked = legal.flatMap((action) =>
    action.type === "undo" ? [] : [{ action, worth: worthOfAction(desk, action) }],
  );
  return ranked.sort((a, b) => b.worth - a.worth);
}

/** What is computed once for all actions of a decision. */
type Desk = Moment & {
  readonly season: Season;
  readonly player: SeenSeat;
  readonly business: Business;
  readonly before: Forecast;
  expect(business: Business): Forecast;
  /** The gain already computed for an equivalent action. */
  readonly known: Map<string, number>;
};

function openDesk(moment: Moment): Desk {
  const { mind, scene, seat } = moment;
  const player = scene.players[seat];
  if (player === undefined) throw new Error(`nobody plays from seat ${seat}`);
  const season = seasonFor(mind, scene);
  const income = incomeOf(scene, seat);
  const business = businessOf(mind.cards, player);
  const expect = (changed: Business) => forecast(changed, season, income);
  return { ...moment, season, player, business, before: expect(business), expect, known: new Map() };
}

function worthOfAction(desk: Desk, action: Action): number {
  switch (action.type) {
    case "pass":
      return 0;
    case "found":
      return action.space;
    case "stock":
      return worthOfStock(desk, action.good, action.space);
    case "bollard":
    case "clear":
    case "build":
      return worthOfPermit(desk, action) - permitPriceFor(desk);
    case "raise":
      return worthOfRaise(desk.scene, desk.season) - raisePriceFor(desk);
    case "price":
      return worthOfPrice(desk, action.card);
    case "swap":
      return worthOfSwap(desk, action.rank);
    case "berth":
      return worthOfBerth(desk, action.dock, action.cargo) + (action.longer ? LONGER : 0);
    case "lay":
      return worthOfLay(desk) + (action.longer ? LONGER : 0) - action.dock / 100;
    case "refuse":
      return -worthOfRefusal(desk);
    case "give":
    case "sell":
      return worthOfGiving(desk, action.type, action.space);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

const LONGER = 0.3;

/** SET-13: prefers goods that the contracts on the board want, and different ones. */
function worthOfStock({ mind, scene, business, season, player }: Desk, good: Good, space: SpaceNumber): number {
  const kind = kindOf(good);
  const wanted = scene.land.reduce((sum, { card }) => {
    const wants = card === undefined ? [] : mind.cards.contract(card).wants;
    return sum + wants.filter((symbol) => symbol === good).length;
  }, 0);
  const stacks = spaceAt(player.harbor, space).goods.length > 0 ? 0.01 : 0;
  return wanted - 0.8 * (business.stock[kind] ?? 0) + (season.pricesNow[kind] ?? 0) / 10 + stacks;
}

type PermitAction = Extract<Action, { type: "bollard" | "clear" | "build" }>;

function worthOfPermit(desk: Desk, action: PermitAction): number {
  const key = sameAs(action);
  const known = desk.known.get(key);
  if (known !== undefined) return known;
  const worth = reckonPermit(desk, action);
  desk.known.set(key, worth);
  return worth;
}

/** A building does the same on every space; only covers in the first row open a loading dock. */
function sameAs(action: PermitAction): string {
  switch (action.type) {
    case "build":
      return action.building;
    case "bollard":
      return `wall ${action.wall}`;
    case "clear":
      return `${action.space <= BOARD_PLACES} ${coverPrice(action.space)}`;
    default:
      return action satisfies never;
  }
}

function reckonPermit({ business, before, expect, mind }: Desk, action: PermitAction): number {
  switch (action.type) {
    case "build": {
      const building = mind.cards.building(action.building);
      const without = { ...business, yardStars: Math.max(0, business.yardStars - building.stars) };
      return gain(before, expect(withBuilding(without, building)));
    }
    case "bollard": {
      const use = bollardUse(business, action.wall, before, expect);
      return use === undefined ? Number.NEGATIVE_INFINITY : gain(before, expect(use.after)) + use.bonus;
    }
    case "clear": {
      const price = coverPrice(action.space) ?? 0;
      return gain(before, expect(withCleared(business, action.space <= BOARD_PLACES, price)));
    }
    default:
      return action satisfies never;
  }
}

/** Everybody's total at a slot, once the bids are revealed. */
function totalsAt(scene: Scene, slot: string): Map<Seat, number> {
  const totals = new Map<Seat, number>();
  for (const bid of scene.bids) {
    if (bid.slot === slot) totals.set(bid.seat, (totals.get(bid.seat) ?? 0) + (bid.card ?? 0));
  }
  return totals;
}

function permitPriceFor({ scene, seat }: Desk): number {
  const totals = totalsAt(scene, "permit");
  const winning = Math.max(0, ...totals.values());
  return (scene.permits[seat] ?? 0) === 0 ? winning - (totals.get(seat) ?? 0) : winning;
}

function raisePriceFor({ scene, seat }: Desk): number {
  const totals = totalsAt(scene, "influence");
  return Math.max(0, ...totals.values()) - (totals.get(seat) ?? 0);
}

/** What a price card gains on the seat's sales of this round, minus a share of what the others gain. */
function worthOfPrice({ mind, scene, season, business, seat }: Desk, card: string): number {
  const { prices } = mind.cards.price(card);
  const today = scene.price === undefined ? prices : mind.cards.price(scene.price).prices;
  const change = (of: Business) =>
    soldNow(of, season).reduce((sum, count, kind) => {
      const good = GOODS[kind];
      return good === undefined ? sum : sum + count * (prices[good] - today[good]);
    }, 0);
  const rivals = scene.players.reduce(
    (sum, player, other) => (other === seat ? sum : sum + change(businessOf(mind.cards, player))),
    0,
  );
  const share = season.judgement.spite / Math.max(1, scene.players.length - 1);
  const stocked = business.stock.reduce((sum, count, kind) => {
    const good = GOODS[kind];
    return good === undefined ? sum : sum + count * (prices[good] - today[good]);
  }, 0);
  return change(business) - share * rivals + LATER * stocked - 0.01;
}

const LATER = 0.05;

/** Moving up is worth it; which of two others is first does not matter. */
function worthOfSwap({ scene, seat }: Desk, rank: number): number {
  if (scene.ladder[rank] === seat) return 1;
  return scene.ladder[rank - 1] === seat ? -1 : -0.1;
}

function worthOfBerth(
  { mind, scene, business, before, expect }: Desk,
  dock: DockNumber,
  cargo: Good | undefined,
): number {
  const id = scene.sea[scene.place - 1]?.card;
  if (id === undefined) return 0;
  const ship = mind.cards.ship(id);
  const good = cargo ?? (ship.cargo === "wild" ? "barrel" : ship.cargo);
  return gain(before, expect(withShip(business, dock - 1, ship, kindOf(good))));
}

function worthOfLay({ mind, scene, business, before, expect }: Desk): number {
  const id = scene.land[scene.place - 1]?.card;
  return id === undefined ? 0 : gain(before, expect(withContract(business, mind.cards.contract(id))));
}

function worthOfRefusal({ mind, scene, business, before, expect }: Desk): number {
  const id = scene.land[scene.place - 1]?.card;
  if (id === undefined) return 0;
  const { penalty } = mind.cards.contract(id);
  const insured = business.perks["no-money-penalty"] !== undefined;
  if ("money" in penalty) return insured ? 0 : Math.min(business.money, penalty.money);
  return -gain(before, expect({ ...business, prestige: Math.max(0, business.prestige - penalty.prestige) }));
}

function worthOfGiving(
  { player, business, before, expect, season }: Desk,
  how: "give" | "sell",
  space: SpaceNumber,
): number {
  const good = spaceAt(player.harbor, space).goods[0];
  if (good === undefined) return Number.NEGATIVE_INFINITY;
  const kind = kindOf(good);
  const money = how === "sell" ? (season.pricesNow[kind] ?? 0) : 0;
  return gain(before, expect({ ...business, stock: plusOne(business.stock, kind, -1), money: business.money + money }));
}

/** All remaining bids of a seat in this round, the next one first. */
export function chooseBids({ mind, scene, seat, hand, luck }: Moment): Action[] {
  const season = seasonFor(mind, scene);
  const own = { hand, laid: ownTotals(scene.bids, seat) };
  const { plan } = planRound(mind, season, scene, seat, own, appraiseAll(mind, season, scene), luck);
  return bidsOf(plan, luck);
}

/** The bids of a plan one by one. Everybody sees the order of the cards, so it is random. */
export function bidsOf(plan: BidPlan, luck: Luck): Action[] {
  return luck.shuffled(plan.bids).flatMap(({ slot, card }): Action[] => {
    const place = SLOTS[slot];
    return place === undefined ? [] : [{ type: "bid", slot: place, card }];
  });
}

/** The harbor phase of a seat, planned from a position on. */
export function planHarborOf(
  { mind, scene, seat }: Moment,
  side: HarborSide,
  begun: readonly HarborAction[],
  keepsBegun = false,
): HarborPlan {
  const season = seasonFor(mind, scene);
  const player = scene.players[seat];
  const expected =
    player === undefined
      ? { money: 1, prestige: 1 }
      : forecast(businessOf(mind.cards, { ...player, ...side }), season, incomeOf(scene, seat));
  const starWorth = expected.money / expected.prestige;
  return planHarbor({ cards: mind.cards, season, starWorth, keepsBegun }, side, begun);
}

/** The next step of a harbor phase that somebody else has begun: their steps stay. */
export function nextStepOnwards(moment: Moment): Action {
  const { scene, seat } = moment;
  const player = scene.players[seat];
  const begun = scene.work[seat]?.steps ?? [];
  return player === undefined
    ? { type: "done" }
    : (planHarborOf(moment, player, begun, true).steps[0] ?? { type: "done" });
}

/** The next step of a harbor phase, planned once at its start; planned again if other steps were taken. */
export function nextHarborStep(moment: Moment, before: HarborSide): Action {
  const { scene, seat } = moment;
  const begun = scene.work[seat]?.steps ?? [];
  const plan = planHarborOf(moment, before, []);
  const isAsPlanned = begun.every((step, index) => JSON.stringify(step) === JSON.stringify(plan.steps[index]));
  if (isAsPlanned) return plan.steps[begun.length] ?? { type: "done" };
  const player = scene.players[seat];
  return player === undefined ? { type: "done" } : (planHarborOf(moment, player, begun).steps[0] ?? { type: "done" });
}
