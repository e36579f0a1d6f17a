import type { HarborAction } from "../actions.ts";
import { PLACES_OF_GOODS } from "../actions.ts";
import type { BuildingId, CardSet } from "../cards/cardSet.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor } from "../state.ts";
import {
  DOCKS,
  type DockNumber,
  GOODS,
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

export type Move = Extract<HarborAction, { type: "move" }>;

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

/** Every possible move, made once: the generator hands out these instead of making new ones by the thousand. */
const MOVES: ReadonlyMap<Place, ReadonlyMap<Good, readonly Move[]>> = new Map(
  PLACES_OF_GOODS.map((from) => [
    from,
    new Map(GOODS.map((good) => [good, PLACES_OF_GOODS.flatMap((to) => targetMove(good, from, to))])),
  ]),
);

function targetMove(good: Good, from: Place, to: Place): Move[] {
  const pointless = from === to || to.startsWith("dock") || from.startsWith("contract");
  if (pointless || (from.startsWith("dock") && to.startsWith("contract"))) return [];
  return [Object.freeze({ type: "move", good, from, to })];
}

/** All moves of the goods that are there, wherever they might go. */
export function thinkableMoves(harbor: Harbor): Move[] {
  const moves: Move[] = [];
  for (const number of DOCKS) {
    const { berthed } = dockAt(harbor, number);
    if (berthed !== undefined && berthed.goods > 0) moves.push(...movesOf(`dock:${number}`, berthed.cargo));
  }
  for (const number of SPACES) {
    const { goods } = spaceAt(harbor, number);
    goods.forEach((good, index) => {
      if (goods.indexOf(good) === index) moves.push(...movesOf(`space:${number}`, good));
    });
  }
  return moves;
}

function movesOf(from: Place, good: Good): readonly Move[] {
  return MOVES.get(from)?.get(good) ?? [];
}

export function whyNotMove(cards: CardSet, harbor: Harbor, { good, from, to }: Move): Reason | undefined {
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

export function moveGood(harbor: Harbor, { good, from, to }: Move): Harbor {
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

/** The building that stands where a good is or goes, if any. */
export function buildingAt(harbor: Harbor, place: Place): BuildingId | undefined {
  const spot = spotOf(place);
  return spot.kind === "space" ? spaceAt(harbor, spot.number).building : undefined;
}
