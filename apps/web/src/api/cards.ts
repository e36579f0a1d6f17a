import { handedInCardsSchema, handInCardsSchema } from "@harbor/protocol";
import { ask, type Reply } from "./http.ts";

/** Stores a card set on the server, which checks it first. Its hash identifies it from then on. */
export const handInCards = (game: string, cards: unknown): Promise<Reply<{ hash: string }>> =>
  ask("/cards", handedInCardsSchema, { game, cards });

/** A stored card set, exactly as it was handed in. */
export const fetchCards = (hash: string): Promise<Reply<{ game: string; cards: unknown }>> =>
  ask(`/cards/${hash}`, handInCardsSchema);
