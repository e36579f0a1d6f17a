import type { View } from "@harbor/bremerhaven";

/** The slots of the sea board or the land board, from left to right. */
export type Spots = View["sea"];

export function without(spots: Spots, cards: readonly string[]): Spots {
  return spots.map((spot) => (spot.card !== undefined && cards.includes(spot.card) ? {} : spot));
}

/** Moves the cards to the right to close gaps. */
export function closedUp(spots: Spots): Spots {
  const left = spots.filter(({ card }) => card !== undefined);
  return [...spots.slice(left.length).map(() => ({})), ...left];
}

/** Fills the free slots from the right. */
export function filled(spots: Spots, cards: readonly string[]): Spots {
  const drawn = [...cards];
  return closedUp(spots)
    .toReversed()
    .map((spot) => {
      const card = spot.card ?? drawn.shift();
      return card === undefined ? {} : { card };
    })
    .toReversed();
}
