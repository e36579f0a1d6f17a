import { z } from "zod";
import { GOODS } from "../vocabulary.ts";

/**
 * The whole vocabulary of what cards can do. A card is a record that names some of these; the steps ask for an
 * effect, never for a card.
 */
const amount = z.int().min(1).max(20);

export const powerSchema = z.discriminatedUnion("power", [
  z.strictObject({ power: z.literal("produce-good"), good: z.enum(GOODS) }),
  z.strictObject({ power: z.literal("produce-money"), money: amount }),
  /** Takes money for good, and produces 1 for every full `per` on it, `most` at the most. */
  z.strictObject({ power: z.literal("bank"), per: amount, most: amount }),
  z.strictObject({ power: z.literal("store"), goods: z.array(z.enum(GOODS)).min(1), room: amount }),
  z.strictObject({ power: z.literal("keep-prestige") }),
  z.strictObject({ power: z.literal("exchange-prices") }),
  z.strictObject({ power: z.literal("free-packing") }),
  z.strictObject({ power: z.literal("no-money-penalty") }),
  z.strictObject({ power: z.literal("wall-bonus"), bollards: amount }),
  z.strictObject({ power: z.literal("longer-stay"), of: z.enum(["ship", "contract"]), markers: amount }),
  z.strictObject({ power: z.literal("win-ties") }),
  z.strictObject({ power: z.literal("completion-bonus"), money: amount }),
]);
export type Power = z.infer<typeof powerSchema>;
export type PowerName = Power["power"];

/** What becomes of several powers of one kind, on one building or on several of a harbor. */
export const SEVERAL = {
  "produce-good": "one-a-building",
  "produce-money": "add-up",
  bank: "one-a-set",
  store: "add-up",
  "keep-prestige": "count-once",
  "exchange-prices": "count-once",
  "free-packing": "count-once",
  "no-money-penalty": "count-once",
  "wall-bonus": "add-up",
  "longer-stay": "add-up",
  "win-ties": "count-once",
  "completion-bonus": "add-up",
} as const satisfies Record<PowerName, "add-up" | "count-once" | "one-a-building" | "one-a-set">;

export const happeningSchema = z.discriminatedUnion("happening", [
  z.strictObject({
    happening: z.literal("pay"),
    money: amount,
    forEach: z.enum(["cash", "building", "good"]),
    every: amount,
  }),
  z.strictObject({ happening: z.literal("gain"), money: amount, forEach: z.enum(["player", "ship"]) }),
  z.strictObject({ happening: z.literal("fill-cash"), to: amount }),
  z.strictObject({
    happening: z.literal("prestige"),
    change: z.union([z.literal(1), z.literal(-1)]),
    who: z.enum(["has-proud-ship", "has-no-ship", "lowest-prestige", "highest-value"]),
    /** From how many stars a ship is a proud one. */
    stars: z.int().min(1).max(5).optional(),
  }),
  z.strictObject({ happening: z.literal("lose-cargo"), goods: amount }),
  z.strictObject({ happening: z.literal("give-good") }),
  z.strictObject({ happening: z.literal("sell-good") }),
  z.strictObject({
    happening: z.literal("markers"),
    on: z.enum(["ships", "contracts"]),
    change: z.union([z.literal(1), z.literal(-1)]),
  }),
  z.strictObject({ happening: z.literal("cycle-prices") }),
  z.strictObject({ happening: z.literal("reverse-ladder") }),
]);
export type Happening = z.infer<typeof happeningSchema>;

export type Question = Extract<Happening, { happening: "give-good" | "sell-good" }>;

/** Whether the players are asked for a choice when this happens. */
export function isQuestion(happening: Happening): happening is Question {
  return happening.happening === "give-good" || happening.happening === "sell-good";
}
