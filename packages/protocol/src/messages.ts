import { z } from "zod";
import { growing } from "./growing.ts";
import { refusalCodeSchema, refusalSchema } from "./refusals.ts";
import { chatMessageSchema, tableViewSchema } from "./tableView.ts";

/** Names of the messages on the socket. The client's are answered, each with an acknowledgement. */
export const CLIENT_MESSAGES = {
  watch: "watch",
  leave: "leave",
  history: "history",
  legal: "legal",
  command: "do",
} as const;
export const SERVER_MESSAGES = {
  hello: "hello",
  snapshot: "table",
  patch: "patch",
  chat: "chat",
  gone: "gone",
} as const;

/** The first message on every connection. */
export const helloSchema = growing({
  /** The version of the protocol: with another one than it was written for, a client may misunderstand what comes. */
  protocol: z.int(),
  /** The version of the server, for people. */
  server: z.string(),
});
export type Hello = z.infer<typeof helloSchema>;

/** The whole of what one sees of a table. `n` counts the patches since; the next patch has `n + 1`. */
export const snapshotSchema = growing({
  table: z.string(),
  n: z.int(),
  view: tableViewSchema,
  chat: z.array(chatMessageSchema),
  /** How many events there have been; the next patch's events come after these. */
  happened: z.int(),
  /** The server's clock, to reckon deadlines by. */
  now: z.number(),
});
export type TableSnapshot = z.infer<typeof snapshotSchema>;

const gameEvents = z.array(z.unknown()).describe("Events of the game's own schemas.");

/** What a patch may be is checked where it is applied (`isPatch` of the kit). */
export const uncheckedPatchSchema = z.unknown();

/** A gap in `n` means that something was missed: watch the table again to get it whole. */
export const patchMessageSchema = growing({
  table: z.string(),
  n: z.int(),
  patch: uncheckedPatchSchema.optional(),
  /** What happened, as far as this viewer may know it. */
  events: gameEvents.optional(),
});
export type PatchMessage = z.infer<typeof patchMessageSchema>;

/** A page of what happened, in order, as this viewer was or would have been told it at the time. */
export const historyAnswerSchema = z.discriminatedUnion("ok", [
  growing({
    ok: z.literal(true),
    events: gameEvents,
    /** How many events there are in all by now. */
    happened: z.int(),
  }),
  refusalSchema,
]);
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;

/** What one may do at a table now, for clients that do not have the rules of the game. */
export const legalAnswerSchema = z.discriminatedUnion("ok", [
  growing({
    ok: z.literal(true),
    /** Whether the game waits for one. If not, there may still be something to take back. */
    yourTurn: z.boolean(),
    actions: z.array(z.unknown()).describe("Actions of the game's own schemas."),
  }),
  refusalSchema,
]);
export type LegalAnswer = z.infer<typeof legalAnswerSchema>;

export const chatEventSchema = growing({ table: z.string(), message: chatMessageSchema });
export type ChatEvent = z.infer<typeof chatEventSchema>;

/** One may no longer watch this table. */
export const goneSchema = growing({ table: z.string(), code: refusalCodeSchema });
export type Gone = z.infer<typeof goneSchema>;

export const watchAnswerSchema = z.discriminatedUnion("ok", [
  growing({
    ok: z.literal(true),
    snapshot: snapshotSchema,
    /** The autopilot has played for one's seat until now. */
    tookBack: z.boolean(),
    /** What seats, lists and messages at this table name oneself by. */
    author: z.string(),
  }),
  refusalSchema,
]);
export type WatchAnswer = z.infer<typeof watchAnswerSchema>;
