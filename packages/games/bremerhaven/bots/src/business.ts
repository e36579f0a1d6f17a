import {
  type Building,
  berthSize,
  builtWith,
  type CardSet,
  type Contract,
  DOCKS,
  GOODS,
  type Good,
  isAccessible,
  LOADING_DOCKS,
  openSymbols,
  type Ship,
} from "@harbor/bremerhaven";
import type { Perk } from "./judgement.ts";
import type { SeenSeat } from "./scene.ts";

/** Goods are numbered as in GOODS; the wild symbol comes after them. */
export const KINDS = GOODS.length;
export const WILD = KINDS;
export const kindOf = (good: Good): number => GOODS.indexOf(good);

/** A ship in a dock, reduced to numbers. */
export type Moored = {
  readonly kind: number;
  readonly goods: number;
  readonly stars: number;
  readonly markers: number;
};

/** A contract in a loading dock, reduced to numbers. */
export type Order = {
  /** Open symbols by kind, wild ones last. */
  readonly open: readonly number[];
  readonly delivered: readonly number[];
  readonly markers: number;
  readonly money: number;
  readonly prestige: number;
  readonly fine: number;
  readonly shame: number;
  readonly isOpen: boolean;
};

/** A player's position as numbers, cheap to copy and change, for estimating purchases and sales. */
export type Business = {
  readonly money: number;
  readonly prestige: number;
  readonly stars: number;
  readonly yardStars: number;
  readonly walls: readonly number[];
  readonly wallBonus: number;
  /** The largest berth size of each dock. */
  readonly sizes: readonly number[];
  readonly moored: readonly (Moored | undefined)[];
  readonly orders: readonly Order[];
  readonly stock: readonly number[];
  readonly makes: readonly number[];
  readonly makesMoney: number;
  readonly freeDocks: number;
  readonly shutDocks: number;
  /** Free places for goods. */
  readonly room: number;
  readonly bonus: number;
  readonly perks: Readonly<Partial<Record<Perk, number>>>;
};

const NOTHING: readonly number[] = GOODS.map(() => 0);
/** What a bank brings per round: the money must be put there first. */
const BANK_YIELD = 0.6;

export function businessOf(cards: CardSet, { money, bank, prestige, yard, harbor }: SeenSeat): Business {
  const stock = [...NOTHING];
  let stars = 0;
  let room = 0;
  const built: Building[] = [];
  for (const { building, goods, covered } of harbor.spaces) {
    if (building !== undefined) {
      built.push(cards.building(building));
      room += (cards.power(building, "store")?.room ?? 0) - goods.length;
    } else if (!covered && goods.length === 0) room += 1;
    for (const good of goods) stock[kindOf(good)] = (stock[kindOf(good)] ?? 0) + 1;
  }
  const moored = harbor.docks.map(({ berthed }): Moored | undefined => {
    if (berthed === undefined) return undefined;
    const shipStars = cards.ship(berthed.ship).stars;
    return { kind: kindOf(berthed.cargo), goods: berthed.goods, stars: shipStars, markers: berthed.markers };
  });
  let freeDocks = 0;
  let shutDocks = 0;
  const orders: Order[] = [];
  for (const number of LOADING_DOCKS) {
    const laid = harbor.loading[number - 1]?.laid;
    const isOpen = isAccessible(harbor, number);
    if (!isOpen) shutDocks += 1;
    if (laid !== undefined) orders.push(orderOf(cards.contract(laid.contract), laid.delivered, laid.markers, isOpen));
    else if (isOpen) freeDocks += 1;
  }
  let business: Business = {
    money: money + bank,
    prestige,
    stars,
    yardStars: 0,
    walls: harbor.walls,
    wallBonus: builtWith(cards, harbor, "wall-bonus")?.power.bollards ?? 0,
    sizes: DOCKS.map((dock) => berthSize(cards, harbor, dock)),
    moored,
    orders,
    stock,
    makes: NOTHING,
    makesMoney: 0,
    freeDocks,
    shutDocks,
    room,
    bonus: 0,
    perks: {},
  };
  for (const building of built) business = withPowers(business, building);
  for (const building of built) stars += building.stars;
  const yardStars = yard.reduce((sum, id) => sum + cards.building(id).stars, 0);
  return { ...business, stars, yardStars };
}

export function orderOf(contract: Contract, delivered: readonly Good[], markers: number, isOpen: boolean): Order {
  const open = openSymbols(contract, delivered);
  const counted = [...NOTHING];
  for (const good of delivered) counted[kindOf(good)] = (counted[kindOf(good)] ?? 0) + 1;
  const { penalty, reward } = contract;
  return {
    open: [open.barrel, open.container, open.crate, open.passenger, open.wild],
    delivered: counted,
    markers,
    money: reward.money,
    prestige: reward.prestige,
    fine: "money" in penalty ? penalty.money : 0,
    shame: "prestige" in penalty ? penalty.prestige : 0,
    isOpen,
  };
}

/** The business with a building's powers in effect; its stars and the space it takes are counted separately. */
function withPowers(business: Business, building: Building): Business {
  let after = business;
  const perk = (name: Perk) => ({ ...after, perks: { ...after.perks, [name]: (after.perks[name] ?? 0) + 1 } });
  for (const power of building.powers) {
    switch (power.power) {
      case "produce-good":
        after = { ...after, makes: plusOne(after.makes, kindOf(power.good)) };
        break;
      case "produce-money":
        after = { ...after, makesMoney: after.makesMoney + power.money };
        break;
      case "bank":
        after = { ...after, makesMoney: after.makesMoney + power.most * BANK_YIELD };
        break;
      case "longer-stay":
        after = perk(power.of === "ship" ? "longer-ship" : "longer-contract");
        break;
      case "completion-bonus":
        after = { ...after, bonus: after.bonus + power.money };
        break;
      case "wall-bonus":
        // Already included in the sizes of the harbor's docks.
        break;
      default:
        after = perk(power.power);
    }
  }
  return after;
}

export function plusOne(counts: readonly number[], kind: number, by = 1): number[] {
  return counts.map((count, index) => (index === kind ? count + by : count));
}

/** The business with one more building: won, paid for and built on a bare space. */
export function withBuilding(business: Business, building: Building): Business {
  const after = withPowers(business, building);
  const wall = building.powers.find((power) => power.power === "wall-bonus");
  const store = building.powers.find((power) => power.power === "store");
  return {
    ...after,
    stars: after.stars + building.stars,
    wallBonus: after.wallBonus + (wall?.bollards ?? 0),
    sizes: wall === undefined ? after.sizes : after.sizes.map((size) => size + wall.bollards),
    room: after.room - 1 + (store?.room ?? 0),
  };
}

/** The business with one more bollard on a wall, paid for. */
export function withBollardOn(business: Business, wall: number, price: number): Business {
  const walls = plusOne(business.walls, wall);
  const sizes = business.sizes.map((_, dock) => Math.min(walls[dock] ?? 0, walls[dock + 1] ?? 0) + business.wallBonus);
  return { ...business, walls, sizes, money: business.money - price };
}

/** The business with a cover cleared, paid for; in the first row that opens a loading dock. */
export function withCleared(business: Business, opensDock: boolean, price: number): Business {
  const shut = business.orders.findIndex(({ isOpen }) => !isOpen);
  const orders = business.orders.map((order, index) =>
    opensDock && index === shut ? { ...order, isOpen: true } : order,
  );
  return {
    ...business,
    money: business.money - price,
    room: business.room + 1,
    orders,
    freeDocks: business.freeDocks + (opensDock && shut === -1 ? 1 : 0),
    shutDocks: business.shutDocks - (opensDock ? 1 : 0),
  };
}

export function withShip(
  business: Business,
  dock: number,
  ship: Pick<Ship, "goods" | "stars" | "lay">,
  kind: number,
): Business {
  const longer = business.perks["longer-ship"] ?? 0;
  const markers = ship.lay + longer;
  const moored = business.moored.with(dock, { kind, goods: ship.goods, stars: ship.stars, markers });
  return { ...business, moored };
}

export function withContract(business: Business, contract: Contract): Business {
  const isOpen = business.freeDocks > 0;
  const markers = contract.time + (business.perks["longer-contract"] ?? 0);
  return {
    ...business,
    orders: [...business.orders, orderOf(contract, [], markers, isOpen)],
    freeDocks: Math.max(0, business.freeDocks - 1),
  };
}
