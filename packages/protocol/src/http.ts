import { z } from "zod";
import { tableSettingsSchema } from "./commands.ts";
import { STATUSES } from "./tableView.ts";
import { nameSchema, replayIdSchema } from "./text.ts";

export const renameSchema = z.strictObject({ name: nameSchema });
export const meSchema = z.strictObject({ name: z.string() });

export const createTableSchema = z.strictObject({
  settings: tableSettingsSchema,
  /** Plays the seed of a finished game, which all at the table can see. */
  sameSeedAs: replayIdSchema.optional(),
});
export const createdTableSchema = z.strictObject({ code: z.string() });

export const tableCardSchema = z.strictObject({
  code: z.string(),
  status: z.enum(STATUSES),
  settings: tableSettingsSchema,
  seats: z.array(z.strictObject({ kind: z.enum(["empty", "bot", "person"]), name: z.string().optional() })),
  changedAt: z.number(),
  /** In a list of one's own tables: whether it waits for oneself. */
  yourTurn: z.boolean().optional(),
});
export type TableCard = z.infer<typeof tableCardSchema>;
export const tableListSchema = z.strictObject({ tables: z.array(tableCardSchema) });

/** Somebody's own cards for a game, typed in by them. */
export const handInCardsSchema = z.strictObject({ game: z.string().max(40), cards: z.unknown() });
export const handedInCardsSchema = z.strictObject({ hash: z.string() });

export const gameListSchema = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      rules: z.string(),
      cards: z.string(),
      modes: z.array(z.strictObject({ id: z.string(), seats: z.array(z.int()) })),
    }),
  ),
});

export const resumeTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "is not a resume link");
export const resumeSchema = z.strictObject({ token: resumeTokenSchema });
export const resumeLinkSchema = z.strictObject({ token: z.string(), expiresAt: z.number() });
export const savedReplaySchema = z.strictObject({ id: z.string() });
