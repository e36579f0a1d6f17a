import { COMMON_REASONS } from "@harbor/kit";
import { z } from "zod";

export const HOURS = [5, 6, 7] as const;
export type Hour = (typeof HOURS)[number];

export const LONGEST_POSY = 6;

const flower = z.string().max(20);
export const actionSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("wake"), hour: z.literal(HOURS) }),
  z.strictObject({ type: z.literal("gather"), flowers: z.array(flower).max(2).readonly() }),
  z.strictObject({ type: z.literal("water") }),
  z.strictObject({ type: z.literal("tie"), flowers: z.array(flower).min(2).max(LONGEST_POSY).readonly() }),
  z.strictObject({ type: z.literal("rest") }),
  z.strictObject({ type: z.literal("bury"), flower }),
  z.strictObject({ type: z.literal("keep") }),
  z.strictObject({ type: z.literal("undo") }),
]);
export type Action = Readonly<z.infer<typeof actionSchema>>;

export function readAction(input: unknown): Action | undefined {
  return actionSchema.safeParse(input).data;
}

export const REASONS = [
  ...COMMON_REASONS,
  "already-chosen",
  "not-in-meadow",
  "not-in-hand",
  "gather-first",
  "can-empty",
  "no-thistle",
] as const;
export type Reason = (typeof REASONS)[number];
