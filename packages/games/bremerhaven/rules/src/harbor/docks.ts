import type { CardSet } from "../cards/cardSet.ts";
import type { Ship } from "../cards/schema.ts";
import type { Reason } from "../reasons.ts";
import type { Harbor } from "../state.ts";
import { type DockNumber, WALLS } from "../vocabulary.ts";
import { bollardsAt, dockAt } from "./harbor.ts";
import { POWERS } from "./powers.ts";

/** The bollards that count at a dock: the fewer of its two walls. */
export function bollardsAtDock(harbor: Harbor, number: DockNumber): number {
  const [near, far] = [WALLS[number - 1], WALLS[number]];
  if (near === undefined || far === undefined) return 0;
  return Math.min(bollardsAt(harbor, near), bollardsAt(harbor, far));
}

/** The largest berth size that fits this dock. */
export function berthSize(cards: CardSet, harbor: Harbor, number: DockNumber): number {
  const bonuses = POWERS["wall-bonus"](cards, harbor);
  return bonuses.reduce((size, { power }) => size + power.bollards, bollardsAtDock(harbor, number));
}

export function whyNotBerth(cards: CardSet, harbor: Harbor, number: DockNumber, ship: Ship): Reason | undefined {
  if (dockAt(harbor, number).berthed !== undefined) return "dock-taken";
  return ship.berth > berthSize(cards, harbor, number) ? "berth-too-small" : undefined;
}
