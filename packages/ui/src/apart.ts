/** Spreads positions so that labels of this size do not overlap, each as close to its own position as possible. */
export function apart(places: readonly number[], size: number, least: number, most: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  const placed = [...places];
  let free = least;
  for (const { place, index } of order) {
    placed[index] = Math.max(place, free);
    free = (placed[index] ?? free) + size;
  }
  let last = most;
  for (const { index } of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? last, last);
    last = (placed[index] ?? last) - size;
  }
  return placed;
}
