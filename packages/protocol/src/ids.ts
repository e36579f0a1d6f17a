import { z } from "zod";
import { MOST_SEATS } from "./limits.ts";

/** One of the player colours, counted from 0: a game has as many as its largest table has seats. */
export const colorSchema = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** Identifies a person at one table: in seats, lists of spectators and messages. */
export const authorSchema = z.string().max(40);
export const cardsHashSchema = z.string().regex(/^[0-9a-f]{64}$/, "is not the hash of a card set");
/** One of the characters that a game has to play against. */
export const botIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, "is not the id of a bot");
export const replayIdSchema = z.string().regex(/^[a-z0-9]{16,40}$/, "is not the id of a replay");
