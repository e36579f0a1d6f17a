import { type SoloBand, soloBand, soloBandAbove } from "@harbor/bremerhaven";
import type { Band } from "@harbor/ui";

/** The band of a solo score, in words, and the next one. */
export function bandIn({ bands }: { readonly bands: Readonly<Record<SoloBand, string>> }, score: number): Band {
  const above = soloBandAbove(score);
  return {
    name: bands[soloBand(score)],
    ...(above !== undefined && { next: { name: bands[above.band], from: above.from } }),
  };
}
