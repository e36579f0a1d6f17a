import { z } from "zod";
import { growing } from "./growing.ts";
import { cardsHashSchema } from "./ids.ts";
import { ACTION_LIMITS, BOT_PACES, CLOCKS, MOST_OPTIONS } from "./limits.ts";
import { recordOf, scalarOf } from "./records.ts";

const settings = {
  game: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Validated by the rules of the game. */
  options: recordOf(scalarOf(ACTION_LIMITS.text), MOST_OPTIONS).describe("Options of the game's own schemas."),
  /** The hash of an uploaded card set; if absent, the standard cards. */
  cards: cardsHashSchema.optional(),
  isPublic: z.boolean(),
  spectators: z.boolean(),
  /** Seconds for a decision; if absent, there is no clock. */
  clock: z.literal(CLOCKS).optional(),
  /** How fast bots move; if absent, at a human pace. */
  botPace: z.enum(BOT_PACES).optional(),
};
export const tableSettingsSchema = z.strictObject(settings);
/** The settings as the server sends them. */
export const toldSettingsSchema = growing(settings);
export type TableSettings = z.infer<typeof tableSettingsSchema>;
