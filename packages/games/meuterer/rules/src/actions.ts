import { readOutside } from "@harbor/kit";
import { z } from "zod";
import { KINDS, ROLES, WAGES } from "./vocabulary.ts";

/** More cards than any deck has. */
const MOST_CARDS = 40;
const kind = z.enum(KINDS);
const cards = z.int().min(0).max(MOST_CARDS);

export const actionSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("offer"), wage: z.literal(WAGES) }).describe("OFR-1: the captain's wage."),
  z.strictObject({ type: z.literal("lay"), kind }).describe("LAD-2: a card of this kind from one's hand."),
  z.strictObject({ type: z.literal("pass") }).describe("PAS-1."),
  z.strictObject({ type: z.literal("board") }).describe("PIR-6: takes all laid cards."),
  z.strictObject({ type: z.literal("leave") }).describe("PIR-6: leaves them all."),
  z.strictObject({ type: z.literal("take"), role: z.enum(ROLES) }).describe("PAS-3: a role from the center."),
  z.strictObject({ type: z.literal("fight"), sabers: cards }).describe("MUT-4: so many sabers from one's hand."),
  z
    .strictObject({ type: z.literal("sell"), anchorage: cards, wake: cards })
    .describe("SEL-7: how many cards are sold at each active island; 0 at the wake if there is none."),
  z
    .strictObject({ type: z.literal("stow"), keep: z.array(kind).max(MOST_CARDS).readonly() })
    .describe("REF-4: which of the cards just drawn the loader keeps, in any order."),
]);
export type Action = Readonly<z.infer<typeof actionSchema>>;
export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

export function readAction(input: unknown): Action | undefined {
  return readOutside(() => actionSchema.safeParse(input).data, undefined);
}
