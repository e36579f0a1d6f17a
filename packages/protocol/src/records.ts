import { z } from "zod";
import { ACTION_LIMITS } from "./limits.ts";

export function scalarOf(text: number) {
  return z.union([z.string().max(text), z.number(), z.boolean()]);
}

export function listOf({ text, items }: { readonly text: number; readonly items: number }) {
  return z.array(scalarOf(text)).max(items);
}

/** Flat and small, since it may be stored for a long time. */
export function recordOf<Value extends z.ZodType>(value: Value, fields: number) {
  return z
    .record(z.string().max(ACTION_LIMITS.name), value)
    .refine((record) => Object.keys(record).length <= fields, `has more than ${fields} fields`)
    .meta({ maxProperties: fields });
}
