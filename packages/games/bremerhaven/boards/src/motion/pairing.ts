/** A piece found on the page: what it is, where it lies, and which face is up. */
export type Seen = { readonly piece: string; readonly at: string; readonly face: string };

export type Pairing<Found extends Seen> = {
  /** Pieces in their old place and pieces that moved, each as a pair of before and after. */
  readonly kept: readonly (readonly [Found, Found])[];
  readonly moved: readonly (readonly [Found, Found])[];
  readonly came: readonly Found[];
  readonly left: readonly Found[];
};

/**
 * Pairs the pieces before and after a change. Most pieces are unique. Among equal ones, such as the crates of a harbor,
 * those at an old place have not moved; the others are paired in order.
 */
export function pair<Found extends Seen>(before: readonly Found[], after: readonly Found[]): Pairing<Found> {
  const kept: (readonly [Found, Found])[] = [];
  const moved: (readonly [Found, Found])[] = [];
  const came: Found[] = [];
  const old = byPiece(before);
  for (const [piece, now] of byPiece(after)) {
    const left = old.get(piece) ?? [];
    const elsewhere = now.filter((one) => {
      const same = left.findIndex(({ at }) => at === one.at);
      const [was] = same === -1 ? [] : left.splice(same, 1);
      if (was === undefined) return true;
      kept.push([was, one]);
      return false;
    });
    for (const one of elsewhere) {
      const was = left.shift();
      if (was === undefined) came.push(one);
      else moved.push([was, one]);
    }
  }
  return { kept, moved, came, left: [...old.values()].flat() };
}

function byPiece<Found extends Seen>(found: readonly Found[]): Map<string, Found[]> {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const group = groups.get(one.piece);
    if (group === undefined) groups.set(one.piece, [one]);
    else group.push(one);
  }
  return groups;
}
