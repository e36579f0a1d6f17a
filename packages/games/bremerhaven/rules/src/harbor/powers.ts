import type { BuildingId, CardSet } from "../cards/cardSet.ts";
import type { PowerName } from "../cards/effects.ts";
import type { Harbor } from "../state.ts";
import type { Standing } from "./harbor.ts";

/** Every power of this kind that counts in a harbor, in the order of its spaces. */
export function standingPowers<Name extends PowerName>(
  cards: CardSet,
  harbor: Harbor,
  name: Name,
  counts: (power: Standing<Name>["power"]) => boolean = () => true,
): readonly Standing<Name>[] {
  const standing: Standing<Name>[] = [];
  for (const { building } of harbor.spaces) {
    if (building === undefined) continue;
    for (const power of cards.powers(building, name)) if (counts(power)) standing.push({ building, power });
  }
  return cards.rules.powers === "all" ? standing : standing.slice(0, 1);
}

/** What lets ships (or contracts) stay longer. */
export function longerStays(
  cards: CardSet,
  harbor: Harbor,
  of: Standing<"longer-stay">["power"]["of"],
): readonly Standing<"longer-stay">[] {
  return standingPowers(cards, harbor, "longer-stay", (power) => power.of === of);
}

/** How many markers more they give together. */
export function markersOf(stays: readonly Standing<"longer-stay">[]): number {
  return stays.reduce((sum, { power }) => sum + power.markers, 0);
}

/** Each building once, though it may have several of the powers. */
export function buildingsWith(standing: readonly Pick<Standing<PowerName>, "building">[]): readonly BuildingId[] {
  return [...new Set(standing.map(({ building }) => building))];
}
