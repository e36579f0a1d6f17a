import type { BuildingId, CardSet } from "../cards/cardSet.ts";
import type { Power, PowerName } from "../cards/effects.ts";
import type { Berthed, Dock, Harbor, Laid, LoadingDock, Space } from "../state.ts";
import type { DockNumber, LoadingDockNumber, SpaceNumber, Wall } from "../vocabulary.ts";

/** The item with this number, where the board says that it is there. */
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

export type Standing<Name extends PowerName> = {
  readonly building: BuildingId;
  readonly power: Extract<Power, { power: Name }>;
};

/** The built building that has this power, if there is one. */
export function builtWith<Name extends PowerName>(
  cards: CardSet,
  harbor: Harbor,
  name: Name,
): Standing<Name> | undefined {
  for (const { building } of harbor.spaces) {
    if (building === undefined) continue;
    const power = cards.power(building, name);
    if (power !== undefined) return { building, power };
  }
  return undefined;
}

export function buildingsOf(harbor: Harbor): BuildingId[] {
  return harbor.spaces.flatMap((space) => space.building ?? []);
}

/** The stars of ships in dock and buildings built, now. */
export function harborValue(cards: CardSet, harbor: Harbor): number {
  let stars = 0;
  for (const { berthed } of harbor.docks) if (berthed !== undefined) stars += cards.ship(berthed.ship).stars;
  for (const { building } of harbor.spaces) if (building !== undefined) stars += cards.building(building).stars;
  return stars;
}
