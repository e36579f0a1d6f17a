import type { BotPerson } from "@harbor/bots";

/** Whom one plays against. Tables keep these ids: one that has been released stays. */
export const PERSONS: readonly BotPerson[] = [
  { id: "nele", strength: "deckhand" },
  { id: "ole", strength: "deckhand" },
  { id: "pim", strength: "deckhand" },
  { id: "marit", strength: "mate" },
  { id: "hauke", strength: "mate" },
  { id: "tomas", strength: "mate" },
  { id: "alma", strength: "captain" },
  { id: "rasmus", strength: "captain" },
  { id: "ida", strength: "captain" },
];
