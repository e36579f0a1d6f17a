import { z } from "zod";
import { HOURS } from "./actions.ts";

const seat = z.int();
const flowers = z.array(z.string());
const optionalFlower = z.string().optional();
export const eventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("dealt"), seat, flowers: flowers.optional() }),
  z.object({ type: z.literal("day-begun"), day: z.int(), meadow: flowers }),
  /** The hour is its owner's to know until all have chosen. */
  z.object({ type: z.literal("chosen"), seat, hour: z.literal(HOURS).optional() }),
  z.object({ type: z.literal("woken"), hours: z.array(z.literal(HOURS)), order: z.array(seat) }),
  z.object({ type: z.literal("gathered"), seat, flowers }),
  z.object({ type: z.literal("grown"), flowers }),
  z.object({ type: z.literal("watered"), seat, flower: optionalFlower }),
  z.object({ type: z.literal("tied"), seat, flowers, points: z.int() }),
  z.object({ type: z.literal("rested"), seat }),
  /** What comes next was the only thing that could be done. */
  z.object({ type: z.literal("forced"), seat }),
  z.object({ type: z.literal("taken-back"), seat }),
  /** Whether a thistle was buried, and what came for it, is its owner's to know. */
  z.object({ type: z.literal("slept"), seat, buried: optionalFlower, drawn: optionalFlower }),
  z.object({ type: z.literal("ended"), seed: z.string() }),
]);
export type Event = Readonly<z.infer<typeof eventSchema>>;
