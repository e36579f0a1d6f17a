import { codeSchema } from "@harbor/protocol";
import { z } from "zod";

const personSchema = z.string().regex(/^[0-9a-f]{24}$/, "is not the number of a person: 24 digits or letters a to f");

export const MOST_LISTED = 500;
const REASON_LENGTH = 200;

/** What the operator may ask of the server. */
export const orderSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("tables"), limit: z.int().min(1).max(MOST_LISTED) }),
  z.strictObject({ do: z.literal("who"), code: codeSchema }),
  z.strictObject({ do: z.literal("close"), code: codeSchema }),
  z.strictObject({ do: z.literal("find"), name: z.string().min(1).max(100) }),
  z.strictObject({ do: z.literal("ban"), person: personSchema, reason: z.string().max(REASON_LENGTH).optional() }),
  z.strictObject({ do: z.literal("unban"), person: personSchema }),
  z.strictObject({ do: z.literal("bans") }),
  z.strictObject({ do: z.literal("delete"), person: personSchema }),
  z.strictObject({ do: z.literal("reports"), limit: z.int().min(1).max(MOST_LISTED) }),
  z.strictObject({ do: z.literal("drop-report"), report: z.string().min(1).max(100) }),
  /** Copying the embedded store's file: hold it, measure its log, release it. */
  z.strictObject({ do: z.literal("hold") }),
  z.strictObject({ do: z.literal("measure-log") }),
  z.strictObject({ do: z.literal("release") }),
]);
export type Order = z.infer<typeof orderSchema>;

export const replySchema = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), value: z.unknown() }),
  z.strictObject({ ok: z.literal(false), problem: z.string() }),
]);
export type OrderReply = z.infer<typeof replySchema>;

const personShown = z.strictObject({ person: z.string(), name: z.string() });

export const tablesSchema = z.strictObject({
  tables: z.array(
    z.strictObject({
      code: z.string(),
      status: z.string(),
      game: z.string(),
      /** Undefined before the game begins, and if this server lacks its rules. */
      phase: z.string().optional(),
      taken: z.int(),
      seats: z.int(),
      watching: z.int(),
      openedAt: z.number(),
      lastAt: z.number(),
      entries: z.int(),
    }),
  ),
  /** How many unfinished tables there are. */
  inAll: z.int(),
});
export type Tables = z.infer<typeof tablesSchema>;

export const whoSchema = z.strictObject({
  code: z.string(),
  status: z.string(),
  host: z.string(),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      kind: z.enum(["empty", "bot", "person"]),
      person: z.string().optional(),
      name: z.string().optional(),
      isHere: z.boolean(),
      autopilot: z.boolean(),
    }),
  ),
  watching: z.array(personShown),
});
export type Who = z.infer<typeof whoSchema>;

export const peopleSchema = z.strictObject({
  people: z.array(personShown.extend({ since: z.number(), tables: z.array(z.string()) })),
});

export const bansSchema = z.strictObject({
  bans: z.array(personShown.extend({ at: z.number(), reason: z.string().optional() })),
});

export const reportsSchema = z.strictObject({
  reports: z.array(
    z.strictObject({
      id: z.string(),
      at: z.number(),
      table: z.string(),
      by: personShown,
      about: personShown,
      reason: z.string(),
      text: z.string().optional(),
      message: z.string().optional(),
    }),
  ),
});
export type Reports = z.infer<typeof reportsSchema>;

export const bannedSchema = z.strictObject({ name: z.string(), sockets: z.int(), tables: z.int() });
export const deletedSchema = z.strictObject({ name: z.string(), tables: z.int() });
export const doneSchema = z.strictObject({ done: z.boolean() });
export const heldSchema = z.strictObject({ path: z.string(), bytes: z.number() });
export const logBytesSchema = z.strictObject({ bytes: z.number() });
