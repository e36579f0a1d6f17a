import { handedInCardsSchema, handInCardsSchema } from "@harbor/protocol";
import { ask, type Reply } from "./http.ts";

/** Leaves a card set with the server, which checks it first; its hash names it from then on. */
export const handInCards = (game: string, cards: unknown): Promise<Reply<{ hash: string }>> =>
  ask("/cards", handedInCardsSchema, { game, cards });

/** A card set that somebody has handed in, as they did. */
export const fetchCards = (hash: string): Promise<Reply<{ game: string; cards: unknown }>> =>
  ask(`/cards/${hash}`, handInCardsSchema);
