import { z } from "zod";
import { authorSchema, botIdSchema, colorSchema } from "./ids.ts";
import { ACTION_LIMITS, CHAT_PACES, MOST_QUEUED, MOST_SEATS } from "./limits.ts";
import { listOf, recordOf, scalarOf } from "./records.ts";
import { tableSettingsSchema } from "./settings.ts";
import { chatTextSchema, codeSchema, commandIdSchema } from "./text.ts";

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** Validated by the rules of the game, which refuse unknown actions. */
const action = recordOf(z.union([scalarOf(ACTION_LIMITS.text), listOf(ACTION_LIMITS)]), ACTION_LIMITS.fields).describe(
  "An Action of the game's own schemas.",
);

/** Everything somebody can do at a table. */
export const commandSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("act"), action }),
  /** Replaces the queue; an empty list clears it. */
  z.strictObject({
    do: z.literal("queue"),
    actions: z
      .array(z.union([action, z.array(action).min(1).max(MOST_QUEUED)]))
      .max(MOST_QUEUED)
      .refine((all) => all.flat().length <= MOST_QUEUED, `has more than ${MOST_QUEUED} actions`)
      .describe("Actions, or lists of alternatives, of which the first that is legal is played."),
  }),
  z.strictObject({ do: z.literal("sit"), seat }),
  z.strictObject({ do: z.literal("stand") }),
  z.strictObject({ do: z.literal("choose"), choice: z.string().max(40).optional() }),
  z.strictObject({ do: z.literal("paint"), color: colorSchema }),
  /** One of the game's characters; if absent, any free one. */
  z.strictObject({ do: z.literal("add-bot"), seat, bot: botIdSchema.optional() }),
  z.strictObject({ do: z.literal("clear-seat"), seat }),
  z.strictObject({ do: z.literal("configure"), settings: tableSettingsSchema }),
  /** Agrees that the game is rated, or no longer; it is, if everybody at the table has agreed when it begins. */
  z.strictObject({ do: z.literal("rate"), agreed: z.boolean() }),
  z.strictObject({ do: z.literal("start") }),
  /** During the game: a vote to close the table, or its withdrawal. */
  z.strictObject({ do: z.literal("close"), wanted: z.boolean().optional() }),
  z.strictObject({ do: z.literal("rematch") }),
  z.strictObject({ do: z.literal("say"), text: chatTextSchema }),
  z.strictObject({ do: z.literal("mute"), author: authorSchema, muted: z.boolean() }),
  /** Keeps somebody out of the seats of this table, or of the whole table. */
  z.strictObject({ do: z.literal("keep-out"), author: authorSchema, from: z.enum(["seats", "table"]) }),
  z.strictObject({ do: z.literal("let-in"), author: authorSchema }),
  z.strictObject({ do: z.literal("pace-chat"), pace: z.enum(CHAT_PACES) }),
  /** Gives up for good: the autopilot plays the seat to the end. */
  z.strictObject({ do: z.literal("resign") }),
  /** Votes to let the autopilot play for an absent player. */
  z.strictObject({ do: z.literal("vote"), seat }),
]);
export type Command = z.infer<typeof commandSchema>;

export const watchSchema = z.strictObject({ table: codeSchema });
/** Asks for the legal actions. */
export const legalSchema = z.strictObject({ table: codeSchema });

/** Asks for the events at a table, starting with this number. */
export const historySchema = z.strictObject({ table: codeSchema, from: z.int().min(0) });
export const commandMessageSchema = z.strictObject({ table: codeSchema, id: commandIdSchema, command: commandSchema });
export type CommandMessage = z.infer<typeof commandMessageSchema>;
