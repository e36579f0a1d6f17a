import type { BuildingId, CardSet } from "../cards/cardSet.ts";
import type { Power, PowerName } from "../cards/effects.ts";
import type { Harbor } from "../state.ts";
import type { Good } from "../vocabulary.ts";

export type Standing<Name extends PowerName> = {
  readonly building: BuildingId;
  readonly power: Extract<Power, { power: Name }>;
};

/** What each power of the buildings means. The rules ask here and nowhere else what a power does. */
export const POWERS = {
  "produce-good": (cards: CardSet, building: BuildingId): Good | undefined =>
    cards.power(building, "produce-good")?.good,
  "produce-money": (cards: CardSet, building: BuildingId): number => {
    let money = 0;
    for (const power of cards.powers(building, "produce-money")) money += power.money;
    return money;
  },
  bank: {
    takesDeposits: (cards: CardSet, harbor: Harbor): boolean => builtWith(cards, harbor, "bank") !== undefined,
    interest(cards: CardSet, building: BuildingId, banked: number): number {
      let money = 0;
      for (const { per, most } of cards.powers(building, "bank")) money += Math.min(most, Math.floor(banked / per));
      return money;
    },
  },
  /** All that it can hold, one room for each time that the power is printed. */
  store: (cards: CardSet, building: BuildingId) => cards.powers(building, "store"),
  "keep-prestige": (cards: CardSet, harbor: Harbor) => builtWith(cards, harbor, "keep-prestige")?.building,
  "exchange-prices": (cards: CardSet, harbor: Harbor) => builtWith(cards, harbor, "exchange-prices")?.building,
  "free-packing": (cards: CardSet, harbor: Harbor) => builtWith(cards, harbor, "free-packing")?.building,
  "no-money-penalty": (cards: CardSet, harbor: Harbor) => builtWith(cards, harbor, "no-money-penalty")?.building,
  "wall-bonus": (cards: CardSet, harbor: Harbor) => standingPowers(cards, harbor, "wall-bonus"),
  "longer-stay": (cards: CardSet, harbor: Harbor, of: Standing<"longer-stay">["power"]["of"]) =>
    standingPowers(cards, harbor, "longer-stay", (power) => power.of === of),
  "win-ties": (cards: CardSet, harbor: Harbor) => builtWith(cards, harbor, "win-ties")?.building,
  "completion-bonus": (cards: CardSet, harbor: Harbor) => standingPowers(cards, harbor, "completion-bonus"),
} as const satisfies Record<PowerName, object>;

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

/** Every power of this kind that counts in a harbor, in the order of its spaces. */
function standingPowers<Name extends PowerName>(
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

/** How many markers more they give together. */
export function markersOf(stays: readonly Standing<"longer-stay">[]): number {
  return stays.reduce((sum, { power }) => sum + power.markers, 0);
}

/** Each building once, though it may have several of the powers. */
export function buildingsWith(standing: readonly Pick<Standing<PowerName>, "building">[]): readonly BuildingId[] {
  return [...new Set(standing.map(({ building }) => building))];
}
