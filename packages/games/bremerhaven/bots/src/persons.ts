import type { BotPerson } from "@harbor/bots";
import type { Temper } from "./mind.ts";

/**
 * Whom one plays against, with what they like more or do otherwise than others of their strength: small changes, so
 * that it shows over a game and costs next to nothing. Tables keep these ids: one that has been released stays.
 */
export const PERSONS: readonly (BotPerson & { readonly ways: Partial<Temper> })[] = [
  // Lays a card before it has been thought about.
  { id: "pim", strength: "deckhand", ways: { slips: 0.82 } },
  { id: "rosa", strength: "deckhand", ways: { taste: { ships: 1.35 } } },
  { id: "otto", strength: "deckhand", ways: { taste: { contracts: 1.35 } } },
  { id: "greta", strength: "mate", ways: { taste: { building: 1.2, permit: 1.2 } } },
  { id: "samuel", strength: "mate", ways: { taste: { prices: 1.2, ladder: 1.15, contracts: 1.1 } } },
  // What others could use is worth a card.
  { id: "nora", strength: "mate", ways: { taste: { denied: 1.8 } } },
  { id: "clara", strength: "captain", ways: { taste: { ships: 1.15, building: 1.15 } } },
  { id: "viktor", strength: "captain", ways: { taste: { influence: 1.25, ladder: 1.25 } } },
  // Plans with more doubt, and so bids where others would not.
  { id: "bruno", strength: "captain", ways: { noise: 0.35 } },
];
