import type { BotPerson } from "@harbor/bots";
import type { Temper } from "./mind.ts";

/**
 * The characters to play against, with their deviations from the plain strength: small enough to cost next to nothing,
 * but noticeable over a game. Tables store these ids, so a released one must stay.
 */
export const PERSONS: readonly (BotPerson & { readonly ways: Partial<Temper> })[] = [
  // Plays cards without thinking.
  { id: "pim", strength: "deckhand", ways: { slips: 0.82 } },
  { id: "rosa", strength: "deckhand", ways: { taste: { ships: 1.35 } } },
  { id: "otto", strength: "deckhand", ways: { taste: { contracts: 1.35 } } },
  { id: "greta", strength: "mate", ways: { taste: { building: 1.2, permit: 1.2 } } },
  { id: "samuel", strength: "mate", ways: { taste: { prices: 1.2, ladder: 1.15, contracts: 1.1 } } },
  // Spends cards to deny others what they need.
  { id: "nora", strength: "mate", ways: { taste: { denied: 1.8 } } },
  { id: "clara", strength: "captain", ways: { taste: { ships: 1.15, building: 1.15 } } },
  { id: "viktor", strength: "captain", ways: { taste: { influence: 1.25, ladder: 1.25 } } },
  // Has more doubt, and so bids where others would not.
  { id: "bruno", strength: "captain", ways: { noise: 0.35 } },
];
