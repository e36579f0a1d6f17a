import { LONGEST_POSY } from "./actions.ts";
import type { Flowers } from "./flowers.ts";

/** POS-1. */
export function worthOfPosy(flowers: Flowers, row: readonly string[]): number {
  return row.reduce((sum, kind, nth) => {
    const before = row[nth - 1];
    return sum + flowers.worth(kind) + (before !== undefined && before !== kind ? 1 : 0);
  }, 0);
}

/** A good row of each length: the most of each kind left next, but never the same twice where that can be helped. */
export function goodPosies(flowers: Flowers, hand: readonly string[]): readonly (readonly string[])[] {
  const best = hand.toSorted((a, b) => flowers.worth(b) - flowers.worth(a) || (a < b ? -1 : 1));
  const lengths = Array.from({ length: Math.max(0, Math.min(LONGEST_POSY, hand.length) - 1) }, (_, nth) => nth + 2);
  return lengths.map((length) => arrange(best.slice(0, length)));
}

function arrange(chosen: readonly string[]): readonly string[] {
  const left = [...chosen];
  const row: string[] = [];
  while (left.length > 0) {
    const others = left.filter((kind) => kind !== row.at(-1));
    const from = others.length === 0 ? left : others;
    const count = (kind: string) => left.filter((one) => one === kind).length;
    const next = from.reduce((one, other) => (count(other) > count(one) ? other : one));
    row.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return row;
}
