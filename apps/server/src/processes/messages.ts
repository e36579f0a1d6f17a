import { z } from "zod";

/** What the first process and its workers say to each other. */

const memberSchema = z.object({
  slot: z.number(),
  /** Unique to each run of the process. */
  id: z.string(),
  /** Where the other processes reach it. */
  line: z.string(),
});
export type Member = z.infer<typeof memberSchema>;

export const toWorkerSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("begin"),
    me: memberSchema,
    /** How many there are when all run. */
    processes: z.number(),
    /** Where its HTTP server listens, unused: connections come from the primary. */
    http: z.string(),
  }),
  /** The processes that are there now. */
  z.object({ type: z.literal("crew"), members: z.array(memberSchema) }),
  /** Sent with a connection; `read` holds the bytes already read from it, in base64. */
  z.object({ type: z.literal("connection"), read: z.string() }),
  z.object({ type: z.literal("ping") }),
  z.object({ type: z.literal("stop") }),
]);
export type ToWorker = z.infer<typeof toWorkerSchema>;

export const fromWorkerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("open") }),
  z.object({ type: z.literal("pong") }),
]);
export type FromWorker = z.infer<typeof fromWorkerSchema>;
