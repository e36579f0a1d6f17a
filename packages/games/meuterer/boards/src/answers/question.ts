import type { Seat } from "@harbor/kit";
import type { Kind, Place, Role } from "@harbor/meuterer";
import { ASK } from "@harbor/ui/answers";

/** What a player can ask about, by pointing at it. */
export type Question =
  | { readonly about: "island" | "prices" | "voyage"; readonly place: Place }
  | { readonly about: "course"; readonly by: "captain" | "mutineer" }
  | { readonly about: "role"; readonly role: Role | "captain"; readonly seat?: Seat }
  | { readonly about: "hidden" | "cards" | "score" | "sign" | "fought"; readonly seat: Seat }
  | { readonly about: "laid"; readonly seat: Seat; readonly kind: Kind }
  | { readonly about: "card" | "discards"; readonly kind: Kind }
  | { readonly about: "wage" | "center" | "pile" | "round" | "side" };

/** Every question on a page so far, by the text that stands for it there. */
const asked = new Map<string, Question>();

/** Marks a piece of the boards with its question. */
export function asks(question: Question): { readonly [ASK]: string } {
  const text = JSON.stringify(question);
  if (!asked.has(text)) asked.set(text, question);
  return { [ASK]: text };
}

export const questionIn = (text: string): Question | undefined => asked.get(text);
