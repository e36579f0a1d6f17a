import { KINDS, type Kind, PLACES, type Place } from "./vocabulary.ts";

/** Cards in the order of the vocabulary. */
export function sorted(cards: readonly Kind[]): readonly Kind[] {
  const inOrder: Kind[] = [];
  for (const kind of KINDS) for (const card of cards) if (card === kind) inOrder.push(card);
  return inOrder;
}

export function countOf(cards: readonly Kind[], kind: Kind): number {
  let count = 0;
  for (const card of cards) if (card === kind) count += 1;
  return count;
}

/** The kinds among these cards, each once, in the order of the vocabulary. */
export function kindsIn(cards: readonly Kind[]): readonly Kind[] {
  return KINDS.filter((kind) => cards.includes(kind));
}

/** These cards without those, copy for copy; undefined if some of those are not there. The first copies are taken. */
export function without(cards: readonly Kind[], taken: readonly Kind[]): readonly Kind[] | undefined {
  const left = [...cards];
  for (const kind of taken) {
    const at = left.indexOf(kind);
    if (at === -1) return undefined;
    left.splice(at, 1);
  }
  return left;
}

export function withoutOne(cards: readonly Kind[], kind: Kind): readonly Kind[] {
  const at = cards.indexOf(kind);
  return at === -1 ? cards : cards.toSpliced(at, 1);
}

export function copies(kind: Kind, count: number): readonly Kind[] {
  return new Array<Kind>(count).fill(kind);
}

/** CRS-1, CRS-3: so many places clockwise from here; counterclockwise if negative. */
export function placeAfter(from: Place, steps: number): Place {
  return (((from + steps) % PLACES) + PLACES) % PLACES;
}
