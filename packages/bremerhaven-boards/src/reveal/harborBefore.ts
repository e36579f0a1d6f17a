import type { CardSet, Event, Good, Harbor } from "@harbor/bremerhaven";
import type { Happened } from "@harbor/face";

/** What is due in the evening has had its last round. */
const LAST = 1;

/** A harbor before an event of its owner; the very same where the event did not change it. */
export function harborBefore(cards: CardSet, harbor: Harbor, event: Event, past: readonly Happened<Event>[]): Harbor {
  switch (event.type) {
    case "ship-berthed":
      return { ...harbor, docks: harbor.docks.with(event.dock - 1, {}) };
    case "ship-left": {
      const cargo = cargoOf(cards, event.ship, past);
      if (cargo === undefined) return harbor;
      const berthed = { ship: event.ship, cargo, goods: event.lost, markers: LAST };
      return { ...harbor, docks: harbor.docks.with(event.dock - 1, { berthed }) };
    }
    case "cargo-lost": {
      const berthed = harbor.docks[event.dock - 1]?.berthed;
      if (berthed === undefined) return harbor;
      const full = { berthed: { ...berthed, goods: berthed.goods + event.goods } };
      return { ...harbor, docks: harbor.docks.with(event.dock - 1, full) };
    }
    case "contract-laid":
      return { ...harbor, loading: harbor.loading.with(event.dock - 1, {}) };
    case "contract-settled": {
      const laid = { contract: event.contract, delivered: event.sold, markers: LAST };
      return { ...harbor, loading: harbor.loading.with(event.dock - 1, { laid }) };
    }
    case "bollard-placed": {
      const bollards = harbor.walls[event.wall - 1] ?? 1;
      return { ...harbor, walls: harbor.walls.with(event.wall - 1, bollards - 1) };
    }
    case "cover-cleared":
      return { ...harbor, spaces: harbor.spaces.with(event.space - 1, { covered: true, goods: [] }) };
    case "building-built":
      return { ...harbor, spaces: harbor.spaces.with(event.space - 1, { goods: [] }) };
    case "good-given":
    case "good-sold": {
      const space = harbor.spaces[event.space - 1];
      if (space === undefined) return harbor;
      return {
        ...harbor,
        spaces: harbor.spaces.with(event.space - 1, { ...space, goods: [event.good, ...space.goods] }),
      };
    }
    default:
      return harbor;
  }
}

/** A ship that takes any cargo has none of its own; what it took was told when it berthed. */
function cargoOf(cards: CardSet, ship: string, past: readonly Happened<Event>[]): Good | undefined {
  const berthed = past.findLast(({ event }) => event.type === "ship-berthed" && event.ship === ship)?.event;
  if (berthed?.type === "ship-berthed") return berthed.cargo;
  const { cargo } = cards.ship(ship);
  return cargo === "wild" ? undefined : cargo;
}
