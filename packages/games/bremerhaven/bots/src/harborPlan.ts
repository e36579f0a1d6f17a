import {
  builtWith,
  type CardSet,
  DOCKS,
  doWork,
  GOODS,
  type Good,
  type Harbor,
  type HarborAction,
  type HarborSide,
  LOADING_DOCKS,
  type LoadingDockNumber,
  type Place,
  packingPrice,
  productOf,
  SPACES,
  type SpaceNumber,
  spaceAt,
  whyNotStore,
  whyNotWork,
} from "@harbor/bremerhaven";
import { type Business, businessOf, KINDS, kindOf, plusOne } from "./business.ts";
import type { Season } from "./season.ts";
import { allot, worthOfTrade } from "./trade.ts";

/** The steps of a harbor phase, legal in this order, and the resulting harbor. */
export type HarborPlan = { readonly steps: readonly HarborAction[]; readonly after: HarborSide };

/**
 * The inputs for planning a harbor phase: plain data, so that a browser can plan for a person as a bot does for itself.
 */
export type HarborTerms = {
  readonly cards: CardSet;
  readonly season: Season;
  /** The worth of a prestige reward or penalty, in money. */
  readonly starWorth: number;
  /** Whether all steps taken so far stay, for an absent player who had a plan of their own. */
  readonly keepsBegun?: boolean;
};

const PACKING_GAIN = 0.3;
const CASH_KEPT = 4;

/**
 * Plans a harbor phase from the current position: production, packing, deliveries that are due, saving goods from ships
 * that leave. Goods for contracts that are not urgent stay on the spaces while there is room, since the next rounds may
 * bring a better use.
 */
export function planHarbor(terms: HarborTerms, side: HarborSide, begun: readonly HarborAction[] = []): HarborPlan {
  const bench = openBench(terms, side, begun);
  produceAll(terms, bench);
  storeInBuildings(terms.cards, bench);
  const settled: HarborTerms = { ...terms, season: { ...terms.season, toMake: 0 } };
  repack(settled, bench);
  deliver(settled, bench, (markers) => markers <= 1 || settled.season.left <= 1);
  if (settled.season.left > 1) saveCargo(settled, bench);
  deposit(settled, bench);
  return { steps: bench.steps, after: bench.side };
}

type Bench = {
  side: HarborSide;
  readonly begun: readonly HarborAction[];
  readonly steps: HarborAction[];
  /** Takes a step if the rules allow it. */
  attempt(action: HarborAction): boolean;
};

function openBench(
  { cards, keepsBegun = false }: HarborTerms,
  start: HarborSide,
  begun: readonly HarborAction[],
): Bench {
  const bench: Bench = {
    side: start,
    begun,
    steps: [],
    attempt(action) {
      const before = [...begun, ...bench.steps];
      if (keepsBegun && breaksUp(begun, action)) return false;
      if (whyNotWork(cards, bench.side, before, action) !== undefined) return false;
      bench.side = doWork(cards, bench.side, action);
      bench.steps.push(action);
      return true;
    },
  };
  return bench;
}

/** Whether a step reverses an earlier one: unpacks, packs what was unpacked, or takes a good from where it was put. */
function breaksUp(begun: readonly HarborAction[], action: HarborAction): boolean {
  switch (action.type) {
    case "unpack":
      return true;
    case "pack":
      return begun.some(({ type }) => type === "unpack");
    case "move":
      if (action.to.startsWith("contract")) return false;
      return begun.some((step) => step.type === "move" && step.to === action.from && step.good === action.good);
    case "produce":
    case "deposit":
      return false;
    default:
      return action satisfies never;
  }
}

/** A player for the bookkeeping functions, which only need the harbor. */
function booksOf(cards: CardSet, side: HarborSide): Business {
  return businessOf(cards, { ...side, prestige: 0, raises: 0, raised: false, yard: [] });
}

function emptySpaces(harbor: Harbor): SpaceNumber[] {
  return SPACES.filter((space) => {
    const { covered, building, goods } = spaceAt(harbor, space);
    return !covered && building === undefined && goods.length === 0;
  });
}

/** If room is short, goods that contracts want are produced first. */
function produceAll({ cards }: HarborTerms, bench: Bench): void {
  if ([...bench.begun].some(({ type }) => type !== "produce")) return;
  const business = booksOf(cards, bench.side);
  const wanted = (good: Good) => {
    const kind = kindOf(good);
    const open = business.orders.reduce((sum, order) => sum + (order.open[kind] ?? 0), 0);
    return open - (business.stock[kind] ?? 0);
  };
  const makers = SPACES.flatMap((from) => {
    const product = productOf(cards, bench.side.harbor, from, bench.side.bank);
    return product === undefined ? [] : [{ from, good: product.good }];
  });
  makers.sort((a, b) => (b.good === undefined ? 0 : wanted(b.good)) - (a.good === undefined ? 0 : wanted(a.good)));
  for (const { from, good } of makers) {
    const to = emptySpaces(bench.side.harbor)[0];
    if (good === undefined) bench.attempt({ type: "produce", from });
    else if (to !== undefined) bench.attempt({ type: "produce", from, to });
  }
}

/** Places for a good, best first: a building that holds it, next to another crate, an empty space. */
function placeFor(cards: CardSet, harbor: Harbor, good: Good, not?: SpaceNumber): SpaceNumber | undefined {
  let best: SpaceNumber | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const space of SPACES) {
    if (space === not) continue;
    const spot = spaceAt(harbor, space);
    if (whyNotStore(cards, spot, good) !== undefined) continue;
    const goods = spot.building === undefined ? 1 : (cards.power(spot.building, "store")?.goods.length ?? 1);
    const rank = spot.building !== undefined ? goods / 10 : spot.goods.length > 0 ? 1 : 2;
    if (rank < bestRank) {
      bestRank = rank;
      best = space;
    }
  }
  return best;
}

/** Frees spaces: moves goods into buildings that hold them, and single crates together. */
function storeInBuildings(cards: CardSet, bench: Bench): void {
  for (const space of SPACES) {
    for (;;) {
      const spot = spaceAt(bench.side.harbor, space);
      const good = spot.goods[0];
      if (good === undefined || spot.building !== undefined) break;
      const to = placeFor(cards, bench.side.harbor, good, space);
      if (to === undefined) break;
      const target = spaceAt(bench.side.harbor, to);
      const joins = target.building === undefined && target.goods.length === 1 && spot.goods.length === 1;
      if (target.building === undefined && !joins) break;
      if (!bench.attempt({ type: "move", good, from: `space:${space}`, to: `space:${to}` })) break;
    }
  }
}

/** Packs or unpacks if that gains more than it costs. */
function repack({ cards, season, starWorth, keepsBegun = false }: HarborTerms, bench: Bench): void {
  const crate = kindOf("crate");
  const container = kindOf("container");
  for (let round = 0; round < KINDS; round += 1) {
    const business = booksOf(cards, bench.side);
    const price = packingPrice(cards, bench.side.harbor);
    const now = worthOfTrade(business, season, starWorth);
    const worthWith = (crates: number, containers: number) => {
      const stock = plusOne(plusOne(business.stock, crate, crates), container, containers);
      return worthOfTrade({ ...business, stock }, season, starWorth) - price - now;
    };
    const unpacking = keepsBegun ? Number.NEGATIVE_INFINITY : worthWith(2, -1);
    const packing = worthWith(-2, 1);
    if (Math.max(unpacking, packing) < PACKING_GAIN) return;
    if (!(unpacking >= packing ? unpackOne(bench) : packOne(bench))) return;
  }
}

function unpackOne(bench: Bench): boolean {
  const lying = SPACES.find((space) => {
    const { building, goods } = spaceAt(bench.side.harbor, space);
    return building === undefined && goods[0] === "container";
  });
  const space = lying ?? fetchFor(bench, "container");
  return space !== undefined && bench.attempt({ type: "unpack", space });
}

function packOne(bench: Bench): boolean {
  const crates = (count: number) =>
    SPACES.find((space) => {
      const { building, goods } = spaceAt(bench.side.harbor, space);
      return building === undefined && goods.length === count && goods[0] === "crate";
    });
  const full = crates(2);
  if (full !== undefined) return bench.attempt({ type: "pack", space: full });
  const begun = crates(1) ?? fetchFor(bench, "crate");
  if (begun === undefined) return false;
  const source = sourcesOf(bench.side.harbor, "crate").find((place) => place !== `space:${begun}`);
  if (source === undefined) return false;
  return (
    bench.attempt({ type: "move", good: "crate", from: source, to: `space:${begun}` }) &&
    bench.attempt({ type: "pack", space: begun })
  );
}

/** Brings a good from a ship or a building onto a bare space. */
function fetchFor(bench: Bench, good: Good): SpaceNumber | undefined {
  const [to] = emptySpaces(bench.side.harbor);
  const [from] = sourcesOf(bench.side.harbor, good);
  if (to === undefined || from === undefined) return undefined;
  return bench.attempt({ type: "move", good, from, to: `space:${to}` }) ? to : undefined;
}

/** Where a good is: on spaces first, then on ships, those that leave soonest first. */
function sourcesOf(harbor: Harbor, good: Good): Place[] {
  const spaces = SPACES.filter((space) => spaceAt(harbor, space).goods.includes(good));
  const docks = DOCKS.flatMap((number) => {
    const berthed = harbor.docks[number - 1]?.berthed;
    return berthed?.cargo === good && berthed.goods > 0 ? [{ number, markers: berthed.markers }] : [];
  });
  docks.sort((a, b) => a.markers - b.markers);
  return [...spaces.map((space): Place => `space:${space}`), ...docks.map(({ number }): Place => `dock:${number}`)];
}

/** Delivers what is meant for the contracts that `isTime` picks by their markers. */
function deliver(terms: HarborTerms, bench: Bench, isTime: (markers: number) => boolean): void {
  const { cards, season, starWorth } = terms;
  const allotment = allot(booksOf(cards, bench.side), season, starWorth);
  const numbers = LOADING_DOCKS.filter((number) => bench.side.harbor.loading[number - 1]?.laid !== undefined);
  const meant: { readonly number: LoadingDockNumber; readonly good: Good }[] = [];
  for (const [index, number] of numbers.entries()) {
    const laid = bench.side.harbor.loading[number - 1]?.laid;
    if (laid === undefined || !isTime(laid.markers)) continue;
    for (const [kind, good] of GOODS.entries()) {
      for (let count = allotment[index]?.[kind] ?? 0; count > 0; count -= 1) meant.push({ number, good });
    }
  }
  // Goods on spaces go first, to make room for the cargo of ships, which must pass through spaces.
  const left = meant.filter(({ number, good }) => !deliverFromSpace(bench, number, good));
  for (const wanted of left) deliverFromShip(cards, bench, wanted.number, wanted.good);
}

function deliverFromSpace(bench: Bench, number: LoadingDockNumber, good: Good): boolean {
  const from = SPACES.find((space) => spaceAt(bench.side.harbor, space).goods.includes(good));
  return from !== undefined && bench.attempt({ type: "move", good, from: `space:${from}`, to: `contract:${number}` });
}

function deliverFromShip(cards: CardSet, bench: Bench, number: LoadingDockNumber, good: Good): boolean {
  const from = sourcesOf(bench.side.harbor, good).find((place) => place.startsWith("dock"));
  const via = placeFor(cards, bench.side.harbor, good);
  if (from === undefined || via === undefined) return false;
  return (
    bench.attempt({ type: "move", good, from, to: `space:${via}` }) &&
    bench.attempt({ type: "move", good, from: `space:${via}`, to: `contract:${number}` })
  );
}

/** Unloads the ships that leave; if room is short, contracts that are not urgent get their goods now. */
function saveCargo(terms: HarborTerms, bench: Bench): void {
  const { cards } = terms;
  for (const number of DOCKS) {
    for (;;) {
      const berthed = bench.side.harbor.docks[number - 1]?.berthed;
      if (berthed === undefined || berthed.markers > 1 || berthed.goods === 0) break;
      let to = placeFor(cards, bench.side.harbor, berthed.cargo);
      if (to === undefined) {
        deliver(terms, bench, () => true);
        to = placeFor(cards, bench.side.harbor, berthed.cargo);
      }
      if (to === undefined) break;
      if (!bench.attempt({ type: "move", good: berthed.cargo, from: `dock:${number}`, to: `space:${to}` })) break;
    }
  }
  const makers = SPACES.filter((space) => productOf(cards, bench.side.harbor, space, 0)?.good !== undefined);
  if (emptySpaces(bench.side.harbor).length < makers.length) deliver(terms, bench, () => true);
}

/** Puts money on the Bank if it earns interest there and is not needed soon. */
function deposit({ cards, season }: HarborTerms, bench: Bench): void {
  const bank = builtWith(cards, bench.side.harbor, "bank");
  if (bank === undefined || season.left <= 1) return;
  const most = bank.power.per * bank.power.most - bench.side.bank;
  const spare = Math.min(most, bench.side.money - CASH_KEPT);
  const money = spare - ((bench.side.bank + spare) % bank.power.per);
  if (money > 0) bench.attempt({ type: "deposit", money });
}
