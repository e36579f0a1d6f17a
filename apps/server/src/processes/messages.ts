import { z } from "zod";

/** What the first process and its workers say to each other. */

const memberSchema = z.object({
  slot: z.number(),
  /** A new one for each life. */
  id: z.string(),
  /** Where the others reach it. */
  line: z.string(),
});
export type Member = z.infer<typeof memberSchema>;

export const toWorkerSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("begin"),
    me: memberSchema,
    /** How many there are when all run. */
    processes: z.number(),
    /** Where its HTTP server listens, unused: a connection comes from the first process. */
    http: z.string(),
  }),
  /** Who is there now. */
  z.object({ type: z.literal("crew"), members: z.array(memberSchema) }),
  /** A connection comes along, and what was read from it already, in base64. */
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
