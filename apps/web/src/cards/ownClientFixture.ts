import type { AnyGameClient } from "@harbor/ui";

/** A client whose card decks are reversed and renamed, so that their hash differs. */
export function turned(client: AnyGameClient): AnyGameClient {
  const { lists } = client.cards;
  if (typeof lists !== "object" || lists === null) throw new Error("no cards");
  const decks = Object.entries(lists).map(([name, deck]) => [name, Array.isArray(deck) ? deck.toReversed() : "Turned"]);
  const made = client.withCards(Object.fromEntries(decks));
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}
