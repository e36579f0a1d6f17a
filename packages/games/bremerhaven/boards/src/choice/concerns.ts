import {
  bollardPrice,
  bollardsAt,
  type CardSet,
  CONTRACT_SLOTS,
  coverPrice,
  DOCKS,
  dockAt,
  LOADING_DOCKS,
  loadingDockAt,
  MOST_RAISES,
  type SeenPlayer,
  SHIP_SLOTS,
  SLOTS,
  type Slot,
  SPACES,
  spaceAt,
  type View,
  WALLS,
  whyNotBerth,
  whyNotEmpty,
} from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";

/** Why a bid at a slot might bring nothing, as things stand. The rules allow it, and the player may intend it. */
export const CONCERNS = [
  "docksTaken",
  "berthsTooSmall",
  "loadingDocksTaken",
  "nothingToPermit",
  "noBuilding",
  "supplyEmpty",
] as const;
export type Concern = (typeof CONCERNS)[number];

/** The warnings for a bidder, by slot. */
export function concernsOf(cards: CardSet, view: View, seat: Seat): ReadonlyMap<Slot, Concern> {
  const player = view.players[seat];
  if (player === undefined || view.step !== "bidding") return NONE;
  const concerns = SLOTS.flatMap((slot): [Slot, Concern][] => {
    const concern = concernAt(cards, view, seat, player, slot);
    return concern === undefined ? [] : [[slot, concern]];
  });
  return new Map(concerns);
}

const NONE: ReadonlyMap<Slot, Concern> = new Map();

function concernAt(cards: CardSet, view: View, seat: Seat, player: SeenPlayer, slot: Slot): Concern | undefined {
  const ship = cardAt(view.sea, SHIP_SLOTS, slot);
  if (ship !== undefined) return berthConcern(cards, player, ship);
  if (cardAt(view.land, CONTRACT_SLOTS, slot) !== undefined) {
    const taken = LOADING_DOCKS.every((dock) => loadingDockAt(player.harbor, dock).laid !== undefined);
    return taken ? "loadingDocksTaken" : undefined;
  }
  switch (slot) {
    case "building":
      return view.building === undefined ? "noBuilding" : undefined;
    case "permit":
      return canUsePermit(view, seat, player) ? undefined : "nothingToPermit";
    case "influence":
      return player.raises >= MOST_RAISES ? "supplyEmpty" : undefined;
    default:
      return undefined;
  }
}

/** The card on offer at one of a board's slots. */
export function cardAt(
  board: readonly { readonly card?: string }[],
  slots: readonly Slot[],
  slot: Slot,
): string | undefined {
  return board[slots.indexOf(slot)]?.card;
}

/** SEA-1, SEA-2. No dock becomes free before the new ships berth, but a permit may add bollards. */
function berthConcern(cards: CardSet, { harbor }: SeenPlayer, id: string): Concern | undefined {
  const free = DOCKS.filter((dock) => dockAt(harbor, dock).berthed === undefined);
  if (free.length === 0) return "docksTaken";
  const ship = cards.ship(id);
  return free.some((dock) => whyNotBerth(cards, harbor, dock, ship) === undefined) ? undefined : "berthsTooSmall";
}

/**
 * Even a free permit is useless without a building in the yard or money for a bollard or a cover. Parking and the
 * building slot are resolved before permits, so both count.
 */
function canUsePermit({ bids, building }: View, seat: Seat, { money, yard, harbor }: SeenPlayer): boolean {
  const own = (slot: Slot) => bids.filter((bid) => bid.seat === seat && bid.slot === slot).length;
  const mayBuild = yard.length > 0 || (building !== undefined && own("building") > 0);
  if (mayBuild && SPACES.some((space) => whyNotEmpty(spaceAt(harbor, space)) === undefined)) return true;
  const prices = [
    ...WALLS.map((wall) => bollardPrice(wall, bollardsAt(harbor, wall))),
    ...SPACES.map((space) => (spaceAt(harbor, space).covered ? coverPrice(space) : undefined)),
  ];
  return prices.some((price) => price !== undefined && price <= money + own("parking"));
}
