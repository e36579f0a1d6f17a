/** A question put to the bots: who plays whom, and what is wanted of it. */
export type LadderRow = ShareRow | MedianRow;

/** How often one wins against others: of every deal a set is played in which it sits in each seat once. */
export type ShareRow = {
  readonly id: string;
  readonly mode: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
  readonly atLeast: number;
};

/** What one reaches alone. */
export type MedianRow = {
  readonly id: string;
  readonly mode: string;
  readonly seats: 1;
  readonly one: string;
  readonly from: number;
  readonly to: number;
};

export function isShareRow(row: LadderRow): row is ShareRow {
  return "others" in row;
}

/** Two against each other: where luck and third parties hide least who plays better. */
export const DUEL = { mode: "short", seats: 2 } as const;
const alone = { mode: "solo", seats: 1 } as const;

export const LADDER: readonly LadderRow[] = [
  { id: "deckhand-random", ...DUEL, one: "deckhand", others: "random", atLeast: 0.98 },
  { id: "mate-deckhand", ...DUEL, one: "mate", others: "deckhand", atLeast: 0.85 },
  { id: "captain-mate", ...DUEL, one: "captain@100ms", others: "mate", atLeast: 0.65 },
  { id: "captain-longer", ...DUEL, one: "captain@500ms", others: "captain@50ms", atLeast: 0.55 },
  { id: "captain-three-mates", mode: "long", seats: 4, one: "captain@100ms", others: "mate", atLeast: 0.4 },
  { id: "captain-flat", ...DUEL, one: "captain@100ms", others: "flat@100ms", atLeast: 0.85 },
  { id: "solo-random", ...alone, one: "random", from: 0, to: 99 },
  { id: "solo-deckhand", ...alone, one: "deckhand", from: 150, to: 400 },
  { id: "solo-mate", ...alone, one: "mate", from: 500, to: 850 },
  { id: "solo-captain", ...alone, one: "captain@500ms", from: 1000, to: Number.MAX_SAFE_INTEGER },
];
