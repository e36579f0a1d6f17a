import type { BuildingId, CardSet } from "../cards/cardSet.ts";
import type { Berthed, Dock, Harbor, Laid, LoadingDock, Space } from "../state.ts";
import type { DockNumber, LoadingDockNumber, SpaceNumber, Wall } from "../vocabulary.ts";

/** The item at an index that is known to exist. */
function numbered<Item>(items: readonly Item[], number: number): Item {
  const item = items[number - 1];
  if (item === undefined) throw new Error(`there is no number ${number} among ${items.length}`);
  return item;
}

export const spaceAt = (harbor: Harbor, number: SpaceNumber): Space => numbered(harbor.spaces, number);
export const dockAt = (harbor: Harbor, number: DockNumber): Dock => numbered(harbor.docks, number);
export const loadingDockAt = (harbor: Harbor, number: LoadingDockNumber): LoadingDock =>
  numbered(harbor.loading, number);
export const bollardsAt = (harbor: Harbor, wall: Wall): number => numbered(harbor.walls, wall);

export function withSpace(harbor: Harbor, number: SpaceNumber, space: Space): Harbor {
  return { ...harbor, spaces: harbor.spaces.with(number - 1, space) };
}

export function withBerthed(harbor: Harbor, number: DockNumber, berthed: Berthed | undefined): Harbor {
  return { ...harbor, docks: harbor.docks.with(number - 1, berthed === undefined ? {} : { berthed }) };
}

export function withLaid(harbor: Harbor, number: LoadingDockNumber, laid: Laid | undefined): Harbor {
  return { ...harbor, loading: harbor.loading.with(number - 1, laid === undefined ? {} : { laid }) };
}

export function withBollard(harbor: Harbor, wall: Wall): Harbor {
  return { ...harbor, walls: harbor.walls.with(wall - 1, bollardsAt(harbor, wall) + 1) };
}

export function buildingsOf(harbor: Harbor): BuildingId[] {
  return harbor.spaces.flatMap((space) => space.building ?? []);
}

/** The current stars of ships in dock and buildings built. */
export function harborValue(cards: CardSet, harbor: Harbor): number {
  let stars = 0;
  for (const { berthed } of harbor.docks) if (berthed !== undefined) stars += cards.ship(berthed.ship).stars;
  for (const { building } of harbor.spaces) if (building !== undefined) stars += cards.building(building).stars;
  return stars;
}
