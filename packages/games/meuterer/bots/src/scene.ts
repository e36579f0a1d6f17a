import type { Seat } from "@harbor/kit";
import {
  type Courses,
  type IslandId,
  type IslandSet,
  type Kind,
  type Place,
  placeAfter,
  type Role,
  type Sale,
  type Wage,
} from "@harbor/meuterer";

/**
 * What a bot looks at. Views have it, and so have imagined positions, in which it never looks at other hands or at
 * roles that are still face down.
 */
export type Scene = {
  readonly step: string;
  readonly round: number;
  readonly ring: readonly IslandId[];
  readonly anchorage: Place;
  readonly wake?: Place | undefined;
  readonly pirates?: Place | undefined;
  readonly captain: Seat;
  readonly wage?: Wage | undefined;
  readonly courses: Courses;
  readonly taken: readonly { readonly seat: Seat; readonly role?: Role }[];
  readonly waiting: readonly Seat[];
  readonly players: readonly SeenSeat[];
  readonly discards: readonly Kind[];
};

export type SeenSeat = {
  readonly hand?: readonly Kind[];
  /** Views say how many cards a hand has. */
  readonly cards?: number;
  readonly laid: readonly Kind[];
  readonly passed: boolean;
  readonly fought?: number | undefined;
  readonly sale?: Sale | undefined;
};

export function seatIn({ players }: Scene, seat: Seat): SeenSeat {
  const player = players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function cardsHeld({ hand, cards }: SeenSeat): number {
  return cards ?? hand?.length ?? 0;
}

/** The role of a seat, as far as the viewer knows it. */
export function roleKnown({ taken, step }: Scene, viewer: Seat, seat: Seat): Role | undefined {
  const isOpen = step !== "lading" && step !== "boarding" && step !== "roles";
  return isOpen || viewer === seat ? taken.find((one) => one.seat === seat)?.role : undefined;
}

/** What an island pays whoever steers there. */
export function voyageTo(set: IslandSet, scene: Scene, steps: number): number {
  return set.islandAt(scene, placeAfter(scene.anchorage, steps)).voyage;
}

export function roundsLeft(set: IslandSet, { round, players }: Scene): number {
  return set.rounds(players.length) - round;
}

/** From 0 to 1: how sure an advantage is. */
export function certainty(advantage: number): number {
  return 1 / (1 + Math.exp(-advantage));
}
