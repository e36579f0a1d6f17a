import { answerSchema, type CommandMessage } from "@harbor/protocol";
import { z } from "zod";
import { readCommand } from "../live/readCommand.ts";

/** What the processes of one server say to each other, one line of JSON each. */

const messageSchema = z.custom<CommandMessage>((message) => readCommand(message).success);
const personSchema = z.object({ id: z.string(), name: z.string() });

/** Requests to the process that decides a table. */
const questionSchema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("command"), person: personSchema, message: messageSchema }),
  /** Somebody is back. */
  z.object({ do: z.literal("welcome"), code: z.string(), person: z.string() }),
  /** Something is due at this table without a command: a clock, a bot, an absent host. */
  z.object({ do: z.literal("tend"), code: z.string() }),
  z.object({ do: z.literal("metrics") }),
]);
export type PeerRequest = z.infer<typeof questionSchema>;

/** With the number of the table's last entry: whoever forwards the answer must have read that far. */
const replySchema = z.discriminatedUnion("did", [
  z.object({ did: z.literal("command"), answer: answerSchema, seq: z.number() }),
  z.object({ did: z.literal("welcome"), tookBack: z.boolean(), seq: z.number() }),
  z.object({ did: z.literal("tend") }),
  z.object({ did: z.literal("metrics"), metrics: z.array(z.unknown()) }),
]);
export type PeerReply = z.infer<typeof replySchema>;

const reportSchema = z.object({ process: z.string(), table: z.string(), people: z.array(personSchema) });

const newsSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("written"),
    table: z.string(),
    after: z.number(),
    entries: z.array(z.object({ seq: z.number(), at: z.number(), body: z.unknown() })),
  }),
  /**
   * Who is at tables there now. Sent the same way as commands, so that a person is known before their commands arrive.
   */
  z.object({ kind: z.literal("presence"), reports: z.array(reportSchema) }),
  /** What passed the limits there: the limit, its key, the amount. */
  z.object({ kind: z.literal("spent"), spent: z.array(z.tuple([z.string(), z.string(), z.number()])) }),
  /** The addresses with many connections: the kind, the address, the count. */
  z.object({ kind: z.literal("crowds"), crowds: z.array(z.tuple([z.string(), z.string(), z.number()])) }),
]);
export type News = z.infer<typeof newsSchema>;

export const lineMessageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hello"), id: z.string() }),
  z.object({ kind: z.literal("ask"), nth: z.number(), question: questionSchema }),
  z.object({ kind: z.literal("reply"), nth: z.number(), reply: replySchema.optional() }),
  ...newsSchema.options,
]);
export type LineMessage = z.infer<typeof lineMessageSchema>;
