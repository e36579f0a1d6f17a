import {
  type Building,
  bollardPrice,
  type CardSet,
  coverPrice,
  GOODS,
  INCOME,
  MOST_RAISES,
  type Ship,
  SLOTS,
  SPACES,
  WALLS,
  type Wall,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import {
  type Business,
  businessOf,
  KINDS,
  kindOf,
  WILD,
  withBollardOn,
  withBuilding,
  withCleared,
  withContract,
  withShip,
} from "./business.ts";
import { type Forecast, forecast, gain } from "./forecast.ts";
import type { Scene } from "./scene.ts";
import { incomeOf, type Season } from "./season.ts";

/** Indices of the slots in SLOTS. */
export const SLOT_COUNT = SLOTS.length;
export const AT = {
  parking: SLOTS.indexOf("parking"),
  building: SLOTS.indexOf("building"),
  permit: SLOTS.indexOf("permit"),
  influence: SLOTS.indexOf("influence"),
  prices: SLOTS.indexOf("prices"),
  ladder: SLOTS.indexOf("ladder"),
  ships: SLOTS.indexOf("ship:1"),
  contracts: SLOTS.indexOf("contract:1"),
} as const;
export const BOARD_PLACES = 4;

/** What each slot of a round is worth to one seat, in money. */
export type Appraisal = {
  readonly seat: Seat;
  /** For winning, by the slot's index; negative if it is better not to win. */
  readonly worth: readonly number[];
  /** What the first, second and third permit would bring, not counting their price. */
  readonly permits: readonly number[];
};

/** The winnings taken for granted: the other slots are valued in addition to them. */
export type Wins = ReadonlySet<number>;
export const NO_WINS: Wins = new Set();

const MOST_PERMITS = 3;
/** A building in the yard still needs a permit and possibly another round. */
const YARD_COST = 0.7;
const DEFENCE = 0.35;

export function appraise(cards: CardSet, season: Season, scene: Scene, seat: Seat, wins: Wins): Appraisal {
  const player = scene.players[seat];
  const worth = new Array<number>(SLOT_COUNT).fill(0);
  if (player === undefined) return { seat, worth, permits: [] };
  const income = incomeOf(scene, seat);
  const own = businessOf(cards, player);
  const won = [...wins].reduce((business, slot) => winSlot(cards, scene, business, slot), own);
  const expect = (business: Business) => forecast(business, season, income);
  const standing = expect(won);

  const top = scene.building === undefined ? undefined : cards.building(scene.building);
  const yard: Building[] = player.yard.map((id) => cards.building(id));
  if (top !== undefined) {
    worth[AT.building] = Math.max(0, gain(standing, expect(withBuilding(won, top))) - YARD_COST);
    if (wins.has(AT.building)) yard.push(top);
  }
  const permits = bestPermits(
    player.harbor.spaces.map(({ covered }) => covered === true),
    won,
    standing,
    yard,
    expect,
  );
  worth[AT.parking] = 1;
  worth[AT.permit] = permits[0] ?? 0;
  if (player.raises < MOST_RAISES && !player.raised) {
    worth[AT.influence] = worthOfRaise(scene, season);
  }
  worth[AT.prices] = worthOfPrices(won, season);
  worth[AT.ladder] = worthOfLadder(scene, season, seat);
  for (let place = 0; place < BOARD_PLACES; place += 1) {
    for (const slot of [AT.ships + place, AT.contracts + place]) {
      const without = wins.has(slot) ? others(cards, scene, own, wins, slot) : won;
      const before = wins.has(slot) ? expect(without) : standing;
      const after = winSlot(cards, scene, without, slot);
      worth[slot] = after === without ? 0 : gain(before, expect(after));
    }
  }
  return { seat, worth, permits };
}

function others(cards: CardSet, scene: Scene, own: Business, wins: Wins, left: number): Business {
  return [...wins].reduce((business, slot) => (slot === left ? business : winSlot(cards, scene, business, slot)), own);
}

/** The business after winning a ship or a contract; unchanged if there is no room for it. */
function winSlot(cards: CardSet, scene: Scene, business: Business, slot: number): Business {
  if (slot >= AT.contracts) {
    const id = scene.land[slot - AT.contracts]?.card;
    if (id === undefined || business.freeDocks + business.shutDocks === 0) return business;
    return withContract(business, cards.contract(id));
  }
  if (slot < AT.ships) return business;
  const id = scene.sea[slot - AT.ships]?.card;
  return id === undefined ? business : berthAnywhere(business, cards.ship(id));
}

/** Berths a ship in the smallest dock that fits; unchanged if none does. */
export function berthAnywhere(business: Business, ship: Ship): Business {
  let best = -1;
  for (const [dock, size] of business.sizes.entries()) {
    if (business.moored[dock] !== undefined || size < ship.berth) continue;
    if (best === -1 || size < (business.sizes[best] ?? 0)) best = dock;
  }
  if (best === -1) return business;
  return withShip(business, best, ship, ship.cargo === "wild" ? mostWanted(business) : kindOf(ship.cargo));
}

/** The good that the contracts lack most. */
export function mostWanted(business: Business): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const there =
      (business.stock[kind] ?? 0) +
      business.moored.reduce((sum, ship) => sum + (ship?.kind === kind ? ship.goods : 0), 0);
    const wanted = business.orders.reduce((sum, order) => sum + (order.open[kind] ?? 0), 0) - there;
    if (wanted > most) {
      most = wanted;
      best = kind;
    }
  }
  return best;
}

/** The best uses of permits in order, each with its gain. */
function bestPermits(
  covers: readonly boolean[],
  won: Business,
  standing: Forecast,
  yard: readonly Building[],
  expect: (business: Business) => Forecast,
): number[] {
  const gains: number[] = [];
  let business = won;
  let before = standing;
  const waiting = [...yard];
  for (let nth = 0; nth < MOST_PERMITS; nth += 1) {
    const uses: { readonly after: Business; readonly bonus: number; readonly building?: Building }[] = [];
    for (const building of new Set(waiting)) {
      const built = withBuilding(
        { ...business, yardStars: Math.max(0, business.yardStars - building.stars) },
        building,
      );
      uses.push({ after: built, bonus: 0, building });
    }
    for (const use of bollardUses(business, before, expect)) uses.push(use);
    for (const use of clearUses(covers, business)) uses.push(use);
    let best:
      | { readonly gain: number; readonly after: Business; readonly building?: Building; readonly expected: Forecast }
      | undefined;
    for (const { after, bonus, building } of uses) {
      const expected = expect(after);
      const brings = gain(before, expected) + bonus;
      if (brings > (best?.gain ?? 0)) best = { gain: brings, after, expected, ...(building && { building }) };
    }
    if (best === undefined) break;
    gains.push(best.gain);
    business = best.after;
    before = best.expected;
    if (best.building !== undefined) waiting.splice(waiting.indexOf(best.building), 1);
  }
  return gains;
}

type Use = { readonly after: Business; readonly bonus: number };

/**
 * If a dock lacks a bollard on both walls, the first one gains nothing by itself, so it gets a share of the second
 * one's gain.
 */
const HALF_WAY = 0.4;

function bollardUses(business: Business, before: Forecast, expect: (business: Business) => Forecast): Use[] {
  return WALLS.flatMap((wall) => bollardUse(business, wall, before, expect) ?? []);
}

export function bollardUse(
  business: Business,
  wall: Wall,
  before: Forecast,
  expect: (business: Business) => Forecast,
): Use | undefined {
  const price = bollardPrice(wall, business.walls[wall - 1] ?? 0);
  if (price === undefined || price > business.money) return undefined;
  const after = withBollardOn(business, wall - 1, price);
  if (after.sizes.some((size, dock) => size > (business.sizes[dock] ?? 0))) return { after, bonus: 0 };
  let both = 0;
  for (const other of WALLS) {
    const further = bollardPrice(other, after.walls[other - 1] ?? 0);
    if (Math.abs(other - wall) !== 1 || further === undefined) continue;
    const pair = withBollardOn(after, other - 1, further);
    const helps = pair.sizes.some((size, dock) => size > (business.sizes[dock] ?? 0));
    if (helps) both = Math.max(both, gain(before, expect(pair)));
  }
  return { after, bonus: price + HALF_WAY * both - NO_USE_YET };
}

const NO_USE_YET = 0.2;

function clearUses(covers: readonly boolean[], business: Business): Use[] {
  const seen = new Set<string>();
  return SPACES.flatMap((space): Use[] => {
    const price = coverPrice(space);
    if (price === undefined || covers[space - 1] !== true || price > business.money) return [];
    const key = `${space <= BOARD_PLACES} ${price}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ after: withCleared(business, space <= BOARD_PLACES, price), bonus: 0 }];
  });
}

/** What choosing the prices brings for this round's sales. */
function worthOfPrices(business: Business, season: Season): number {
  const sold = soldNow(business, season);
  const ranked = [...sold].sort((a, b) => b - a);
  const best = ranked.reduce((sum, count, index) => sum + count * (GOODS.length - index), 0);
  const expected = sold.reduce((sum, count, kind) => sum + count * (season.pricesNow[kind] ?? 0), 0);
  return Math.max(0, best - expected);
}

/** Roughly how many goods of each kind would be sold at the end of this round. */
export function soldNow(business: Business, season: Season): number[] {
  const supply = [...business.stock];
  for (const ship of business.moored) if (ship !== undefined) supply[ship.kind] = (supply[ship.kind] ?? 0) + ship.goods;
  const sold = supply.map(() => 0);
  for (const order of business.orders) {
    if (Math.min(order.markers, season.left) > 1) continue;
    let wild = order.open[WILD] ?? 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const goods = Math.min(supply[kind] ?? 0, order.open[kind] ?? 0);
      supply[kind] = (supply[kind] ?? 0) - goods;
      sold[kind] = (sold[kind] ?? 0) + goods + (order.delivered[kind] ?? 0);
    }
    for (let kind = 0; kind < KINDS && wild > 0; kind += 1) {
      const goods = Math.min(supply[kind] ?? 0, wild);
      supply[kind] = (supply[kind] ?? 0) - goods;
      sold[kind] = (sold[kind] ?? 0) + goods;
      wild -= goods;
    }
  }
  return sold;
}

const DUEL = 2;

/** What a better influence card brings from the next round on. */
export function worthOfRaise({ ladder }: Scene, { judgement, left }: Season): number {
  return judgement.raise * (DUEL / ladder.length) * Math.max(0, left - 1);
}

/** What a swap of ranks brings: a better income and winning ties from now on, or keeping both. */
function worthOfLadder(scene: Scene, season: Season, seat: Seat): number {
  const place = scene.ladder.indexOf(seat);
  const { rankHeld, tie } = season.judgement;
  const steps = Math.min(season.left, rankHeld) * (1 + tie);
  if (place > 0) return ((INCOME[place - 1] ?? 0) - (INCOME[place] ?? 0)) * steps;
  return DEFENCE * steps;
}
