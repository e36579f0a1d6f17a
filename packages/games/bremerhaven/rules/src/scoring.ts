import type { Score } from "@harbor/kit";
import { SOLO_BANDS, type SoloBand } from "./board.ts";
import { playerAt, playersByRank } from "./players.ts";
import type { State } from "./state.ts";

/** END-3, at any time of the game. */
export function scoreOf({ money, bank = 0, prestige }: Holding): number {
  return (money + bank) * prestige;
}

type Holding = { readonly money: number; readonly bank?: number; readonly prestige: number };

/** END-3: money × prestige, including money on the Bank; a tie goes to the better rank. */
export function scoreGame(state: State): Score[] {
  const scored = playersByRank(state).map((seat) => {
    const { money, bank, prestige } = playerAt(state, seat);
    return { seat, score: scoreOf({ money, bank, prestige }), parts: { money: money + bank, prestige } };
  });
  // The list is in rank order, and the sort is stable, which breaks ties.
  return scored.toSorted((a, b) => b.score - a.score).map((row, index) => ({ ...row, place: index + 1 }));
}

/** END-4. */
export function soloBand(score: number): SoloBand {
  return SOLO_BANDS.findLast(({ from }) => score >= from)?.band ?? SOLO_BANDS[0].band;
}

/** END-4: the band above the one of this score, and the score it begins at; undefined in the highest band. */
export function soloBandAbove(score: number): (typeof SOLO_BANDS)[number] | undefined {
  return SOLO_BANDS.find(({ from }) => from > score);
}
