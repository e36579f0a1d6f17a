import type { LadderRow } from "@harbor/bots";

const four = { mode: "plain", seats: 4 } as const;
const three = { mode: "plain", seats: 3 } as const;
const pirates = { mode: "pirates", seats: 4 } as const;

/** The strengths against each other. One in four, or one in three, would win among equals. */
export const LADDER: readonly LadderRow[] = [
  { id: "deckhand-random", ...four, one: "deckhand", others: "random", atLeast: 0.4 },
  { id: "mate-random", ...four, one: "mate", others: "random", atLeast: 0.85 },
  { id: "mate-deckhand", ...four, one: "mate", others: "deckhand", atLeast: 0.5 },
  { id: "captain-mate", ...four, one: "captain@100ms", others: "mate", atLeast: 0.35 },
  { id: "captain-mate-3", ...three, one: "captain@100ms", others: "mate", atLeast: 0.45 },
  { id: "captain-mate-pirates", ...pirates, one: "captain@100ms", others: "mate", atLeast: 0.33 },
  { id: "captain-flat", ...four, one: "captain@100ms", others: "flat@100ms", atLeast: 0.4 },
];
