import {
  type Bremerhaven,
  berthSize,
  bollardPrice,
  bollardsAt,
  type CardSet,
  type CardSymbol,
  CONTRACT_SLOTS,
  type ContractId,
  coverPrice,
  DOCKS,
  type DockNumber,
  deliveriesIn,
  dockAt,
  foreseeEvening,
  GOODS,
  type Good,
  type Harbor,
  type Holdings,
  harborValue,
  isAccessible,
  type Laid,
  LOADING_DOCKS,
  type LoadingDockNumber,
  loadingDockAt,
  openSymbols,
  SHIP_SLOTS,
  type Ship,
  type ShipId,
  type Slot,
  STEPS,
  type State,
  type StepId,
  SYMBOLS,
  settleAlone,
  type View,
  WALLS,
  type Wall,
  whyNotBerth,
  withBerthed,
  withLaid,
} from "@harbor/bremerhaven";
import { anyStateLike, type Seat } from "@harbor/kit";
import { loadedBest, withSide } from "./sight.ts";

type Offered = {
  readonly slot: Slot;
  /** If won now: the round in which it leaves or is due, and the number of evenings until then. */
  readonly until: number;
  readonly evenings: number;
  /** There is no room for it: a ship sails on, and a contract costs its penalty at once. */
  readonly isFull: boolean;
};

/** What a ship on the sea board would do for a harbor. */
export type ShipOffer = Offered & {
  readonly kind: "ship";
  readonly ship: ShipId;
  /** Free docks that are large enough now. */
  readonly docks: readonly DockNumber[];
  /** The cheapest bollards that would make it fit; absent if it fits, or if none would help. */
  readonly lacks?: { readonly bollards: number; readonly money: number };
  /** Its cargo; for a wild one, the good that brings most. */
  readonly cargo: Good;
  /** How many more goods could be delivered with it, and the coins they bring in the end, at today's prices. */
  readonly delivers: number;
  readonly money: number;
  /** How much prestige would rise tonight. */
  readonly prestige: number;
};

/** What a contract on the land board would do for a harbor. */
export type ContractOffer = Offered & {
  readonly kind: "contract";
  readonly contract: ContractId;
  /** Where it could be laid and loaded at once. */
  readonly dock?: LoadingDockNumber;
  /** The cost of clearing a loading dock for it; absent if one is clear, or if none is free. */
  readonly clear?: number;
  /** What would still be missing after the best loading tonight. */
  readonly missing: readonly CardSymbol[];
  /** Its result when due: as loaded tonight, full, and empty. */
  readonly tonight: Holdings;
  readonly full: Holdings;
  readonly empty: Holdings;
  /** It takes wild goods, which may sell for more than the minimum. */
  readonly isOpen: boolean;
};

export type Offer = ShipOffer | ContractOffer;

/** What the card at a slot would do for a seat; undefined if there is none. */
export function offerAt(game: Bremerhaven, cards: CardSet, view: View, seat: Seat, slot: Slot): Offer | undefined {
  const state = anyStateLike(game, view);
  const ship = state.sea[placeOf(SHIP_SLOTS, slot)]?.card;
  if (ship !== undefined) return shipOffer(cards, state, seat, slot, ship);
  const contract = state.land[placeOf(CONTRACT_SLOTS, slot)]?.card;
  return contract === undefined ? undefined : contractOffer(cards, state, seat, slot, contract);
}

const placeOf = (slots: readonly Slot[], slot: Slot): number => slots.indexOf(slot);

/**
 * The slots with a card that can still be won: in this round until its board is resolved, else in the next one. Only
 * the long game keeps cards, but not the last one of a board (CLN-1, CLN-2).
 */
export function slotsOnOffer(view: View): readonly Slot[] {
  const { sea, land, options } = view;
  const isThere = (board: readonly { readonly card?: string }[], step: BoardStep) => (_: Slot, nth: number) =>
    board[nth]?.card !== undefined && (isAhead(view, step, nth) || (options.mode === "long" && nth < board.length - 1));
  return [...SHIP_SLOTS.filter(isThere(sea, "ships")), ...CONTRACT_SLOTS.filter(isThere(land, "contracts"))];
}

type BoardStep = Extract<StepId, "ships" | "contracts">;

/** Whether the nth card of a board can still be won in this round. */
function isAhead({ step, place }: Pick<View, "step" | "place">, board: BoardStep, nth: number): boolean {
  return step === board ? nth >= place - 1 : STEPS.indexOf(step) < STEPS.indexOf(board);
}

/** Won now, it counts from this evening on; otherwise from the next one on. */
function stayOf(isThisRound: boolean, { round }: State, evenings: number): Pick<Offered, "until" | "evenings"> {
  return { until: round + evenings - (isThisRound ? 1 : 0), evenings };
}

function shipOffer(cards: CardSet, state: State, seat: Seat, slot: Slot, id: ShipId): ShipOffer | undefined {
  const player = state.players[seat];
  if (player === undefined) return undefined;
  const { harbor, prestige } = player;
  const ship = cards.ship(id);
  const free = DOCKS.filter((dock) => dockAt(harbor, dock).berthed === undefined);
  const docks = free.filter((dock) => whyNotBerth(cards, harbor, dock, ship) === undefined);
  const lacks = docks.length > 0 ? undefined : cheapestBollards(cards, harbor, free, ship);
  const before = loadedBest(cards, state, seat);
  const at = docks[0] ?? free[0];
  const ways = (ship.cargo === "wild" ? GOODS : [ship.cargo]).map((cargo) => {
    if (at === undefined) return { cargo, delivers: 0, money: 0 };
    const berthed = { ship: id, cargo, goods: ship.goods, markers: ship.lay };
    const after = loadedBest(cards, withSide(state, seat, { harbor: withBerthed(harbor, at, berthed) }), seat);
    return {
      cargo,
      // A container may be unpacked into two crates, but still counts as one of the ship's goods.
      delivers: Math.min(ship.goods, goodsIn(after.steps) - goodsIn(before.steps)),
      money: dueOf(cards, after.state, seat) - dueOf(cards, before.state, seat),
    };
  });
  const [best] = ways.toSorted((one, other) => other.money - one.money || other.delivers - one.delivers);
  if (best === undefined) return undefined;
  const value = harborValue(cards, harbor);
  return {
    kind: "ship",
    slot,
    ship: id,
    ...stayOf(isAhead(state, "ships", placeOf(SHIP_SLOTS, slot)), state, ship.lay),
    isFull: free.length === 0,
    docks,
    ...(lacks && { lacks }),
    ...best,
    prestige: Math.max(0, value + ship.stars - Math.max(prestige, value)),
  };
}

const goodsIn = (steps: Parameters<typeof deliveriesIn>[0]): number =>
  deliveriesIn(steps).reduce((sum, { goods }) => sum + goods.length, 0);

const dueOf = (cards: CardSet, state: State, seat: Seat): number => foreseeEvening(cards, state, seat).whenDue.money;

function cheapestBollards(cards: CardSet, harbor: Harbor, free: readonly DockNumber[], ship: Ship): ShipOffer["lacks"] {
  const ways = free.flatMap((dock) => {
    const beyond = ship.berth - berthSize(cards, harbor, dock);
    const least = Math.min(...wallsOf(dock).map((wall) => bollardsAt(harbor, wall))) + beyond;
    const prices = wallsOf(dock).flatMap((wall) => pricesUpTo(harbor, wall, least));
    return prices.includes(undefined)
      ? []
      : [{ bollards: prices.length, money: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) }];
  });
  return ways.toSorted((one, other) => one.money - other.money || one.bollards - other.bollards)[0];
}

const wallsOf = (dock: DockNumber): readonly Wall[] => WALLS.slice(dock - 1, dock + 1);

/** The prices of all bollards that a wall lacks; undefined if there is no room for them. */
function pricesUpTo(harbor: Harbor, wall: Wall, wanted: number): readonly (number | undefined)[] {
  const there = bollardsAt(harbor, wall);
  return Array.from({ length: Math.max(0, wanted - there) }, (_, nth) => bollardPrice(wall, there + nth));
}

function contractOffer(
  cards: CardSet,
  state: State,
  seat: Seat,
  slot: Slot,
  id: ContractId,
): ContractOffer | undefined {
  const player = state.players[seat];
  const [today] = state.decks.prices;
  if (player === undefined || today === undefined) return undefined;
  const { harbor } = player;
  const contract = cards.contract(id);
  const empty = LOADING_DOCKS.filter((dock) => loadingDockAt(harbor, dock).laid === undefined);
  const dock = empty.find((one) => isAccessible(harbor, one));
  const [clear] = dock === undefined ? empty.map((one) => coverPrice(one) ?? 0).toSorted((a, b) => a - b) : [];
  const laid: Laid = { contract: id, delivered: [], markers: contract.time };
  const loaded = dock === undefined ? [] : loadedWith(cards, state, seat, dock, laid);
  const open = openSymbols(contract, loaded);
  const missing = SYMBOLS.flatMap((symbol) => Array.from({ length: open[symbol] }, () => symbol));
  const price = cards.price(today).prices;
  const cheapest = GOODS.toSorted((one, other) => price[one] - price[other])[0] ?? "barrel";
  const rest = missing.map((symbol): Good => (symbol === "wild" ? cheapest : symbol));
  const settled = (delivered: readonly Good[]) => settleAlone(cards, state, seat, { ...laid, delivered });
  return {
    kind: "contract",
    slot,
    contract: id,
    ...stayOf(isAhead(state, "contracts", placeOf(CONTRACT_SLOTS, slot)), state, contract.time),
    isFull: empty.length === 0,
    ...(dock !== undefined && { dock }),
    ...(clear !== undefined && { clear }),
    missing,
    tonight: settled(loaded),
    full: settled([...loaded, ...rest]),
    empty: settled([]),
    isOpen: open.wild > 0,
  };
}

function loadedWith(cards: CardSet, state: State, seat: Seat, dock: LoadingDockNumber, laid: Laid): readonly Good[] {
  const harbor = state.players[seat]?.harbor;
  if (harbor === undefined) return [];
  const after = loadedBest(cards, withSide(state, seat, { harbor: withLaid(harbor, dock, laid) }), seat);
  return after.state.players[seat]?.harbor.loading[dock - 1]?.laid?.delivered ?? [];
}
