import type { AnyStage } from "@harbor/face";

/** A stage whose cards are those of another with their decks turned round under another name, so that their hash differs. */
export function turned(stage: AnyStage): AnyStage {
  const { lists } = stage.cards;
  if (typeof lists !== "object" || lists === null) throw new Error("no cards");
  const decks = Object.entries(lists).map(([name, deck]) => [name, Array.isArray(deck) ? deck.toReversed() : "Turned"]);
  const made = stage.withCards(Object.fromEntries(decks));
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}
