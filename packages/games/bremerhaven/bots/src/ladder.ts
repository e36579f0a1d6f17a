import type { LadderRow } from "@harbor/bots";

/** Two against each other: here luck and third parties obscure skill least. */
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
