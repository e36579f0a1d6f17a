import {
  type BuildingId,
  DOCKS,
  type DockNumber,
  type Good,
  type Influence,
  LOADING_DOCKS,
  type LoadingDockNumber,
  type Place,
  SLOTS,
  type Slot,
  SPACES,
  type SpaceNumber,
  WALLS,
  type Wall,
} from "@harbor/bremerhaven";

/** What the player is holding after picking it up by tap, drag or key. */
export type Held =
  | { readonly kind: "card"; readonly card: Influence }
  | { readonly kind: "good"; readonly good: Good; readonly from: Place }
  | { readonly kind: "stock"; readonly good: Good }
  | { readonly kind: "building"; readonly building: BuildingId }
  /** A building about to produce. */
  | { readonly kind: "maker"; readonly from: SpaceNumber };

/** A place on the boards that can be clicked or dropped on. */
export type Spot =
  | { readonly at: "slot"; readonly slot: Slot }
  | { readonly at: "space"; readonly space: SpaceNumber }
  | { readonly at: "dock"; readonly dock: DockNumber }
  | { readonly at: "loading"; readonly dock: LoadingDockNumber }
  | { readonly at: "wall"; readonly wall: Wall };

export type SpotKey = string;

export function keyOf(spot: Spot): SpotKey {
  switch (spot.at) {
    case "slot":
      return `slot:${spot.slot}`;
    case "space":
      return `space:${spot.space}`;
    case "wall":
      return `wall:${spot.wall}`;
    case "dock":
    case "loading":
      return `${spot.at}:${spot.dock}`;
    default:
      return spot satisfies never;
  }
}

export const ALL_SPOTS: readonly Spot[] = [
  ...SLOTS.map((slot): Spot => ({ at: "slot", slot })),
  ...SPACES.map((space): Spot => ({ at: "space", space })),
  ...DOCKS.map((dock): Spot => ({ at: "dock", dock })),
  ...LOADING_DOCKS.map((dock): Spot => ({ at: "loading", dock })),
  ...WALLS.map((wall): Spot => ({ at: "wall", wall })),
];

export function sameHeld(one: Held | undefined, other: Held | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Reads what a draggable piece put into its data. */
export function heldIn(data: unknown): Held | undefined {
  if (typeof data !== "object" || data === null || !("held" in data)) return undefined;
  return isHeld(data.held) ? data.held : undefined;
}

/** A shallow check is enough: only our own pieces write this data. */
function isHeld(input: unknown): input is Held {
  return typeof input === "object" && input !== null && "kind" in input;
}
