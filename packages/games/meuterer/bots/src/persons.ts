import type { BotPerson } from "@harbor/bots";
import type { Temper } from "./appraisal.ts";

/**
 * The characters to play against, with their deviations from the plain strength. Tables store these ids, so a released
 * one must stay. Captain and mate are roles in this game, so no character is called after a strength.
 */
export const PERSONS: readonly (BotPerson & { readonly ways: Partial<Temper> })[] = [
  { id: "piet", strength: "deckhand", ways: {} },
  // Takes every chance of a mutiny.
  { id: "mina", strength: "deckhand", ways: { daring: 1.7 } },
  { id: "lars", strength: "deckhand", ways: { slips: 0.4 } },
  { id: "jette", strength: "mate", ways: {} },
  { id: "onno", strength: "mate", ways: { daring: 0.7 } },
  { id: "fiete", strength: "mate", ways: { daring: 1.1, doubt: 0.45 } },
  { id: "alma", strength: "captain", ways: {} },
  { id: "raik", strength: "captain", ways: { daring: 1.1 } },
  { id: "wiebke", strength: "captain", ways: { daring: 0.7 } },
];
