import type { BalanceRow } from "@harbor/bots";

const alone = { mode: "solo", seats: 1, times: 1, variants: 1 } as const;
const atFour = { mode: "long", seats: 4, times: 1, variants: 1 } as const;

/** One game of a pair has a building, and the other an empty lot. */
export const TWINS = 2;
const BUILDINGS = 20;
/** Only one or two of four players build a given building, and not in every game. */
const TO_SEE_BUILDINGS = 5;

export const ROWS = [
  { id: "solo-strongest", ...alone, bots: "strongest" },
  { id: "solo-middle", ...alone, bots: "middle" },
  { id: "solo-deckhand", ...alone, bots: "deckhand" },
  { id: "solo-random", ...alone, bots: "random" },
  { id: "four-strongest", ...atFour, bots: "strongest" },
  { id: "four-equal", ...atFour, bots: "middle", times: TO_SEE_BUILDINGS },
  { id: "permit", mode: "solo", seats: 1, bots: "middle", times: BUILDINGS * TWINS, variants: TWINS },
] as const satisfies readonly BalanceRow[];
export type RowId = (typeof ROWS)[number]["id"];
