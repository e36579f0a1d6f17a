import { type Influence, isSlot, type Slot, WESER } from "../src/index.ts";

/** Bids in the order in which a test lists them. */
export function listBids(
  planned: Partial<Record<Slot, Influence | readonly Influence[]>>,
): { slot: Slot; card: Influence }[] {
  return Object.entries(planned).flatMap(([slot, cards]) => {
    if (!isSlot(slot)) throw new Error(`there is no slot ${slot}`);
    return [cards].flat().map((card) => ({ slot, card }));
  });
}

/** A newspaper that sends the dummy to this slot. */
export function newspaperFor(slot: Slot, drawn: readonly string[]): string {
  const newspaper = WESER.lists.newspapers.find(({ id, solo }) => solo === slot && !drawn.includes(id));
  if (newspaper === undefined) throw new Error(`no newspaper is left that sends the dummy to ${slot}`);
  return newspaper.id;
}
