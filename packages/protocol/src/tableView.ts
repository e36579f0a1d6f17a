import { z } from "zod";
import { growing } from "./growing.ts";
import { botIdSchema, colorSchema } from "./ids.ts";
import { CHAT_PACES, KEPT_FROM, MOST_KEPT_OUT, WATCHERS_NAMED } from "./limits.ts";
import { toldSettingsSchema } from "./settings.ts";

export const STATUSES = ["open", "playing", "finished", "closed"] as const;

/** By Glicko-2: about 95 of 100 players are within two deviations of their true strength. */
export const ratingSchema = growing({ value: z.int(), deviation: z.int() });
export type ToldRating = z.infer<typeof ratingSchema>;

const seatBase = { color: colorSchema, choice: z.string().optional() };
export const seatViewSchema = z.discriminatedUnion("kind", [
  growing({ kind: z.literal("empty"), ...seatBase }),
  growing({
    kind: z.literal("bot"),
    /** Which of the game's characters it is; absent at older tables and in games without bots. */
    bot: botIdSchema.optional(),
    ...seatBase,
  }),
  growing({
    kind: z.literal("person"),
    name: z.string(),
    /** When they sat down, before the game begins. */
    since: z.number().optional(),
    /** Names the author of chat messages, for a host who mutes. */
    author: z.string(),
    present: z.boolean(),
    /** The clock ran out twice in a row. */
    away: z.boolean(),
    /** If the player is not connected: when the others may vote for the autopilot, by the server's clock. */
    absentFrom: z.number().optional(),
    /** The autopilot plays until the owner comes back. */
    autopilot: z.boolean(),
    /** The clock ran out: the autopilot plays until this part of the round is over, or its owner acts. */
    late: z.literal(true).optional(),
    /** The player gave up: the autopilot plays to the end. */
    resigned: z.literal(true).optional(),
    /** Agreed that the game is rated. */
    agreed: z.literal(true).optional(),
    /** Once everybody has agreed: the rating at that moment. */
    rating: ratingSchema.optional(),
    ...seatBase,
  }),
]);
export type SeatView = z.infer<typeof seatViewSchema>;

/** A table as one person sees it. */
export const tableViewSchema = growing({
  code: z.string(),
  settings: toldSettingsSchema,
  status: z.enum(STATUSES),
  choices: z.array(z.string()),
  seats: z.array(seatViewSchema),
  you: growing({ seat: z.int().optional(), isHost: z.boolean() }),
  /** Seats that must decide, and their deadlines by the server's clock, if the table has a clock. */
  deadlines: z.record(z.string(), z.number()),
  /** Since when the game waits for each of them, by the server's clock; absent on older servers. */
  awaitedSince: z.record(z.string(), z.number()).optional(),
  /** The votes for the autopilot, by the seat voted on. */
  votes: z.record(z.string(), z.array(z.int())),
  /** The seats that want to close the table. */
  closing: z.array(z.int()),
  muted: z.array(z.string()),
  /** People the host has removed from a seat, barred from all seats, or barred from the table. */
  keptOut: z.array(growing({ author: z.string(), name: z.string(), from: z.enum(KEPT_FROM) })).max(MOST_KEPT_OUT),
  chatPace: z.enum(CHAT_PACES),
  /** The table plays the seed of an earlier game. */
  sameSeed: z.boolean(),
  /** The number of spectators. */
  watchers: z.int(),
  /** The names of the first of them, except for those who are muted. */
  watcherNames: z.array(z.string()).max(WATCHERS_NAMED),
  /** Their ids, in the same order. */
  watcherAuthors: z.array(z.string()).max(WATCHERS_NAMED),
  /** The game is rated. */
  rated: z.literal(true).optional(),
  /** After a rated game: each seat's rating before and after it. */
  ratings: z.array(growing({ seat: z.int(), before: ratingSchema, after: ratingSchema })).optional(),
  rematch: z.string().optional(),
  /** The seat that asked for the rematch, unless it was a host without one. */
  rematchBy: z.int().optional(),
  /** What the rules let this viewer see; absent before the start. */
  game: z.unknown().optional().describe("A View of the game's own schemas."),
  /** The viewer's own queued actions, which nobody else sees. */
  queue: z.array(z.unknown()).optional().describe("Actions of the game's own schemas, or lists of alternatives."),
});
export type TableView = z.infer<typeof tableViewSchema>;

export const chatMessageSchema = growing({
  author: z.string(),
  name: z.string(),
  seat: z.int().optional(),
  text: z.string(),
  at: z.number(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
