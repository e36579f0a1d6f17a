import type { HarborAction } from "../actions.ts";
import type { BuildingId, CardSet } from "../cards/cardSet.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor } from "../state.ts";
import {
  DOCKS,
  type DockNumber,
  type Good,
  LOADING_DOCKS,
  type LoadingDockNumber,
  type Place,
  SPACES,
  type SpaceNumber,
} from "../vocabulary.ts";
import { deliverGood, whyNotDeliver } from "./contracts.ts";
import { dockAt, spaceAt, withBerthed } from "./harbor.ts";
import { putGood, takeGood, whyNotStore } from "./storage.ts";

export type GoodsMove = Extract<HarborAction, { type: "move" }>;

type Spot =
  | { readonly kind: "dock"; readonly number: DockNumber }
  | { readonly kind: "space"; readonly number: SpaceNumber }
  | { readonly kind: "contract"; readonly number: LoadingDockNumber };

const SPOTS: ReadonlyMap<Place, Spot> = new Map<Place, Spot>([
  ...DOCKS.map((number): [Place, Spot] => [`dock:${number}`, { kind: "dock", number }]),
  ...SPACES.map((number): [Place, Spot] => [`space:${number}`, { kind: "space", number }]),
  ...LOADING_DOCKS.map((number): [Place, Spot] => [`contract:${number}`, { kind: "contract", number }]),
]);

function spotOf(place: Place): Spot {
  const spot = SPOTS.get(place);
  if (spot === undefined) throw new Error(`there is no place "${place}"`);
  return spot;
}

/** Where a good can go from one place, in the order of SPACES and LOADING_DOCKS. */
type MovesFrom = {
  readonly toSpaces: readonly (GoodsMove | undefined)[];
  readonly toContracts: readonly GoodsMove[];
};
/**
 * Every possible move, created once: the generator returns these instead of creating thousands of new ones. No move
 * goes back aboard a ship, or from a ship directly to a contract.
 */
const FROM_DOCKS = DOCKS.map((dock) => movesFrom(`dock:${dock}`, []));
const FROM_SPACES = SPACES.map((space) => movesFrom(`space:${space}`, LOADING_DOCKS));

function movesFrom(from: Place, contracts: readonly LoadingDockNumber[]): Readonly<Record<Good, MovesFrom>> {
  const move = (good: Good, to: Place): GoodsMove => Object.freeze({ type: "move", good, from, to });
  const moves = (good: Good): MovesFrom => ({
    toSpaces: SPACES.map((space) => (from === `space:${space}` ? undefined : move(good, `space:${space}`))),
    toContracts: contracts.map((dock) => move(good, `contract:${dock}`)),
  });
  return {
    barrel: moves("barrel"),
    container: moves("container"),
    crate: moves("crate"),
    passenger: moves("passenger"),
  };
}

/** Where there is room for a good of one type now, as sets of bits. */
type Room = { readonly spaces: number; readonly contracts: number };

function roomFor(cards: CardSet, harbor: Harbor, good: Good): Room {
  let spaces = 0;
  for (let index = 0; index < harbor.spaces.length; index += 1) {
    const space = harbor.spaces[index];
    if (space !== undefined && whyNotStore(cards, space, good) === undefined) spaces |= 1 << index;
  }
  let contracts = 0;
  for (const dock of LOADING_DOCKS) {
    if (whyNotDeliver(cards, harbor, dock, good) === undefined) contracts |= 1 << (dock - 1);
  }
  return { spaces, contracts };
}

/**
 * All legal moves, or those of the first good that reach a number which is enough, using the same two rules as
 * `whyNotMove` for each place and good.
 */
export function legalMoves(cards: CardSet, harbor: Harbor, enough = Number.POSITIVE_INFINITY): GoodsMove[] {
  const moves: GoodsMove[] = [];
  const rooms: Record<Good, Room | undefined> = {
    barrel: undefined,
    container: undefined,
    crate: undefined,
    passenger: undefined,
  };
  const add = ({ toSpaces, toContracts }: MovesFrom, good: Good): void => {
    rooms[good] ??= roomFor(cards, harbor, good);
    const { spaces, contracts } = rooms[good];
    for (let index = 0; index < toSpaces.length; index += 1) {
      const move = toSpaces[index];
      if (move !== undefined && (spaces & (1 << index)) !== 0) moves.push(move);
    }
    for (let index = 0; index < toContracts.length; index += 1) {
      const move = toContracts[index];
      if (move !== undefined && (contracts & (1 << index)) !== 0) moves.push(move);
    }
  };
  for (let index = 0; index < harbor.docks.length; index += 1) {
    const berthed = harbor.docks[index]?.berthed;
    if (berthed === undefined || berthed.goods === 0) continue;
    const from = FROM_DOCKS[index]?.[berthed.cargo];
    if (from !== undefined) add(from, berthed.cargo);
    if (moves.length >= enough) return moves;
  }
  for (let index = 0; index < harbor.spaces.length; index += 1) {
    const goods = harbor.spaces[index]?.goods ?? [];
    for (let nth = 0; nth < goods.length; nth += 1) {
      const good = goods[nth];
      if (good === undefined || goods.indexOf(good) !== nth) continue;
      const from = FROM_SPACES[index]?.[good];
      if (from !== undefined) add(from, good);
      if (moves.length >= enough) return moves;
    }
  }
  return moves;
}

export function whyNotMove(cards: CardSet, harbor: Harbor, { good, from, to }: GoodsMove): Reason | undefined {
  if (from === to) return "same-place";
  const source = spotOf(from);
  const target = spotOf(to);
  if (source.kind === "contract" || target.kind === "dock") return "one-way";
  if (source.kind === "dock") {
    const { berthed } = dockAt(harbor, source.number);
    if (berthed === undefined) return "no-such-ship";
    if (berthed.cargo !== good || berthed.goods === 0) return "no-such-good";
    if (target.kind === "contract") return "via-space";
  } else if (!spaceAt(harbor, source.number).goods.includes(good)) {
    return "no-such-good";
  }
  return target.kind === "space"
    ? whyNotStore(cards, spaceAt(harbor, target.number), good)
    : whyNotDeliver(cards, harbor, target.number, good);
}

export function moveGood(harbor: Harbor, { good, from, to }: GoodsMove): Harbor {
  const target = spotOf(to);
  const taken = unload(harbor, spotOf(from), good);
  if (target.kind === "space") return putGood(taken, target.number, good);
  return target.kind === "contract" ? deliverGood(taken, target.number, good) : taken;
}

function unload(harbor: Harbor, source: Spot, good: Good): Harbor {
  if (source.kind === "space") return takeGood(harbor, source.number, good);
  if (source.kind === "contract") return harbor;
  const { berthed } = dockAt(harbor, source.number);
  if (berthed === undefined) return harbor;
  return withBerthed(harbor, source.number, { ...berthed, goods: berthed.goods - 1 });
}

/** The building at a good's origin or destination, if any. */
export function buildingAt(harbor: Harbor, place: Place): BuildingId | undefined {
  const spot = spotOf(place);
  return spot.kind === "space" ? spaceAt(harbor, spot.number).building : undefined;
}
