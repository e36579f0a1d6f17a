import { z } from "zod";
import { growing } from "./growing.ts";
import { refusalCodeSchema, refusalSchema } from "./refusals.ts";
import { chatMessageSchema, tableViewSchema } from "./tableView.ts";

/** The names of the messages on the socket. Each of the client's is answered with an acknowledgement. */
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
  /** The version of the protocol: a client written for another version may misunderstand what follows. */
  protocol: z.int(),
  /** The version of the server, for people to read. */
  server: z.string(),
});
export type Hello = z.infer<typeof helloSchema>;

/** Everything a viewer sees of a table. `n` is its version; the next patch has `n + 1`. */
export const snapshotSchema = growing({
  table: z.string(),
  n: z.int(),
  view: tableViewSchema,
  chat: z.array(chatMessageSchema),
  /** The number of events so far; the next patch's events follow them. */
  happened: z.int(),
  /** The server's clock, for computing deadlines. */
  now: z.number(),
});
export type TableSnapshot = z.infer<typeof snapshotSchema>;

const gameEvents = z.array(z.unknown()).describe("Events of the game's own schemas.");

/** A patch is validated where it is applied (`isPatch` in the kit). */
export const uncheckedPatchSchema = z.unknown();

/** A gap in `n` means that something was missed: watch the table again to get a snapshot. */
export const patchMessageSchema = growing({
  table: z.string(),
  n: z.int(),
  patch: uncheckedPatchSchema.optional(),
  /** What happened, as far as this viewer may know it. */
  events: gameEvents.optional(),
});
export type PatchMessage = z.infer<typeof patchMessageSchema>;

/** A page of events, in order, as this viewer was or would have been shown them at the time. */
export const historyAnswerSchema = z.discriminatedUnion("ok", [
  growing({
    ok: z.literal(true),
    events: gameEvents,
    /** The total number of events so far. */
    happened: z.int(),
  }),
  refusalSchema,
]);
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;

/** The viewer's legal actions, for clients without the rules of the game. */
export const legalAnswerSchema = z.discriminatedUnion("ok", [
  growing({
    ok: z.literal(true),
    /** Whether the game waits for the viewer. If not, there may still be something to undo. */
    yourTurn: z.boolean(),
    actions: z.array(z.unknown()).describe("Actions of the game's own schemas."),
  }),
  refusalSchema,
]);
export type LegalAnswer = z.infer<typeof legalAnswerSchema>;

export const chatEventSchema = growing({ table: z.string(), message: chatMessageSchema });
export type ChatEvent = z.infer<typeof chatEventSchema>;

/** The viewer may no longer watch this table. */
export const goneSchema = growing({ table: z.string(), code: refusalCodeSchema });
export type Gone = z.infer<typeof goneSchema>;

export const watchAnswerSchema = z.discriminatedUnion("ok", [
  growing({
    ok: z.literal(true),
    snapshot: snapshotSchema,
    /** The autopilot has been playing the viewer's seat. */
    tookBack: z.boolean(),
    /** The viewer's id in this table's seats, lists and messages. */
    author: z.string(),
  }),
  refusalSchema,
]);
export type WatchAnswer = z.infer<typeof watchAnswerSchema>;
